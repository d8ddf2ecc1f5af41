import { describe, expect, test } from 'vitest';
import { byName, isFoundBy, readPersonQuery } from '../../../src/domain/moderation/PersonQuery';
import { anAccount } from '../../support/builders/aPerson';

describe('readPersonQuery', () => {
  test.each([
    ['an address is read in lower case', ' Karim@Exemple.FR ', { kind: 'email', email: 'karim@exemple.fr' }],
    ['a number is read as it is stored', '06 39 98 00 01', { kind: 'phone', phoneNumber: '+33639980001' }],
    [
      'a name is also looked for with a capital',
      'karim b',
      { kind: 'name', uid: 'karim b', prefixes: ['karim b', 'Karim b'] },
    ],
    ['a name with its capital is looked for once', 'Élodie', { kind: 'name', uid: 'Élodie', prefixes: ['Élodie'] }],
    ['an accent keeps with its capital', 'élodie', { kind: 'name', uid: 'élodie', prefixes: ['élodie', 'Élodie'] }],
    [
      'a landline is no number of an account',
      '01 23 45 67 89',
      { kind: 'name', uid: '01 23 45 67 89', prefixes: ['01 23 45 67 89'] },
    ],
  ])('%s', (_title, typed, query) => {
    expect(readPersonQuery(typed)).toEqual(query);
  });

  test('nothing typed is no query', () => {
    expect(readPersonQuery('  ')).toBeNull();
  });
});

describe('isFoundBy', () => {
  const karim = {
    ...anAccount,
    uid: 'k4r1m',
    displayName: 'Karim',
    email: 'karim@exemple.fr',
    phoneNumber: '+33639980001',
  };

  test.each(['karim', 'Kar', 'k4r1m', 'karim@exemple.fr', '06 39 98 00 01'])(
    'the query « %s » finds Karim',
    (typed) => {
      const query = readPersonQuery(typed);
      expect(query !== null && isFoundBy(query, karim)).toBe(true);
    },
  );

  test.each(['arim', 'K4', 'karim@exemple.com', '06 39 98 00 02'])('the query « %s » does not find Karim', (typed) => {
    const query = readPersonQuery(typed);
    expect(query !== null && isFoundBy(query, karim)).toBe(false);
  });
});

test('people are in the order of their names, and of their uids where these are equal', () => {
  const people = [
    { uid: 'c', displayName: 'Zoé' },
    { uid: 'b', displayName: 'Élodie' },
    { uid: 'a', displayName: 'Élodie' },
  ];
  expect(people.toSorted(byName).map(({ uid }) => uid)).toEqual(['a', 'b', 'c']);
  expect(
    people
      .toReversed()
      .toSorted(byName)
      .map(({ uid }) => uid),
  ).toEqual(['a', 'b', 'c']);
});
