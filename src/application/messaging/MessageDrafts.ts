import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** What is being written in this browser, by conversation and person; before sign-in, by listing and nobody (an empty uid). */
export interface MessageDrafts {
  /** Empty: nothing is, or it cannot be read. */
  of(conversationId: string, uid: string): string;
  /** Written when the call returns; an empty text leaves nothing behind. */
  save(conversationId: string, uid: string, text: string): void;
  /** Tells what another tab has made of it. */
  subscribe(conversationId: string, uid: string, listener: (text: string) => void): Unsubscribe;
}
export const MessageDrafts = token<MessageDrafts>('MessageDrafts');
