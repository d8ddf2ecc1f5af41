import { expect, test } from 'vitest';
import { proposeCategories } from '../../../../src/domain/listings/catalogue/proposeCategories';

test.each([
  ['Vélo de ville Peugeot 28 pouces', 'velos'],
  ['Peugeot 208 essence', 'voitures'],
  ['Canapé trois places en velours', 'ameublement'],
  ['iPhone 13 128 Go', 'telephones'],
  ['Machine à laver Bosch', 'electromenager'],
  ['Appartement à louer T2 Nantes', 'locations'],
  ['Maison avec jardin', 'ventes-immobilieres'],
  ['Poussette double', 'enfants'],
  ['Guitare folk', 'instruments'],
  ['Lot de 3 tondeuses', 'jardin'],
  ['Jeux vidéo Switch', 'jeux-video'],
  ['Échange mon vélo contre moto', 'velos'],
  ['Échange ma moto contre vélo', 'motos'],
])('the title « %s » proposes %s first', (title, id) => {
  expect(proposeCategories(title)[0]?.id).toBe(id);
});

test('unknown words propose nothing, and at most three categories are proposed', () => {
  expect(proposeCategories('Xyzzy')).toEqual([]);
  expect(proposeCategories('velo moto bateau canape livre').length).toBe(3);
});
