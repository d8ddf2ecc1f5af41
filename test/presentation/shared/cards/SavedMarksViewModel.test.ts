import { expect, test, vi } from 'vitest';
import type { Marks } from '../../../../src/application/favourites/SavedMarksCache';
import {
  SavedMarksViewModel,
  type SavedItemCommand,
} from '../../../../src/presentation/shared/cards/SavedMarksViewModel';
import { aListing } from '../../../support/builders/aListing';

function aKept(stored: Marks | null = null) {
  let marks = stored;
  let hear: () => void = () => undefined;
  const written: Marks[] = [];
  const kept = new SavedMarksViewModel({
    read: () => marks,
    write: (next) => void written.push(next),
    subscribe: (listener) => {
      hear = listener;
      return () => {
        hear = () => undefined;
      };
    },
  });
  return {
    kept,
    written,
    otherTabWrites: (next: Marks | null) => {
      marks = next;
      hear();
    },
  };
}

const aKeeper = () => {
  const wishes: SavedItemCommand[] = [];
  return { wishes, carryOut: (wish: SavedItemCommand) => void wishes.push(wish) };
};
const lamp = aListing({ id: 'lamp' });

test('the first page shows the hearts that this browser remembers, and asks for the keeper', () => {
  const { kept } = aKept({ favourites: ['lamp'], hiddenSellers: ['claire'] });
  expect([...kept.favourites, ...kept.hiddenSellers]).toEqual(['lamp', 'claire']);
  expect(kept.wanted).toBeGreaterThan(0);
});

test('whoever has kept nothing does without the keeper', () => {
  expect(aKept().kept.wanted).toBe(0);
});

test('a click shows at once and waits for the keeper, which is asked for', () => {
  const { kept } = aKept();
  kept.toggle(lamp);
  kept.wish({ kind: 'hidden-seller', uid: 'claire', name: 'Claire', isWanted: true });
  expect([...kept.favourites, ...kept.hiddenSellers]).toEqual(['lamp', 'claire']);
  expect(kept.wanted).toBeGreaterThan(0);
  const keeper = aKeeper();
  kept.attach(keeper);
  expect(keeper.wishes).toEqual([
    { kind: 'favourite', listing: lamp, isWanted: true },
    { kind: 'hidden-seller', uid: 'claire', name: 'Claire', isWanted: true },
  ]);
});

test('a second click takes the first back', () => {
  const { kept } = aKept();
  kept.toggle(lamp);
  kept.toggle(lamp);
  expect(kept.favourites.size).toBe(0);
});

test('once there, the keeper hears each wish and says what is shown, which is remembered', () => {
  const { kept, written } = aKept();
  const keeper = aKeeper();
  kept.attach(keeper);
  kept.toggle(lamp);
  expect(keeper.wishes).toHaveLength(1);
  kept.show({ favourites: ['lamp', 'sofa'], hiddenSellers: [] });
  expect([...kept.favourites]).toEqual(['lamp', 'sofa']);
  expect(written).toEqual([{ favourites: ['lamp', 'sofa'], hiddenSellers: [] }]);
  kept.toggle(lamp);
  expect(keeper.wishes.at(-1)).toMatchObject({ isWanted: false });
});

test('without a keeper again, wishes wait again', () => {
  const { kept } = aKept();
  const keeper = aKeeper();
  kept.attach(keeper);
  kept.detach();
  kept.toggle(lamp);
  expect(keeper.wishes).toEqual([]);
  kept.attach(keeper);
  expect(keeper.wishes).toHaveLength(1);
});

test('what another tab keeps is shown before the keeper has come, and left to the keeper afterwards', () => {
  const { kept, otherTabWrites } = aKept();
  const stop = kept.start();
  otherTabWrites({ favourites: ['lamp'], hiddenSellers: [] });
  expect([...kept.favourites]).toEqual(['lamp']);
  expect(kept.wanted).toBeGreaterThan(0);
  kept.attach(aKeeper());
  otherTabWrites({ favourites: [], hiddenSellers: [] });
  expect([...kept.favourites]).toEqual(['lamp']);
  stop();
});

test('when the keeper cannot be fetched, what waited is undone', () => {
  const { kept } = aKept({ favourites: ['sofa'], hiddenSellers: [] });
  expect(kept.giveUp()).toBe(false);
  kept.toggle(lamp);
  const before = kept.wanted;
  expect(kept.giveUp()).toBe(true);
  expect([...kept.favourites]).toEqual(['sofa']);
  expect(kept.wanted).toBe(before);
  const keeper = { carryOut: vi.fn() };
  kept.attach(keeper);
  expect(keeper.carryOut).not.toHaveBeenCalled();
});

test('a page that cannot do without the keeper asks for it', () => {
  const { kept } = aKept();
  kept.ask();
  expect(kept.wanted).toBe(1);
});
