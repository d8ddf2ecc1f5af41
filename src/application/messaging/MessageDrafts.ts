import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** Texts being written in this browser, by conversation and person; before sign-in, by listing and an empty uid. */
export interface MessageDrafts {
  /** Empty: there is none, or it cannot be read. */
  of(conversationId: string, uid: string): string;
  /** Synchronous; an empty text removes the draft. False: this browser refuses to store it, and it ends with the tab. */
  save(conversationId: string, uid: string, text: string): boolean;
  /** Emits the text whenever another tab changes it. */
  subscribe(conversationId: string, uid: string, listener: (text: string) => void): Unsubscribe;
}
export const MessageDrafts = token<MessageDrafts>('MessageDrafts');
