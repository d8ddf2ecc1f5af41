import type { BackendState } from '../../application/resilience/BackendStatus';
import { PRODUCT_NAME } from '../shared/page/product';
import { paths } from '../shared/paths';

export const headerMessages = {
  tagline: 'votre marketplace',
  home: `${PRODUCT_NAME}, votre marketplace\u00a0: accueil`,
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

/** The home page’s title while there are unread messages; otherwise `index.html` sets it. */
export function homeTitle(unread: number): string {
  return `(${unread}) ${PRODUCT_NAME}, ${headerMessages.tagline}`;
}

/** The label of links that show the unread count. */
export function messagesLabel(unread: number): string {
  if (unread === 0) return headerMessages.messages;
  return `${headerMessages.messages}, ${unread} ${unread === 1 ? 'non lu' : 'non lus'}`;
}

export const bottomBarMessages = {
  label: 'Navigation principale',
  home: 'Accueil',
  search: 'Rechercher',
  post: 'Déposer',
  messages: 'Messages',
  favourites: 'Favoris',
} as const;

export const footerMessages = {
  description: `${PRODUCT_NAME} rapproche celles et ceux qui vendent de celles et ceux qui cherchent\u00a0: objets, véhicules et immobilier, entre particuliers et professionnels, partout en France.`,
  follow: 'Nous suivre',
  share: `Faire connaître ${PRODUCT_NAME}`,
  shareBy: { email: 'Par e-mail', whatsapp: 'Sur WhatsApp', facebook: 'Sur Facebook' },
  shareText: `${PRODUCT_NAME}, les petites annonces près de chez vous`,
  useful: 'Liens utiles',
  categories: 'Catégories',
  legal: 'Informations légales',
  postListing: 'Déposer une annonce',
  search: 'Rechercher une annonce',
  /** Followed by a link to the licence. */
  communes: (publishers: string) => `Liste des communes\u00a0: ${publishers}, sous`,
  copyright: (year: number) => `© ${year} ${PRODUCT_NAME}`,
} as const;

/** The informational pages, in the footer and in the menu. */
export const informationLinks = [
  { to: paths.about, label: 'À propos' },
  { to: paths.help, label: 'Aide' },
  { to: paths.contact, label: 'Contact' },
  { to: paths.postingRules, label: 'Règles de diffusion' },
  { to: paths.ranking, label: 'Classement des annonces' },
  { to: paths.transparency, label: 'Transparence' },
] as const;

/** Links that the law requires on every page. */
export const legalLinks = [
  { to: paths.terms, label: 'Conditions d’utilisation' },
  { to: paths.legalNotice, label: 'Mentions légales' },
  { to: paths.privacy, label: 'Confidentialité' },
  { to: paths.unsubscribe(), label: 'Désinscription de la newsletter' },
  { to: paths.accessibility, label: 'Accessibilité\u00a0: non conforme' },
] as const;

export const errorMessages = {
  title: 'Problème de connexion',
  text: `Un problème est survenu lors de la connexion à la base de données de ${PRODUCT_NAME}. Vérifiez votre connexion internet, puis réessayez.`,
  refresh: 'Rafraîchir la page',
  recovering: 'Reconnexion en cours...',
  details: "Détails de l'erreur",
} as const;

export const sessionEndMessages = {
  ended: 'Votre session a pris fin. Ce que vous avez saisi est conservé\u00a0: reconnectez-vous pour continuer.',
  signIn: 'Se connecter',
} as const;

export const backendMessages: Record<Exclude<BackendState['kind'], 'starting' | 'ready' | 'importing'>, string> = {
  unavailable: `Votre navigateur ne permet pas à ${PRODUCT_NAME} de conserver des données, par exemple en navigation privée. Ouvrez le site dans une fenêtre ordinaire pour déposer et retrouver des annonces.`,
  offline:
    'Vous êtes hors ligne. Ce que vous écrivez est gardé\u202f; les annonces reprendront dès que la connexion sera revenue.',
  blocked: `${PRODUCT_NAME} vient d’être mis à jour, mais un autre onglet utilise encore l’ancienne version. Fermez les autres onglets du site, puis rechargez cette page.`,
  timeout:
    'Votre navigateur tarde à donner les données du site. Fermez les autres onglets du site, puis rechargez cette page.',
  full: 'L’espace de stockage de votre navigateur est plein. Libérez de la place sur votre appareil, puis rechargez cette page\u00a0: vos annonces déjà enregistrées sont conservées.',
};
