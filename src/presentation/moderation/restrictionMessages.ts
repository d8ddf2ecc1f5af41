export const restrictionMessages = {
  label: 'Restriction de votre compte',
  title: (day: string) => `Votre compte est restreint jusqu’au ${day}.`,
  closed: (day: string) => `Votre compte est fermé depuis le ${day}.`,
  reason: (category: string) => `Motif\u00a0: ${category.charAt(0).toLowerCase()}${category.slice(1)}.`,
  effect: 'D’ici là, vous ne pouvez ni publier ni modifier d’annonce, ni envoyer de message ou de signalement.',
  closedEffect:
    'Vous ne pouvez ni publier ni modifier d’annonce, ni envoyer de message ou de signalement. Vos annonces ne sont plus en ligne.',
  contest: 'Lire la décision ou la contester',
} as const;
