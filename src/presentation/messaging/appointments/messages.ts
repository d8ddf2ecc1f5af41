import type { AppointmentState, TakingBack } from '../../../domain/messaging/appointmentStatuses';
import type { AppointmentErrors } from '../../../domain/messaging/composeAppointment';
import type { AppointmentOutcome } from '../../../domain/messaging/Message';

export const messages = {
  /** On the button, whose name is `propose`. */
  open: 'Rendez-vous',
  propose: 'Proposer un rendez-vous',
  notYet: 'Rendez-vous possible après votre premier message.',
  day: 'Jour',
  time: 'Heure',
  place: 'Lieu',
  advice: 'Choisissez un lieu public et fréquenté.',
  send: 'Proposer',
  cancel: 'Annuler',

  yours: 'Votre proposition de rendez-vous',
  of: (name: string) => `Rendez-vous proposé par ${name}`,
  save: 'Ajouter à mon agenda',
  whenAndWhere: (moment: string, place: string) => `Rendez-vous ${moment}\u00a0: ${place}`,
  /** `name`: of the other person, where they have cancelled it. */
  cancelled: (name: string | null) =>
    name === null ? 'Vous avez annulé ce rendez-vous' : `Rendez-vous annulé par ${name}`,
  notSaved: 'Le fichier n’a pas pu être composé. Réessayez dans un moment.',

  eventTitle: (title: string) => `Rendez-vous\u00a0: ${title}`,
  /** `day`: `2026-11-28`. */
  fileName: (day: string) => `rendez-vous-${day}.ics`,
} as const;

/** What became of an appointment, as a message of its own. `name`: of the other person, where they have written it. */
export const outcomeTexts: Record<AppointmentOutcome, (moment: string, name: string | null) => string> = {
  confirmation: (moment) => `Rendez-vous confirmé\u00a0: ${moment}`,
  decline: (moment) => `Rendez-vous refusé\u00a0: ${moment}`,
  withdrawal: (moment) => `Proposition de rendez-vous retirée\u00a0: ${moment}`,
  cancellation: (moment, name) => `Rendez-vous annulé${name === null ? '' : ` par ${name}`}\u00a0: ${moment}`,
};

/** How an appointment is taken back, after a question. */
export const takeBackTexts: Record<
  TakingBack,
  {
    readonly action: string;
    readonly question: string;
    readonly keep: string;
    readonly consequence: (name: string) => string;
  }
> = {
  withdrawal: {
    action: 'Retirer la proposition',
    question: 'Retirer cette proposition de rendez-vous\u202f?',
    keep: 'La garder',
    consequence: (name) => `${name} ne pourra plus y répondre. Vous pourrez proposer un autre rendez-vous.`,
  },
  cancellation: {
    action: 'Annuler le rendez-vous',
    question: 'Annuler ce rendez-vous\u202f?',
    keep: 'Le garder',
    consequence: (name) =>
      `${name} le verra dans la conversation. S’il figure dans votre agenda, pensez à l’en retirer. Vous pourrez proposer un autre rendez-vous.`,
  },
};

export const appointmentLabels: Record<Exclude<AppointmentState, 'cancelled'>, string> = {
  pending: 'Proposé, en attente de réponse',
  accepted: 'Confirmé',
  refused: 'Refusé',
  outdated: 'Remplacé par un rendez-vous plus récent',
  withdrawn: 'Proposition retirée',
  past: 'Passé',
};

type Texts<Name extends keyof AppointmentErrors> = Record<NonNullable<AppointmentErrors[Name]>, string>;

export const dayErrors: Texts<'day'> = {
  missing: 'Indiquez le jour du rendez-vous.',
  past: 'Ce jour est déjà passé.',
  'too-far': 'Choisissez un jour dans les 60 prochains jours.',
};

export const timeErrors: Texts<'time'> = {
  missing: 'Indiquez l’heure du rendez-vous.',
  past: 'Cette heure est déjà passée.',
};

export const placeErrors: Texts<'place'> = {
  'too-short': 'Indiquez le lieu en 3 caractères au moins, par exemple «\u00a0Gare de Lyon, hall 1\u00a0».',
  'too-long': 'Indiquez le lieu en 120 caractères au plus.',
};
