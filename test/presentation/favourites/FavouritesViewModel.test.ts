import { expect, onTestFinished, test } from 'vitest';
import { newFavourite } from '../../../src/domain/favourites/Favourite';
import type { Listing } from '../../../src/domain/listings/Listing';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { failure, success } from '../../../src/domain/shared/Result';
import { FavouritesViewModel } from '../../../src/presentation/favourites/FavouritesViewModel';
import { aSavedItemsSetup } from '../../support/builders/aSavedItemsSetup';
import { aListing } from '../../support/builders/aListing';
const euros = (amount: number) => ({ kind: 'amount', euros: amount }) as const;

/** The page of a guest with these favourites, added in this order; `emit` emits the current state of a listing. */
function aPage(...favourites: readonly Listing[]) {
  const all = aSavedItemsSetup();
  all.guest.favourites.items = favourites.map((listing, index) => newFavourite(listing, index));
  const followed = new Map<string, (listing: BackendResult<Listing | null>) => void>();
  const page = new FavouritesViewModel(
    all.savedItems,
    {
      subscribe: (id, listener) => {
        followed.set(id, listener);
        return () => void followed.delete(id);
      },
    },
    all.time,
  );
  page.setView('added', 24);
  onTestFinished(all.savedItems.start());
  onTestFinished(page.start());
  all.signInAs(null);
  return {
    ...all,
    page,
    followed,
    emit: (id: string, listing: BackendResult<Listing | null>) => followed.get(id)?.(listing),
  };
}

const shownIds = ({ shown }: FavouritesViewModel) => shown.map(({ card }) => card.id);
const lamp = aListing({ id: 'lamp', price: euros(20) });
const sofa = aListing({ id: 'sofa', price: euros(300) });
const desk = aListing({ id: 'desk', price: euros(100) });

test('favourites are shown, the one added last first, as they were when they were added until more is known', () => {
  const { page } = aPage(lamp, sofa);
  expect(shownIds(page)).toEqual(['sofa', 'lamp']);
  expect(page.shown[0]).toMatchObject({ status: 'unknown', drop: null, card: { title: sofa.title } });
});

test('each that is shown is followed, and no other', () => {
  const { followed, page } = aPage(lamp, sofa, desk);
  expect([...followed.keys()].sort()).toEqual(['desk', 'lamp', 'sofa']);
  page.setView('added', 2);
  expect([...followed.keys()].sort()).toEqual(['desk', 'sofa']);
  page.setView('price-up', 1);
  expect([...followed.keys()]).toEqual(['lamp']);
});

test('a lower price is marked, and the listing shown as it is now', () => {
  const { page, emit } = aPage(sofa);
  emit('sofa', success({ ...sofa, title: 'Canapé, prix en baisse', price: euros(250) }));
  expect(page.shown[0]).toMatchObject({
    status: 'online',
    card: { title: 'Canapé, prix en baisse' },
    drop: { from: euros(300), to: euros(250) },
  });
  emit('sofa', success({ ...sofa, price: euros(350) }));
  expect(page.shown[0]?.drop).toBeNull();
});

test.each([
  ['reserved', 'reserved'],
  ['sold', 'sold'],
  ['deleted', 'gone'],
  ['expired', 'gone'],
] as const)('one that is %s now is %s', (state, status) => {
  const { page, emit } = aPage(sofa);
  emit('sofa', success({ ...sofa, state }));
  expect(page.shown[0]?.status).toBe(status);
});

test('one that is gone still says what it was, and no price falls any more', () => {
  const { page, emit } = aPage(sofa);
  emit('sofa', success({ ...sofa, state: 'deleted', title: '', price: euros(1) }));
  expect(page.shown[0]).toMatchObject({ status: 'gone', card: { title: sofa.title, price: euros(300) }, drop: null });
  emit('sofa', success(null));
  expect(page.shown[0]).toMatchObject({ status: 'gone', card: { title: sofa.title } });
});

test('what has been sold has no price mark', () => {
  const { page, emit } = aPage(sofa);
  emit('sofa', success({ ...sofa, state: 'sold', price: euros(1) }));
  expect(page.shown[0]?.drop).toBeNull();
});

test('a failure leaves what is known', () => {
  const { page, emit } = aPage(sofa);
  emit('sofa', success({ ...sofa, price: euros(250) }));
  emit('sofa', failure('offline'));
  expect(page.shown[0]?.drop).not.toBeNull();
});

test('they are put in order by what they cost now', () => {
  const { page, emit } = aPage(lamp, sofa, desk);
  page.setView('price-up', 24);
  expect(shownIds(page)).toEqual(['lamp', 'desk', 'sofa']);
  emit('sofa', success({ ...sofa, price: euros(10) }));
  expect(shownIds(page)).toEqual(['sofa', 'lamp', 'desk']);
});

test('one that is removed goes at once, and comes back with its day and price', async () => {
  const { page, settle, guest } = aPage(lamp, sofa);
  const first = guest.favourites.items.find(({ card }) => card.id === 'lamp');
  if (first === undefined) throw new Error('nothing kept');
  void page.remove(first);
  expect(shownIds(page)).toEqual(['sofa']);
  await settle();
  void page.restore(first);
  await settle();
  expect(guest.favourites.items).toContainEqual(first);
  expect(shownIds(page)).toEqual(['sofa', 'lamp']);
});

test('the page knows whether it is loading, ready or cut off', () => {
  const { signInAs, savedItems, page, account } = aPage();
  expect(page.status).toBe('ready');
  signInAs(null);
  savedItems.open(undefined);
  expect(page.status).toBe('loading');
  account.favourites.failure = 'offline';
  savedItems.open('karim');
  expect(page.status).toBe('offline');
});
