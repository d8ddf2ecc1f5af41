import { InMemoryMailRecipients } from '../../support/inMemory/notifications/InMemoryMailRecipients';
import { InMemoryMessageMailQueue } from '../../support/inMemory/notifications/InMemoryMessageMailQueue';
import { InMemorySearchMailQueue } from '../../support/inMemory/notifications/InMemorySearchMailQueue';
import { describeMailRecipients } from '../notifications/mailRecipientsContract';
import { describeMessageMailQueue } from '../notifications/messageMailQueueContract';
import { describeSearchMailQueue } from '../notifications/searchMailQueueContract';

describeMessageMailQueue('InMemoryMessageMailQueue', () => new InMemoryMessageMailQueue());

describeSearchMailQueue('InMemorySearchMailQueue', () => new InMemorySearchMailQueue());

describeMailRecipients('InMemoryMailRecipients', async () => {
  const recipients = new InMemoryMailRecipients({ claire: 'claire@exemple.fr' });
  return {
    recipients,
    ask: async (token) => recipients.ask(token),
    block: async (uid, blocked) => recipients.block(uid, blocked),
    restrict: async (uid, kind) => {
      if (kind === 'closed') recipients.close(uid);
    },
  };
});
