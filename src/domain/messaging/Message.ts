import type { Photo } from '../listings/Photo';
import type { Instant } from '../shared/Instant';

/** Characters. */
export const MAXIMUM_MESSAGE_LENGTH = 2000;

/** A message is never changed: the answer to an offer or an appointment is a message of its own. */
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
  | { readonly kind: 'acceptance' | 'refusal'; readonly euros: number; readonly offerId: string }
  /** A proposal to meet; buyer and seller can both make them. */
  | { readonly kind: 'appointment'; readonly at: Instant; readonly place: string }
  /** Of the appointment `offerId`, whose time and place it repeats. */
  | {
      readonly kind: 'confirmation' | 'decline';
      readonly at: Instant;
      readonly place: string;
      readonly offerId: string;
    }
  /** A stored message of an unknown form. */
  | { readonly kind: 'unreadable' };

/** An offer or appointment has one answer, even after two clicks: the id of the answer follows from its own. */
export function answerIdOf(offerId: string): string {
  return `${offerId}~answer`;
}

/** Whether an answer names this message as what it answers, and says the same of it. Content that is no answer names none. */
export function isAnswerTo(answer: MessageContent, asked: MessageContent | undefined): boolean {
  switch (answer.kind) {
    case 'acceptance':
    case 'refusal':
      return asked?.kind === 'offer' && asked.euros === answer.euros;
    case 'confirmation':
    case 'decline':
      return asked?.kind === 'appointment' && asked.at === answer.at && asked.place === answer.place;
    default:
      return false;
  }
}
