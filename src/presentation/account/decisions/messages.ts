import { MAXIMUM_APPEAL_LENGTH } from '../../../domain/moderation/Appeal';
import type { DecisionStatus } from '../../../domain/moderation/Decision';
import type { Measure } from '../../../domain/moderation/Measure';
import type { ReportTargetKind } from '../../../domain/moderation/Report';
import type { OwnReport } from '../../../domain/moderation/ReportOutcome';
import { outcomeLabels } from '../../moderation/messages';
import { decisionName } from '../../moderation/statementMessages';
import { storeFailureMessages } from '../messages';
import type { AppealFailure } from './AppealViewModel';

export const decisionsMessages = {
  lead: 'Ce que notre équipe de modération a décidé à votre sujet, et ce que sont devenus vos signalements.',
  decisions: 'Décisions qui vous concernent',
  noDecision: 'Aucune décision ne vous concerne.',
  ofDay: (number: number, day: string) => `${decisionName(number)}, du ${day}`,
  read: 'Lire les motifs',
  readNumber: (number: number) => `Lire les motifs de la décision n°\u00a0${number}`,
  /** While an appeal is possible. */
  readOrAppeal: 'Lire les motifs ou contester',
  readOrAppealNumber: (number: number) => `Lire les motifs ou contester la décision n°\u00a0${number}`,
  close: 'Refermer',
  closeNumber: (number: number) => `Refermer la décision n°\u00a0${number}`,
} as const;

export function statusText(status: DecisionStatus): string {
  switch (status) {
    case 'standing':
      return 'En vigueur';
    case 'appealed':
      return 'Réclamation en cours d’examen';
    case 'upheld':
      return 'Maintenue après réclamation';
    case 'overturned':
      return 'Annulée';
  }
}

/** What was decided about, where it may be repeated. */
const of = (title: string | null) => (title === null ? '' : `\u00a0: «\u00a0${title}\u00a0»`);

/** A statement never has the other measures. */
export const decisionTitles: Partial<Record<Measure, (title: string | null) => string>> = {
  correction: (title) => `Annonce à corriger${of(title)}`,
  removal: (title) => `Annonce retirée${of(title)}`,
  warning: () => 'Avertissement',
  'name-reset': (title) => `Nom retiré du profil${of(title)}`,
  'portrait-reset': () => 'Photo retirée du profil',
  'text-reset': () => 'Présentation retirée du profil',
  restriction: () => 'Restriction du compte',
  closing: () => 'Fermeture du compte',
};

export const appealMessages = {
  resetText: 'La présentation retirée',
  title: 'Votre réclamation',
  daysLeft: (days: number) =>
    `Il vous reste ${days < 2 ? 'un jour' : `${days} jours`} pour contester cette décision. Vous ne pouvez la contester qu’une fois.`,
  tooLate: 'Le délai de six mois pour contester cette décision est passé.',
  field: 'Pourquoi la contestez-vous\u202f?',
  draftHint: 'Votre texte est gardé dans ce navigateur jusqu’à l’envoi.',
  send: 'Envoyer la réclamation',
  sending: 'Envoi…',
  sent: (day: string) => `Votre réclamation du ${day} est en cours d’examen. La réponse s’affichera ici.`,
  upheld: (day: string) => `La décision est maintenue depuis le ${day}.`,
  overturned: (day: string) => `La décision est annulée depuis le ${day}.`,
  own: 'Ce que vous avez écrit',
  answer: 'Réponse de notre équipe',
} as const;

export const appealFailures: Record<AppealFailure, string> = {
  ...storeFailureMessages,
  empty: 'Écrivez pourquoi vous contestez cette décision.',
  'too-long': `Votre texte dépasse ${MAXIMUM_APPEAL_LENGTH} caractères.`,
  'too-late': appealMessages.tooLate,
  decided: 'Cette décision a déjà été contestée ou annulée. Rechargez la page pour voir où elle en est.',
  foreign: 'Cette décision concerne une autre personne. Reconnectez-vous, puis réessayez.',
  missing: 'Cette décision n’existe plus.',
  denied: 'Votre réclamation a été refusée. Reconnectez-vous, puis réessayez.',
};

export const ownReportsMessages = {
  title: 'Mes signalements',
  none: 'Vous n’avez rien signalé.',
  targets: {
    listing: (title) => `Annonce «\u00a0${title}\u00a0»`,
    person: (title) => (title === '' ? 'Une personne' : title),
    conversation: (title) => `Conversation sur «\u00a0${title}\u00a0»`,
  } satisfies Record<ReportTargetKind, (title: string) => string>,
  sent: (reason: string, day: string) => `${reason}, signalement du ${day}`,
  outcome: (kind: ReportTargetKind, outcome: OwnReport['outcome']) =>
    kind === 'conversation' && outcome === 'dismissed' ? 'Conversation examinée' : outcomeLabels[outcome],
  /** Decisions are about one of its people, never about the conversation. */
  aboutPeople: 'Si une mesure a été prise envers une personne, elle seule en est informée.',
  since: (day: string) => `, le ${day}`,
  disagree: 'Si vous n’êtes pas d’accord avec la suite donnée,',
  write: 'écrivez-nous',
} as const;
