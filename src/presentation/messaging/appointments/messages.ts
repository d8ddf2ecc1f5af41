import type { AppointmentState } from '../../../domain/messaging/appointmentStatuses';
import type { AppointmentErrors } from '../../../domain/messaging/composeAppointment';

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
  confirmed: (moment: string) => `Rendez-vous confirmé\u00a0: ${moment}`,
  declined: (moment: string) => `Rendez-vous refusé\u00a0: ${moment}`,
  save: 'Ajouter à mon agenda',
  notSaved: 'Le fichier n’a pas pu être composé. Réessayez dans un moment.',

  eventTitle: (title: string) => `Rendez-vous\u00a0: ${title}`,
  /** `day`: `2026-11-28`. */
  fileName: (day: string) => `rendez-vous-${day}.ics`,
} as const;

export const appointmentLabels: Record<AppointmentState, string> = {
  pending: 'Proposé, en attente de réponse',
  accepted: 'Confirmé',
  refused: 'Refusé',
  outdated: 'Remplacé par un rendez-vous plus récent',
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
