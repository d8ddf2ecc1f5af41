import { expect, test } from 'vitest';
import { publicProfileMessages as messages } from '../../../../src/presentation/account/profile/messages';

test.each([
  [0, 'en moins d’une heure'],
  [60, 'en moins d’une heure'],
  [61, 'en 2 heures'],
  [1439, 'en 24 heures'],
  [1440, 'en un jour'],
  [1441, 'en 2 jours'],
  [43_200, 'en 30 jours'],
])('a delay of %i minutes is said « %s »', (minutes, words) => {
  expect(messages.answers(90, minutes, true)).toBe(`Répond à 90\u00a0% des messages, le plus souvent ${words}`);
});

test('no delay is shown while nothing has been answered', () => {
  expect(messages.answers(0, 0, false)).toBe('N’a pas encore répondu aux messages reçus');
});

test.each([
  [0, true, 'Annonces en ligne'],
  [1, true, '1 annonce en ligne'],
  [2, true, '2 annonces en ligne'],
  [24, false, 'Plus de 23 annonces en ligne'],
])('%i listings (all: %s) are « %s »', (count, isAll, words) => {
  expect(messages.listings(count, isAll)).toBe(words);
});
