import { answerLength } from '../../../domain/moderation/judge';
import type { Measure } from '../../../domain/moderation/Measure';
import type { JudgementFailure } from './JudgementViewModel';

export const appealMessages = {
  title: 'Réclamations',
  loading: 'Chargement des réclamations…',
  /** `left`: how many of them another admin has to judge. */
  count: (count: number, left: number) => {
    const waiting = `${count} ${count < 2 ? 'réclamation en attente' : 'réclamations en attente'}`;
    if (left === 0) return waiting;
    return `${waiting}, ${left === count ? '' : `dont ${left} `}à juger par un autre administrateur`;
  },
  empty: 'Aucune réclamation en attente',
  emptyHint: 'Une décision que la personne concernée conteste paraîtra ici d’elle-même.',
  decision: 'La décision',
  appeal: 'La réclamation',
  sentOn: (date: string) => `Reçue ${date}.`,
  takenBy: (name: string) => `Décision prise par ${name}.`,
  openCase: 'Voir le dossier',
  /** What follows is written to the person, not to the admin. */
  asRead: 'Texte adressé à la personne concernée\u00a0:',
  reply: 'Votre réponse',
  replyOfOther: 'La réponse',
  own: 'Vous avez pris cette décision\u00a0: un autre administrateur doit juger la réclamation.',
  answer: 'Réponse à la personne concernée',
  answerHint: `La personne la lit. ${answerLength.minimum} caractères au moins.`,
  uphold: 'Maintenir la décision',
  overturn: 'Annuler la décision',
  sending: 'Envoi…',
  upheld: (title: string) => `La décision sur « ${title} » est maintenue.`,
  overturned: (title: string) => `La décision sur « ${title} » est annulée.`,
  resetText: 'La présentation retirée',
  dialogTitle: 'Annuler cette décision',
  dialogText: (title: string) => `Décision sur « ${title} ».`,
  cancel: 'Revenir au dossier',
} as const;

const listingReturns =
  'Annuler la décision rétablit l’annonce dans l’état où elle était, si son auteur ne l’a ni modifiée ni supprimée.';
const nothingReturns =
  'Annuler la décision ne rétablit pas ce qui a été retiré du profil\u00a0: la personne peut le remettre elle-même.';

/** What happens when a decision of this measure is overturned. */
export const overturnEffects: Partial<Record<Measure, string>> = {
  correction: listingReturns,
  removal: listingReturns,
  'name-reset': nothingReturns,
  'portrait-reset': nothingReturns,
  'text-reset': nothingReturns,
  restriction: 'Annuler la décision lève la restriction qu’elle a posée.',
  closing:
    'Annuler la décision rouvre le compte. Les annonces restent en pause\u00a0: la personne peut les remettre en ligne.',
};

export const judgementFailures: Readonly<Record<JudgementFailure, string>> = {
  'no-admin': 'Votre compte n’a pas le droit de juger une décision.',
  own: 'Vous êtes la personne concernée : un autre administrateur doit l’examiner.',
  admin: 'La personne concernée est un administrateur : seule la personne responsable de la modération peut juger.',
  'decided-it': 'Vous avez pris cette décision\u00a0: un autre administrateur doit juger la réclamation.',
  judged: 'Cette décision a déjà été jugée.',
  'too-short': `Écrivez au moins ${answerLength.minimum} caractères.`,
  'too-long': `Votre réponse dépasse ${answerLength.maximum} caractères.`,
  missing: 'Cette décision n’existe plus.',
  'wrong-clock': 'L’heure de cet appareil est fausse : réglez-la, puis réessayez. Votre réponse reste ici.',
  full: 'Il n’y a plus de place dans ce navigateur. Votre réponse reste ici.',
  unavailable: 'Ce navigateur ne permet pas d’enregistrer.',
  offline: 'Le serveur ne répond pas. Votre réponse reste ici : réessayez.',
  blocked: 'Une ancienne page du site est encore ouverte : fermez-la, puis réessayez.',
  timeout: 'Ce navigateur tarde à répondre. Votre réponse reste ici : réessayez.',
  denied: 'Le serveur a refusé cette réponse.',
  unknown: 'Votre réponse n’a pas pu être enregistrée. Elle reste ici\u00a0: réessayez.',
};
