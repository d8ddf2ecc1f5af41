import type { TurningOnFailure } from '../../application/notifications/DevicePushes';
import type { SellerEntryError } from '../../domain/preferences/SellerDefaults';
import type { ThemeName } from '../../domain/theme/ThemeName';
import { placeMessages } from '../shared/forms/placeMessages';
import { storeFailureMessages } from './messages';
import type { Choice } from './NotificationsViewModel';

export const sellerMessages = {
  lead: 'Vos prochaines annonces commenceront avec ces réglages. Celles qui existent déjà ne changent pas.',
  place: 'Commune de vos annonces',
  placeHint: 'Elle reste modifiable dans chaque annonce.',
  handover: 'Remise de l’objet',
  handovers: { inPerson: 'Remise en main propre', delivery: 'Livraison' },
  kind: 'Vous vendez en tant que',
  kinds: { private: 'Particulier', professional: 'Professionnel' },
  kindHint: 'Votre page publique l’indique aussi.',
  companyName: 'Raison sociale',
  siret: 'Numéro SIRET',
  siretHint: '14 chiffres, affichés sur vos annonces.',
  saved: 'Réglages enregistrés',
  unsaved: 'Des réglages ne sont pas encore enregistrés. Ils sont gardés dans ce navigateur.',
} as const;

export const sellerErrorMessages: Record<SellerEntryError, string> = {
  'unknown-place': placeMessages.chooseCommune,
  'no-way': 'Choisissez au moins une façon de remettre l’objet.',
  'company-name': 'Indiquez la raison sociale, de 2 à 100 caractères.',
  siret: 'Ce numéro SIRET n’est pas valide\u00a0: vérifiez ses 14 chiffres.',
};

export const notificationMessages = {
  lead: 'Chaque choix est enregistré aussitôt, pour tous vos appareils.',
  leadWithDevice: 'Chaque choix est enregistré aussitôt. Sauf le dernier, il vaut pour tous vos appareils.',
  choices: {
    messages: {
      label: 'Nouveaux messages',
      hint: 'Une notification du navigateur quand le site est ouvert sans être à l’écran, si vous l’avez autorisée.',
    },
    savedSearches: {
      label: 'Recherches enregistrées',
      hint: 'Le nombre de nouvelles annonces s’affiche à côté de vos favoris, tant que le site est ouvert.',
    },
    messageMails: {
      label: 'Messages par e-mail',
      hint: 'Un e-mail quand un message vous attend depuis deux minutes ; au plus un par conversation et par quart d’heure.',
    },
    searchMails: {
      label: 'Recherches par e-mail',
      hint: 'Un e-mail à 8\u00a0h quand vos recherches enregistrées ont de nouvelles annonces ; au plus un par jour, pour toutes à la fois.',
    },
    priceMails: {
      label: 'Baisses de prix par e-mail',
      hint: 'Un e-mail à 8\u00a0h quand le prix d’un de vos favoris a baissé ; au plus un par jour, pour tous à la fois.',
    },
    endingMails: {
      label: 'Fin d’annonce par e-mail',
      hint: 'Un e-mail à 8\u00a0h le jour où une annonce peut être renouvelée, trois jours avant sa fin, et un autre le matin où elle a expiré ; au plus un par jour, pour toutes à la fois.',
    },
    searchPushes: {
      label: 'Recherches par notification',
      hint: 'Une notification à 8\u00a0h, sur vos appareils où elles sont activées, quand vos recherches enregistrées ont de nouvelles annonces\u202f; au plus une par jour, pour toutes à la fois.',
    },
    pricePushes: {
      label: 'Baisses de prix par notification',
      hint: 'Une notification à 8\u00a0h, sur ces mêmes appareils, quand le prix d’un de vos favoris a baissé\u202f; au plus une par jour, pour tous à la fois.',
    },
    endingPushes: {
      label: 'Fin d’annonce par notification',
      hint: 'Une notification à 8\u00a0h, sur ces mêmes appareils, le jour où une annonce peut être renouvelée, trois jours avant sa fin, et une autre le matin où elle a expiré\u202f; au plus une par jour, pour toutes à la fois.',
    },
  } satisfies Record<Choice, { readonly label: string; readonly hint: string }>,
  alwaysMailed:
    'Une décision de modération qui vous concerne vous est toujours annoncée par e-mail, à votre adresse confirmée\u00a0: la loi nous le demande.',
  noAddress: 'Pour recevoir des e-mails, ajoutez une adresse à votre compte, puis confirmez-la.',
  undone: 'Ce choix n’a pas été enregistré.',
} as const;

export const devicePushMessages = {
  label: 'Notifications sur cet appareil',
  hint: 'Une notification pour chaque message, aussitôt, et celles de 8\u00a0h que vous avez choisies, même quand le site est fermé. Ce choix ne vaut que pour cet appareil.',
  needsInstallation:
    'Pour recevoir des notifications sur cet appareil, ajoutez d’abord le site à l’écran d’accueil\u00a0: touchez «\u00a0Partager\u00a0», puis «\u00a0Sur l’écran d’accueil\u00a0». Ouvrez-le depuis son icône, puis revenez ici.',
  failures: {
    ...storeFailureMessages,
    'not-permitted':
      'Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages, par l’icône à gauche de l’adresse du site ou à la rubrique «\u00a0Notifications\u00a0», puis réessayez.',
    'not-answered':
      'Votre navigateur n’a pas reçu votre accord. Réessayez, puis choisissez «\u00a0Autoriser\u00a0» quand il pose la question.',
    unsupported: 'Ce navigateur ne permet pas de recevoir ces notifications.',
    'no-service': 'Le service de notifications de votre navigateur ne répond pas. Réessayez dans un instant.',
  } satisfies Record<TurningOnFailure, string>,
} as const;

export const appearanceMessages = {
  lead: 'Ce choix vaut pour ce navigateur.',
  legend: 'Thème',
  themes: { light: 'Clair', dark: 'Sombre' } satisfies Record<ThemeName, string>,
} as const;
