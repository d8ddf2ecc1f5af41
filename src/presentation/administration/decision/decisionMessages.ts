import type { TimedFailure } from '../../../application/shared/BackendFailure';
import type { DecisionRefusal } from '../../../domain/moderation/decide';
import type { Decision } from '../../../domain/moderation/Decision';
import type { JournalAction } from '../../../domain/moderation/journal';
import { measuresFor, type Measure } from '../../../domain/moderation/Measure';
import type { Recommendation } from '../../../domain/moderation/points';
import {
  statementLengths,
  type StatementError,
  type StatementGround,
  type StatementSource,
  type StatementText,
} from '../../../domain/moderation/Statement';

export const measureLabels: Readonly<Record<Measure, string>> = {
  none: 'Sans suite',
  approval: 'Mettre en ligne',
  correction: 'Demander une correction',
  removal: 'Retirer l’annonce',
  warning: 'Avertir la personne',
  'name-reset': 'Retirer le nom',
  'portrait-reset': 'Retirer la photo de profil',
  'text-reset': 'Retirer la présentation',
  restriction: 'Restreindre le compte',
  closing: 'Fermer le compte',
  lifting: 'Lever la restriction ou rouvrir le compte',
};

export const measureHints: Readonly<Record<Measure, string>> = {
  none: 'Le dossier est clos, rien ne change. Les auteurs des signalements en sont informés.',
  approval: 'L’annonce vérifiée paraît sur le site.',
  correction: 'L’annonce quitte le site jusqu’à ce que son auteur l’ait corrigée ; elle est alors relue.',
  removal: 'L’annonce quitte le site.',
  warning: 'La personne reçoit un avertissement motivé ; son compte reste ouvert.',
  'name-reset':
    'Un nom neutre le remplace dans le profil. Les annonces en ligne gardent l’ancien jusqu’à leur prochaine modification, et les conversations le gardent.',
  'portrait-reset': 'La photo quitte le profil. La décision ne la conserve pas\u00a0: décrivez-la dans les faits.',
  'text-reset': 'La présentation quitte le profil. La décision la conserve.',
  restriction:
    'Jusqu’à une date, la personne ne publie, ne modifie, n’écrit et ne signale plus. Ses annonces restent en ligne.',
  closing:
    'Sans limite de durée, la personne ne publie, ne modifie, n’écrit et ne signale plus. Ses annonces en ligne sont mises en pause. Elle peut lire, contester, exporter ses données et supprimer son compte.',
  lifting:
    'La restriction ou la fermeture prend fin tout de suite. La décision qui l’a posée n’est pas annulée, ses points non plus.',
};

/** What has been done, in the journal and in the list of decisions. */
export const actionLabels: Readonly<Record<JournalAction, string>> = {
  none: 'Sans suite',
  approval: 'Mise en ligne',
  correction: 'Correction demandée',
  removal: 'Retrait',
  warning: 'Avertissement',
  'name-reset': 'Retrait du nom',
  'portrait-reset': 'Retrait de la photo de profil',
  'text-reset': 'Retrait de la présentation',
  restriction: 'Restriction',
  closing: 'Fermeture du compte',
  lifting: 'Restriction levée',
  upheld: 'Décision maintenue',
  overturned: 'Décision annulée',
  opening: 'Ouverture',
  appointment: 'Nomination',
  dismissal: 'Fin de fonction',
  'words-added': 'Mots interdits ajoutés',
  'words-removed': 'Mots interdits retirés',
  hold: 'Relecture des nouveaux comptes',
};

/** What became of a decision. */
export function statusLabel(status: Decision['status']): string {
  switch (status) {
    case 'standing':
      return 'En vigueur';
    case 'appealed':
      return 'Contestée, à juger';
    case 'upheld':
      return 'Maintenue après réclamation';
    case 'overturned':
      return 'Annulée';
  }
}

/** What the points of a person recommend, after « le barème recommande ». */
export function recommendationText({ measure, days }: Recommendation): string {
  switch (measure) {
    case 'none':
      return 'de ne rien faire';
    case 'warning':
      return 'un avertissement';
    case 'restriction':
      return `une restriction de ${days} jours`;
    case 'closing':
      return 'la fermeture du compte';
  }
}

export const groundLabels: Readonly<Record<StatementGround, string>> = {
  illegal: 'Contenu illicite (contraire à la loi)',
  terms: 'Contraire à nos conditions ou à nos règles',
};

export const sourceLabels: Readonly<Record<StatementSource, string>> = {
  notice: 'Signalement',
  'trusted-flagger': 'Signaleur de confiance',
  'own-initiative': 'Constat de notre équipe',
};

