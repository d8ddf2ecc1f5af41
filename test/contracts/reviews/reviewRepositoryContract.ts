import { describe, expect, test } from 'vitest';
import type { ListingBuyers } from '../../../src/application/listings/ListingBuyers';
import type { ReviewRepository } from '../../../src/application/reviews/ReviewRepository';
import { REVIEW_EMBARGO, REVIEW_PERIOD } from '../../../src/domain/reviews/Deal';
import { REVIEWS_SHOWN, type Review } from '../../../src/domain/reviews/Review';
import { failure, success } from '../../../src/domain/shared/Result';
import { DAY, MINUTE, type Instant } from '../../../src/domain/shared/Instant';
import { aReview } from '../../support/builders/aReview';

export interface ReviewBackend {
  /** The time of its clock, and about that of the backend. */
  readonly now: Instant;
  /** In the tab of a person, or of a visitor (null). */
  reviewsFor(uid: string | null): ReviewRepository;
  /** Karim’s. */
  readonly buyers: ListingBuyers;
  /** Stores a listing of Karim’s that he has sold, `velo` by default, and to whom, Claire by default; null: to somebody unnamed. */
  giveSale(sale?: {
    readonly soldAt?: Instant;
    readonly buyerId?: string | null;
    readonly state?: 'sold' | 'reserved';
  }): Promise<void>;
  /** Stores a review, of another sale. */
  giveReview(review: Review): Promise<void>;
}

const claire = { uid: 'claire', name: 'Claire' };
const karim = { uid: 'karim', name: 'Karim' };
const good = { stars: 5, text: 'Vélo conforme à l’annonce.' } as const;
const fair = { stars: 4, text: 'Paiement rapide, rien à dire.' } as const;

