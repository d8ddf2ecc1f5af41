import { FieldValue, Timestamp } from '@google-cloud/firestore';
import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { localFirestore } from '../../../scripts/firebase/localFirestore';
import { cardFunction } from '../../../scripts/functions/cardFunction';
import type { Listing } from '../../../src/domain/listings/Listing';
import { DAY } from '../../../src/domain/shared/Instant';
import { cardDocumentsOf } from '../../../src/infrastructure/firebase/cards/cardDocumentsOf';
import {
  documentOfListing,
  tombstoneDocumentOf,
} from '../../../src/infrastructure/firebase/documents/documentOfListing';
import { aListing, NOON } from '../../support/builders/aListing';
import { failTransaction } from '../../support/firebase/functions/failTransaction';

const { indexes } = readFirebaseProject('.');
const server = await firestoreUnderTest({ indexes });
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

const collections = ['cardsByDate', 'cardsByPrice'] as const;
const nothing = { written: [], deleted: [] };

/** The cards of a listing by their paths, in the order of `collections`. */
function cardsOf(listing: Listing) {
  const { dateCard, priceCard, byDate, byPrice } = cardDocumentsOf(listing);
  return new Map([
    [`cardsByDate/${dateCard}`, byDate],
    [`cardsByPrice/${priceCard}`, byPrice],
  ]);
}
const pathsOf = (listing: Listing) => [...cardsOf(listing).keys()];

function aProject() {
  const firestore = localFirestore(server.host, `demo-${randomUUID()}`);
  const { listingStored } = cardFunction({ firestore });
  const store = async (listing: Listing) => {
    const { dateCard, priceCard } = cardDocumentsOf(listing);
    const document =
      listing.state === 'deleted'
        ? tombstoneDocumentOf(listing)
        : { ...documentOfListing(listing), dateCard, priceCard };
    await firestore.doc(`listings/${listing.id}`).set(document);
  };
  const giveCards = async (listing: Listing, changes: object = {}) => {
    for (const [path, card] of cardsOf(listing)) await firestore.doc(path).set({ ...card, ...changes });
  };
  /** All cards with the times at which they were written. */
  const stored = async () => {
    const found = await Promise.all(collections.map((name) => firestore.collection(name).get()));
    return found.flatMap(({ docs }) => docs.map((card) => [card.ref.path, card.updateTime.toMillis(), card.data()]));
  };
  const paths = async () => (await stored()).map(([path]) => path);
  /** That the cards are those that the seller’s browser stores of an honest listing, and no others. */
  const expectCardsOf = async (...listings: readonly Listing[]) => {
    const honest = localFirestore(server.host, `demo-${randomUUID()}`);
    for (const listing of listings) for (const [path, card] of cardsOf(listing)) await honest.doc(path).set(card);
    const expected = await Promise.all(collections.map((name) => honest.collection(name).get()));
    const actual = await stored();
    expect(actual.map(([path, , card]) => [path, card])).toEqual(
      expected.flatMap(({ docs }) => docs.map((card) => [card.ref.path, card.data()])),
    );
  };
  return { firestore, listingStored, store, giveCards, stored, paths, expectCardsOf };
}

const velo = aListing({ publishedAt: NOON, expiresAt: NOON + 60 * DAY });

/** What the rules cannot prove of a card. */
const poisons = {
  words: { telephone: true, 'telephone=100': true },
  starts: { tel: true },
  near: { velo: true, elo: true },
  facets: { 'category:telephones': true, gift: true },
  numbers: { 'price<=10': true },
  alive: { '2030-01-01': true },
  cells: { '30:0:0': true },
};

