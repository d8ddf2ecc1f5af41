import type { BackendState } from '../../application/resilience/BackendStatus';
import { PRODUCT_NAME } from '../shared/product';

/** What stands in the page before any script runs, and in the manifest. */
export const pageMessages = {
  title: `${PRODUCT_NAME}, votre marketplace`,
  description: `Achetez et vendez près de chez vous\u00a0: objets, véhicules, immobilier. Des annonces de particuliers et de professionnels, partout en France.`,
  startup: `Initialisation de ${PRODUCT_NAME}`,
  withoutScript: `${PRODUCT_NAME} a besoin de JavaScript pour afficher les annonces. Activez-le dans votre navigateur, puis rechargez la page.`,
} as const;

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
  signedOut: 'Vous n’êtes plus connecté à votre compte. À bientôt\u202f!',
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
  copyright: (year: number) => `© ${year} ${PRODUCT_NAME}`,
} as const;

/** The informational pages, in the footer and in the menu. */
export const informationLinks = [
  { to: '/a-propos', label: 'À propos' },
  { to: '/aide', label: 'Aide' },
  { to: '/contact', label: 'Contact' },
  { to: '/conditions-utilisation', label: 'Conditions d’utilisation' },
] as const;

export const toastMessages = { close: 'Fermer' } as const;

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
  families: 'Ou parcourez une famille',
  home: 'Retour à l’accueil',
} as const;

export const maintenanceMessages = {
  title: 'Administration de la maintenance',
  text: `Les administrateurs pourront ici fermer ${PRODUCT_NAME} le temps d’une maintenance et fixer la date du lancement.`,
  preview: 'Sur la page de maintenance, les visiteurs pourront s’inscrire ainsi\u00a0:',
  home: 'Retour à l’accueil',
} as const;
