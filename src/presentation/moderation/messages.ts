import type { SendReportFailure } from '../../application/moderation/SendReport';
import type { OwnReport } from '../../domain/moderation/ReportOutcome';
import { MAXIMUM_REPORT_DETAILS, type ReportReason, type ReportTargetKind } from '../../domain/moderation/Report';

export const reportMessages = {
  title: {
    listing: 'Signaler cette annonce',
    person: 'Signaler cette personne',
    conversation: 'Signaler cette conversation',
  } satisfies Record<ReportTargetKind, string>,
  intro:
    'Votre signalement est confidentiel. Une personne de notre équipe l’examine, et vous lisez dans votre compte ce qu’il devient.',
  reason: 'Motif',
  details: 'Précisions (facultatif)',
  submit: 'Signaler',
  sending: 'Envoi…',
  cancel: 'Annuler',
  close: 'Fermer',
  sentTitle: 'Merci, votre signalement est enregistré',
  sent: 'Nous en accusons réception. Une personne de notre équipe va l’examiner. Vous lirez la suite donnée dans votre compte, rubrique «\u00a0Décisions et signalements\u00a0».',
} as const;

export const reportReasonLabels: Record<ReportReason, string> = {
  scam: 'Arnaque ou tentative d’arnaque',
  forbidden: 'Objet ou service interdit',
  counterfeit: 'Contrefaçon',
  'wrong-category': 'Mauvaise catégorie ou annonce trompeuse',
  duplicate: 'Annonce en double',
  offensive: 'Propos haineux, injurieux ou choquants',
  harassment: 'Harcèlement',
  spam: 'Publicité ou messages indésirables',
  privacy: 'Atteinte à la vie privée',
  other: 'Autre motif',
};

export const outcomeLabels: Readonly<Record<OwnReport['outcome'], string>> = {
  pending: 'En cours d’examen',
  acted: 'Une mesure a été prise',
  dismissed: 'Aucune suite',
};

/** `time`: when a further report is possible. */
export const tooManyReports = (time: string) =>
  `Vous avez envoyé beaucoup de signalements en une heure. Vous pourrez de nouveau en envoyer à partir de\u00a0${time}. Ce que vous avez écrit reste ici.`;

export const reportFailures: Record<Extract<SendReportFailure, string>, string> = {
  'no-reason': 'Choisissez un motif.',
  'details-too-long': `Vos précisions dépassent ${MAXIMUM_REPORT_DETAILS} caractères.`,
  'already-reported': 'Vous l’aviez déjà signalé : votre premier signalement reste enregistré.',
  unconfirmed: 'Confirmez votre adresse e-mail avant d’envoyer un signalement. Ce que vous avez écrit reste ici.',
  full: 'La place manque sur cet appareil.',
  unavailable: 'Ce navigateur ne permet pas d’envoyer le signalement.',
  offline: 'Le signalement n’est pas parti. Vérifiez votre connexion, puis réessayez.',
  blocked: 'Une ancienne page du site est encore ouverte : fermez-la, puis réessayez.',
  timeout: 'Ce navigateur tarde à enregistrer le signalement. Fermez les autres onglets du site, puis réessayez.',
  denied: 'Le signalement a été refusé.',
  unknown: 'Le signalement n’a pas pu être envoyé. Réessayez.',
};
