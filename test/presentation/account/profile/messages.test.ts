import { expect, test } from 'vitest';
import { publicProfileMessages as messages } from '../../../../src/presentation/account/profile/messages';

test.each([
  [0, true, 'Annonces en ligne'],
  [1, true, '1 annonce en ligne'],
  [2, true, '2 annonces en ligne'],
  [24, false, 'Plus de 23 annonces en ligne'],
])('%i listings (all: %s) are « %s »', (count, isAll, words) => {
  expect(messages.listings(count, isAll)).toBe(words);
});
