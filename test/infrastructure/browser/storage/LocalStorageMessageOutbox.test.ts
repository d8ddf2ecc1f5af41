// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LocalStorageMessageDrafts } from '../../../../src/infrastructure/browser/storage/LocalStorageMessageDrafts';
import { LocalStorageMessageOutbox } from '../../../../src/infrastructure/browser/storage/LocalStorageMessageOutbox';
import { anOpening } from '../../../support/builders/aConversation';
import { aQueuedMessage } from '../../../support/doubles/aMessageOutbox';

beforeEach(() => localStorage.clear());

const ids = (outbox: LocalStorageMessageOutbox, uid = 'karim') => outbox.of(uid).map(({ id }) => id);

/** What the browser tells every other tab. */
function otherTabWrote(key: string | null, newValue: string | null = null): void {
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

describe('the outbox', () => {
  test('keeps messages whole and in the order of writing, also for the next visit', () => {
    const outbox = new LocalStorageMessageOutbox();
    const first = aQueuedMessage({ id: 'z', writtenAt: 9, opening: anOpening });
    for (const message of [
      first,
      aQueuedMessage({ id: 'b', writtenAt: 10 }),
      aQueuedMessage({ id: 'a', writtenAt: 10 }),
      aQueuedMessage({ id: 'z', writtenAt: 99 }),
    ])
      outbox.add(message);
    expect(ids(outbox)).toEqual(['z', 'b', 'a']);
    expect(new LocalStorageMessageOutbox().of('karim')[0]).toEqual(first);
  });

  test('loses nothing when two tabs write at once', () => {
    const [one, other] = [new LocalStorageMessageOutbox(), new LocalStorageMessageOutbox()];
    one.add(aQueuedMessage({ id: 'a', writtenAt: 1 }));
    other.add(aQueuedMessage({ id: 'b', writtenAt: 1 }));
    one.remove(aQueuedMessage({ id: 'a' }));
    expect(ids(one)).toEqual(['b']);
  });

  test('changes a message in its place; one that is gone stays away', () => {
    const outbox = new LocalStorageMessageOutbox();
    outbox.add(aQueuedMessage({ id: 'a', writtenAt: 1 }));
    outbox.add(aQueuedMessage({ id: 'b', writtenAt: 2 }));
    outbox.change(aQueuedMessage({ id: 'a', writtenAt: 1, isRefused: true }));
    outbox.change(aQueuedMessage({ id: 'c' }));
    outbox.remove(aQueuedMessage({ id: 'd' }));
    expect(outbox.of('karim').map(({ id, isRefused }) => [id, isRefused])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  test('keeps people apart', () => {
    const outbox = new LocalStorageMessageOutbox();
    outbox.add(aQueuedMessage({ id: 'a', authorId: 'karim2' }));
    expect([ids(outbox), ids(outbox, 'karim2')]).toEqual([[], ['a']]);
  });

  test('tells what changes here and in other tabs, until it need not', () => {
    const outbox = new LocalStorageMessageOutbox();
    const told = vi.fn();
    const end = outbox.subscribe('karim', told);
    onTestFinished(outbox.subscribe('claire', told));
    outbox.add(aQueuedMessage());
    expect(told).toHaveBeenCalledTimes(1);
    otherTabWrote('mbz_outbox_karim/1_1_x');
    expect(told).toHaveBeenCalledTimes(2);
    otherTabWrote('theme');
    expect(told).toHaveBeenCalledTimes(2);
    otherTabWrote(null);
    expect(told).toHaveBeenCalledTimes(4);
    end();
    outbox.remove(aQueuedMessage());
    otherTabWrote('mbz_outbox_karim/1_1_x');
    expect(told).toHaveBeenCalledTimes(4);
  });

  test.each([
    '',
    '{',
    '7',
    '{"id":"a"}',
    '{"id":"a","conversationId":"c","authorId":"karim","opening":null,"content":{"kind":"call"}}',
    '{"id":7,"conversationId":"c","authorId":"karim","opening":null,"content":{"kind":"text"}}',
  ])('passes over what it did not write: %j', (value) => {
    localStorage.setItem('mbz_outbox_karim/1_1_x', value);
    expect(ids(new LocalStorageMessageOutbox())).toEqual([]);
  });

  test('keeps messages in this tab where the browser keeps none', () => {
    const refuse = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, removeItem: refuse });
    onTestFinished(() => void vi.unstubAllGlobals());
    const outbox = new LocalStorageMessageOutbox();
    outbox.add(aQueuedMessage({ id: 'a' }));
    outbox.change(aQueuedMessage({ id: 'a', isRefused: true }));
    expect(outbox.of('karim').map(({ isRefused }) => isRefused)).toEqual([true]);
    outbox.remove(aQueuedMessage({ id: 'a' }));
    expect(ids(outbox)).toEqual([]);
  });

  test('keeps a message whose photo only this tab has from the others, until the photo is stored', () => {
    const [here, there] = [new LocalStorageMessageOutbox(), new LocalStorageMessageOutbox()];
    const message = aQueuedMessage({ id: 'a', hasWaitingPhoto: true, isOfThisTab: true });
    here.add(message);
    here.change({ ...message, isRefused: true });
    expect([here.of('karim'), ids(there)]).toEqual([[{ ...message, isRefused: true }], []]);
    here.change({ ...message, hasWaitingPhoto: false });
    expect([ids(here), ids(there)]).toEqual([['a'], ['a']]);
  });

  test('has a message once, as it was last changed, whether or not the browser had room for the change', () => {
    const outbox = new LocalStorageMessageOutbox();
    outbox.add(aQueuedMessage({ id: 'a' }));
    const refuse = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    const kept = localStorage;
    vi.stubGlobal('localStorage', { ...kept, setItem: refuse, getItem: (key: string) => kept.getItem(key) });
    onTestFinished(() => void vi.unstubAllGlobals());
    outbox.change(aQueuedMessage({ id: 'a', isRefused: true }));
    expect(outbox.of('karim').map(({ isRefused }) => isRefused)).toEqual([true]);
    vi.unstubAllGlobals();
    outbox.change(aQueuedMessage({ id: 'a', isRefused: false }));
    expect(outbox.of('karim').map(({ isRefused }) => isRefused)).toEqual([false]);
  });
});

describe('drafts of messages', () => {
  test('are kept by conversation and person, and leave nothing behind', () => {
    const drafts = new LocalStorageMessageDrafts();
    drafts.save('velo~karim', 'karim', 'Bonj');
    expect([
      drafts.of('velo~karim', 'karim'),
      drafts.of('velo~karim', 'claire'),
      drafts.of('table~karim', 'karim'),
    ]).toEqual(['Bonj', '', '']);
    drafts.save('velo~karim', 'karim', '');
    expect(localStorage.length).toBe(0);
  });

  test('are told when another tab writes or empties them', () => {
    const heard: string[] = [];
    const end = new LocalStorageMessageDrafts().subscribe('velo~karim', 'karim', (text) => heard.push(text));
    otherTabWrote('mbz_message_draft_velo~karim/karim', 'Bonjour');
    otherTabWrote('mbz_message_draft_velo~karim/claire', 'Oui');
    otherTabWrote('mbz_message_draft_velo~karim/karim', null);
    end();
    otherTabWrote('mbz_message_draft_velo~karim/karim', 'Trop tard');
    expect(heard).toEqual(['Bonjour', '']);
  });

  test('are none where the browser keeps none', () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, removeItem: refuse });
    onTestFinished(() => void vi.unstubAllGlobals());
    const drafts = new LocalStorageMessageDrafts();
    drafts.save('velo~karim', 'karim', 'Bonjour');
    expect(drafts.of('velo~karim', 'karim')).toBe('');
  });
});
