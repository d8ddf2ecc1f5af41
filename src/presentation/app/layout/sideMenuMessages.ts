/** Titles and subtitles of the tiles: specification §2. */
export const sideMenuMessages = {
  title: 'Menu',
  greeting: (name: string) => `Bonjour ${name}`,
  close: 'Fermer le menu',
  tiles: 'Rubriques',
  more: 'En savoir plus',
  buy: { title: 'Acheter', subtitle: 'Parcourir' },
  sell: { title: 'Vendre', subtitle: 'Déposer' },
  favourites: { title: 'Favoris', subtitle: 'Sauvegardés' },
  messages: { title: 'Messages', subtitle: 'Conversations' },
  account: { title: 'Mon compte', subtitle: 'Profil et paramètres' },
  listings: { title: 'Mes annonces', subtitle: 'Gérer mes publications' },
  signIn: { title: 'Se connecter', subtitle: 'Accéder à mon compte' },
  administration: { title: 'Administration', subtitle: 'Gérer le site' },
  signOut: 'Se déconnecter',
  signedOut: 'Votre session est fermée. À bientôt\u202f!',
  signOutFailed: 'La déconnexion n’a pas abouti. Réessayez dans un instant.',
} as const;
