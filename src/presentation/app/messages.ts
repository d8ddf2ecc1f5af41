import type { BackendState } from '../../application/resilience/BackendStatus';
import { PRODUCT_NAME } from '../shared/product';

export const headerMessages = {
  tagline: 'votre marketplace',
  home: `${PRODUCT_NAME}, votre marketplace\u00a0: accueil`,
  skip: 'Aller au contenu',
  shortcuts: 'Raccourcis',
  post: 'Déposer',
  messages: 'Messages',
  favourites: 'Favoris',
  toDark: 'Passer au thème sombre',
  toLight: 'Passer au thème clair',
  openMenu: 'Ouvrir le menu',
  search: 'Recherche sur le site',
  searchKey: 'Ctrl K',
} as const;

export const bottomBarMessages = {
  label: 'Navigation principale',
  home: 'Accueil',
  search: 'Rechercher',
  post: 'Déposer',
  messages: 'Messages',
  favourites: 'Favoris',
} as const;

/** Titles and subtitles of the tiles are the specification's (§2). */
export const menuMessages = {
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

export const footerMessages = {
  description: `${PRODUCT_NAME} rapproche celles et ceux qui vendent de celles et ceux qui cherchent\u00a0: objets, véhicules et immobilier, entre particuliers et professionnels, partout en France.`,
  follow: 'Nous suivre',
  share: `Faire connaître ${PRODUCT_NAME}`,
  shareBy: { email: 'Par e-mail', whatsapp: 'Sur WhatsApp', facebook: 'Sur Facebook' },
  shareText: `${PRODUCT_NAME}, les petites annonces près de chez vous`,
  useful: 'Liens utiles',
  categories: 'Catégories',
  postListing: 'Déposer une annonce',
  search: 'Rechercher une annonce',
  /** Before the name of the licence, which is a link. */
  communes: (publishers: string) => `Liste des communes : ${publishers}, sous`,
  copyright: (year: number) => `© ${year} ${PRODUCT_NAME}`,
} as const;

/** The informational pages, in the footer and in the menu. */
export const informationLinks = [
  { to: '/a-propos', label: 'À propos' },
  { to: '/aide', label: 'Aide' },
  { to: '/contact', label: 'Contact' },
  { to: '/conditions-utilisation', label: 'Conditions d’utilisation' },
] as const;

export const errorMessages = {
  title: 'Cette page ne s’affiche pas comme prévu',
  text: 'Une erreur inattendue est survenue. Rien de ce que vous avez enregistré n’est perdu.',
  reload: 'Rafraîchir la page',
} as const;

export const importMessages = {
  preparing: 'Préparation du catalogue de démonstration…',
  progress: (done: number, total: number) => `${done} annonces sur ${total}`,
} as const;

export const backendMessages: Record<Exclude<BackendState['kind'], 'starting' | 'ready' | 'importing'>, string> = {
  unavailable: `Votre navigateur ne permet pas à ${PRODUCT_NAME} de conserver des données, par exemple en navigation privée. Ouvrez le site dans une fenêtre ordinaire pour déposer et retrouver des annonces.`,
  blocked: `${PRODUCT_NAME} vient d’être mis à jour, mais un autre onglet utilise encore l’ancienne version. Fermez les autres onglets du site, puis rechargez cette page.`,
  full: 'L’espace de stockage de votre navigateur est plein. Libérez de la place sur votre appareil, puis rechargez cette page\u202f: vos annonces déjà enregistrées sont conservées.',
};

export const notFoundMessages = {
  title: 'Cette page n’existe pas',
  text: 'L’adresse est peut-être incomplète, ou la page a été déplacée. Une recherche vous remettra sur le bon chemin.',
  search: 'Nouvelle recherche',
  families: 'Ou parcourez une famille',
  home: 'Retour à l’accueil',
} as const;

export const maintenanceMessages = {
  title: 'Administration de la maintenance',
  text: `Les administrateurs pourront ici fermer ${PRODUCT_NAME} le temps d’une maintenance et fixer la date du lancement.`,
  preview: 'Sur la page de maintenance, les visiteurs pourront s’inscrire ainsi\u00a0:',
  home: 'Retour à l’accueil',
} as const;

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
  '/account': { title: 'Mon compte', audience: 'signed-in', text: 'Vous pourrez modifier ici votre profil et vos paramètres.' },
  '/account/annonces': { title: 'Mes annonces', audience: 'signed-in', text: 'Vous pourrez gérer ici vos publications : les modifier, les renouveler ou les retirer.' },
  '/admin': { title: 'Administration', audience: 'admins', text: 'Les administrateurs géreront ici les annonces, les comptes et les réglages du site.' },
  '/a-propos': { title: 'À propos', audience: 'everyone', text: `Cette page présentera ${PRODUCT_NAME}, son équipe et ses engagements.` },
  '/contact': { title: 'Contact', audience: 'everyone', text: `Cette page vous permettra d’écrire à l’équipe de ${PRODUCT_NAME}.` },
  '/aide': { title: 'Aide', audience: 'everyone', text: 'Cette page répondra aux questions les plus fréquentes sur l’achat, la vente et le classement des annonces.' },
  '/conditions-utilisation': { title: 'Conditions d’utilisation', audience: 'everyone', text: `Cette page présentera les règles d’utilisation de ${PRODUCT_NAME}.` },
};

export const comingSoonMessages = {
  signedOut: 'Cette page sera réservée aux personnes connectées.',
  adminsOnly: 'Cette page est réservée aux administrateurs.',
  signIn: 'Se connecter',
  home: 'Retour à l’accueil',
} as const;
