import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlightRanges } from '../../../../src/domain/search/text/highlightRanges';

function marked(text: string, query: string): string {
  return highlightRanges(text, query).reduceRight(
    (left, [start, end]) => `${left.slice(0, start)}[${left.slice(start, end)}]${left.slice(end)}`,
    text,
  );
}

test.each([
  ['Vélo de course', 'velo', '[Vélo] de course'],
  ['Deux vélos, un VÉLO', 'vélo ', 'Deux [vélos], un [VÉLO]'],
  ['Canapé d’angle en cuir', 'cuir canap', '[Canapé] d’angle en [cuir]'],
  ['Canapé d’angle en cuir', 'canape -cuir', '[Canapé] d’angle en cuir'],
  ['Canapé convertible', 'canpae ', '[Canapé] convertible'],
  ['Table basse', 'tbale ', '[Table] basse'],
  ['Vélo pliant', 'veol ', 'Vélo pliant'],
  ['Armoire ancienne', 'amrorie ', 'Armoire ancienne'],
  ['Fauteuil ancien', 'fuateiul ', '[Fauteuil] ancien'],
  ['Pneu XJ4500', 'xj4050 ', 'Pneu XJ4500'],
  ['Câble HDMI', 'table ', 'Câble HDMI'],
  ['Électroménager', 'electormenager ', '[Électroménager]'],
  ['Table et tablette', 'tabl', '[Table] et [tablette]'],
  ['Table et tablette', 'table ', '[Table] et tablette'],
  ['Playstation 5', 'play station ', '[Playstation] 5'],
  ['iPhone 13 mini', 'iphone13', '[iPhone] [13] mini'],
  ['Coque iPhone13', 'iphone 13 ', 'Coque [iPhone13]'],
  ['Peugeot 208', '2O8 ', 'Peugeot 208'],
  ['Un cœur brisé', 'coeur', 'Un [cœur] brisé'],
  ['Réfrigérateur vert', 'frigo ', '[Réfrigérateur] vert'],
  ['Lave-linge neuf', 'machine à laver neuve', '[Lave]-[linge] [neuf]'],
  ['Lave-linge, laser', 'machine à laver ', '[Lave]-[linge], laser'],
  ['Lave-linge, machina', 'machine à laver ', '[Lave]-[linge], machina'],
  ['Vélo', '', 'Vélo'],
])('the ranges in %j for the query %j are %j', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('ranges stay within the text, in order and apart', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('Vélo de course pour enfant, vélos neufs'));
  const query = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('velo cours', 'velo vélos v'));
  fc.assert(
    fc.property(text, query, (written, searched) => {
      let end = 0;
      for (const range of highlightRanges(written, searched)) {
        expect(range[0]).toBeGreaterThanOrEqual(end);
        expect(range[1]).toBeGreaterThan(range[0]);
        end = range[1];
      }
      expect(end).toBeLessThanOrEqual(written.length);
    }),
  );
});
