import { expect, test } from 'vitest';
import { noCriteria, type SearchCriteria } from '../../../src/domain/search/SearchCriteria';
import { withChoice, withField, withoutField, withoutFilters, withShelf } from '../../../src/presentation/search/criteriaChanges';
import { nantes } from '../../support/aListing';

const cars: SearchCriteria = {
  ...noCriteria, query: 'break', categoryId: 'voitures', sort: 'price-up', price: { maximum: 9000 },
  fields: {
    brand: { kind: 'any-of', values: ['BMW', 'Renault'] },
    fuel: { kind: 'any-of', values: ['diesel'] },
    mileage: { kind: 'range', maximum: 100_000 },
  },
};

test('sets and takes away a choice', () => {
  const near = withChoice(cars, 'place', { ...nantes, radiusKm: 30 });
  expect(near.place).toMatchObject({ communeName: 'Nantes', radiusKm: 30 });
  expect(withChoice(near, 'place', null)).toStrictEqual(cars);
});

test('another category keeps the filters that mean something there', () => {
  const motorbikes = withShelf(cars, { categoryId: 'motos' });
  expect(motorbikes).toMatchObject({ categoryId: 'motos', query: 'break', price: { maximum: 9000 } });
  expect(Object.keys(motorbikes.fields)).toEqual(['brand', 'mileage']);
});

test('another category keeps only the choices that it has', () => {
  const consoles: SearchCriteria = { ...noCriteria, categoryId: 'consoles', fields: { brand: { kind: 'any-of', values: ['nintendo', 'sony'] }, condition: { kind: 'any-of', values: ['bon-etat'] } } };
  expect(withShelf(consoles, { categoryId: 'telephones' }).fields).toEqual(consoles.fields);
  const phones: SearchCriteria = { ...noCriteria, categoryId: 'telephones', fields: { brand: { kind: 'any-of', values: ['Apple'] }, unlocked: { kind: 'set' } } };
  expect(withShelf(phones, { categoryId: 'consoles' }).fields).toEqual({});
});

test('a family or all categories filter by no field', () => {
  expect(withShelf(cars, { family: 'vehicules' })).toMatchObject({ family: 'vehicules', fields: {} });
  expect(withShelf(cars, {})).not.toHaveProperty('categoryId');
});

test('a filter that asks nothing goes', () => {
  expect(Object.keys(withField(cars, 'fuel', { kind: 'any-of', values: [] }).fields)).toEqual(['brand', 'mileage']);
  expect(Object.keys(withoutField(cars, 'mileage').fields)).toEqual(['brand', 'fuel']);
});

test('without filters, the words and their order stay', () => {
  expect(withoutFilters(cars)).toStrictEqual({ ...noCriteria, query: 'break', sort: 'price-up' });
});
