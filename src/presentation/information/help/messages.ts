const articles = (count: number) => `${count} ${count < 2 ? 'article' : 'articles'}`;

export const helpMessages = {
  title: 'Aide',
  lead: 'Rechercher, lire une annonce, en déposer une, se connecter\u00a0: écrivez ce que vous souhaitez faire, ou choisissez un article.',
  description:
    'Le centre d’aide de Mon Bazar\u00a0: des réponses courtes sur la recherche, les annonces, les photos, la connexion, la sécurité et vos données.',
  articleTitle: (title: string) => `${title} · Aide`,

  search: 'Rechercher dans l’aide',
  placeholder: 'Par exemple «\u00a0photo refusée\u00a0»',
  clear: 'Effacer la recherche',
  results: 'Articles trouvés',
  found: (count: number, query: string) =>
    count === 0 ? `Aucun article pour «\u00a0${query}\u00a0».` : `${articles(count)} pour «\u00a0${query}\u00a0».`,
  nothing:
    'Essayez avec moins de mots, ou des mots plus courants. Vous pouvez aussi [parcourir tous les articles](/aide) ou [nous écrire](/contact).',

  related: 'À lire aussi',
  elsewhere: 'Vous n’avez pas trouvé votre réponse\u202f? [Écrivez-nous](/contact).',
} as const;
