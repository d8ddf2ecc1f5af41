import type { RequestSignInCodeFailure } from '../../application/auth/RequestSignInCode';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import { PRODUCT_NAME } from '../shared/product';

export const messages = {
  title: 'Se connecter',
  text: 'Un numéro de mobile suffit\u00a0: nous lui envoyons un code par SMS, sans mot de passe à retenir.',
  demonstrationText: 'Ceci est une démonstration\u00a0: choisissez une personne d’essai, ou essayez la connexion par téléphone. Rien ne quitte votre navigateur.',
  later: 'La connexion par e-mail ou avec Google arrivera dans une prochaine version.',
  byPhone: 'Avec votre téléphone',
  asDemoPerson: 'Avec une personne d’essai',
  signInAs: (name: string) => `Se connecter en tant que ${name}`,
  signedInTitle: 'Vous avez déjà ouvert une session',
  signedInAs: (name: string) => `Vous utilisez le compte de ${name}.`,
  continue: 'Continuer',
  signOut: 'Se déconnecter',
} as const;

export const phoneMessages = {
  number: 'Numéro de téléphone mobile',
  numberExample: 'Par exemple 06 12 34 56 78',
  send: 'Recevoir un code',
  sending: 'Envoi...',
  consent: `En demandant un code, vous acceptez de recevoir un SMS de ${PRODUCT_NAME} à ce numéro, et que Google le conserve pour prévenir les abus. Le prix d’un SMS reçu à l’étranger dépend de votre opérateur.`,
  demonstrationConsent: 'Démonstration\u00a0: aucun SMS n’est envoyé, et le numéro reste dans ce navigateur. Le code s’affichera à l’écran.',
  sentTo: (phone: string) => `Saisissez le code envoyé au ${phone}.`,
  code: 'Code à 6 chiffres',
  confirm: 'Se connecter',
  confirming: 'Vérification...',
  resend: 'Renvoyer le code',
  resendIn: (seconds: number) => `Renvoyer le code (dans ${seconds}\u00a0s)`,
  changeNumber: 'Changer de numéro',
  demonstrationCode: (code: string) => `Démonstration, aucun SMS n’a été envoyé\u00a0: votre code est ${code}.`,
} as const;

export const failureMessages: Record<BackendFailure, string> = {
  full: 'L’espace de stockage de votre navigateur est plein. Libérez de la place, puis réessayez.',
  unavailable: 'Votre navigateur ne permet pas d’enregistrer la connexion, par exemple en navigation privée.',
  offline: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  blocked: 'Un autre onglet utilise une ancienne version du site. Fermez-le, puis réessayez.',
  denied: 'Cette connexion a été refusée.',
  unknown: 'La connexion n’a pas abouti. Réessayez dans un instant.',
};

export const phoneFailureMessages: Record<RequestSignInCodeFailure, string> = {
  ...failureMessages,
  'invalid-number': 'Ce numéro n’est pas valide. Écrivez-le comme 06 12 34 56 78.',
  landline: 'C’est le numéro d’un téléphone fixe\u00a0: il ne reçoit pas de SMS. Donnez un numéro de mobile, en 06 ou en 07.',
  'wrong-code': 'Ce code n’est pas le bon. Vérifiez les 6 chiffres du SMS.',
  'expired-code': 'Ce code n’est plus valable. Demandez-en un autre.',
  'too-many-attempts': 'Trop de tentatives. Patientez quelques minutes avant de réessayer.',
};
