interface ComingPage {
  readonly title: string;
  readonly text: string;
  /** Who the page will be for. */
  readonly audience: 'everyone' | 'signed-in' | 'admins';
}

/** What each page that is still to come will hold. */
export const comingPages: Readonly<Record<string, ComingPage>> = {
  '/admin': { title: 'Administration', audience: 'admins', text: 'Les administrateurs géreront ici les annonces, les comptes et les réglages du site.' },
};

export const comingSoonMessages = {
  signedOut: 'Cette page sera réservée aux personnes connectées.',
  adminsOnly: 'Cette page est réservée aux administrateurs.',
  signIn: 'Se connecter',
  home: 'Retour à l’accueil',
} as const;
