import type { Photo } from '../listings/Photo';
import type { Instant } from '../shared/Instant';

/** Characters of one message. */
export const MAXIMUM_MESSAGE_LENGTH = 2000;

/** What one person says to another. It is never changed: an answer to an offer is a message of its own. */
export interface Message {
  /** Chosen by whoever wrote it, so that sending twice stores once. */
  readonly id: string;
  readonly authorId: string;
  readonly content: MessageContent;
  /** By the backend’s clock; later messages of a conversation have later moments. */
  readonly sentAt: Instant;
}

export type MessageContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'photo'; readonly photo: Photo }
  /** Whole euros for the listing’s object; either of the two may name them. */
  | { readonly kind: 'offer'; readonly euros: number }
  | { readonly kind: 'acceptance' | 'refusal'; readonly euros: number; readonly offerId: string }
  /** It is stored, though not as anyone here writes: what was said is lost. */
  | { readonly kind: 'unreadable' };

/** An offer has one answer, whoever clicks twice: its id follows from the offer’s. */
export function answerIdOf(offerId: string): string {
  return `${offerId}~answer`;
}