describe('the repair of cards', () => {
  test.each(Object.entries(poisons))(
    'cards whose %s are not those of their listing are put right',
    async (map, terms) => {
      const { listingStored, store, giveCards, expectCardsOf } = aProject();
      await store(velo);
      await giveCards(velo, { [map]: terms });
      expect(await listingStored('velo')).toEqual({ written: pathsOf(velo), deleted: [] });
      await expectCardsOf(velo);
      expect(await listingStored('velo')).toEqual(nothing);
    },
  );

  test.each(['words', 'facets', 'alive'])(
    'cards whose %s have one more key, or lack one, are put right',
    async (map) => {
      const { firestore, listingStored, store, giveCards, expectCardsOf } = aProject();
      await store(velo);
      await giveCards(velo);
      const [dateCard = '', priceCard = ''] = pathsOf(velo);
      const keys = Object.entries((await firestore.doc(dateCard).get()).get(map) as object);
      await firestore.doc(dateCard).update({ [map]: Object.fromEntries(keys.slice(1)) });
      const more = (await firestore.doc(priceCard).get()).get(map) as object;
      await firestore.doc(priceCard).update({ [map]: { ...more, poison: true } });
      expect(await listingStored('velo')).toEqual({ written: pathsOf(velo), deleted: [] });
      await expectCardsOf(velo);
    },
  );

  test('cards that are right are not written, and one that is wrong is written without the other', async () => {
    const { firestore, listingStored, store, giveCards, stored, expectCardsOf } = aProject();
    await store(velo);
    await giveCards(velo);
    const before = await stored();
    expect(await listingStored('velo')).toEqual(nothing);
    expect(await stored()).toEqual(before);
    const [dateCard, priceCard = ''] = pathsOf(velo);
    await firestore.doc(priceCard).update({ ownerId: 'karim' });
    expect(await listingStored('velo')).toEqual({ written: [priceCard], deleted: [] });
    expect((await stored()).find(([path]) => path === dateCard)).toEqual(before[0]);
    await expectCardsOf(velo);
  });

  test('cards of a professional’s listing with photos and former prices, as its browser stores them, are not written', async () => {
    const { listingStored, store, giveCards } = aProject();
    const full = aListing({
      price: { kind: 'on-request' },
      photos: [{ id: 'claire~first', width: 1600, height: 1200 }],
      seller: { ...velo.seller, kind: 'professional', company: { name: 'Vélos & Co', siret: '73282932000074' } },
      formerPrices: [{ price: { kind: 'amount', euros: 150 }, until: NOON - DAY }],
    });
    await store(full);
    await giveCards(full);
    expect(await listingStored('velo')).toEqual(nothing);
  });

  test('times with microseconds, which the rules let a client store, make no card wrong', async () => {
    const { firestore, listingStored, store, giveCards } = aProject();
    await store(velo);
    await giveCards(velo);
    const precise = Timestamp.fromMillis(velo.expiresAt);
    const expiresAt = new Timestamp(precise.seconds, precise.nanoseconds + 500_000);
    await firestore.doc('listings/velo').update({ expiresAt });
    for (const path of pathsOf(velo)) await firestore.doc(path).update({ expiresAt, 'listing.expiresAt': expiresAt });
    expect(await listingStored('velo')).toEqual(nothing);
  });

  test('missing cards are created, and nothing but them', async () => {
    const { firestore, listingStored, store, giveCards, expectCardsOf } = aProject();
    await store(velo);
    await store({ ...velo, id: 'table' });
    await giveCards({ ...velo, id: 'table' });
    const [dateCard = '', priceCard = ''] = pathsOf(velo);
    expect(await listingStored('velo')).toEqual({ written: [dateCard, priceCard], deleted: [] });
    await firestore.doc(priceCard).delete();
    expect(await listingStored('velo')).toEqual({ written: [priceCard], deleted: [] });
    await expectCardsOf(velo, { ...velo, id: 'table' });
  });

  test.each(['paused', 'sold', 'expired', 'in-review', 'refused', 'deleted'] as const)(
    'the cards of a listing that is %s are deleted, also at other prices, and those of other listings stay',
    async (state) => {
      const { listingStored, store, giveCards, expectCardsOf } = aProject();
      const other = { ...velo, id: 'table' };
      await giveCards(other);
      await giveCards(velo);
      const dearer: Listing = { ...velo, price: { kind: 'amount', euros: 200 } };
      await giveCards(dearer);
      await store({ ...velo, state });
      const { written, deleted } = await listingStored('velo');
      expect([written, deleted.toSorted()]).toEqual([
        [],
        [...new Set([...pathsOf(velo), ...pathsOf(dearer)])].toSorted(),
      ]);
      await expectCardsOf(other);
      expect(await listingStored('velo')).toEqual(nothing);
    },
  );

  test('the cards of a document that is gone are deleted', async () => {
    const { listingStored, giveCards, paths } = aProject();
    await giveCards(velo);
    expect(await listingStored('velo')).toEqual({ written: [], deleted: pathsOf(velo) });
    expect(await paths()).toEqual([]);
  });

  test('a public listing keeps the cards that it must have alone: those at other places are deleted', async () => {
    const { firestore, listingStored, store, giveCards, expectCardsOf } = aProject();
    await store(velo);
    await giveCards(velo);
    for (const [path, card] of cardsOf(velo)) await firestore.doc(path.replace(/\/.*/, '/0_premier')).set(card);
    expect(await listingStored('velo')).toEqual({
      written: [],
      deleted: collections.map((name) => `${name}/0_premier`),
    });
    await expectCardsOf(velo);
  });

  test('a reserved listing has its cards', async () => {
    const { listingStored, store, giveCards, expectCardsOf } = aProject();
    const reserved: Listing = { ...velo, state: 'reserved' };
    await store(reserved);
    await giveCards(velo);
    expect((await listingStored('velo')).written).toEqual(pathsOf(reserved));
    await expectCardsOf(reserved);
  });

  test('cards of an earlier version, without an end, keys of the title and the points of today, are renewed', async () => {
    const { firestore, listingStored, store, giveCards, expectCardsOf } = aProject();
    await store(velo);
    await giveCards(velo);
    for (const path of pathsOf(velo)) {
      const words = Object.keys((await firestore.doc(path).get()).get('words') as object)
        .filter((key) => !key.startsWith('t:'))
        .map((key) => [key.replace(/=\d+$/, '=1'), true]);
      await firestore.doc(path).update({ words: Object.fromEntries(words) as object, expiresAt: FieldValue.delete() });
    }
    expect(await listingStored('velo')).toEqual({ written: pathsOf(velo), deleted: [] });
    await expectCardsOf(velo);
  });

  test('events that come twice, late or at the same time end with the cards of the listing as it is', async () => {
    const { listingStored, store, giveCards, expectCardsOf } = aProject();
    const last: Listing = { ...velo, title: 'Vélo de course', state: 'reserved' };
    const steps: readonly Listing[] = [velo, { ...velo, price: { kind: 'gift' } }, { ...velo, state: 'paused' }];
    await giveCards(velo, { words: poisons.words });
    for (const step of steps) {
      await store(step);
      await listingStored('velo');
      await listingStored('velo');
    }
    // Stored while the events of the one before are answered.
    await Promise.all([store(last), listingStored('velo'), listingStored('velo')]);
    await listingStored('velo');
    await expectCardsOf(last);
    expect(await listingStored('velo')).toEqual(nothing);
  });

  test.each(['refused', 'unanswered'] as const)(
    'an event whose writes are %s fails, leaves no card without the other, and comes again to the cards of the listing',
    async (how) => {
      const { firestore, listingStored, store, giveCards, stored, expectCardsOf } = aProject();
      await store(velo);
      await giveCards({ ...velo, price: { kind: 'amount', euros: 200 } }, { words: poisons.words });
      const before = await stored();
      const fault = failTransaction(firestore, 0, how);
      await expect(listingStored('velo')).rejects.toThrow('unavailable');
      fault.end();
      if (how === 'refused') expect(await stored()).toEqual(before);
      else await expectCardsOf(velo);
      const { written } = await listingStored('velo');
      expect(written).toEqual(how === 'refused' ? pathsOf(velo) : []);
      await expectCardsOf(velo);
    },
  );

  test('a listing that cannot be read is reported and keeps its cards as they are', async () => {
    const { firestore, listingStored, store, giveCards, stored } = aProject();
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await store(velo);
    await giveCards(velo, { words: poisons.words });
    const before = await stored();
    for (const changes of [{ categoryId: 'drones-2030' }, { state: 'boosted' }]) {
      await firestore.doc('listings/velo').set({ ...documentOfListing(velo), ...changes });
      expect(await listingStored('velo')).toEqual(nothing);
    }
    expect(await stored()).toEqual(before);
    expect(log).toHaveBeenCalledTimes(2);
  });

  test('a listing that cannot be read and is not public has no cards', async () => {
    const { firestore, listingStored, giveCards, paths } = aProject();
    await giveCards(velo);
    await firestore.doc('listings/velo').set({ state: 'paused', ownerId: 7 });
    expect((await listingStored('velo')).deleted).toEqual(pathsOf(velo));
    expect(await paths()).toEqual([]);
  });
});
