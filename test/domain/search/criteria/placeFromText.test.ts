import { expect, test } from 'vitest';
import { placeFromText } from '../../../../src/domain/search/criteria/placeFromText';

const lyon = { communeCode: '69123', communeName: 'Lyon', postalCode: '69001', latitude: 45.764, longitude: 4.8357 };

test('a commune, its position and a radius are parsed', () => {
  expect(placeFromText('69123~Lyon~69001~45.764~4.8357', '5')).toEqual({ ...lyon, radiusKm: 5 });
});

test.each([
  '2A004~Ajaccio~20000~41.9192~8.7386',
  '2B033~Bastia~20200~42.7~9.45',
  '97105~Basse-Terre~97100~16~-61.7',
  `69123~${'L'.repeat(80)}~69001~45~4`,
  '69123~Lyon~69001~90~180',
  '69123~Lyon~69001~-90~-180',
])('the text %s is parsed', (text) => {
  expect(placeFromText(text, '')).toMatchObject({ radiusKm: 30 });
});

test.each([
  '',
  '69123',
  '69123~Lyon',
  '69123~Lyon~69001',
  '69123~Lyon~69001~45',
  '~Lyon~69001~45~4',
  '69123~~69001~45~4',
  '69123~Lyon~~45~4',
  'x69123~Lyon~69001~45~4',
  '69123x~Lyon~69001~45~4',
  '6C123~Lyon~69001~45~4',
  '69123~Lyon~x69001~45~4',
  '69123~Lyon~69001x~45~4',
  `69123~${'L'.repeat(81)}~69001~45~4`,
  '69123~Lyon ~69001~45~4',
  '69123~Lyon~69001~x45~4',
  '69123~Lyon~69001~45x~4',
  '69123~Lyon~69001~90.1~4',
  '69123~Lyon~69001~45~180.1',
])('the text %s is ignored', (text) => {
  expect(placeFromText(text, '30')).toBeUndefined();
});

test.each([
  ['1', 1],
  ['200', 200],
  ['0', 30],
  ['201', 30],
  ['1000', 30],
  ['-5', 30],
  ['5 km', 30],
  ['x5', 30],
  ['', 30],
])('the radius %j is parsed as %i km', (text, kilometres) => {
  expect(placeFromText('69123~Lyon~69001~45.764~4.8357', text)?.radiusKm).toBe(kilometres);
});
