import { doc, getDoc, setDoc } from 'firebase/firestore';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { expiryOf } from '../../../../src/domain/listings/lifecycle/lifetime';
import { transitionListing } from '../../../../src/domain/listings/lifecycle/transitionListing';
import { success } from '../../../../src/domain/shared/Result';
import { cardIds } from '../../../../src/infrastructure/firebase/cards/cardIds';
import { CardWords } from '../../../../src/infrastructure/firebase/cards/CardWords';
import type { CardRepair } from '../../../../src/infrastructure/firebase/cardRepair/repairCards';
import { aListing } from '../../../support/builders/aListing';
import { firebaseListings } from '../../../support/firebase/firebaseBackends';
import { openFirebaseTab } from '../../../support/firebase/firebaseTab';

afterEach(() => void vi.restoreAllMocks());

/** Claire’s listing, which is online. */
async function aMarket() {
  const backend = await firebaseListings();
  const { projectId, given, now } = backend;
  const listing = aListing({ publishedAt: now, expiresAt: expiryOf(now) });
  await given([listing]);
  const { firestore } = openFirebaseTab(projectId, 'owner');
  const { dateCard, priceCard } = cardIds(listing);
  const cards = [`cardsByDate/${dateCard}`, `cardsByPrice/${priceCard}`];
  const stored = () => Promise.all(cards.map(async (path) => (await getDoc(doc(firestore, path))).data()));
  const repair = async () => {
    const answer = await fetch(`http://127.0.0.1:${inject('taskPort')}/cards/${projectId}`, { method: 'POST' });
    return (await answer.json()) as readonly CardRepair[];
  };
  const edit = (title: string) =>
    backend.tab.change('velo', (before) => success({ ...before, title, updatedAt: Date.now() }));
  return { ...backend, firestore, cards, stored, repair, edit };
}

/** What a modified browser does: its cards have the words of another thing. */
function modifyBrowser(): void {
  for (const words of ['words', 'rankedWords'] as const)
    vi.spyOn(CardWords.prototype, words, 'get').mockReturnValue(['telephone', 'telephone=100']);
}

test('cards with the words of another thing, which the rules let a modified browser store, are put right', async () => {
  const { edit, cards, stored, repair } = await aMarket();
  await edit('Vélo de course');
  const honest = await stored();
  modifyBrowser();
  expect((await edit('Vélo de ville')).ok).toBe(true);
  vi.restoreAllMocks();
  expect((await stored()).map((card) => card?.words as unknown)).toEqual(
    cards.map(() => ({ telephone: true, 'telephone=100': true })),
  );
  expect(await repair()).toEqual([{ written: cards, deleted: [] }]);
  // As the listing that is edited back by an honest browser.
  const repaired = await stored();
  expect((await edit('Vélo de course')).ok).toBe(true);
  expect((await stored()).map((card) => card?.words as unknown)).toEqual(honest.map((card) => card?.words as unknown));
  expect((await edit('Vélo de ville')).ok).toBe(true);
  expect(await stored()).toEqual(repaired);
});

test('a listing whose cards the server has put right is edited, reserved and deleted by its owner', async () => {
  const { tab, edit, stored, repair } = await aMarket();
  modifyBrowser();
  await edit('Vélo de course');
  vi.restoreAllMocks();
  await repair();
  expect((await edit('Vélo de ville')).ok).toBe(true);
  const step = (event: 'reserve' | 'delete') =>
    tab.change('velo', (before) => transitionListing(before, event, Date.now()));
  expect((await step('reserve')).ok).toBe(true);
  expect(await repair()).toEqual([{ written: [], deleted: [] }]);
  expect((await step('delete')).ok).toBe(true);
  expect(await stored()).toEqual([undefined, undefined]);
  expect(await repair()).toEqual([{ written: [], deleted: [] }]);
});

test('an owner cannot store a card without its listing, so that no card changes unseen by the server', async () => {
  const { projectId, cards, stored } = await aMarket();
  const before = await stored();
  const { firestore } = openFirebaseTab(projectId, 'claire');
  for (const [at, path] of cards.entries())
    await expect(setDoc(doc(firestore, path), { ...before[at], words: { telephone: true } })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  expect(await stored()).toEqual(before);
});
