import { EmbeddedPersonalRecords } from '../../../src/infrastructure/embedded/account/EmbeddedPersonalRecords';
import { reviewsOfDeparture, type PersonalRecordsBackend } from '../../contracts/privacy/personalRecordsContract';
import { toStoredListing } from '../../../src/infrastructure/embedded/listings/toListingRecord';
import { aDecision, aStatement } from '../builders/aDecision';
import { aListing, NOON } from '../builders/aListing';
import { EmbeddedReviewRepository } from '../../../src/infrastructure/embedded/reviews/EmbeddedReviewRepository';
import { clockAtNoon, noImport } from './embeddedBackends';
import { embeddedTabs, givenEmbeddedPerson } from './embeddedTabs';

export async function embeddedPersonalRecords(): Promise<PersonalRecordsBackend> {
  const tab = embeddedTabs()();
  const { database } = tab;
  const letter = {
    name: 'Karim',
    email: 'karim@exemple.fr',
    subject: 'data',
    message: 'Bonjour',
    sentAt: NOON,
  } as const;
  await database.write(
    ['deals', 'reports', 'contactMessages', 'listings', 'rates', 'decisions', 'reviews'],
    async (transaction) => {
      for (const [uid, listingId] of [
        ['karim', 'velo'],
        ['lina', 'canape'],
      ] as const) {
        const lamp = aListing({
          id: `lampe-${uid}`,
          ownerId: uid,
          state: 'deleted',
          publishedAt: NOON,
          updatedAt: NOON + 1,
        });
        for (const listing of [aListing({ id: `online-${uid}`, ownerId: uid }), lamp])
          await transaction.objectStore('listings').add(toStoredListing(listing));
        await transaction.objectStore('deals').add({ listingId, ownerId: 'claire', buyerId: uid, isCounted: true });
        await transaction.objectStore('reports').add({
          id: `${uid}~person~claire`,
          reporterId: uid,
          target: { kind: 'person', id: 'claire' },
          reason: 'scam',
          details: 'Elle demande un mandat.',
          createdAt: NOON,
        });
        for (const review of reviewsOfDeparture(uid)) await transaction.objectStore('reviews').add(review);
        const number = uid === 'karim' ? 42 : 43;
        await transaction.objectStore('decisions').add(aDecision({ number, statement: aStatement({ personId: uid }) }));
        const rate = { ownerId: uid, since: NOON, count: 1, at: NOON };
        const rates = transaction.objectStore('rates');
        await rates.add({ ...rate, id: 'reports', last: `${uid}~person~claire` });
        await rates.add({ ...rate, id: 'messages', last: `velo~${uid}/un` });
        const id = `${uid.charAt(0)}1B2c3D4e5F6g7H8i9J0`;
        await transaction.objectStore('contactMessages').add({ ...letter, id, authorId: uid });
      }
      await transaction.objectStore('contactMessages').add({ ...letter, id: 'v1B2c3D4e5F6g7H8i9J0' });
    },
  );
  await givenEmbeddedPerson(tab, 'karim', 'Karim');
  return {
    karim: new EmbeddedPersonalRecords(database),
    lina: new EmbeddedPersonalRecords(database),
    removeProfile: () => database.write(['users'], (transaction) => transaction.objectStore('users').delete('karim')),
    async countOfLetters() {
      const count = await database.read((connection) => connection.count('contactMessages'));
      return count.ok ? count.value : NaN;
    },
    async salesOfClaire() {
      const counts = await new EmbeddedReviewRepository(database, clockAtNoon, noImport).dealCountsOf('claire');
      return counts.ok ? counts.value.sales : NaN;
    },
    async idsOfReviews() {
      const ids = await database.read((connection) => connection.getAllKeys('reviews'));
      return ids.ok ? ids.value : [];
    },
    async actsOfRates() {
      const rates = await database.read((connection) => connection.getAll('rates'));
      return rates.ok ? rates.value.map(({ last }) => last) : [];
    },
  };
}
