import type { EndingMail } from '../../../src/domain/notifications/EndingMail';
import type { QueuedPush } from '../../../src/domain/notifications/QueuedPush';
import { InMemoryFavouriteReader } from '../../support/inMemory/notifications/InMemoryFavouriteReader';
import { InMemoryMailRecipients } from '../../support/inMemory/notifications/InMemoryMailRecipients';
import { InMemoryMessageMailQueue } from '../../support/inMemory/notifications/InMemoryMessageMailQueue';
import { InMemoryNotificationQueue } from '../../support/inMemory/notifications/InMemoryNotificationQueue';
import { InMemoryPushDevices } from '../../support/inMemory/notifications/InMemoryPushDevices';
import { InMemoryPushMarks } from '../../support/inMemory/notifications/InMemoryPushMarks';
import { describeFavouriteReader } from '../notifications/favouriteReaderContract';
import { describeMailRecipients } from '../notifications/mailRecipientsContract';
import { describeMessageMailQueue } from '../notifications/messageMailQueueContract';
import { describeStoredPushDevices } from '../notifications/ownPushDevicesContract';
import { describeNotificationQueue, endingMails, queuedPushes } from '../notifications/notificationQueueContract';
import { describePushDevices } from '../notifications/pushDevicesContract';
import { describePushMarks } from '../notifications/pushMarksContract';

describeMessageMailQueue('InMemoryMessageMailQueue', () => new InMemoryMessageMailQueue());

describeNotificationQueue('InMemoryNotificationQueue', {
  open: () => new InMemoryNotificationQueue<EndingMail>(),
  ...endingMails,
});
describeNotificationQueue('InMemoryNotificationQueue of pushes', {
  open: () => new InMemoryNotificationQueue<QueuedPush>(),
  ...queuedPushes,
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
    endPushes: async (uid, choice) => recipients.endPushes(uid, choice),
  };
});

describeFavouriteReader('InMemoryFavouriteReader', () => {
  const reader = new InMemoryFavouriteReader();
  return {
    reader,
    store: async (listing) => {
      reader.listings = [...reader.listings.filter(({ id }) => id !== listing.id), listing];
    },
    add: async (uid, listing) => reader.add(uid, listing),
    remove: async (uid, listingId) => reader.remove(uid, listingId),
    hide: async (uid, sellerId) => reader.hide(uid, sellerId),
  };
});

describePushMarks('InMemoryPushMarks', () => new InMemoryPushMarks());
describePushDevices('InMemoryPushDevices', () => {
  const devices = new InMemoryPushDevices();
  return { devices, add: async (uid, device) => devices.add(uid, device) };
});
describeStoredPushDevices('InMemoryPushDevices', () => new InMemoryPushDevices().own);
