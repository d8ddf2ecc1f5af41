import type { DeletionStep, DeleteAccountFailure } from '../../../application/privacy/DeleteAccount';
import { PRODUCT_NAME } from '../../shared/page/product';
import type { ArchiveWords } from './ExportViewModel';
import { WRONG_CLOCK } from '../../shared/clockMessages';
import { loadFailureMessages, storeFailureMessages } from '../messages';

export const blockedMessages = {
  lead: 'Ces personnes ne peuvent plus vous écrire, ni vous leur écrire. Elles n’en sont pas averties.',
  none: 'Vous n’avez bloqué personne. Le blocage se fait depuis une conversation ou un profil.',
  list: 'Personnes bloquées',
  since: (day: string) => `Depuis le ${day}`,
  unblock: 'Débloquer',
  unblockName: (name: string) => `Débloquer ${name}`,
  unblocked: (name: string) => `${name} peut de nouveau vous écrire`,
  undo: 'Annuler',
  block: 'Bloquer',
  blockName: (name: string) => `Bloquer ${name}`,
  blockTitle: (name: string) => `Bloquer ${name}\u202f?`,
  blockText: (name: string) =>
    `${name} ne pourra plus vous écrire, ni vous lui écrire. Vous pourrez revenir sur ce choix dans votre compte.`,
  blockConfirm: 'Bloquer',
  cancel: 'Annuler',
  blocked: (name: string) => `${name} est maintenant sur votre liste de blocage`,
} as const;

export const exportMessages = {
  lead: 'Une archive ZIP avec tout ce que le site garde de vous\u00a0: compte, profil, réglages, annonces, photos, favoris, recherches, conversations, blocages, achats, avis, signalements, décisions de modération, messages à l’équipe.',
  save: 'Télécharger mes données',
  gathering: 'Rassemblement de vos données…',
  packing: 'Préparation de l’archive…',
  saved: 'L’archive est dans vos téléchargements.',
  missing: (count: number) =>
    count < 2
      ? 'Une photo n’a pas pu y être jointe. Réessayez plus tard, ou écrivez-nous.'
      : `${count} photos n’ont pas pu y être jointes. Réessayez plus tard, ou écrivez-nous.`,
  failures: {
    ...loadFailureMessages,
    failed: 'Ce navigateur n’a pas pu créer l’archive. Réessayez avec un autre navigateur.',
  },
} as const;

export const archiveWords: ArchiveWords = {
  archive: 'mon-bazar-mes-donnees.zip',
  data: 'donnees.json',
  photos: 'photos',
  readMe: {
    path: 'LISEZ-MOI.txt',
    text: [
      `Vos données sur ${PRODUCT_NAME}`,
      '',
      'donnees.json contient votre compte, votre profil, vos réglages, vos annonces dans tous leurs états, vos favoris, vos recherches enregistrées,',
      'les vendeurs que vous masquez, les personnes que vous bloquez et vos conversations entières\u202f; les annonces qui vous ont été',
      'réservées ou vendues, vos avis et ceux qui vous concernent, vos signalements, les décisions de modération qui vous concernent et les messages que vous avez écrits à',
      'notre équipe en étant connecté.',
      'Le dossier photos contient les photos de vos annonces, de vos messages et de votre profil.',
      '',
      'N’y figurent pas\u00a0: votre mot de passe, que nous ne connaissons pas\u202f; les messages écrits à notre équipe sans être connecté, que vous',
      'pouvez nous demander par la page Contact\u202f; l’adresse laissée pour être averti du lancement\u202f; ce qui reste dans votre navigateur (thème, recherches récentes, brouillons).',
    ].join('\r\n'),
  },
};

export const deletionMessages = {
  lead: 'La suppression est définitive. Voici ce qu’elle fait.',
  effects: [
    ['Vos annonces', 'sont retirées du site et n’apparaissent plus nulle part.'],
    [
      'Vos photos',
      'sont effacées, celle de votre profil aussi. Celles que vous avez envoyées dans un message y restent.',
    ],
    [
      'Vos messages',
      'restent chez les personnes à qui vous avez écrit, sans votre nom\u00a0: «\u00a0Compte supprimé\u00a0» le remplace.',
    ],
    ['Vos avis', 'restent sans votre nom. Ceux qui vous concernent sont effacés.'],
    ['Vos favoris, recherches, vendeurs masqués et blocages', 'sont effacés, comme vos réglages.'],
    [
      'Vos achats et vos messages à l’équipe',
      'sont effacés, comme votre adresse dans la liste du lancement. De vos signalements restent le motif, la date et la copie de ce que vous avez signalé, sans vos mots.',
    ],
    [
      'Les décisions de modération qui vous concernent',
      'restent comme preuves, avec la copie de ce qui a été signalé. Seuls les administrateurs les voient encore.',
    ],
    ['Votre profil', 'disparaît, avec votre nom, votre téléphone et votre e-mail.'],
    ['Votre connexion', 'est supprimée en dernier. Vous pourrez créer un autre compte, qui sera vide.'],
  ],
  exportFirst: 'Téléchargez d’abord vos données si vous voulez en garder une copie.',
  start: 'Supprimer mon compte…',
  unfinished:
    'Une suppression de ce compte a commencé et n’est pas terminée. Vous pouvez la reprendre là où elle s’est arrêtée.',
  resume: 'Reprendre la suppression…',
  title: 'Supprimer votre compte\u202f?',
  word: 'SUPPRIMER',
  instruction: 'Pour confirmer, saisissez le mot SUPPRIMER en majuscules.',
  field: 'Mot de confirmation',
  confirm: 'Supprimer définitivement',
  retry: 'Reprendre',
  cancel: 'Garder mon compte',
  notNow: 'Plus tard',
  mayGoOn:
    'Votre demande est peut-être arrivée malgré tout\u00a0: votre compte peut alors être supprimé d’ici une demi-heure, même sans vous.',
  deleting: 'Suppression en cours. Ne fermez pas cette page.',
  deleted: 'Votre compte est supprimé. Au revoir, et merci.',
} as const;

export const deletionStepMessages: Record<DeletionStep, string> = {
  listings: 'Retrait de vos annonces…',
  photos: 'Effacement de vos photos…',
  conversations: 'Retrait de votre nom des conversations…',
  'saved-items': 'Effacement de vos favoris, recherches et blocages…',
  preferences: 'Effacement de vos réglages…',
  newsletter: 'Retrait de votre adresse de la liste du lancement…',
  profile: 'Effacement de votre profil…',
  records: 'Effacement de vos achats, signalements et messages à l’équipe…',
  identity: 'Suppression de votre connexion…',
};

export const deletionFailureMessages: Record<DeleteAccountFailure, string> = {
  ...storeFailureMessages,
  offline:
    'Le serveur ne répond plus. Vérifiez votre connexion, puis reprenez\u00a0: ce qui est fait ne sera pas refait.',
  denied: 'La suppression a été refusée. Reconnectez-vous, puis reprenez.',
  'wrong-clock': `La suppression s’est interrompue\u00a0: ${WRONG_CLOCK}`,
  unknown: 'La suppression s’est interrompue. Reprenez-la\u00a0: ce qui est fait ne sera pas refait.',
  'recent-sign-in-needed': 'Montrez d’abord que c’est bien vous.',
  'session-ended': 'Votre session est terminée. Reconnectez-vous, puis reprenez.',
};
