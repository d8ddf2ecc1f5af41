import type { Photo } from '../listings/Photo';
import type { Instant } from '../shared/Instant';

/** Characters. */
export const MAXIMUM_MESSAGE_LENGTH = 2000;

/** A message is not changed, except by its author who withdraws it: the answer to an offer or an appointment is a message of its own. */
export interface Message {
  /** Chosen by the writer, so that sending twice stores once. */
  readonly id: string;
  readonly authorId: string;
  readonly content: MessageContent;
  /** The backend’s time; later messages of a conversation have later times. */
  readonly sentAt: Instant;
}

export type MessageContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'photo'; readonly photo: Photo }
  /** Whole euros for the listing’s object; buyer and seller can both make offers. */
  | { readonly kind: 'offer'; readonly euros: number }
  /** Of the offer `offerId`, whose price it repeats. Who has made it retracts it instead of an answer. */
  | { readonly kind: OfferOutcome; readonly euros: number; readonly offerId: string }
  /** A proposal to meet; buyer and seller can both make them. */
  | { readonly kind: 'appointment'; readonly at: Instant; readonly place: string }
  /**
   * Of the appointment `offerId`, whose time and place it repeats. Who has proposed it withdraws it instead of an answer; a confirmed one is
   * cancelled by either of the two, until its moment.
   */
  | {
      readonly kind: AppointmentOutcome;
      readonly at: Instant;
      readonly place: string;
      readonly offerId: string;
    }
  /** Was a text or a photo, which its author has withdrawn (`withdrawMessage`). The backend no longer has it. */
  | { readonly kind: 'withdrawn' }
  /** A stored message of an unknown form. */
  | { readonly kind: 'unreadable' };

export type OfferOutcome = 'acceptance' | 'refusal' | 'retraction';

export type AppointmentOutcome = 'confirmation' | 'decline' | 'withdrawal' | 'cancellation';

/** A confirmed appointment is cancelled once, by either person: the id of the cancellation follows from its own. */
export function cancellationIdOf(appointmentId: string): string {
  return `${appointmentId}~cancellation`;
}

/**
 * The id of a message with this content, where it follows from another one: an offer or appointment has one answer, even after two clicks,
 * or is taken back before. Null: it is chosen by the writer.
 */
export function derivedIdOf(content: MessageContent): string | null {
  if (!('offerId' in content)) return null;
  return content.kind === 'cancellation' ? cancellationIdOf(content.offerId) : answerIdOf(content.offerId);
}

/** The message that this content is about: a cancellation is about the confirmation, an answer about what it answers. Null: none. */
export function askedIdOf(content: MessageContent): string | null {
  if (!('offerId' in content)) return null;
  return content.kind === 'cancellation' ? answerIdOf(content.offerId) : content.offerId;
}

function answerIdOf(offerId: string): string {
  return `${offerId}~answer`;
}

type Authored = Pick<Message, 'authorId' | 'content'>;

/** Whether a message may follow the one that it is about (`askedIdOf`): its author is allowed to, it says the same, and it is in time. */
export function mayFollow({ authorId, content }: Authored, asked: Authored | undefined, now: Instant): boolean {
  switch (content.kind) {
    case 'acceptance':
    case 'refusal':
      return isSameOffer(content, asked) && asked?.authorId !== authorId;
    case 'retraction':
      return isSameOffer(content, asked) && asked?.authorId === authorId;
    case 'confirmation':
    case 'decline':
      return isSameMeeting(content, asked, 'appointment') && asked?.authorId !== authorId;
    case 'withdrawal':
      return isSameMeeting(content, asked, 'appointment') && asked?.authorId === authorId && now < content.at;
    case 'cancellation':
      return isSameMeeting(content, asked, 'confirmation') && now < content.at;
    default:
      return true;
  }
}

function isSameOffer({ euros }: { readonly euros: number }, asked: Authored | undefined): boolean {
  return asked?.content.kind === 'offer' && asked.content.euros === euros;
}

function isSameMeeting(
  { at, place }: { readonly at: Instant; readonly place: string },
  asked: Authored | undefined,
  kind: 'appointment' | 'confirmation',
): boolean {
  return asked?.content.kind === kind && asked.content.at === at && asked.content.place === place;
}
