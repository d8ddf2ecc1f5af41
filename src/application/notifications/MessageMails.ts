import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import { token } from '../shared/token';

/** The e-mails about unread messages, new listings and the end of listings, as browsers know them. */
export interface MessageMails {
  /** Whether this site sends any. */
  readonly areSent: boolean;
  /** Asks for no more of one kind, by the token of an unsubscribe link; within a minute, none is sent any more. */
  unsubscribe(token: string): Promise<Result<void, 'unknown-token' | BackendFailure>>;
}
export const MessageMails = token<MessageMails>('MessageMails');
