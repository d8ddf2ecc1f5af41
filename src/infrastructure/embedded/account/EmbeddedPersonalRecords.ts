import type { PersonalRecords, PersonalRecordsOf } from '../../../application/privacy/PersonalRecords';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { DELETED_PERSON } from '../../../domain/account/UserProfile';
import { failure, success } from '../../../domain/shared/Result';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { decisionOf } from '../database/records';

export class EmbeddedPersonalRecords implements PersonalRecords {
  readonly #database: EmbeddedDatabase;

  constructor(database: EmbeddedDatabase) {
    this.#database = database;
  }

  of(uid: string): Promise<BackendResult<PersonalRecordsOf>> {
    return this.#database.read(async (connection) => {
      const [listings, deals, reports, decisions, letters, reviews] = await Promise.all([
        connection.getAllFromIndex('listings', 'byOwner', IDBKeyRange.bound([uid], [uid, []])),
        connection.getAll('deals'),
        connection.getAll('reports'),
        connection.getAll('decisions'),
        connection.getAll('contactMessages'),
        connection.getAll('reviews'),
      ]);
      return {
        deletedListings: listings.filter((listing) => listing.state === 'deleted'),
        purchases: deals
          .filter(({ buyerId }) => buyerId === uid)
          .map(({ listingId, ownerId, buyerId }) => ({ listingId, ownerId, buyerId })),
        reports: reports
          .filter(({ reporterId }) => reporterId === uid)
          .map(({ reporterId, target, reason, details, createdAt }) => ({
            reporterId,
            target,
            reason,
            details,
            createdAt,
          })),
        // There is no server that could notify one.
        devices: [],
        reviewsWritten: reviews.filter(({ authorId }) => authorId === uid),
        decisions: decisions.filter(({ statement }) => statement.personId === uid).map(decisionOf),
        contactMessages: letters
          .filter(({ authorId }) => authorId === uid)
          .map(({ id, name, email, subject, message, sentAt }) => ({ id, name, email, subject, message, sentAt })),
      };
    });
  }

  async erase(uid: string): Promise<BackendResult<void>> {
    const stores = ['users', 'deals', 'reports', 'contactMessages', 'rates', 'reviews'] as const;
    const erased = await this.#database.write([...stores], async (transaction) => {
      if ((await transaction.objectStore('users').getKey(uid)) !== undefined) return false;
      const [deals, reports, letters] = [
        transaction.objectStore('deals'),
        transaction.objectStore('reports'),
        transaction.objectStore('contactMessages'),
      ];
      for (const deal of await deals.getAll()) if (deal.buyerId === uid) await deals.delete(deal.listingId);
      for (const report of await reports.getAll())
        if (report.reporterId === uid) await reports.put({ ...report, details: '' });
      for (const letter of await letters.getAll()) if (letter.authorId === uid) await letters.delete(letter.id);
      const reviews = transaction.objectStore('reviews');
      for (const review of await reviews.getAll()) {
        if (review.authorId === uid) await reviews.put({ ...review, authorName: DELETED_PERSON });
        if (review.subjectId === uid) await reviews.delete(review.id);
      }
      await transaction.objectStore('rates').delete(IDBKeyRange.bound([uid], [uid, []]));
      return true;
    });
    if (!erased.ok) return erased;
    return erased.value ? success() : failure('denied');
  }
}
