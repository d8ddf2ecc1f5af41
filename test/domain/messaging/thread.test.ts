import { describe, expect, test } from 'vitest';
import { mergeMessages } from '../../../src/domain/messaging/mergeMessages';
import type { MessageContent } from '../../../src/domain/messaging/Message';
import { messagesByDay } from '../../../src/domain/messaging/messagesByDay';
import { acceptedEuros, offerStatuses } from '../../../src/domain/messaging/offerStatuses';
import { aMessage } from '../../support/builders/aConversation';

const entry = (id: string, content: MessageContent) => ({ id, content });
const offer = (id: string) => entry(id, { kind: 'offer', euros: 10 });
const accepts = (offerId: string) => entry(`${offerId}~answer`, { kind: 'acceptance', euros: 10, offerId });
const refuses = (offerId: string) => entry(`${offerId}~answer`, { kind: 'refusal', euros: 10, offerId });
const retracts = (offerId: string) => entry(`${offerId}~answer`, { kind: 'retraction', euros: 10, offerId });
const text = entry('t', { kind: 'text', text: 'Bonjour' });

describe('offerStatuses', () => {
  test.each([
    [[], {}],
    [[text], {}],
    [[offer('a'), text], { a: 'pending' }],
    [[offer('a'), accepts('a')], { a: 'accepted' }],
    [[offer('a'), refuses('a')], { a: 'refused' }],
    [[offer('a'), offer('b')], { a: 'outdated', b: 'pending' }],
    [[offer('a'), refuses('a'), offer('b'), accepts('b')], { a: 'refused', b: 'accepted' }],
    [[offer('a'), offer('b'), accepts('a')], { a: 'accepted', b: 'pending' }],
    [[offer('a'), offer('b'), accepts('a'), offer('c')], { a: 'accepted', b: 'outdated', c: 'pending' }],
    [[offer('a'), retracts('a')], { a: 'withdrawn' }],
    [[offer('a'), retracts('a'), offer('b')], { a: 'withdrawn', b: 'pending' }],
    [[accepts('gone')], { gone: 'accepted' }],
  ])('the offers of case %# have their statuses', (messages, standings) => {
    expect(Object.fromEntries(offerStatuses(messages))).toStrictEqual(standings);
  });
});

describe('messagesByDay', () => {
  test('messages are grouped by the day in Paris, in order', () => {
    const at = (id: string, sentAt: number) => aMessage({ id, sentAt });
    const days = messagesByDay([
      at('a', Date.UTC(2026, 5, 14, 21, 59)),
      at('b', Date.UTC(2026, 5, 14, 22, 1)),
      at('c', Date.UTC(2026, 5, 15, 9)),
      at('d', Date.UTC(2026, 11, 31, 23, 30)),
      at('e', Date.UTC(2026, 11, 31, 23, 31)),
    ]);
    expect(days.map(({ day, messages }) => [day, messages.map(({ id }) => id)])).toEqual([
      ['2026-06-14', ['a']],
      ['2026-06-15', ['b', 'c']],
      ['2027-01-01', ['d', 'e']],
    ]);
    expect(messagesByDay([])).toEqual([]);
  });
});

describe('acceptedEuros', () => {
  const acceptsAt = (euros: number) => entry(`at${euros}`, { kind: 'acceptance', euros, offerId: 'a' });

  test.each([
    [[], null],
    [[text, offer('a'), refuses('a')], null],
    [[acceptsAt(20), text], 20],
    [[acceptsAt(20), acceptsAt(25)], 25],
  ])('the sum that was agreed on last in case %# is found', (messages, euros) => {
    expect(acceptedEuros(messages)).toBe(euros);
  });
});

describe('mergeMessages', () => {
  const page = (...ids: readonly string[]) => ids.map((id) => aMessage({ id }));
  const ids = (joined: ReturnType<typeof mergeMessages>) => [
    joined.messages.map(({ id }) => id).join(''),
    joined.isReset,
  ];

  test.each([
    ['', 'abc', 'abc', true],
    ['abc', 'bcd', 'abcd', false],
    ['abcde', 'cde', 'abcde', false],
    ['abc', 'def', 'def', true],
    ['ab', 'a', 'ba', false],
    ['abc', 'cd', 'abcd', false],
    ['', '', '', true],
  ])('the messages %j and the page %j are merged to %j, reset: %s', (known, newest, all, isReset) => {
    expect(ids(mergeMessages(page(...known), page(...newest), 3))).toEqual([all, isReset]);
  });
});
