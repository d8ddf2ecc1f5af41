import { expect, test } from 'vitest';
import { readText, textPieces } from '../../../src/presentation/information/textPieces';

test('a text without links is one piece', () => {
  expect(textPieces('Bonjour (à tous) [ou presque].')).toEqual([{ text: 'Bonjour (à tous) [ou presque].' }]);
});

test('each link is a piece of its own, wherever it is in the text', () => {
  expect(textPieces('[Aide](/aide), [Contact](/contact) ou rien')).toEqual([
    { text: 'Aide', address: '/aide' },
    { text: ', ' },
    { text: 'Contact', address: '/contact' },
    { text: ' ou rien' },
  ]);
  expect(textPieces('Voyez l’[aide](/aide)')).toEqual([{ text: 'Voyez l’' }, { text: 'aide', address: '/aide' }]);
});

test('what is read leaves addresses out', () => {
  expect(readText('Voyez l’[aide](/aide).')).toBe('Voyez l’aide.');
});
