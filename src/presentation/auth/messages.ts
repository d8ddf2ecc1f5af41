import { PRODUCT_NAME } from '../shared/page/product';
import { ofPerson, thanPerson } from '../shared/prepositionMessages';

export const messages = {
  titles: { 'sign-in': 'Se connecter', create: 'Créer un compte', forget: 'Mot de passe oublié' },
  text: 'Par téléphone, par e-mail ou avec Google\u00a0: la première connexion crée votre compte.',
  demonstrationText:
    'Ceci est une démonstration\u00a0: essayez une des façons de se connecter, ou choisissez une personne d’essai. Rien ne quitte votre navigateur.',
  listingWaits: 'Votre annonce vous attend\u00a0: connectez-vous, puis publiez-la.',
  ways: 'Façons de se connecter',
  byPhone: 'Par téléphone',
  byEmail: 'Par e-mail',
  asDemoPerson: 'Essayer avec une personne d’essai',
  signInAs: (name: string) => `Se connecter en tant ${thanPerson(name)}`,
  or: 'ou',
  google: 'Continuer avec Google',
  googleDemonstration: 'Démonstration\u00a0: Google n’est pas contacté, un compte d’essai s’ouvre dans ce navigateur.',
  signedInTitle: 'Vous avez déjà ouvert une session',
  signedInAs: (name: string) => `Vous utilisez le compte ${ofPerson(name)}.`,
  continue: 'Continuer',
  signOut: 'Se déconnecter',
} as const;

export const firstNameMessages = {
  title: 'Comment vous appelez-vous\u202f?',
  text: 'Votre compte est ouvert. Votre prénom accompagne vos annonces et vos messages\u00a0: on répond plus volontiers à quelqu’un qu’à un numéro.',
  name: 'Prénom',
  hint: 'Vous pourrez le changer dans «\u00a0Mon compte\u00a0».',
  failures: {
    missing: 'Écrivez votre prénom, ou choisissez «\u00a0Plus tard\u00a0».',
    'too-long': 'C’est trop long\u00a0: 100 caractères au plus.',
    'not-saved': 'Votre prénom n’a pas pu être enregistré. Réessayez, ou choisissez «\u00a0Plus tard\u00a0».',
  },
  save: 'Continuer',
  skip: 'Plus tard',
} as const;

export const inThisTabMessages = {
  before: 'Pour essayer à deux, ouvrez un onglet par personne. Dans celui-ci seulement\u00a0: ',
  after: ' Les autres onglets gardent la leur.',
  signInAs: (name: string) => `${name}, dans cet onglet seulement`,
} as const;

export const phoneMessages = {
  number: 'Numéro de téléphone mobile',
  numberExample: 'Par exemple 06\u00a012\u00a034\u00a056\u00a078',
  send: 'Recevoir un code',
  sending: 'Envoi…',
  consent: `En demandant un code, vous acceptez de recevoir un SMS de ${PRODUCT_NAME} à ce numéro, et que Google le conserve pour prévenir les abus. Le prix d’un SMS reçu à l’étranger dépend de votre opérateur.`,
  demonstrationConsent:
    'Démonstration\u00a0: aucun SMS n’est envoyé, et le numéro reste dans ce navigateur. Le code s’affichera à l’écran.',
  sentTo: (phone: string) => `Saisissez le code envoyé au ${phone}.`,
  code: 'Code à 6 chiffres',
  signIn: 'Se connecter',
  confirming: 'Vérification…',
  resend: 'Renvoyer le code',
  resendIn: (seconds: number) => `Renvoyer le code (dans ${seconds}\u00a0s)`,
  changeNumber: 'Changer de numéro',
  demonstrationCode: (code: string) => `Démonstration, aucun SMS n’a été envoyé\u00a0: votre code est ${code}.`,
} as const;

export const emailMessages = {
  address: 'Adresse e-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordRule: 'Au moins 8 caractères.',
  show: 'Afficher',
  hide: 'Masquer',
  signIn: 'Se connecter',
  create: 'Créer mon compte',
  toCreate: 'Créer un compte',
  toSignIn: 'J’ai déjà un compte',
  forgotten: 'Mot de passe oublié\u202f?',
  forget: 'Recevoir un lien',
  forgetText:
    'Indiquez l’adresse de votre compte\u00a0: nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  forgetSent: (address: string) =>
    `Si l’adresse ${address} a un compte, un message vient d’y partir. Ouvrez le lien qu’il contient pour choisir un nouveau mot de passe. Pensez à regarder dans les indésirables.`,
  choose: 'Enregistrer ce mot de passe',
  chosen: 'Votre nouveau mot de passe est enregistré. Connectez-vous.',
  busy: 'Un instant…',
  back: 'Revenir à la connexion',
  demonstration:
    'Démonstration\u00a0: aucun message n’est envoyé, et le compte reste dans ce navigateur. Le code s’affichera à l’écran.',
  demonstrationCode: (code: string) => `Démonstration, aucun e-mail n’a été envoyé\u00a0: votre code est ${code}.`,
} as const;

export const confirmationMessages = {
  title: 'Confirmez votre adresse',
  text: 'Votre compte est ouvert. Une adresse confirmée permet de publier, d’écrire aux vendeurs, de retrouver un mot de passe oublié et d’activer la vérification en deux étapes.',
  sent: (address: string) =>
    `Un message est parti à ${address}. Ouvrez le lien qu’il contient, puis revenez ici. Pensez à regarder dans les indésirables.`,
  sending: 'Un message part à votre adresse…',
  notSent: (address: string) => `Le message pour ${address} n’est pas parti. Demandez-en un autre dans un instant.`,
  code: (address: string) => `Saisissez le code reçu à l’adresse ${address}.`,
  followed: 'J’ai ouvert le lien',
  confirm: 'Confirmer cette adresse',
  resend: 'Renvoyer le message',
  notNow: 'Plus tard',
  confirmed: 'Votre adresse est confirmée.',
} as const;

export const linkMessages = {
  confirmTitle: 'Confirmer votre adresse',
  followed: 'Vous avez suivi le lien d’un de nos messages.',
  confirmText: 'Vous avez suivi le lien d’un de nos messages. Il ne reste qu’à confirmer.',
  passwordTitle: 'Choisir un mot de passe',
  passwordText: 'Vous avez suivi le lien d’un de nos messages. Choisissez votre nouveau mot de passe.',
  dead: 'Ce lien n’est plus valable\u00a0: il a déjà servi, ou il est trop ancien.',
  another: 'Demander un autre lien',
  signIn: 'Se connecter',
} as const;

export const secondFactorMessages = {
  title: 'Vérification en deux étapes',
  text: (end: string) => `Saisissez le code envoyé par SMS au téléphone dont le numéro se termine par\u00a0${end}.`,
  sending: 'Un code vous est envoyé par SMS…',
  verify: 'Vérifier',
  entering: 'Ouverture de votre compte…',
  cancel: 'Se connecter autrement',
  lost: 'Vous n’avez plus ce téléphone\u202f? Choisissez «\u00a0Se connecter autrement\u00a0», puis écrivez-nous depuis la page Contact.',
} as const;
