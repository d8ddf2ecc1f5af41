import { describe, expect, test } from 'vitest';
import {
  categories,
  categoryIdsOf,
  families,
  findCategory,
  findFamily,
} from '../../../../src/domain/listings/catalogue/categories';

describe('the category tree', () => {
  test('the families are those of the specification and one for the rest', () => {
    expect(families.map(({ id, label }) => [id, label])).toEqual([
      ['vehicules', 'Véhicules'],
      ['immobilier', 'Immobilier'],
      ['multimedia', 'Multimédia'],
      ['maison', 'Maison'],
      ['loisirs', 'Loisirs & divers'],
    ]);
  });

  test('each family has its categories in order', () => {
    expect(families.map((family) => family.categories.map(({ label }) => label))).toEqual([
      ['Voitures', 'Motos', 'Utilitaires', 'Caravaning', 'Vélos', 'Nautisme', 'Équipement'],
      ['Ventes', 'Locations', 'Colocations', 'Bureaux & commerces'],
      ['Téléphones', 'Ordinateurs', 'Photo, audio & vidéo', 'Consoles', 'Jeux vidéo'],
      ['Ameublement', 'Électroménager', 'Décoration', 'Linge', 'Bricolage', 'Jardin'],
      ['Livres', 'Sport', 'Instruments', 'Mode', 'Enfants', 'Autres'],
    ]);
  });

  test('categories and families are found by id', () => {
    expect(findCategory('velos')?.label).toBe('Vélos');
    expect(findCategory('inconnue')).toBeUndefined();
    expect(findFamily('maison')?.label).toBe('Maison');
    expect(findFamily('inconnue')).toBeUndefined();
    expect(categoryIdsOf('immobilier')).toEqual([
      'ventes-immobilieres',
      'locations',
      'colocations',
      'bureaux-commerces',
    ]);
  });

  test('ids of categories are unique', () => {
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length);
  });
});

describe.each(categories.map((category) => [category.id, category] as const))(
  'the fields of %s',
  (_id, { fields, family }) => {
    test('the category belongs to a family that lists it', () => {
      expect(findFamily(family)?.categories.flatMap((one) => one.fields)).toEqual(expect.arrayContaining([...fields]));
    });

    test('ids of fields are unique', () => {
      expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
    });

    test('a field depends only on a choice field before it', () => {
      fields.forEach((field, position) => {
        if (field.when === undefined) return;
        const { field: id, isOneOf } = field.when;
        const other = fields.slice(0, position).find((one) => one.id === id);
        expect(other?.kind === 'choice' && other.choices.map(({ value }) => value)).toEqual(
          expect.arrayContaining([...isOneOf]),
        );
      });
    });

    test('choice values are unique and not empty, and ranges are valid', () => {
      for (const field of fields) {
        if (field.kind === 'choice') {
          const values = field.choices.map(({ value }) => value);
          expect(new Set(values).size).toBe(values.length);
          expect(values.every((value) => value !== '')).toBe(true);
        }
        if (field.kind === 'number') expect(field.minimum).toBeLessThan(field.maximum);
      }
    });
  },
);

describe('required fields and notices', () => {
  const requiredOf = (id: string) =>
    findCategory(id)
      ?.fields.filter((field) => field.required)
      .map((field) => field.id);

  test.each([
    ['voitures', ['brand', 'model', 'firstRegistration', 'mileage', 'fuel', 'gearbox']],
    ['motos', ['brand', 'model', 'firstRegistration', 'mileage', 'engineSize']],
    [
      'ventes-immobilieres',
      [
        'propertyType',
        'livingArea',
        'rooms',
        'dpeStatus',
        'energyClass',
        'climateClass',
        'energyCostMinimum',
        'energyCostMaximum',
        'energyCostYear',
      ],
    ],
  ])('the category %s requires %j', (id, expected) => {
    expect(requiredOf(id)).toEqual(expected);
  });

  test('rentals require charges, deposit, furnishing, area and rent control', () => {
    for (const id of ['locations', 'colocations']) {
      expect(requiredOf(id)).toEqual(
        expect.arrayContaining([
          'charges',
          'chargesMode',
          'deposit',
          'furnishing',
          'livingArea',
          'rentControl',
          'referenceRent',
        ]),
      );
    }
  });

  test('every category of the home family allows gifts', () => {
    expect(categories.filter(({ family }) => family === 'maison').every(({ price }) => price.allowsGift)).toBe(true);
  });

  test('every property category shows the Géorisques notice', () => {
    expect(
      categories
        .filter(({ family }) => family === 'immobilier')
        .every(({ displays }) => displays.includes('georisques')),
    ).toBe(true);
  });
});
