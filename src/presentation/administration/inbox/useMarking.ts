import type { ReceivedContactMessage } from '../../../domain/contact/ReceivedContactMessage';
import { useNotify } from '../../shared/notices/notify';
import { removalFailures } from '../removal/removalMessages';
import { inboxMessages as messages } from './inboxMessages';
import type { InboxViewModel } from './InboxViewModel';

/** Marks a message that waits as handled, and a handled one as waiting; false where that failed. */
export function useMarking(inbox: InboxViewModel, admin: string) {
  const notify = useNotify();
  return async ({ id, name, handled }: ReceivedContactMessage): Promise<boolean> => {
    const marked = await inbox.mark(id, handled === null ? admin : null);
    if (marked.ok)
      notify({ kind: 'success', text: handled === null ? messages.handled(name) : messages.reopened(name) });
    else if (marked.failure === 'missing') notify({ kind: 'warning', text: messages.missing(name) });
    else notify({ kind: 'error', text: `${messages.unmarked(name)} ${removalFailures[marked.failure]}` });
    return marked.ok || marked.failure === 'missing';
  };
}
