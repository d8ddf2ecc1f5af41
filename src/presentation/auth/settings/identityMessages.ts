import type { RequestPhoneCodeFailure } from '../../../application/auth/RequestPhoneCode';
import type { BackendFailure } from '../../../application/shared/BackendFailure';

export const failureMessages: Record<BackendFailure, string> = {
  full: 'L’espace de stockage de votre navigateur est plein. Libérez de la place, puis réessayez.',
  unavailable: 'Votre navigateur ne permet pas d’enregistrer la connexion, par exemple en navigation privée.',
  offline: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  blocked: 'Un autre onglet utilise une ancienne version du site. Fermez-le, puis réessayez.',
  timeout: 'Votre navigateur tarde à répondre. Fermez les autres onglets du site, puis réessayez.',
  denied: 'Cette connexion a été refusée.',
  unknown: 'La connexion n’a pas abouti. Réessayez dans un instant.',
};

export const identityFailureMessages: Record<RequestPhoneCodeFailure, string> = {
  ...failureMessages,
  'invalid-number': 'Ce numéro n’est pas valide. Écrivez-le comme 06\u00a012\u00a034\u00a056\u00a078.',
  landline:
    'C’est le numéro d’un téléphone fixe\u00a0: il ne reçoit pas de SMS. Donnez un numéro de mobile, en 06 ou en 07.',
  'invalid-email': 'Cette adresse n’est pas valide. Écrivez-la comme prenom@exemple.fr.',
  'short-password': 'Ce mot de passe est trop court. Choisissez-en un d’au moins 8 caractères.',
  'weak-password': 'Ce mot de passe est trop facile à deviner. Choisissez-en un d’au moins 8 caractères.',
  'wrong-code': 'Ce code n’est pas le bon. Vérifiez les 6\u00a0chiffres du message.',
  'expired-code': 'Ce code ou ce lien n’est plus valable. Demandez-en un autre.',
  'wrong-credentials':
    'L’adresse ou le mot de passe ne convient pas. Vérifiez-les, ou demandez un nouveau mot de passe.',
  'email-taken': 'Cette adresse a déjà un compte. Connectez-vous, ou donnez-en une autre.',
  'phone-taken': 'Ce numéro appartient déjà à un autre compte.',
  'other-way':
    'Cette adresse a déjà un compte, auquel on se connecte autrement\u00a0: par mot de passe, avec Google ou par téléphone.',
  'too-many-attempts': 'Trop de tentatives. Patientez quelques minutes avant de réessayer.',
  'popup-blocked': 'Votre navigateur a bloqué la fenêtre de Google. Autorisez-la pour ce site, puis réessayez.',
  'popup-closed': 'La fenêtre de Google s’est fermée avant la fin. Vous pouvez réessayer.',
  'recent-sign-in-needed': 'Par sécurité, confirmez d’abord que c’est bien vous.',
  'other-person': 'Ce n’est pas le compte que vous utilisez ici.',
  'unverified-email':
    'Cette adresse n’est pas encore confirmée. Ouvrez le lien que nous vous avons envoyé, puis réessayez.',
  'phone-and-second-factor':
    'La connexion par téléphone et la vérification en deux étapes ne vont pas ensemble\u00a0: le code arriverait deux fois au même endroit.',
  'second-factor-taken': 'La vérification en deux étapes est déjà activée.',
  'second-factor-gone': 'La vérification en deux étapes a changé entre-temps. Connectez-vous de nouveau.',
  'session-ended': 'Votre session a pris fin. Connectez-vous de nouveau.',
  suspended: 'Ce compte est suspendu. Écrivez-nous depuis la page Contact pour en connaître la raison.',
  'proof-refused': 'Google n’a pas pu vérifier que la demande vient d’une personne. Rechargez la page, puis réessayez.',
  'not-offered': 'Cette façon de se connecter n’est pas disponible sur ce site. Choisissez-en une autre.',
};

/** Of a field that was left empty. */
export const missingMessages: Partial<Record<RequestPhoneCodeFailure, string>> = {
  'invalid-number': 'Indiquez votre numéro de téléphone mobile.',
  'invalid-email': 'Indiquez votre adresse e-mail.',
};
