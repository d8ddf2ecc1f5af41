import { describe, expect, test } from 'vitest';
import type { PersonalRecords } from '../../../src/application/privacy/PersonalRecords';
import { failure, success } from '../../../src/domain/shared/Result';
import type { Review } from '../../../src/domain/reviews/Review';
import { aDecision } from '../../support/builders/aDecision';
import { NOON } from '../../support/builders/aListing';
import { aReview } from '../../support/builders/aReview';

export interface PersonalRecordsBackend {
  /**
   * Of Karim and of Lina. Claire has sold `velo` to Karim and `canape` to Lina, which is counted. Both have reported Claire as a person, for
   * `scam`, with details; both have written `Bonjour` to the team, and so has a visitor. Both have published a listing and deleted
   * another, `lampe-{uid}`. Each of them has reviewed Claire, who has sold them `{uid}`, and she them (`reviewsOfDeparture`). There is a decision about Karim, `aDecision()`, and one about Lina, with the number 43.
   */
  readonly karim: PersonalRecords;
  readonly lina: PersonalRecords;
  /** Deletes Karim’s profile. */
  removeProfile(): Promise<unknown>;
  /** How many messages to the team are stored, of all people. */
  countOfLetters(): Promise<number>;
  /** What the stored rates of Karim and Lina name: `karim~person~claire` and `lina~person~claire`, and a message of each, an hour ago. */
  actsOfRates(): Promise<readonly string[]>;
  /** How many sales of Claire’s are counted. */
  salesOfClaire(): Promise<number>;
  /** The ids of all stored reviews. */
  idsOfReviews(): Promise<readonly string[]>;
}

/** The review of Claire by a person to whom she has sold the listing `{uid}`, and hers of them. */
export function reviewsOfDeparture(uid: string): readonly [Review, Review] {
  const shown = { listingId: uid, visibleAt: NOON };
  return [
    aReview({ ...shown, authorId: uid, authorName: uid, subjectId: 'claire' }),
    aReview({ ...shown, side: 'seller', subjectId: uid }),
  ];
}

export function describePersonalRecords(name: string, makeBackend: () => Promise<PersonalRecordsBackend>): void {
  describe(`${name}, contract of PersonalRecords`, () => {
    test('a person reads the purchases, reports, messages to the team and remains of deleted listings that are theirs', async () => {
      const { karim } = await makeBackend();
      const time = expect.any(Number) as number;
      expect(await karim.of('karim')).toEqual(
        success({
          deletedListings: [
            { id: 'lampe-karim', ownerId: 'karim', state: 'deleted', publishedAt: NOON, updatedAt: NOON + 1 },
          ],
          purchases: [{ listingId: 'velo', ownerId: 'claire', buyerId: 'karim' }],
          reports: [
            {
              reporterId: 'karim',
              target: { kind: 'person', id: 'claire' },
              reason: 'scam',
              details: 'Elle demande un mandat.',
              createdAt: time,
            },
          ],
          devices: [],
          reviewsWritten: [reviewsOfDeparture('karim')[0]],
          decisions: [aDecision()],
          contactMessages: [
            {
              id: 'k1B2c3D4e5F6g7H8i9J0',
              name: 'Karim',
              email: 'karim@exemple.fr',
              subject: 'data',
              message: 'Bonjour',
              sentAt: time,
            },
          ],
        }),
      );
    });

    test('a person without a profile erases them, once or again, and those of others stay', async () => {
      const { karim, lina, removeProfile, countOfLetters, actsOfRates, idsOfReviews, salesOfClaire } =
        await makeBackend();
      expect(await actsOfRates()).toHaveLength(4);
      expect(await salesOfClaire()).toBe(2);
      await removeProfile();
      const ofLina = await lina.of('lina');
      expect(await karim.erase('karim')).toEqual(success());
      expect(await karim.erase('karim')).toEqual(success());
      expect(await karim.of('karim')).toMatchObject(
        success({
          purchases: [],
          reports: [{ target: { kind: 'person', id: 'claire' }, reason: 'scam', details: '' }],
          reviewsWritten: [{ authorName: 'Compte supprimé', text: 'Vélo conforme à l’annonce.' }],
          contactMessages: [],
        }),
      );
      expect((await idsOfReviews()).toSorted()).toEqual(['karim~buyer', 'lina~buyer', 'lina~seller']);
      expect(await lina.of('lina')).toEqual(ofLina);
      expect(await salesOfClaire()).toBe(1);
      expect(await countOfLetters()).toBe(2);
      expect((await actsOfRates()).filter((act) => act !== '').toSorted()).toEqual([
        'lina~person~claire',
        'velo~lina/un',
      ]);
    });

    test('a person who has a profile erases nothing', async () => {
      const { karim } = await makeBackend();
      const before = await karim.of('karim');
      expect(await karim.erase('karim')).toEqual(failure('denied'));
      expect(await karim.of('karim')).toEqual(before);
    });
  });
}
