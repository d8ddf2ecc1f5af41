import { MINUTE, type Instant } from '../shared/Instant';
import type { Message } from './Message';
import type { OfferStatus } from './offerStatuses';

/** Milliseconds. */
export const APPOINTMENT_DURATION = 30 * MINUTE;

/** `cancelled`: by either of the two, after both had agreed on it. */
export type AppointmentStatus = OfferStatus | 'cancelled';

type Exchanged = Pick<Message, 'id' | 'content'>;

/**
 * The status of each appointment among these messages, oldest first, by message id. A later proposal replaces one that is pending; one that
 * is accepted stays so until another one is, or it is cancelled.
 */
export function appointmentStatuses(messages: readonly Exchanged[]): ReadonlyMap<string, AppointmentStatus> {
  const statuses = new Map<string, AppointmentStatus>();
  const replace = (status: AppointmentStatus) => {
    for (const [id, known] of statuses) if (known === status) statuses.set(id, 'outdated');
  };
  for (const { id, content } of messages) {
    if (content.kind === 'appointment') {
      replace('pending');
      statuses.set(id, 'pending');
    } else if (content.kind === 'confirmation') {
      replace('accepted');
      statuses.set(content.offerId, 'accepted');
    } else if (content.kind === 'decline') statuses.set(content.offerId, 'refused');
    else if (content.kind === 'withdrawal') statuses.set(content.offerId, 'withdrawn');
    else if (content.kind === 'cancellation') statuses.set(content.offerId, 'cancelled');
  }
  return statuses;
}

export interface Appointment {
  readonly at: Instant;
  readonly place: string;
}

/** What the two of a conversation have agreed on last, and not cancelled; null: nothing. */
export function currentAppointment(messages: readonly Exchanged[]): Appointment | null {
  const statuses = appointmentStatuses(messages);
  for (const { content } of messages) {
    if (content.kind === 'confirmation' && statuses.get(content.offerId) === 'accepted')
      return { at: content.at, place: content.place };
  }
  return null;
}

/** `past`: proposed for a moment that has passed without an answer, or agreed on and over. */
export type AppointmentState = AppointmentStatus | 'past';

/** When an appointment becomes `past`; null: never. */
export function appointmentEnd(status: AppointmentStatus, at: Instant): Instant | null {
  if (status === 'pending') return at;
  return status === 'accepted' ? at + APPOINTMENT_DURATION : null;
}

export function appointmentState(status: AppointmentStatus, at: Instant, now: Instant): AppointmentState {
  const end = appointmentEnd(status, at);
  return end !== null && now >= end ? 'past' : status;
}

export type TakingBack = 'withdrawal' | 'cancellation';

/** How the reader can take back an appointment before its moment; null: not at all. */
export function takingBack(status: AppointmentStatus, isOwn: boolean, at: Instant, now: Instant): TakingBack | null {
  if (now >= at) return null;
  if (status === 'accepted') return 'cancellation';
  return status === 'pending' && isOwn ? 'withdrawal' : null;
}
