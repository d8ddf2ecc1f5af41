import type { MessageMails } from '../../../application/notifications/MessageMails';
import { failure, type Result } from '../../../domain/shared/Result';

/** There is no server that could send any, hence no token of a link. */
export class EmbeddedMessageMails implements MessageMails {
  readonly areSent = false;

  unsubscribe(): Promise<Result<void, 'unknown-token'>> {
    return Promise.resolve(failure('unknown-token'));
  }
}
