import { expect, onTestFinished, test } from 'vitest';
import { newFavourite } from '../../../src/domain/favourites/Favourite';
import { aKeeping } from '../../support/builders/aKeeping';
import { aListing } from '../../support/builders/aListing';
import { aProfile } from '../../support/builders/aPosting';

const lamp = aListing({ id: 'lamp' });
const ids = (favourites: readonly { readonly card: { readonly id: string } }[]) =>
  favourites.map(({ card }) => card.id);

test('what the account has no room for is said once', async () => {
  const { become, keeping, settle, visitor, waitingFor, account } = aKeeping();
  onTestFinished(keeping.start());
  account.favourites.items = Array.from({ length: 500 }, (_, index) => newFavourite(aListing({ id: `l${index}` }), 1));
  visitor.favourites.items = [newFavourite(lamp, 1)];
  become(aProfile({ uid: 'karim' }));
  await settle();
  const { trouble } = keeping;
  expect(trouble).toEqual({ what: 'no-room', leftOut: { favourites: 1, hiddenSellers: 0, savedSearches: 0 } });
  expect([ids(visitor.favourites.items), ids(waitingFor('karim').favourites.items)]).toEqual([[], ['lamp']]);
  [null, aProfile({ uid: 'karim' })].forEach(become);
  await settle();
  expect(keeping.trouble).toBe(trouble);
});

test('a merge that is refused is said, and not tried again on this visit', async () => {
  const { become, keeping, statusWatchers, time, settle, visitor, account } = aKeeping();
  onTestFinished(keeping.start());
  visitor.favourites.items = [newFavourite(lamp, 1)];
  become(aProfile({ uid: 'karim' }));
  account.favourites.broken = 'denied';
  await settle();
  expect([keeping.trouble, time.waits, statusWatchers()]).toEqual([{ what: 'merge', why: 'denied' }, [], 0]);
});