export const decisionMessages = {
  title: 'Votre décision',
  reopen: 'Prendre une nouvelle décision',
  measure: 'Mesure',
  stillWaiting: 'L’annonce reste en vérification, et continue d’attendre une décision.',
  days: 'Durée en jours',
  daysHint: (end: string | null) =>
    end === null ? 'Un nombre entier, de 1 à 365.' : `De 1 à 365 jours. La restriction prendra fin le ${end}.`,
  daysError: 'Indiquez un nombre entier de jours, de 1 à 365.',
  recommended: (points: number, measure: string) =>
    `${points} point${points < 2 ? '' : 's'} avec cette décision\u00a0: le barème recommande ${measure}. Vous décidez.`,
  follow: 'Suivre le barème',
  reason: 'Motif retenu',
  reasonHint: 'Il propose la mesure, le fondement, la catégorie, les points et le modèle de texte.',
  statement: 'Motivation',
  statementHint: 'La personne concernée lit ces textes. Ne nommez personne : ni elle, ni l’auteur du signalement.',
  qualification: 'Qualification',
  qualified: (values: readonly string[], points: number) =>
    [...values, `${points}\u00a0${points < 2 ? 'point' : 'points'}`].join('\u00a0· '),
  source: 'Origine des faits',
  ground: 'Fondement',
  category: 'Catégorie',
  facts: 'Les faits',
  factsHint: 'Ce que vous avez constaté, où et quand.',
  reference: 'La règle',
  referenceHint: 'L’article de loi, ou la clause des conditions ou des règles de diffusion.',
  explanation: 'L’explication',
  explanationHint: 'En quoi ces faits sont contraires à cette règle.',
  useTemplate: 'Remplacer les textes par le modèle',
  points: 'Points',
  pointsHint: 'Ils comptent pendant douze mois, de 0 à 10.',
  preview: 'Ce que lira la personne concernée',
  send: 'Prendre cette décision',
  invalid: (count: number) =>
    count < 2 ? 'Un texte est à revoir avant d’envoyer.' : `${count} textes sont à revoir avant d’envoyer.`,
  changed: 'Relisez le dossier, qui a changé, avant d’envoyer.',
  pending: 'Votre décision sur ce dossier sera enregistrée dans quelques secondes.',
  undo: 'Annuler',
  undone: 'La décision n’a pas été prise. Vos textes sont dans le formulaire.',
  tooLate: 'Il est trop tard : la décision est enregistrée. Vous pouvez l’annuler depuis le dossier.',
  taken: (measure: string, title: string) => `Décision prise : ${measure}, « ${title} ».`,
  review: 'Revoir le dossier',
  /** The decision that was refused, and why. */
  refused: (title: string, reason: string) => `« ${title} » : ${reason}`,
} as const;

/** Why a measure is not possible now. */
export function notNowText(measure: Measure): string {
  if (measuresFor('listing').includes(measure)) return 'Impossible dans l’état actuel de l’annonce.';
  return measure === 'lifting'
    ? 'Aucune restriction n’est en cours, et le compte est ouvert.'
    : 'Il n’y a rien à retirer dans ce profil.';
}

export function statementErrorText(text: keyof StatementText, error: StatementError): string {
  const { minimum, maximum } = statementLengths[text];
  if (error === 'unfilled') return 'Complétez ou supprimez les passages entre ###.';
  return error === 'too-short'
    ? `Écrivez au moins ${minimum} caractères.`
    : `Ce texte dépasse ${maximum} caractères : raccourcissez-le.`;
}

const draftStays = 'Votre texte est gardé.';

/** Why a decision was not stored; what was typed is in the form. */
export const decisionFailures: Readonly<Record<DecisionRefusal | TimedFailure, string>> = {
  'no-admin': 'votre compte n’a pas le droit de prendre des décisions.',
  own: 'vous êtes la personne concernée, un autre administrateur doit décider.',
  admin: 'la personne concernée est un administrateur, seule la personne responsable de la modération peut décider.',
  'new-report': `un signalement est arrivé entre-temps, relisez le dossier. ${draftStays}`,
  'new-decision': `un autre administrateur a déjà décidé, relisez le dossier. ${draftStays}`,
  'changed-content': `l’annonce a été modifiée entre-temps, relisez-la. ${draftStays}`,
  'has-role': `le compte d’un administrateur ne se restreint pas\u00a0: son rôle doit d’abord lui être retiré. ${draftStays}`,
  missing: `l’annonce ou le compte n’existe plus. ${draftStays}`,
  'wrong-measure': `cette mesure n’est plus possible dans l’état actuel de l’annonce ou du compte. ${draftStays}`,
  'wrong-clock': `l’heure de cet appareil est fausse, réglez-la puis réessayez. ${draftStays}`,
  full: `il n’y a plus de place dans ce navigateur. ${draftStays}`,
  unavailable: `ce navigateur ne permet pas d’enregistrer. ${draftStays}`,
  offline: `le serveur ne répond pas. ${draftStays}`,
  blocked: `un autre onglet retient les données du site, fermez-le puis réessayez. ${draftStays}`,
  timeout: `ce navigateur tarde à répondre, réessayez. ${draftStays}`,
  denied: `le serveur a refusé la décision. ${draftStays}`,
  unknown: `la décision n’a pas pu être enregistrée, réessayez. ${draftStays}`,
};
