import type { LastMessage, ListingSummary } from '../../domain/messaging/Conversation';
import type { PushDevice } from '../../domain/notifications/PushDevice';

/** A notification of a message. */
export interface MessagePush {
  readonly conversationId: string;
  readonly authorName: string;
  readonly listing: ListingSummary;
  readonly message: LastMessage;
}

/**
 * What a push service answers: `gone`: nobody is subscribed at this endpoint any more; `refused`: it will not take this push, also not
 * later.
 */
export type PushAnswer =
  | { readonly kind: 'accepted' | 'gone' }
  | { readonly kind: 'refused'; /** Of HTTP. */ readonly status: number };

/** Of pushes of a kind. */
export interface PushSender<Push> {
  /** `device`: at a known push service. Rejects when it may be tried again later. */
  send(device: PushDevice, push: Push): Promise<PushAnswer>;
}
