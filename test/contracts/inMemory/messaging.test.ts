import { aListing, NOON } from '../../support/builders/aListing';
import { aProfile } from '../../support/builders/aPosting';
import { InMemoryBlockRepository } from '../../support/inMemory/messaging/InMemoryBlockRepository';
import { InMemoryConversationRepository } from '../../support/inMemory/messaging/InMemoryConversationRepository';
import { InMemoryListingRepository } from '../../support/inMemory/listings/InMemoryListingRepository';
import { InMemoryMessageOutbox } from '../../support/inMemory/messaging/InMemoryMessageOutbox';
import { InMemoryPhotoUploadQueue } from '../../support/inMemory/messaging/InMemoryPhotoUploadQueue';
import { InMemoryUserRepository } from '../../support/inMemory/account/InMemoryUserRepository';
import { describeAppointments } from '../messaging/appointmentContract';
import { describeOffers } from '../messaging/offerContract';
import { describeWithdrawals } from '../messaging/withdrawalContract';
import { describeBlockRepository } from '../messaging/blockRepositoryContract';
import { describeConversationRepository, type MessagingBackend } from '../messaging/conversationRepositoryContract';
import { describeMessageOutbox } from '../messaging/messageOutboxContract';
import { describePhotoUploadQueue } from '../messaging/photoUploadQueueContract';

function inMemoryMessaging(): MessagingBackend {
  const users = new InMemoryUserRepository(
    aProfile({ uid: 'claire', displayName: 'Claire' }),
    aProfile({ uid: 'karim', displayName: 'Karim' }),
    aProfile({ uid: 'ines', displayName: 'Inès' }),
  );
  const listings = new InMemoryListingRepository([aListing()], users);
  const blocks = new InMemoryBlockRepository();
  const conversations = new InMemoryConversationRepository({ listings, users, blocks });
  const tab = { conversations, blocks };
  return {
    karim: tab,
    karimsOtherTab: tab,
    claire: tab,
    ines: tab,
    now: NOON,
    given: async (listing) => listings.store(listing),
    age: async (messageId, milliseconds) => conversations.age('velo~karim', messageId, milliseconds),
    giveRate: async (kind, rate) => conversations.giveRate('karim', kind, rate),
  };
}

describeConversationRepository('InMemoryConversationRepository', inMemoryMessaging);
describeAppointments('InMemoryConversationRepository', inMemoryMessaging);
describeOffers('InMemoryConversationRepository', inMemoryMessaging);
describeWithdrawals('InMemoryConversationRepository', inMemoryMessaging);

describeBlockRepository('InMemoryBlockRepository', () => {
  const blocks = new InMemoryBlockRepository();
  return { claire: blocks, clairesOtherTab: blocks };
});

describeMessageOutbox('InMemoryMessageOutbox', () => {
  const tab = new InMemoryMessageOutbox();
  const otherTab = tab.inOtherTab();
  return { tab, inOtherTab: (work) => work(otherTab) };
});

describePhotoUploadQueue('InMemoryPhotoUploadQueue', () => {
  let tab: InMemoryPhotoUploadQueue | undefined;
  return (now) => (tab ??= new InMemoryPhotoUploadQueue([], { now }));
});
