import { describe, expect, test } from 'vitest';
import { findCategory } from '../../../../src/domain/listings/catalogue/categories';
import { deduceFields } from '../../../../src/domain/listings/draft/deduceFields';
import { withDeducedFields } from '../../../../src/domain/listings/draft/draftChoices';
import { emptyDraft, type ListingDraft } from '../../../../src/domain/listings/draft/ListingDraft';

const deduced = (title: string, categoryId: string) => deduceFields(title, findCategory(categoryId)?.fields ?? []);

describe('what a title says of the fields of a category', () => {
  test.each<[title: string, categoryId: string, fields: Record<string, string>]>([
    ['Canapé trois places en cuir brun', 'ameublement', { product: 'Canapé', material: 'cuir', colour: 'marron' }],
    ['TABLE BASSE en chêne massif', 'ameublement', { product: 'Table basse', material: 'bois' }],
    [
      'Belle chaise blanche, très bon état',
      'ameublement',
      { product: 'Chaises', colour: 'blanc', condition: 'tres-bon-etat' },
    ],
    ['Commode bon état', 'ameublement', { product: 'Commode', condition: 'bon-etat' }],
    ['Armoires grises en métal', 'ameublement', { product: 'Armoire', material: 'metal', colour: 'gris' }],
    [
      'Lave-linge Bosch pour pièces',
      'electromenager',
      { product: 'Lave-linge', brand: 'Bosch', condition: 'pour-pieces' },
    ],
    ['Peugeot 208 noire, révisée', 'voitures', { brand: 'Peugeot', colour: 'noir' }],
    ['Mercedes-Benz Classe A', 'voitures', { brand: 'Mercedes-Benz' }],
    ['Console Nintendo Switch', 'consoles', { brand: 'nintendo' }],
    // Two products: the first words name the object. No brands are suggested here.
    ['Scie et perceuse Bosch', 'bricolage', { product: 'Scie' }],
  ])('the title « %s » fills in what it says of the fields of %s', (title, categoryId, fields) => {
    expect(deduced(title, categoryId)).toEqual(fields);
  });

  test.each<[title: string, categoryId: string]>([
    // What is sold is what stands before « de ».
    ['Housse de canapé', 'ameublement'],
    ['Pieds pour lit', 'ameublement'],
    // Two values are none.
    ['Étagère bois et métal, noire ou blanche', 'ameublement'],
    ['Jante pour Peugeot ou Citroën', 'voitures'],
    ['Citroën ou Peugeot au choix', 'voitures'],
    ['Bon état, presque très bon état', 'ameublement'],
    ['Très bon état, tiroirs en bon état', 'ameublement'],
    ['Autre chose', 'ameublement'],
    ['Bosch', 'voitures'],
    ['Clio, vitres électriques', 'voitures'],
    ['', 'ameublement'],
    ['Canapé', 'inconnue'],
  ])('the title « %s » fills in no field of %s', (title, categoryId) => {
    expect(deduced(title, categoryId)).toEqual({});
  });
});

test('a field that is neither a choice nor a text is left out', () => {
  expect(deduceFields('Bon état', [{ id: 'condition', label: 'État', kind: 'flag' }])).toEqual({});
});

describe('a change of the title or the category', () => {
  const sofa: ListingDraft = { ...emptyDraft('a'), title: 'Canapé en cuir', categoryId: 'ameublement' };

  test('a change fills in the fields that are empty', () => {
    const draft = { ...sofa, categoryId: null, fields: { width: '200', material: '' } };
    expect(withDeducedFields(draft, { categoryId: 'ameublement' })).toEqual({
      categoryId: 'ameublement',
      fields: { width: '200', product: 'Canapé', material: 'cuir' },
    });
  });

  test('a change replaces what the former title has filled in, and leaves what somebody has written', () => {
    const draft = { ...sofa, fields: { product: 'Méridienne', material: 'cuir' } };
    expect(withDeducedFields(draft, { title: 'Canapé en velours vert' }).fields).toEqual({
      product: 'Méridienne',
      material: 'velours',
      colour: 'vert',
    });
  });

  test('a change empties what only the former title or category has said', () => {
    const draft = { ...sofa, fields: { product: 'Canapé', material: 'cuir' } };
    expect(withDeducedFields(draft, { categoryId: 'livres' }).fields).toEqual({ product: '', material: '' });
  });
});
