import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { draftOf } from '../../../../scripts/content/catalogue/draftOf';
import { contactDetailsIn } from '../../../../src/domain/listings/draft/contactDetails';
import { validateDraft } from '../../../../src/domain/listings/draft/validateDraft';
import { otherSide, REVIEW_PERIOD } from '../../../../src/domain/reviews/Deal';
import { checkReview } from '../../../../src/domain/reviews/writeReview';
import { DAY, type Instant } from '../../../../src/domain/shared/Instant';
import { success } from '../../../../src/domain/shared/Result';
import demoCatalogue from '../../../../src/infrastructure/embedded/demoCatalogue.json';
import { DemoCatalogueImport } from '../../../../src/infrastructure/embedded/demo/DemoCatalogueImport';
import { demoSales } from '../../../../src/infrastructure/embedded/demo/demoSales';
import { EmbeddedConversationRepository } from '../../../../src/infrastructure/embedded/messaging/EmbeddedConversationRepository';
import { EmbeddedReviewRepository } from '../../../../src/infrastructure/embedded/reviews/EmbeddedReviewRepository';
import { valueOf } from '../../../contracts/moderation/ModerationBackend';
import { NOON } from '../../../support/builders/aListing';
import { noImport } from '../../../support/embedded/embeddedBackends';
import { aDemoSource } from '../../../support/embedded/aDemoCatalogue';
import { embeddedTabs } from '../../../support/embedded/embeddedTabs';

const source = aDemoSource(demoCatalogue);

async function theSales(now: Instant = NOON, tab = embeddedTabs()()) {
  await new DemoCatalogueImport(tab.database, tab.feed, tab.status, { now: () => now }, source).start();
  const reviews = new EmbeddedReviewRepository(tab.database, { now: () => now }, noImport);
  return { tab, reviews };
}

async function starsOf(uid: string, now: Instant = NOON) {
  const { reviews } = await theSales(now);
  return valueOf(await reviews.about(uid)).map(({ stars }) => stars);
}

