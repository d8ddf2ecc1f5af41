import type { SecondFactorObstacle } from '../../../domain/auth/Identity';

export const reauthenticationMessages = {
  title: 'Confirmez que c’est bien vous',
  text: 'Par sécurité, cette action demande une connexion récente. Rien de ce que vous avez saisi n’est perdu.',
  confirm: 'Confirmer',
  byPhone: (phone: string) => `Recevoir un code au ${phone}`,
  secondFactor: (end: string) =>
    `Saisissez le code envoyé par SMS au téléphone dont le numéro se termine par\u00a0${end}.`,
  sent: (phone: string) => `Saisissez le code envoyé au ${phone}.`,
  cancel: 'Annuler',
} as const;

export const secondFactorSettingsMessages = {
  title: 'Vérification en deux étapes',
  explanation:
    'En plus de votre mot de passe ou de Google, le site demande un code envoyé par SMS. Sans ce code, votre mot de passe ne suffit pas.',
  isOn: (end: string) => `Activée\u00a0: un code est envoyé au téléphone dont le numéro se termine par\u00a0${end}.`,
  turnOn: 'Activer',
  turnOff: 'Désactiver',
  askTurnOff: 'Désactiver la vérification\u202f?',
  effectOfTurnOff: 'Votre mot de passe ou Google suffira de nouveau pour entrer.',
  keep: 'La garder',
  confirm: 'Activer la vérification',
  cancel: 'Annuler',
  turnedOn: 'La vérification en deux étapes est activée.',
  turnedOff: 'La vérification en deux étapes est désactivée.',
} as const;

export const obstacleMessages: Record<SecondFactorObstacle, string> = {
  'phone-account':
    'Vous vous connectez par téléphone\u00a0: un code vous est déjà demandé à chaque connexion. La vérification en deux étapes est réservée aux comptes qui se connectent par e-mail ou avec Google.',
  'no-email': 'Elle demande une adresse e-mail confirmée, et votre compte n’en a pas encore.',
  'unverified-email': 'Elle demande une adresse e-mail confirmée. Confirmez d’abord la vôtre.',
};

export const changePhoneMessages = {
  title: 'Téléphone',
  none: 'Aucun numéro. Avec un numéro, vous pourrez aussi vous connecter par un code reçu par SMS. La vérification en deux étapes ne pourra pas s’y ajouter\u00a0: elle enverrait un second code au même téléphone.',
  impossible:
    'Aucun numéro pour se connecter\u00a0: la connexion par téléphone et la vérification en deux étapes ne vont pas ensemble. Désactivez d’abord celle-ci pour en ajouter un.',
  never: 'Il n’est jamais affiché sans votre accord.',
  change: 'Changer de numéro',
  add: 'Ajouter un numéro',
  confirm: 'Enregistrer ce numéro',
  cancel: 'Annuler',
  changed: 'Votre numéro est enregistré.',
} as const;

export const changeEmailMessages = {
  title: 'Adresse e-mail',
  none: 'Aucune adresse. En ajouter une, avec un mot de passe, permet aussi de se connecter par e-mail.',
  confirmed: 'Adresse confirmée',
  unconfirmed: 'Adresse à confirmer',
  confirmNow: 'Confirmer cette adresse',
  change: 'Changer d’adresse',
  add: 'Ajouter une adresse',
  request: 'Recevoir le message de confirmation',
  rule: 'L’adresse actuelle reste la vôtre tant que la nouvelle n’est pas confirmée. Vous devrez peut-être vous reconnecter ensuite.',
  cancel: 'Annuler',
} as const;

export const unconfirmedMessages = {
  confirm: 'Confirmez votre adresse e-mail',
  addContact: 'Ajoutez à votre compte un numéro de téléphone ou une adresse e-mail',
  purposes: {
    publish: 'avant de publier votre annonce. Ce que vous avez saisi est gardé.',
    write: 'avant d’envoyer votre premier message. Ce que vous avez écrit est gardé.',
    report: 'avant d’envoyer un signalement.',
  },
  resend: 'Renvoyer le message',
  toAccount: 'Compléter mon compte',
} as const;
