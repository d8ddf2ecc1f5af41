/** Texts of the quick search. */
export const quickSearchMessages = {
  title: 'Recherche rapide',
  placeholder: 'Que cherchez-vous ?',
  submit: 'Rechercher',
  close: 'Fermer la recherche',
  listen: 'Rechercher à la voix',
  stopListening: 'Arrêter l’écoute',
  listening: 'Parlez, nous vous écoutons…',
  recent: 'Recherches récentes',
  clear: "Effacer l'historique",
} as const;
