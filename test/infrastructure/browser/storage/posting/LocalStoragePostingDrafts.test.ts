import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft, type ListingDraft } from '../../../../../src/domain/listings/draft/ListingDraft';
import { LocalStoragePostingDrafts } from '../../../../../src/infrastructure/browser/storage/posting/LocalStoragePostingDrafts';
import { aDraft } from '../../../../support/builders/aDraft';
import { nantes } from '../../../../support/builders/aListing';

const KEY = 'mbz_posting_draft_karim';
type Listener = (event: Pick<StorageEvent, 'key' | 'newValue'>) => void;

let stored: Map<string, string>;
let isFull = false;
let undelivered: { readonly writer: Tab; readonly newValue: string | null }[];

/** A tab of one browser: its adapter, and what its screen shows. */
class Tab {
  readonly drafts = new LocalStoragePostingDrafts();
  shown: ListingDraft | null = this.drafts.of('karim');
  readonly #listeners: Listener[] = [];

  watch() {
    vi.stubGlobal('addEventListener', (_type: string, listener: Listener) => this.#listeners.push(listener));
    vi.stubGlobal('removeEventListener', (_type: string, listener: Listener) => {
      this.#listeners.splice(this.#listeners.indexOf(listener), 1);
    });
    return this.drafts.subscribe('karim', (draft) => {
      this.shown = draft;
    });
  }

  change(changes: Partial<ListingDraft>) {
    const draft = { ...(this.shown ?? emptyDraft('velo')), ...changes };
    this.shown = draft;
    return acting(this, () => this.drafts.save('karim', draft));
  }

  receive(newValue: string | null, key: string | null = KEY) {
    acting(this, () => {
      for (const listener of this.#listeners) listener({ key, newValue });
    });
  }
}

let writer: Tab | null = null;
function acting<Outcome>(tab: Tab, act: () => Outcome): Outcome {
  writer = tab;
  const outcome = act();
  writer = null;
  return outcome;
}

function emissions(newValue: string | null) {
  if (writer !== null) undelivered.push({ writer, newValue });
}

/** Lets every tab hear what the others wrote, until nobody has anything more to say. */
function deliver(...tabs: readonly Tab[]) {
  for (let rounds = 0; undelivered.length > 0; rounds += 1) {
    if (rounds > 20) throw new Error('The tabs never agree');
    const events = undelivered;
    undelivered = [];
    for (const { writer: source, newValue } of events) {
      for (const tab of tabs) if (tab !== source) tab.receive(newValue);
    }
  }
}

function twoTabs(): readonly [Tab, Tab] {
  const one = new Tab();
  one.watch();
  one.change({});
  undelivered = [];
  const other = new Tab();
  other.watch();
  return [one, other];
}

beforeEach(() => {
  stored = new Map();
  undelivered = [];
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
      emissions(text);
    },
    removeItem(key: string) {
      stored.delete(key);
      emissions(null);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('each person has their own draft, as they left it', () => {
  const draft = aDraft({ photos: [{ id: 'p', width: 4, height: 3 }], sellerKind: 'professional', siret: 'à moitié' });
  expect(new LocalStoragePostingDrafts().save('karim', draft)).toBe(true);
  expect(new LocalStoragePostingDrafts().of('karim')).toEqual(draft);
  expect(new LocalStoragePostingDrafts().of('camille')).toBeNull();
});

test('all drafts of a person are found, including those of listings being edited', () => {
  const [own, edited] = [aDraft(), aDraft({ id: 'velo', title: 'Vélo rouge' })];
  const texts: Readonly<Record<string, string>> = {
    [KEY]: JSON.stringify({ draft: own }),
    [`${KEY}_velo_7`]: JSON.stringify({ draft: edited }),
    [`${KEY}_canape_7`]: 'pas du JSON',
    [`${KEY}a`]: JSON.stringify({ draft: own }),
    mbz_place: 'null',
  };
  vi.stubGlobal('localStorage', { ...texts, getItem: (key: string) => texts[key] ?? null });
  expect(new LocalStoragePostingDrafts().allOf('karim')).toEqual([own, edited]);
  vi.stubGlobal('localStorage', null);
  expect(new LocalStoragePostingDrafts().allOf('karim')).toEqual([]);
});

test('clearing the edits of a listing removes all of them and no other draft', () => {
  const removeItem = vi.fn();
  vi.stubGlobal('localStorage', {
    [KEY]: '',
    [`${KEY}_velo_7`]: '',
    [`${KEY}_velo_8`]: '',
    [`${KEY}_velos_7`]: '',
    removeItem,
  });
  new LocalStoragePostingDrafts().clearEdits('karim', 'velo');
  expect(removeItem.mock.calls).toEqual([[`${KEY}_velo_7`], [`${KEY}_velo_8`]]);
});

test('a cleared draft is gone', () => {
  const drafts = new LocalStoragePostingDrafts();
  drafts.save('karim', aDraft());
  drafts.clear('karim');
  expect(drafts.of('karim')).toBeNull();
});

test('the later of two changes within a millisecond is kept', () => {
  vi.useFakeTimers({ now: 1000 });
  const tab = new Tab();
  for (const title of ['z', 'za', 'a', '']) tab.change({ title });
  expect(new LocalStoragePostingDrafts().of('karim')?.title).toBe('');
});

test('a tab receives what another one writes', () => {
  const [one, other] = twoTabs();
  one.change({ title: 'Vélo' });
  deliver(one, other);
  other.change({ fields: { brand: 'Peugeot' } });
  deliver(one, other);
  expect(one.shown).toMatchObject({ title: 'Vélo', fields: { brand: 'Peugeot' } });
  expect(other.shown).toEqual(one.shown);
});

test('two tabs that write at the same time have their changes merged', () => {
  const [one, other] = twoTabs();
  one.change({ title: 'Vélo', fields: { brand: 'Peugeot' } });
  other.change({ description: 'Révisé', fields: { size: 'M' } });
  other.change({ location: nantes });
  deliver(one, other);
  const both = { title: 'Vélo', description: 'Révisé', location: nantes, fields: { brand: 'Peugeot', size: 'M' } };
  expect(one.shown).toMatchObject(both);
  expect(other.shown).toMatchObject(both);
  expect(new LocalStoragePostingDrafts().of('karim')).toMatchObject(both);
});

test('the later change is kept when two tabs write the same entry', () => {
  vi.useFakeTimers({ now: 1000 });
  const [one, other] = twoTabs();
  one.change({ title: 'Vélo rouge' });
  vi.setSystemTime(2000);
  other.change({ title: 'Vélo bleu' });
  deliver(one, other);
  expect([one.shown?.title, other.shown?.title]).toEqual(['Vélo bleu', 'Vélo bleu']);
});

test('both tabs get the same text when they write at the same time', () => {
  vi.useFakeTimers({ now: 1000 });
  const [one, other] = twoTabs();
  one.change({ title: 'A' });
  other.change({ title: 'B' });
  deliver(one, other);
  expect(one.shown).toEqual(other.shown);
});

test('the draft opened last is kept, including one that is restored', () => {
  const [one, other] = twoTabs();
  one.change({ title: 'Vélo' });
  deliver(one, other);
  const old = one.shown;
  one.change(emptyDraft('neuf'));
  other.change({ title: 'Vélo rouge' });
  deliver(one, other);
  expect(other.shown?.id).toBe('neuf');
  one.change({ ...old });
  deliver(one, other);
  expect(other.shown).toMatchObject({ id: 'velo', title: 'Vélo' });
});

test('a draft removed in another tab is emitted as null, and an invalid one is ignored', () => {
  const [one, other] = twoTabs();
  one.receive('pas un brouillon');
  one.receive('null', 'theme');
  one.receive(null, null);
  expect(one.shown?.id).toBe('velo');
  acting(other, () => other.drafts.clear('karim'));
  deliver(one, other);
  expect(one.shown).toBeNull();
});

test('nothing is emitted after unsubscribing', () => {
  const tab = new Tab();
  const unwatch = tab.watch();
  tab.change({ title: 'Vélo' });
  unwatch();
  tab.receive(null);
  expect(tab.shown?.title).toBe('Vélo');
});

test.each([
  ['not JSON', 'pas du JSON', null],
  ['another thing', '{"draft":5}', null],
  [
    'a record of an older version',
    JSON.stringify({ draft: { id: 'x', title: 'Vélo' } }),
    { ...emptyDraft('x'), title: 'Vélo' },
  ],
  [
    'a record with invalid entries',
    JSON.stringify({
      openedAt: 'hier',
      changedAt: [1],
      draft: {
        id: 'x',
        title: 5,
        kind: 'gift',
        fields: { a: 1, brand: 'Btwin' },
        photos: [{}],
        location: { communeName: 'Nantes' },
        handover: {},
        price: '12',
      },
    }),
    { ...emptyDraft('x'), fields: { brand: 'Btwin' }, price: '12' },
  ],
])('a stored value that is %s is read as far as it is valid', (_name, text, draft) => {
  stored.set(KEY, text);
  expect(new LocalStoragePostingDrafts().of('karim')).toEqual(draft);
});

test('saving returns false when storage is full, and works again later', () => {
  const drafts = new LocalStoragePostingDrafts();
  drafts.save('karim', aDraft());
  isFull = true;
  expect(drafts.save('karim', aDraft({ title: 'Vélo rouge' }))).toBe(false);
  isFull = false;
  expect(drafts.save('karim', aDraft({ title: 'Vélo rouge' }))).toBe(true);
  expect(drafts.of('karim')?.title).toBe('Vélo rouge');
});

test('refused storage causes no error', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const drafts = new LocalStoragePostingDrafts();
  expect(drafts.save('karim', aDraft())).toBe(false);
  expect(drafts.of('karim')).toBeNull();
  expect(() => drafts.clear('karim')).not.toThrow();
});
