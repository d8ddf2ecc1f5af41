import { expect, test } from 'vitest';
import { contactDetailsIn } from '../../../../src/domain/listings/draft/contactDetails';

test.each([
  ['Appelez le 06 12 34 56 78', ['phone']],
  ['0612345678', ['phone']],
  ['06.12.34.56.78 ou 06-12-34-56-78', ['phone']],
  ['+33 6 12 34 56 78', ['phone']],
  ['claire@exemple.fr', ['email']],
  ['claire (at) exemple.fr', ['email']],
  ['claire@exemple.fr ou paul@exemple.fr', ['email']],
  ['CLAIRE AROBASE EXEMPLE.FR', ['email']],
  ['Voir https://exemple.fr/velo', ['link']],
  ['sur www.exemple.com', ['link']],
  ['mon site exemple.fr', ['link']],
  ['06 12 34 56 78, claire@exemple.fr, www.exemple.fr', ['phone', 'email', 'link']],
  ['Vélo de 1998, 28 pouces, 120 €, réf. 0123', []],
  ['Clio 84 000 km, 1.5 dCi 90 ch, 5 portes', []],
  ['SIRET 732 829 320 00074', []],
  ['Fonctionne bien.Le vendeur', []],
])('the text %j contains %j', (text, found) => {
  expect(contactDetailsIn(text)).toEqual(found);
});
