import { PRODUCT_NAME } from '../shared/product';

interface ComingPage {
  readonly title: string;
  readonly text: string;
  /** Who the page will be for. */
  readonly audience: 'everyone' | 'signed-in' | 'admins';
}

/** What each page that is still to come will hold. */
export const comingPages: Readonly<Record<string, ComingPage>> = {
  '/messages': { title: 'Messages', audience: 'signed-in', text: 'Vous retrouverez ici vos conversations avec les vendeurs et les acheteurs, annonce par annonce.' },
  '/favoris': { title: 'Favoris', audience: 'signed-in', text: 'Vous retrouverez ici les annonces que vous aurez sauvegardées.' },
  '/account/annonces': { title: 'Mes annonces', audience: 'signed-in', text: 'Vous pourrez gérer ici vos publications : les modifier, les renouveler ou les retirer.' },
  '/admin': { title: 'Administration', audience: 'admins', text: 'Les administrateurs géreront ici les annonces, les comptes et les réglages du site.' },
  '/contact': { title: 'Contact', audience: 'everyone', text: `Cette page vous permettra d’écrire à l’équipe de ${PRODUCT_NAME}.` },
};

export const comingSoonMessages = {
  signedOut: 'Cette page sera réservée aux personnes connectées.',
  adminsOnly: 'Cette page est réservée aux administrateurs.',
  signIn: 'Se connecter',
  home: 'Retour à l’accueil',
} as const;
