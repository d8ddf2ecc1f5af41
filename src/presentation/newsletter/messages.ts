import type { SubscribeNewsletterFailure } from '../../application/newsletter/SubscribeNewsletter';

export const messages = {
  heading: 'Soyez informé du lancement',
  placeholder: 'Votre adresse email',
  submit: "M'avertir",
  sending: 'Envoi...',
  unsubscribe: 'Se désinscrire',
  unsubscribeLink: 'Lien de désinscription',
  unsubscribeHint: 'à garder\u00a0: il efface votre adresse quand vous le voulez.',
  confirmation:
    'Un e-mail va vous demander de confirmer votre adresse\u00a0: sans réponse, elle sera effacée au bout de trente jours.',
  invalidEmail: 'Écrivez votre adresse en entier, comme «\u00a0prenom@exemple.fr\u00a0».',
  subscribed: 'Merci ! Vous serez informé du lancement.',
} as const;

const failures: Record<Extract<SubscribeNewsletterFailure, string>, string> = {
  'invalid-email': 'Veuillez entrer une adresse email valide',
  'already-subscribed': 'Vous êtes déjà inscrit à notre newsletter!',
};

export function failureMessage(failure: SubscribeNewsletterFailure): string {
  if (typeof failure === 'string') return failures[failure];
  return `Une erreur est survenue: ${failure.message === '' ? 'Erreur inconnue' : failure.message}`;
}