describe('the sales of the demo', () => {
  test('public profiles have reviews of different stars, two of them answered', async () => {
    const { reviews } = await theSales();
    const shown = async (uid: string) =>
      valueOf(await reviews.about(uid)).map(({ stars, authorName, answer }) => [stars, authorName, answer !== '']);
    expect(await shown('demo-claire-nantes')).toEqual([
      [3, 'Ludovic S.', true],
      [5, 'Inès', false],
      [4, 'Maëlle B.', false],
    ]);
    expect(await shown('demo-pauline-lille')).toEqual([
      [5, 'Sandrine J.', false],
      [2, 'Corentin B.', true],
    ]);
    expect(await shown('demo-ines')).toEqual([[5, 'Claire D.', false]]);
    expect(await shown('demo-theo-toulouse')).toEqual([[5, 'Yasmine H.', false]]);
  });

  test('reviews that are asked for before the import of the demo come with it', async () => {
    const tab = embeddedTabs()();
    const { database, feed, status } = tab;
    const demo = new DemoCatalogueImport(database, feed, status, { now: () => NOON }, source);
    const asked = new EmbeddedReviewRepository(database, { now: () => NOON }, demo).about('demo-claire-nantes');
    await demo.start();
    expect(valueOf(await asked)).toHaveLength(3);
  });

  test('the seven sales count for their sellers and buyers', async () => {
    const { reviews } = await theSales();
    const counts = async (uid: string) => {
      const { sales, purchases } = valueOf(await reviews.dealCountsOf(uid));
      return [sales, purchases];
    };
    expect(await counts('demo-claire-nantes')).toEqual([3, 0]);
    expect(await counts('demo-pauline-lille')).toEqual([2, 0]);
    expect(await counts('demo-theo-toulouse')).toEqual([1, 0]);
    expect(await counts('demo-ines')).toEqual([1, 1]);
    expect(await counts('demo-lea-paris')).toEqual([0, 1]);
    expect(await counts('demo-karim')).toEqual([0, 0]);
  });

  test('sales that are asked for before the import of the demo come with it', async () => {
    const tab = embeddedTabs()();
    const { database, feed, status } = tab;
    const demo = new DemoCatalogueImport(database, feed, status, { now: () => NOON }, source);
    const asked = new EmbeddedReviewRepository(database, { now: () => NOON }, demo).dealCountsOf('demo-lea-paris');
    await demo.start();
    expect(valueOf(await asked)).toEqual({ sales: 0, purchases: 1 });
  });

  test('Camille and Karim have no reviews', async () => {
    expect([await starsOf('demo-camille'), await starsOf('demo-karim')]).toEqual([[], []]);
  });

  test('a review of Léa waits for that of Inès, who can write hers and then reads both', async () => {
    const { tab, reviews } = await theSales();
    const listingId = 'demo-cocotte-fonte-orange';
    const deal = valueOf(await reviews.dealOf(listingId, 'demo-ines'));
    expect(deal).toMatchObject({ sellerId: 'demo-ines', buyerId: 'demo-lea-paris' });
    expect(Object.keys(deal?.reviewedAt ?? {})).toEqual(['buyer']);
    const { database, feed } = tab;
    const conversations = new EmbeddedConversationRepository(database, feed, { now: () => NOON }, noImport);
    const talks = valueOf(await conversations.about(listingId, 'demo-ines'));
    expect(talks.map(({ buyer, seller }) => [buyer.name, buyer.unread, seller.unread])).toEqual([['Léa M.', 0, 0]]);
    const text = 'Léa est venue à l’heure.';
    const written = await reviews.write(listingId, { uid: 'demo-ines', name: 'Inès' }, { stars: 5, text });
    expect(written).toMatchObject({ ok: true });
    expect(valueOf(await reviews.about('demo-ines')).map(({ authorName }) => authorName)).toEqual([
      'Léa M.',
      'Claire D.',
    ]);
    expect(valueOf(await reviews.about('demo-lea-paris')).map((review) => review.text)).toEqual([text]);
  });

  test('a second import leaves the sales and what was written since as they are', async () => {
    const { tab } = await theSales();
    const stored = () =>
      tab.database.read(async (connection) => [await connection.getAll('reviews'), await connection.getAll('deals')]);
    const before = await stored();
    await theSales(NOON + 60 * DAY, tab);
    expect(await stored()).toEqual(before);
  });
});

describe.each(demoSales.map((sale) => ({ id: sale.listing.id, sale })))('$id', ({ sale }) => {
  test('the listing could have been posted, before it was sold to a person with a listing or an account', () => {
    const model = demoCatalogue.find(({ id }) => id === sale.model);
    if (model === undefined) throw new Error('no such listing');
    const draft = draftOf({ ...model, ...sale.listing });
    const checked = validateDraft(draft);
    expect(checked.ok ? checked.value.fields : [...checked.failure]).toEqual(sale.listing.fields);
    expect(sale.publishedAge).toBeGreaterThan(sale.soldAge + 2);
    const names = demoCatalogue.filter(({ ownerId }) => ownerId === sale.buyer.uid).map(({ seller }) => seller.name);
    expect(sale.buyer.uid === 'demo-ines' ? ['Inès'] : names).toContain(sale.buyer.name);
  });

  test('every review could have been written within its time, in another voice than the other one', () => {
    for (const { side, stars, text, age } of sale.reviews) {
      expect(checkReview({ stars, text })).toEqual(success({ stars, text }));
      expect(sale.soldAge - age).toBeGreaterThan(0);
      expect((sale.soldAge - age) * DAY).toBeLessThan(REVIEW_PERIOD);
      expect(sale.reviews.filter((other) => other.side === otherSide(side) && other.text === text)).toEqual([]);
    }
  });

  test('texts use French typography, and give no contact details', () => {
    const { description, title } = sale.listing;
    const { question = '', answer = '' } = sale.messages ?? {};
    const texts = [title, description, question, answer];
    for (const review of sale.reviews) texts.push(review.text, review.answer?.text ?? '');
    expect(texts.filter((text) => /['"]|\.\.\.| [;:!?»]|« | {2}/.test(text))).toEqual([]);
    expect(texts.filter((text) => contactDetailsIn(text).length > 0)).toEqual([]);
  });
});
