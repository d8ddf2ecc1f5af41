import { MINUTE, type Instant } from '../shared/Instant';
import type { Message } from './Message';
import type { OfferStatus } from './offerStatuses';

/** Milliseconds. */
export const APPOINTMENT_DURATION = 30 * MINUTE;

type Exchanged = Pick<Message, 'id' | 'content'>;

/**
 * The status of each appointment among these messages, oldest first, by message id. A later proposal replaces one that is pending; one that
 * is accepted stays so until another one is.
 */
export function appointmentStatuses(messages: readonly Exchanged[]): ReadonlyMap<string, OfferStatus> {
  const statuses = new Map<string, OfferStatus>();
  const replace = (status: OfferStatus) => {
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
  }
  return statuses;
}

export interface Appointment {
  readonly at: Instant;
  readonly place: string;
}

/** What the two of a conversation have agreed on last; null: nothing. */
export function currentAppointment(messages: readonly Exchanged[]): Appointment | null {
  const last = messages.findLast(({ content }) => content.kind === 'confirmation')?.content;
  return last?.kind === 'confirmation' ? { at: last.at, place: last.place } : null;
}

/** `past`: proposed for a moment that has passed without an answer, or agreed on and over. */
export type AppointmentState = OfferStatus | 'past';

/** When an appointment becomes `past`; null: never. */
export function appointmentEnd(status: OfferStatus, at: Instant): Instant | null {
  if (status === 'pending') return at;
  return status === 'accepted' ? at + APPOINTMENT_DURATION : null;
}

export function appointmentState(status: OfferStatus, at: Instant, now: Instant): AppointmentState {
  const end = appointmentEnd(status, at);
  return end !== null && now >= end ? 'past' : status;
}
