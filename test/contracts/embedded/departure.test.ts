import 'fake-indexeddb/auto';
import { RandomIdGenerator } from '../../../src/infrastructure/browser/device/RandomIdGenerator';
import { EmbeddedBlockRepository } from '../../../src/infrastructure/embedded/messaging/EmbeddedBlockRepository';
import { EmbeddedParticipantAnonymiser } from '../../../src/infrastructure/embedded/messaging/EmbeddedParticipantAnonymiser';
import { EmbeddedConversationRepository } from '../../../src/infrastructure/embedded/messaging/EmbeddedConversationRepository';
import { EmbeddedListingBuyers } from '../../../src/infrastructure/embedded/listings/EmbeddedListingBuyers';
import { EmbeddedPhotoRepository } from '../../../src/infrastructure/embedded/listings/EmbeddedPhotoRepository';
import { EmbeddedPreferencesRepository } from '../../../src/infrastructure/embedded/account/EmbeddedPreferencesRepository';
import { EmbeddedErasureRequests } from '../../../src/infrastructure/embedded/account/EmbeddedErasureRequests';
import { EmbeddedPersonalRecords } from '../../../src/infrastructure/embedded/account/EmbeddedPersonalRecords';
import { blankAccount } from '../../../src/infrastructure/embedded/database/records';
import { EmbeddedNewsletterRepository } from '../../../src/infrastructure/embedded/site/EmbeddedNewsletterRepository';
import { NOON } from '../../support/builders/aListing';
import { clockAtNoon, listingsOf, noImport } from '../../support/embedded/embeddedBackends';
import { savedItemsOf } from '../../support/embedded/embeddedSavedItems';
import { profilesOf } from '../../support/embedded/embeddedProfiles';
import { embeddedTabs, givenEmbeddedPerson, type EmbeddedTab } from '../../support/embedded/embeddedTabs';
import { describeDeparture, type PersonalTab } from '../privacy/departureContract';

describeDeparture('The embedded backend', async () => {
  const openTab = embeddedTabs();
  const [tab, karims] = [openTab(), openTab()];
  await givenEmbeddedPerson(tab, 'claire', 'Claire');
  await givenEmbeddedPerson(tab, 'karim', 'Karim');
  const account = { ...blankAccount('claire'), email: 'claire@exemple.fr', isEmailVerified: true };
  await tab.database.write(['accounts'], (transaction) => transaction.objectStore('accounts').put(account));
  return { claire: personalTab(tab), karim: personalTab(karims), leaving: personalTab(tab), now: NOON };
});

function personalTab(tab: EmbeddedTab): PersonalTab {
  const { database, feed } = tab;
  return {
    ...savedItemsOf(tab),
    profiles: profilesOf(tab),
    preferences: new EmbeddedPreferencesRepository(database, feed, clockAtNoon),
    listings: listingsOf(tab),
    listingBuyers: new EmbeddedListingBuyers(database),
    photos: new EmbeddedPhotoRepository(database, new RandomIdGenerator()),
    blocks: new EmbeddedBlockRepository(database, feed, clockAtNoon),
    conversations: new EmbeddedConversationRepository(database, feed, clockAtNoon, noImport),
    names: new EmbeddedParticipantAnonymiser(database, feed),
    newsletter: new EmbeddedNewsletterRepository(database, { uid: 'claire' }, clockAtNoon, noImport),
    records: new EmbeddedPersonalRecords(database),
    requests: new EmbeddedErasureRequests(),
  };
}
