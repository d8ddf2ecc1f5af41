// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LocalStorageMessageDrafts } from '../../../../src/infrastructure/browser/storage/LocalStorageMessageDrafts';
import { LocalStorageMessageOutbox } from '../../../../src/infrastructure/browser/storage/LocalStorageMessageOutbox';
import type { MessageContent } from '../../../../src/domain/messaging/Message';
import { anOpening, aQueuedMessage } from '../../../support/builders/aConversation';

beforeEach(() => localStorage.clear());

const ids = (outbox: LocalStorageMessageOutbox, uid = 'karim') => outbox.of(uid).map(({ id }) => id);

/** Simulates the storage event of a write in another tab. */
function otherTabWrote(key: string | null, newValue: string | null = null): void {
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

describe('the outbox', () => {
  test('messages are stored whole, in the order of writing', () => {
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

  test.each<MessageContent>([
    { kind: 'acceptance', euros: 80, offerId: 'o' },
    { kind: 'refusal', euros: 80, offerId: 'o' },
    { kind: 'retraction', euros: 80, offerId: 'o' },
    { kind: 'appointment', at: 12, place: 'Gare de Lyon' },
    { kind: 'confirmation', at: 12, place: 'Gare de Lyon', offerId: 'r' },
    { kind: 'decline', at: 12, place: 'Gare de Lyon', offerId: 'r' },
    { kind: 'withdrawal', at: 12, place: 'Gare de Lyon', offerId: 'r' },
    { kind: 'cancellation', at: 12, place: 'Gare de Lyon', offerId: 'r' },
  ])('the content %j is read as it was written', (content) => {
    new LocalStorageMessageOutbox().add(aQueuedMessage({ content }));
    expect(new LocalStorageMessageOutbox().of('karim').map((message) => message.content)).toEqual([content]);
  });

  test('no message is lost when two tabs write at the same time', () => {
    const [one, other] = [new LocalStorageMessageOutbox(), new LocalStorageMessageOutbox()];
    one.add(aQueuedMessage({ id: 'a', writtenAt: 1 }));
    other.add(aQueuedMessage({ id: 'b', writtenAt: 1 }));
    one.remove(aQueuedMessage({ id: 'a' }));
    expect(ids(one)).toEqual(['b']);
  });

  test('listeners are called for changes in this and other tabs until they unsubscribe', () => {
    const outbox = new LocalStorageMessageOutbox();
    const emissions = vi.fn();
    const end = outbox.subscribe('karim', emissions);
    onTestFinished(outbox.subscribe('claire', emissions));
    outbox.add(aQueuedMessage());
    expect(emissions).toHaveBeenCalledTimes(1);
    otherTabWrote('mbz_outbox_karim/1_1_x');
    expect(emissions).toHaveBeenCalledTimes(2);
    otherTabWrote('theme');
    expect(emissions).toHaveBeenCalledTimes(2);
    otherTabWrote(null);
    expect(emissions).toHaveBeenCalledTimes(4);
    end();
    outbox.remove(aQueuedMessage());
    otherTabWrote('mbz_outbox_karim/1_1_x');
    expect(emissions).toHaveBeenCalledTimes(4);
  });

  test.each([
    '',
    '{',
    '7',
    '{"id":"a"}',
    '{"id":"a","conversationId":"c","authorId":"karim","opening":null,"content":{"kind":"call"}}',
    '{"id":7,"conversationId":"c","authorId":"karim","opening":null,"content":{"kind":"text"}}',
    ...[
      { writtenAt: 'x' },
      { writtenAt: null },
      { writtenAt: 9e15 },
      { writtenAt: undefined },
      { content: { kind: 'text' } },
      { content: { kind: 'text', text: { fr: 'Bonjour' } } },
      { content: { kind: 'photo', photo: { id: 'a', width: 8 } } },
      { content: { kind: 'offer', euros: '12' } },
      { content: { kind: 'acceptance', euros: 12 } },
      { content: { kind: 'appointment', at: '2026-06-15T12:00', place: 'Gare de Lyon' } },
      { content: { kind: 'appointment', at: 12 } },
      { content: { kind: 'confirmation', at: 12, place: 'Gare de Lyon' } },
      { content: { kind: 'decline', at: 9e15, place: 'Gare de Lyon', offerId: 'r' } },
      { opening: 'Vélo' },
      { opening: { ...anOpening, listing: { ...anOpening.listing, price: 120 } } },
      { opening: { ...anOpening, seller: null } },
      { hasWaitingPhoto: 'yes' },
      { isRefused: undefined },
    ].map((changes) => JSON.stringify({ ...aQueuedMessage(), ...changes })),
  ])('the invalid stored value %j is ignored', (value) => {
    localStorage.setItem('mbz_outbox_karim/1_1_x', value);
    expect(ids(new LocalStorageMessageOutbox())).toEqual([]);
  });

  test('messages stay in the memory of this tab where storage is refused', () => {
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

  test('a message whose photo only this tab has is hidden from other tabs until the photo is stored', () => {
    const [here, there] = [new LocalStorageMessageOutbox(), new LocalStorageMessageOutbox()];
    const message = aQueuedMessage({ id: 'a', hasWaitingPhoto: true, isOfThisTab: true });
    here.add(message);
    here.change({ ...message, isRefused: true });
    expect([here.of('karim'), ids(there)]).toEqual([[{ ...message, isRefused: true }], []]);
    here.change({ ...message, hasWaitingPhoto: false });
    expect([ids(here), ids(there)]).toEqual([['a'], ['a']]);
  });

  test('a message exists once, as last changed, even if the browser had no room for the change', () => {
    const outbox = new LocalStorageMessageOutbox();
    outbox.add(aQueuedMessage({ id: 'a' }));
    const refuse = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    const stored = localStorage;
    vi.stubGlobal('localStorage', { ...stored, setItem: refuse, getItem: (key: string) => stored.getItem(key) });
    onTestFinished(() => void vi.unstubAllGlobals());
    outbox.change(aQueuedMessage({ id: 'a', isRefused: true }));
    expect(outbox.of('karim').map(({ isRefused }) => isRefused)).toEqual([true]);
    vi.unstubAllGlobals();
    outbox.change(aQueuedMessage({ id: 'a', isRefused: false }));
    expect(outbox.of('karim').map(({ isRefused }) => isRefused)).toEqual([false]);
  });
});

describe('drafts of messages', () => {
  test('drafts of messages are stored by conversation and person, and an empty one is removed', () => {
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

  test('a draft stays in the memory of this tab where storage is full, and saving reports it', () => {
    const drafts = new LocalStorageMessageDrafts();
    expect(drafts.save('velo~karim', 'karim', 'Bonj')).toBe(true);
    const stored = localStorage;
    const refuse = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', {
      setItem: refuse,
      removeItem: refuse,
      getItem: (key: string) => stored.getItem(key),
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(drafts.save('velo~karim', 'karim', 'Bonjour')).toBe(false);
    expect(drafts.of('velo~karim', 'karim')).toBe('Bonjour');
    expect(drafts.save('velo~karim', 'karim', '')).toBe(true);
    expect(drafts.of('velo~karim', 'karim')).toBe('');
    vi.unstubAllGlobals();
    expect(drafts.save('velo~karim', 'karim', 'Bonsoir')).toBe(true);
    expect(new LocalStorageMessageDrafts().of('velo~karim', 'karim')).toBe('Bonsoir');
    expect(drafts.of('velo~karim', 'karim')).toBe('Bonsoir');
  });

  test('listeners are called when another tab writes or empties a draft', () => {
    const texts: string[] = [];
    const end = new LocalStorageMessageDrafts().subscribe('velo~karim', 'karim', (text) => texts.push(text));
    otherTabWrote('mbz_message_draft_velo~karim/karim', 'Bonjour');
    otherTabWrote('mbz_message_draft_velo~karim/claire', 'Oui');
    otherTabWrote('mbz_message_draft_velo~karim/karim', null);
    end();
    otherTabWrote('mbz_message_draft_velo~karim/karim', 'Trop tard');
    expect(texts).toEqual(['Bonjour', '']);
  });

  test('drafts stay in the memory of this tab where storage is refused', () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, removeItem: refuse });
    onTestFinished(() => void vi.unstubAllGlobals());
    const drafts = new LocalStorageMessageDrafts();
    expect(drafts.of('velo~karim', 'karim')).toBe('');
    expect(drafts.save('velo~karim', 'karim', 'Bonjour')).toBe(false);
    expect(drafts.of('velo~karim', 'karim')).toBe('Bonjour');
  });
});
