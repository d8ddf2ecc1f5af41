import type { EndingMail } from '../../../src/domain/notifications/EndingMail';
import { InMemoryMailRecipients } from '../../support/inMemory/notifications/InMemoryMailRecipients';
import { InMemoryMessageMailQueue } from '../../support/inMemory/notifications/InMemoryMessageMailQueue';
import { InMemoryPersonalMailQueue } from '../../support/inMemory/notifications/InMemoryPersonalMailQueue';
import { describeMailRecipients } from '../notifications/mailRecipientsContract';
import { describeMessageMailQueue } from '../notifications/messageMailQueueContract';
import { describePersonalMailQueue, endingMails } from '../notifications/personalMailQueueContract';

describeMessageMailQueue('InMemoryMessageMailQueue', () => new InMemoryMessageMailQueue());

describePersonalMailQueue('InMemoryPersonalMailQueue', {
  open: () => new InMemoryPersonalMailQueue<EndingMail>(),
  ...endingMails,
});

describeMailRecipients('InMemoryMailRecipients', async () => {
  const recipients = new InMemoryMailRecipients({ claire: 'claire@exemple.fr' });
  return {
    recipients,
    ask: async (token) => recipients.ask(token),
    block: async (uid, blocked) => recipients.block(uid, blocked),
    restrict: async (uid, kind) => {
      recipients.restrict(uid, kind);
    },
  };
});
