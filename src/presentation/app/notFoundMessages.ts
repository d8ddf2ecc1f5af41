export const notFoundMessages = {
  title: 'Cette page n’existe pas',
  text: 'L’adresse est peut-être incomplète, ou la page a été déplacée. Une recherche vous remettra sur le bon chemin.',
  search: 'Nouvelle recherche',
  families: 'Ou parcourez une catégorie',
  home: 'Retour à l’accueil',
} as const;
