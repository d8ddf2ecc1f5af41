import { expect, test } from 'vitest';
import { ListingIndex } from '../../../../src/infrastructure/embedded/search/ListingIndex';
import { aListing, NOON } from '../../../support/builders/aListing';

function suggestions(titles: readonly string[], text: string): readonly string[] {
  const index = new ListingIndex();
  titles.forEach((title, number) => index.put(aListing({ id: String(number), title, description: '', fields: {} })));
  return index.suggest(text, NOON).map((suggestion) => suggestion.text);
}

test.each<[why: string, titles: readonly string[], text: string, expected: readonly string[]]>([
  [
    'the most frequent first',
    ['Lampe', 'Lampe', 'Lampadaire', 'Lampadaire', 'Lampadaire'],
    'lam',
    ['lampadaire', 'lampe'],
  ],
  [
    'what goes on with the word itself before longer words',
    ['Velours', 'Velours', 'Vélo bleu'],
    'velo',
    ['vélo bleu', 'velours'],
  ],
  ['as most people write it', ['CANAPE', 'Canapé', 'canapé'], 'can', ['canapé']],
  ['small words within, not at the end', ['Table de la salle', 'Robe avec ceinture'], 'table', ['table de la salle']],
  ['a number and the word after it', ['Canapé 3 places'], 'canape', ['canapé 3 places']],
  [
    'a number alone where it goes on in several ways',
    ['iPhone 13 mini', 'iPhone 13 bleu'],
    'iphone',
    ['iphone 13', 'iphone 13 bleu', 'iphone 13 mini'],
  ],
  ['nothing past a comma', ['Maison, grand jardin'], 'mais', ['maison']],
  ['all words typed, in the order of the title', ['Canapé gris en cuir'], 'cuir can', ['canapé gris en cuir']],
  ['words of one written in two', ['Lave-linge Bosch'], 'lavelinge', ['lave-linge', 'lave-linge bosch']],
  ['the right spelling', ['Guitare folk'], 'guittare', ['guitare', 'guitare folk']],
  ['other words for the same', ['Réfrigérateur'], 'frigo', ['réfrigérateur']],
  ['nothing that no title says', ['Lampe'], 'table', []],
  ['nothing but small words', ['Lampe'], '…', []],
  ['nothing for what excludes', ['Lampe rouge'], 'lampe -bleu', []],
])('the suggestions are %s', (_, titles, text, expected) => {
  expect(suggestions(titles, text)).toEqual(expected);
});

test('expired and removed listings cause no suggestions', () => {
  const index = new ListingIndex();
  index.put(aListing({ id: 'a', title: 'Lampe', expiresAt: NOON }));
  index.put(aListing({ id: 'b', title: 'Lampe' }));
  index.remove('b');
  expect(index.suggest('lam', NOON)).toEqual([]);
});

test('phrases too long for the field are left out', () => {
  expect(suggestions([`Lampe ${'très'.repeat(20)}`], 'lam')).toEqual(['lampe']);
});