/** Claire, Karim and Lina have accounts. */
export function describeReviewRepository(name: string, makeBackend: () => Promise<ReviewBackend>): void {
  describe(`${name}, contract of ReviewRepository`, () => {
    test('both sides of a sale know its deal, and nobody else', async () => {
      const { now, reviewsFor, giveSale } = await makeBackend();
      await giveSale({ soldAt: now - DAY });
      const deal = {
        listingId: 'velo',
        title: 'Vélo de ville',
        sellerId: 'karim',
        buyerId: 'claire',
        soldAt: now - DAY,
      };
      for (const uid of ['claire', 'karim'])
        expect(await reviewsFor(uid).dealOf('velo', uid)).toEqual(success({ ...deal, reviewedAt: {} }));
      expect(await reviewsFor('lina').dealOf('velo', 'lina')).toEqual(success(null));
    });

    test('a reservation is no deal, nor is a sale without a named buyer or a listing that does not exist', async () => {
      const reserved = await makeBackend();
      await reserved.giveSale({ state: 'reserved' });
      expect(await reserved.reviewsFor('claire').dealOf('velo', 'claire')).toEqual(success(null));
      const unnamed = await makeBackend();
      await unnamed.giveSale({ buyerId: null });
      expect(await unnamed.reviewsFor('karim').dealOf('velo', 'karim')).toEqual(success(null));
      expect(await unnamed.reviewsFor('karim').dealOf('rien', 'karim')).toEqual(success(null));
    });

    test('a first review is hidden from everybody, and the other side learns that it was written', async () => {
      const { now, reviewsFor, giveSale } = await makeBackend();
      await giveSale();
      const written = await reviewsFor('claire').write('velo', claire, good);
      expect(written).toMatchObject(success({ id: 'velo~buyer', subjectId: 'karim', stars: 5, side: 'buyer' }));
      for (const uid of ['karim', 'claire', null]) expect(await reviewsFor(uid).about('karim')).toEqual(success([]));
      const deal = await reviewsFor('karim').dealOf('velo', 'karim');
      expect(Object.keys(deal.ok && deal.value !== null ? deal.value.reviewedAt : {})).toEqual(['buyer']);
      const writtenAt = deal.ok ? (deal.value?.reviewedAt.buyer ?? 0) : 0;
      expect(Math.abs(writtenAt - now)).toBeLessThan(5 * MINUTE);
    });

    test('both reviews are shown once both sides have written', async () => {
      const { reviewsFor, giveSale } = await makeBackend();
      await giveSale();
      await reviewsFor('claire').write('velo', claire, good);
      expect(await reviewsFor('karim').write('velo', karim, fair)).toMatchObject({ ok: true });
      const shown = { title: 'Vélo de ville', answer: '', answeredAt: null };
      expect(await reviewsFor(null).about('karim')).toMatchObject(
        success([{ ...shown, ...good, authorName: 'Claire' }]),
      );
      expect(await reviewsFor(null).about('claire')).toMatchObject(
        success([{ ...shown, ...fair, authorName: 'Karim' }]),
      );
    });

    test('a side writes once', async () => {
      const { reviewsFor, giveSale } = await makeBackend();
      await giveSale();
      await reviewsFor('claire').write('velo', claire, good);
      expect(await reviewsFor('claire').write('velo', claire, fair)).toEqual(failure('written'));
    });

    test('a person without a part in the deal does not review it', async () => {
      const { reviewsFor, giveSale } = await makeBackend();
      await giveSale();
      expect(await reviewsFor('lina').write('velo', { uid: 'lina', name: 'Lina' }, good)).toEqual(failure('no-deal'));
      expect(await reviewsFor('lina').write('rien', { uid: 'lina', name: 'Lina' }, good)).toEqual(failure('no-deal'));
    });

    test('a sale is not reviewed after 60 days', async () => {
      const { now, reviewsFor, giveSale } = await makeBackend();
      await giveSale({ soldAt: now - REVIEW_PERIOD - MINUTE });
      expect(await reviewsFor('claire').write('velo', claire, good)).toEqual(failure('over'));
    });

    test('a review that has waited for 14 days is shown, and keeps its date when the other side writes', async () => {
      const { now, reviewsFor, giveSale, giveReview } = await makeBackend();
      await giveSale({ soldAt: now - 20 * DAY });
      await giveReview(aReview({ createdAt: now - REVIEW_EMBARGO - DAY }));
      const [before] = valueOf(await reviewsFor(null).about('karim'));
      expect(before?.visibleAt).toBe(now - DAY);
      expect(await reviewsFor('karim').write('velo', karim, fair)).toMatchObject({ ok: true });
      expect(await reviewsFor(null).about('karim')).toEqual(success([before]));
    });

    test('a profile shows the newest reviews first, at most 50', async () => {
      const { now, reviewsFor, giveReview } = await makeBackend();
      const count = REVIEWS_SHOWN + 1;
      const times = Array.from({ length: count }, (_none, index) => now - DAY - ((index * 7) % count) * MINUTE);
      for (const [index, visibleAt] of times.entries())
        await giveReview(aReview({ listingId: `vente-${index}`, createdAt: now - 20 * DAY, visibleAt }));
      const shown = valueOf(await reviewsFor(null).about('karim')).map(({ visibleAt }) => visibleAt);
      expect(shown).toEqual(times.toSorted((one, other) => other - one).slice(0, REVIEWS_SHOWN));
    });

    test('the person whom a review is about answers it, once', async () => {
      const { now, reviewsFor, giveReview } = await makeBackend();
      await giveReview(aReview({ createdAt: now - 20 * DAY }));
      const karims = reviewsFor('karim');
      expect(await karims.answer('velo~buyer', 'karim', ' Merci à vous. ')).toMatchObject(
        success({ answer: 'Merci à vous.' }),
      );
      expect(await reviewsFor(null).about('karim')).toMatchObject(success([{ answer: 'Merci à vous.' }]));
      expect(await karims.answer('velo~buyer', 'karim', 'Encore merci.')).toEqual(failure('answered'));
    });

    test('nobody else answers a review, nor anybody before it is shown', async () => {
      const { now, reviewsFor, giveReview } = await makeBackend();
      await giveReview(aReview({ createdAt: now - 20 * DAY }));
      await giveReview(aReview({ listingId: 'canape', createdAt: now - DAY }));
      expect(await reviewsFor('claire').answer('velo~buyer', 'claire', 'Merci.')).toEqual(failure('not-subject'));
      expect(await reviewsFor('karim').answer('canape~buyer', 'karim', 'Merci.')).toEqual(failure('missing'));
      expect(await reviewsFor('karim').answer('rien~buyer', 'karim', 'Merci.')).toEqual(failure('missing'));
    });

    test('a sale keeps its buyer once a review is written', async () => {
      const { buyers, reviewsFor, giveSale } = await makeBackend();
      await giveSale();
      await reviewsFor('claire').write('velo', claire, good);
      expect(await buyers.assign({ listingId: 'velo', ownerId: 'karim', buyerId: 'lina' })).toEqual(failure('denied'));
      expect(await buyers.clear('velo')).toEqual(success());
      expect(await buyers.of(['velo'])).toEqual(success(new Map([['velo', 'claire']])));
    });

    describe('the numbers of sales and purchases', () => {
      const named = (buyerId: string) => ({ listingId: 'velo', ownerId: 'karim', buyerId });
      /** As a visitor reads them, all in one tab. */
      const readingCounts = ({ reviewsFor }: ReviewBackend) => {
        const reviews = reviewsFor(null);
        return () => Promise.all(['karim', 'claire', 'lina'].map((uid) => reviews.dealCountsOf(uid)));
      };
      const counted = (...pairs: readonly (readonly [sales: number, purchases: number])[]) =>
        pairs.map(([sales, purchases]) => success({ sales, purchases }));
      const nothing = counted([0, 0], [0, 0], [0, 0]);
      const sold = counted([1, 0], [0, 1], [0, 0]);

      test('a sale counts for both sides once its buyer is named, and everybody may know', async () => {
        const backend = await makeBackend();
        const counts = readingCounts(backend);
        await backend.giveSale({ buyerId: null });
        expect(await counts()).toEqual(nothing);
        expect(await backend.buyers.assign(named('claire'))).toEqual(success());
        expect(await counts()).toEqual(sold);
      });

      test('a reservation counts for nobody', async () => {
        const backend = await makeBackend();
        const counts = readingCounts(backend);
        await backend.giveSale({ buyerId: null, state: 'reserved' });
        expect(await backend.buyers.assign(named('claire'))).toEqual(success());
        expect(await counts()).toEqual(nothing);
      });

      test('a sale to the person for whom the listing was reserved counts once it is named as one', async () => {
        const backend = await makeBackend();
        const counts = readingCounts(backend);
        await backend.giveSale();
        expect(await backend.buyers.assign(named('claire'))).toEqual(success());
        expect(await counts()).toEqual(sold);
      });

      test('a buyer who is named again counts once', async () => {
        const backend = await makeBackend();
        const counts = readingCounts(backend);
        await backend.giveSale({ buyerId: null });
        await backend.buyers.assign(named('claire'));
        expect(await backend.buyers.assign(named('claire'))).toEqual(success());
        expect(await counts()).toEqual(sold);
      });

      test('another buyer counts instead of the first', async () => {
        const backend = await makeBackend();
        const counts = readingCounts(backend);
        await backend.giveSale({ buyerId: null });
        await backend.buyers.assign(named('claire'));
        expect(await backend.buyers.assign(named('lina'))).toEqual(success());
        expect(await counts()).toEqual(counted([1, 0], [0, 0], [0, 1]));
      });

      test('a sale that is taken back counts for nobody', async () => {
        const backend = await makeBackend();
        const counts = readingCounts(backend);
        await backend.giveSale({ buyerId: null });
        await backend.buyers.assign(named('claire'));
        expect(await backend.buyers.clear('velo')).toEqual(success());
        expect(await counts()).toEqual(nothing);
      });

      test('a sale still counts once its listing is deleted', async () => {
        const backend = await makeBackend();
        const counts = readingCounts(backend);
        await backend.giveSale({ buyerId: null });
        await backend.buyers.assign(named('claire'));
        expect(await backend.buyers.release('velo')).toEqual(success());
        expect(await backend.buyers.of(['velo'])).toEqual(success(new Map([['velo', 'claire']])));
        expect(await counts()).toEqual(sold);
      });

      test('a sale still counts once it is reviewed', async () => {
        const backend = await makeBackend();
        const counts = readingCounts(backend);
        await backend.giveSale({ buyerId: null });
        await backend.buyers.assign(named('claire'));
        expect(await backend.reviewsFor('claire').write('velo', claire, good)).toMatchObject({ ok: true });
        expect(await backend.buyers.release('velo')).toEqual(success());
        expect(await counts()).toEqual(sold);
      });
    });
  });
}

function valueOf(result: Awaited<ReturnType<ReviewRepository['about']>>): readonly Review[] {
  if (!result.ok) throw new Error(result.failure);
  return result.value;
}
