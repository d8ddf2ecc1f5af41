import { expect, test } from 'vitest';
import { inboxPage, type ReceivedContactMessage } from '../../../src/domain/contact/ReceivedContactMessage';

const letter = (id: string, sentAt: number, handledAt: number | null = null): ReceivedContactMessage => ({
  id,
  name: 'Lina',
  email: 'lina@exemple.fr',
  subject: 'question',
  message: 'Bonjour',
  sentAt,
  handled: handledAt === null ? null : { by: 'nadia', at: handledAt },
});
const idsOf = (items: readonly ReceivedContactMessage[]) => items.map(({ id }) => id);

test('messages that wait come with the longest waiting first, handled ones with the last handled first', () => {
  const letters = [letter('b', 2), letter('a', 1), letter('c', 1, 5), letter('d', 9, 6)];
  expect(idsOf(inboxPage(letters, 'open', null, 10).items)).toEqual(['a', 'b']);
  expect(idsOf(inboxPage(letters, 'handled', null, 10).items)).toEqual(['d', 'c']);
});

test('a page begins where the former one ends, by id among messages of the same time', () => {
  const letters = [letter('deux mots', 7), letter('a', 7), letter('z', 7)];
  const first = inboxPage(letters, 'open', null, 2);
  expect(first).toEqual({ items: [letter('a', 7), letter('deux mots', 7)], next: '7 deux mots' });
  expect(inboxPage(letters, 'open', first.next, 2)).toEqual({ items: [letter('z', 7)], next: null });
});
