import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { ContactField, ContactMistake } from '../../domain/contact/ContactDraft';
import { LONGEST_MESSAGE, LONGEST_NAME, type ContactSubject } from '../../domain/contact/ContactMessage';
import { PRODUCT_NAME } from '../shared/page/product';

export const messages = {
  title: 'Contact',
  description: `Écrire à l’équipe de ${PRODUCT_NAME}\u00a0: une question, une annonce, un compte, vos données.`,
  lead: `Une question, une difficulté, une idée\u202f? Écrivez à l’équipe de ${PRODUCT_NAME}.`,
  demonstration:
    'Ceci est une démonstration\u00a0: votre message restera dans ce navigateur, où seul le compte «\u00a0Admin\u00a0» de la démonstration le lira.',
  help: 'La réponse se trouve peut-être déjà dans l’aide.',
  helpLink: 'Consulter l’aide',
  name: 'Votre nom',
  email: 'Votre adresse e-mail',
  emailHint: 'Pour vous répondre, et rien d’autre.',
  subject: 'Sujet',
  chooseSubject: 'Choisissez dans la liste',
  message: 'Votre message',
  required: 'Tous les champs sont obligatoires.',
  submit: 'Envoyer le message',
  sending: 'Envoi…',
  draftStored: 'Votre message est gardé dans ce navigateur pendant que vous l’écrivez.',
  draftNotStored:
    'Votre navigateur refuse d’enregistrer votre message\u00a0: il sera perdu si vous fermez ou rechargez cette page avant l’envoi.',
  sent: 'Merci, votre message est envoyé',
  sentText: (email: string) => `Nous vous répondrons à l’adresse ${email}.`,
  sentDemonstration: 'Sur un vrai site, l’équipe le recevrait. Ici, il est enregistré dans ce navigateur.',
  another: 'Écrire un autre message',
  home: 'Retour à l’accueil',
} as const;

export const subjects: Readonly<Record<ContactSubject, string>> = {
  question: 'Une question sur le site',
  listing: 'Mon annonce',
  account: 'Mon compte ou ma connexion',
  report: 'Signaler une annonce ou une personne',
  data: 'Mes données personnelles',
  accessibility: 'Un problème d’accessibilité',
  other: 'Autre chose',
};

export const mistakes: Readonly<Record<ContactField, Readonly<Record<ContactMistake, string>>>> = {
  name: {
    missing: 'Indiquez votre nom.',
    invalid: 'Indiquez votre nom.',
    'too-long': `Votre nom doit tenir en ${LONGEST_NAME} caractères.`,
  },
  email: {
    missing: 'Indiquez votre adresse e-mail.',
    invalid: 'Veuillez entrer une adresse e-mail valide, comme nom@exemple.fr.',
    'too-long': 'Cette adresse est trop longue.',
  },
  subject: { missing: 'Choisissez un sujet.', invalid: 'Choisissez un sujet.', 'too-long': 'Choisissez un sujet.' },
  message: {
    missing: 'Écrivez votre message.',
    invalid: 'Écrivez votre message.',
    'too-long': `Votre message doit tenir en ${LONGEST_MESSAGE} caractères.`,
  },
};

export const failures: Readonly<Record<BackendFailure, string>> = {
  full: 'Votre message n’est pas parti\u00a0: il n’y a plus de place dans ce navigateur. Libérez-en un peu, puis réessayez.',
  unavailable:
    'Votre message n’est pas parti\u00a0: ce navigateur ne permet pas d’enregistrer (navigation privée\u202f?).',
  offline:
    'Votre message n’est pas parti\u00a0: le serveur ne répond pas. Il est gardé ici\u202f; envoyez-le dès que la connexion sera revenue.',
  blocked:
    'Votre message n’est pas parti\u00a0: une autre version du site est ouverte dans un autre onglet. Fermez-le, puis réessayez.',
  timeout:
    'Votre message n’est pas parti\u00a0: ce navigateur tarde à enregistrer. Fermez les autres onglets du site, puis réessayez.',
  denied: 'Votre message a été refusé. Réessayez dans un instant.',
  unknown: 'Votre message n’est pas parti, pour une raison inconnue. Il est gardé ici\u00a0: réessayez dans un moment.',
};
