import type { TurningOnFailure } from '../../application/notifications/DevicePushes';
import type { SellerEntryError } from '../../domain/preferences/SellerDefaults';
import type { ThemeName } from '../../domain/theme/ThemeName';
import { placeMessages } from '../shared/forms/placeMessages';
import { storeFailureMessages } from './messages';
import type { ChannelChoices, Choice } from './NotificationsViewModel';

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
  leadWithDevice:
    'Chaque choix est enregistré aussitôt. Sauf «\u00a0Notifications sur cet appareil\u00a0», il vaut pour tous vos appareils.',
  channels: {
    site: { title: 'Sur le site', hint: null },
    mails: {
      title: 'Par e-mail',
      hint: 'Pour chaque choix, au plus un par jour, à 8\u00a0h. Les messages, eux, n’attendent pas.',
    },
    pushes: {
      title: 'Par notification, même site fermé',
      hint: 'Sur les appareils où vous les activez. Pour chaque choix, au plus une par jour, à 8\u00a0h. Les messages et les décisions de modération, eux, n’attendent pas.',
    },
  } satisfies Record<ChannelChoices['channel'], { readonly title: string; readonly hint: string | null }>,
  choices: {
    messages: {
      label: 'Nouveaux messages',
      hint: 'Une notification du navigateur quand le site est ouvert sans être à l’écran, si vous l’avez autorisée.',
    },
    savedSearches: {
      label: 'Recherches enregistrées',
      hint: 'Le nombre de nouvelles annonces s’affiche à côté de vos favoris.',
    },
    messageMails: {
      label: 'Nouveaux messages',
      hint: 'Quand un message vous attend depuis deux minutes\u202f; au plus un par conversation et par quart d’heure.',
    },
    searchMails: {
      label: 'Recherches enregistrées',
      hint: 'Quand elles ont de nouvelles annonces.',
    },
    priceMails: { label: 'Baisses de prix', hint: 'Quand le prix d’un de vos favoris a baissé.' },
    endingMails: {
      label: 'Fin de vos annonces',
      hint: 'Trois jours avant la fin d’une annonce, dès qu’elle peut être renouvelée, puis le matin où elle a expiré.',
    },
    searchPushes: {
      label: 'Recherches enregistrées',
      hint: 'Quand elles ont de nouvelles annonces.',
    },
    pricePushes: { label: 'Baisses de prix', hint: 'Quand le prix d’un de vos favoris a baissé.' },
    endingPushes: {
      label: 'Fin de vos annonces',
      hint: 'Trois jours avant la fin d’une annonce, dès qu’elle peut être renouvelée, puis le matin où elle a expiré.',
    },
  } satisfies Record<Choice, { readonly label: string; readonly hint: string }>,
  alwaysMailed:
    'Une décision de modération qui vous concerne et la suite donnée à vos signalements vous sont toujours annoncées par e-mail, à votre adresse confirmée\u00a0: la loi nous le demande.',
  noAddress: 'Pour recevoir des e-mails, ajoutez une adresse à votre compte, puis confirmez-la.',
  undone: 'Ce choix n’a pas été enregistré.',
} as const;

export const devicePushMessages = {
  label: 'Notifications sur cet appareil',
  hint: 'Une notification aussitôt pour chaque message et pour chaque décision de modération qui vous concerne, et celles que vous choisissez ci-dessous. Ce choix ne vaut que pour cet appareil.',
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
