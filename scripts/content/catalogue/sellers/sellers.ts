import { peopleOfTheEast } from './peopleOfTheEast';
import { peopleOfTheNorth } from './peopleOfTheNorth';
import { peopleOfTheSouth } from './peopleOfTheSouth';
import { peopleOfTheWest } from './peopleOfTheWest';
import { professionals } from './professionals';
import { person, type Seller } from './Seller';

/** Those whom a visitor can sign in as: their keys make the identifiers `demo-camille` and `demo-karim`. */
const demoPeople = {
  camille: person('Camille', 'Angers 49000', '2022-03'),
  karim: person('Karim', 'Villeurbanne 69100', '2021-09'),
};

const all = {
  ...demoPeople,
  ...peopleOfTheNorth,
  ...peopleOfTheWest,
  ...peopleOfTheEast,
  ...peopleOfTheSouth,
  ...professionals,
};

export type SellerKey = keyof typeof all;

export const sellers: Readonly<Record<SellerKey, Seller>> = all;
