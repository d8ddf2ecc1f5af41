import { InMemoryMailRecipients } from '../../support/inMemory/notifications/InMemoryMailRecipients';
import { InMemoryMessageMailQueue } from '../../support/inMemory/notifications/InMemoryMessageMailQueue';
import { describeMailRecipients } from '../notifications/mailRecipientsContract';
import { describeMessageMailQueue } from '../notifications/messageMailQueueContract';

describeMessageMailQueue('InMemoryMessageMailQueue', () => new InMemoryMessageMailQueue());

describeMailRecipients('InMemoryMailRecipients', async () => {
  const recipients = new InMemoryMailRecipients({ claire: 'claire@exemple.fr' });
  return {
    recipients,
    ask: async (token) => recipients.ask(token),
    block: async (uid, blocked) => recipients.block(uid, blocked),
  };
});
