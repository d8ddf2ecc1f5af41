import type { BackendFailure } from '../../application/shared/BackendFailure';
import { launchMessages } from '../maintenance/messages';
import { PRODUCT_NAME } from '../shared/page/product';

export const administrationMessages = {
  title: 'Administration de la maintenance',
  lead: `Fermez ${PRODUCT_NAME} le temps d’une maintenance, annoncez son lancement, et voyez ce que voient les visiteurs.`,

  mode: 'Mode maintenance',
  on: 'Le site est fermé\u00a0: les visiteurs voient la page de lancement.',
  off: 'Le site est ouvert à tous.',
  switchOn: 'Activer le mode maintenance',
  switchOff: 'Désactiver le mode maintenance',
  switching: 'Enregistrement…',

  closing: 'Fermer le site à tous les visiteurs\u202f?',
  closingShown: 'Ils verront aussitôt, à la place de toutes les pages\u00a0:',
  closingEntrance: `Les administrateurs entrent par le bouton «\u00a0${launchMessages.gear}\u00a0», en bas à droite de la page de lancement. L’administration reste ouverte, et vous pourrez rouvrir le site ici à tout moment.`,
  keepOpen: 'Laisser le site ouvert',
  close: 'Fermer le site',

  entered: 'Vous avez choisi d’entrer malgré la maintenance. Ce navigateur s’en souvient.',
  outside: 'Vous verrez vous aussi la page de lancement.',
  enter: 'Entrer malgré la maintenance',
  leave: 'Rester dehors comme les visiteurs',

  launch: 'Lancement',
  targetDate: 'Date et heure du lancement',
  targetDateHint: 'À l’heure de Paris. Sans date, la page montre le temps estimé ci-dessous.',
  estimate: 'Temps estimé, faute de date',
  estimateHint: 'Laissez tout à zéro pour ne rien annoncer.',
  save: 'Enregistrer le lancement',
  saving: 'Enregistrement…',
  saved: 'Le lancement est enregistré.',
  invalidDate: 'Indiquez une date et une heure, ou laissez ce champ vide.',
  invalidCount: (most: number) => `Un nombre entier, de 0 à ${most}.`,

  figures: 'En ce moment',
  subscribers: (count: number) =>
    count < 2 ? 'inscription à la lettre du lancement' : 'inscriptions à la lettre du lancement',
  visitors: (count: number) => (count < 2 ? 'visiteur aujourd’hui' : 'visiteurs aujourd’hui'),
  visitorsHint: 'Un navigateur compte une fois par jour. Ce nombre est indicatif.',
  counting: 'Chargement…',
  uncounted: 'Ce nombre n’a pas pu être lu.',
  recount: 'Actualiser',

  preview: 'Aperçu',
  previewHint: 'Ce que voient les visiteurs quand le mode maintenance est activé.',
} as const;

export const administrationFailures: Readonly<Record<BackendFailure, string>> = {
  full: 'Rien n’a été enregistré\u00a0: il n’y a plus de place dans ce navigateur.',
  unavailable: 'Rien n’a été enregistré\u00a0: ce navigateur ne permet pas d’enregistrer.',
  offline: 'Rien n’a été enregistré\u00a0: le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  blocked: 'Rien n’a été enregistré\u00a0: une autre version du site est ouverte dans un autre onglet.',
  timeout:
    'Rien n’a été enregistré\u00a0: ce navigateur tarde à répondre. Fermez les autres onglets du site, puis réessayez.',
  denied: 'Rien n’a été enregistré\u00a0: votre compte n’en a pas le droit.',
  unknown: 'Rien n’a été enregistré, pour une raison inconnue.',
};
