import { reaction } from 'mobx';
import { expect, test, vi } from 'vitest';
import type { Marks, SavedItemCommand, SavedMarksCache } from '../../../../src/application/favourites/SavedMarksCache';
import { SavedMarksViewModel } from '../../../../src/presentation/shared/cards/SavedMarksViewModel';
import { aListing } from '../../../support/builders/aListing';

function someMarks(stored: Marks | null = null) {
  let cached = stored;
  let emit: () => void = () => undefined;
  const written: Marks[] = [];
  const cache: SavedMarksCache = {
    read: () => cached,
    write: (next) => {
      cached = next;
      written.push(next);
    },
    subscribe: (listener) => {
      emit = listener;
      return () => {
        emit = () => undefined;
      };
    },
  };
  return {
    marks: new SavedMarksViewModel(cache),
    openNextPage: () => new SavedMarksViewModel(cache),
    written,
    otherTabWrites: (next: Marks | null) => {
      cached = next;
      emit();
    },
  };
}

/** Stores the commands that it has received on request. */
const anExecutor = () => {
  const commands: SavedItemCommand[] = [];
  let store: () => void = () => undefined;
  const stored = new Promise<void>((resolve) => (store = resolve));
  const execute = (command: SavedItemCommand) => {
    commands.push(command);
    return stored;
  };
  return {
    commands,
    execute,
    store: () => {
      store();
      return stored;
    },
  };
};
const lamp = aListing({ id: 'lamp' });

test('the marks cached in this browser show on the first page, and the code behind them is requested', () => {
  const { marks } = someMarks({ favourites: ['lamp'], hiddenSellers: ['claire'], pending: [] });
  expect([...marks.favourites, ...marks.hiddenSellers]).toEqual(['lamp', 'claire']);
  expect(marks.requests).toBeGreaterThan(0);
});

test('hearts do not change when the executor shows what the cache has shown', () => {
  const { marks } = someMarks({ favourites: ['lamp'], hiddenSellers: ['claire'], pending: [] });
  const onChange = vi.fn();
  reaction(() => [marks.favourites, marks.hiddenSellers], onChange);
  marks.show({ favourites: ['lamp'], hiddenSellers: ['claire'] });
  expect(onChange).not.toHaveBeenCalled();
  marks.show({ favourites: ['lamp', 'sofa'], hiddenSellers: ['claire'] });
  expect(onChange).toHaveBeenCalledOnce();
});

test('the code behind the marks is not requested where nothing has been saved', () => {
  expect(someMarks().marks.requests).toBe(0);
});

test('a click shows at once, waits for the code behind the marks and requests it', () => {
  const { marks } = someMarks();
  marks.toggle(lamp);
  marks.request({ kind: 'hidden-seller', uid: 'claire', name: 'Claire', isWanted: true });
  expect([...marks.favourites, ...marks.hiddenSellers]).toEqual(['lamp', 'claire']);
  expect(marks.requests).toBeGreaterThan(0);
  const executor = anExecutor();
  marks.attach(executor);
  expect(executor.commands).toEqual([
    { kind: 'favourite', listing: lamp, isWanted: true },
    { kind: 'hidden-seller', uid: 'claire', name: 'Claire', isWanted: true },
  ]);
});

test('commands that were pending when the page was left show on the next page and are executed there', async () => {
  const { marks, openNextPage } = someMarks({ favourites: ['sofa'], hiddenSellers: [], pending: [] });
  marks.toggle(lamp);
  marks.request({ kind: 'hidden-seller', uid: 'claire', name: 'Claire', isWanted: true });
  const next = openNextPage();
  expect([...next.favourites, ...next.hiddenSellers]).toEqual(['sofa', 'lamp', 'claire']);
  expect(next.requests).toBeGreaterThan(0);
  const executor = anExecutor();
  next.attach(executor);
  expect(executor.commands).toEqual([
    { kind: 'favourite', listing: lamp, isWanted: true },
    { kind: 'hidden-seller', uid: 'claire', name: 'Claire', isWanted: true },
  ]);
  next.show({ favourites: ['sofa', 'lamp'], hiddenSellers: ['claire'] });
  await executor.store();
  const last = openNextPage();
  last.attach(executor);
  expect([...last.favourites, ...last.hiddenSellers]).toEqual(['sofa', 'lamp', 'claire']);
  expect(executor.commands).toHaveLength(2);
});

