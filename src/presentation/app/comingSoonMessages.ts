interface ComingPage {
  readonly title: string;
  readonly text: string;
}

/** What each page that is still to come will hold; they are for admins. */
export const comingPages: Readonly<Record<string, ComingPage>> = {
  '/admin': { title: 'Administration', text: 'Les administrateurs géreront ici les annonces, les comptes et les réglages du site.' },
};

export const comingSoonMessages = {
  adminsOnly: 'Cette page est réservée aux administrateurs.',
  signIn: 'Se connecter',
  home: 'Retour à l’accueil',
} as const;