test('the commands of another tab show and are left to it', () => {
  const { marks, otherTabWrites } = someMarks();
  const stop = marks.start();
  otherTabWrites({
    favourites: [],
    hiddenSellers: [],
    pending: [{ kind: 'favourite', listing: lamp, isWanted: true }],
  });
  expect([...marks.favourites]).toEqual(['lamp']);
  const executor = anExecutor();
  marks.attach(executor);
  expect(executor.commands).toEqual([]);
  stop();
});

test('a heart touched before the application ran shows as it was left', () => {
  const touch = (id: string, isWanted: boolean) =>
    ({ kind: 'early-favourite', listing: { id }, isWanted }) satisfies SavedItemCommand;
  const pending = [touch('lamp', true), touch('sofa', false)];
  const { marks } = someMarks({ favourites: ['sofa'], hiddenSellers: [], pending });
  expect([...marks.favourites, ...marks.hiddenSellers]).toEqual(['lamp']);
});

test('a second click undoes the first', () => {
  const { marks } = someMarks();
  marks.toggle(lamp);
  marks.toggle(lamp);
  expect(marks.favourites.size).toBe(0);
});

test('an attached executor receives each command and decides what is shown, which is cached', () => {
  const { marks, written } = someMarks();
  const executor = anExecutor();
  marks.attach(executor);
  marks.toggle(lamp);
  expect(executor.commands).toHaveLength(1);
  marks.show({ favourites: ['lamp', 'sofa'], hiddenSellers: [] });
  expect([...marks.favourites]).toEqual(['lamp', 'sofa']);
  expect(written.at(-1)).toMatchObject({ favourites: ['lamp', 'sofa'], hiddenSellers: [] });
  marks.toggle(lamp);
  expect(executor.commands.at(-1)).toMatchObject({ isWanted: false });
});

test('a command that is not stored yet when the page is left is executed again by the next page, and not again once it is stored', async () => {
  const { marks, openNextPage, written } = someMarks();
  const executor = anExecutor();
  marks.attach(executor);
  marks.toggle(lamp);
  marks.show({ favourites: ['lamp'], hiddenSellers: [] });

  const next = openNextPage();
  const nextExecutor = anExecutor();
  next.attach(nextExecutor);
  expect(nextExecutor.commands).toEqual([{ kind: 'favourite', listing: lamp, isWanted: true }]);
  await nextExecutor.store();
  expect(written.at(-1)).toEqual({ favourites: ['lamp'], hiddenSellers: [], pending: [] });
  const third = anExecutor();
  openNextPage().attach(third);
  expect(third.commands).toEqual([]);
});

test('a command that is not stored yet when the person changes is not executed for the next one', () => {
  const { marks, openNextPage } = someMarks();
  marks.attach(anExecutor());
  marks.toggle(lamp);
  marks.detach();
  const [executor, ofNextPage] = [anExecutor(), anExecutor()];
  marks.attach(executor);
  openNextPage().attach(ofNextPage);
  expect([...executor.commands, ...ofNextPage.commands]).toEqual([]);
});

test('commands wait again after the executor has been detached', () => {
  const { marks } = someMarks();
  const executor = anExecutor();
  marks.attach(executor);
  marks.detach();
  marks.toggle(lamp);
  expect(executor.commands).toEqual([]);
  marks.attach(executor);
  expect(executor.commands).toHaveLength(1);
});

test('the marks of another tab show only until an executor is attached', () => {
  const { marks, otherTabWrites } = someMarks();
  const stop = marks.start();
  otherTabWrites({ favourites: ['lamp'], hiddenSellers: [], pending: [] });
  expect([...marks.favourites]).toEqual(['lamp']);
  expect(marks.requests).toBeGreaterThan(0);
  marks.attach(anExecutor());
  otherTabWrites({ favourites: [], hiddenSellers: [], pending: [] });
  expect([...marks.favourites]).toEqual(['lamp']);
  stop();
});

test('pending commands are undone, on the next page too, when the code behind the marks cannot be loaded', () => {
  const { marks, openNextPage } = someMarks({ favourites: ['sofa'], hiddenSellers: [], pending: [] });
  expect(marks.giveUp()).toBe(false);
  marks.toggle(lamp);
  const before = marks.requests;
  expect(marks.giveUp()).toBe(true);
  expect([...marks.favourites]).toEqual(['sofa']);
  expect([...openNextPage().favourites]).toEqual(['sofa']);
  expect(marks.requests).toBe(before);
  const executor = { execute: vi.fn() };
  marks.attach(executor);
  expect(executor.execute).not.toHaveBeenCalled();
});

test('a page can request the code behind the marks', () => {
  const { marks } = someMarks();
  marks.requestSavedItems();
  expect(marks.requests).toBe(1);
});
