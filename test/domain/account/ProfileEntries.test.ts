import { describe, expect, test } from 'vitest';
import {
  areSameEntries,
  entriesOf,
  parseProfileEntries,
  restoreProfileEntries,
  type ProfileEntries,
} from '../../../src/domain/account/ProfileEntries';

const place = { communeName: 'Nantes', postalCode: '44000' };
const entries: ProfileEntries = { displayName: 'Claire', about: 'Bonjour', place, placeText: '' };

describe('a profile in the making', () => {
  test('begins with what is shown', () => {
    const profile = {
      uid: 'claire',
      displayName: 'Claire',
      photoURL: null,
      memberSince: 1,
      about: 'Bonjour',
      place,
      kind: 'private' as const,
      answers: null,
    };
    expect(entriesOf(profile)).toEqual(entries);
  });

  test('is stored without needless spaces', () => {
    const parsed = parseProfileEntries('claire', { ...entries, displayName: '  Claire \n B. ', about: '\nBonjour ' });
    expect(parsed).toEqual({ ok: true, value: { displayName: 'Claire B.', about: 'Bonjour', place } });
  });

  test('without a name gets the one of the specification', () => {
    expect(parseProfileEntries('abcdefgh', { ...entries, displayName: ' ' })).toMatchObject({
      value: { displayName: 'Utilisateur abcde' },
    });
  });

  test('may have a name of a hundred letters and a text of five hundred', () => {
    expect(parseProfileEntries('claire', { ...entries, displayName: 'x'.repeat(100), about: 'x'.repeat(500) }).ok).toBe(
      true,
    );
  });

  test('has its mistakes named by entry', () => {
    const parsed = parseProfileEntries('claire', {
      displayName: 'x'.repeat(101),
      about: 'x'.repeat(501),
      place: null,
      placeText: 'Nant',
    });
    expect(parsed).toEqual({
      ok: false,
      failure: new Map([
        ['displayName', 'too-long'],
        ['about', 'too-long'],
        ['placeText', 'unknown-place'],
      ]),
    });
  });

  test('needs no commune', () => {
    expect(parseProfileEntries('claire', { ...entries, place: null, placeText: ' ' })).toMatchObject({
      value: { place: null },
    });
  });

  test('may hold what was typed before a commune was chosen', () => {
    expect(parseProfileEntries('claire', { ...entries, placeText: 'Nant' })).toMatchObject({ value: { place } });
  });

  test.each<[Partial<ProfileEntries>, boolean]>([
    [{}, true],
    [{ placeText: ' ' }, true],
    [{ displayName: 'Clara' }, false],
    [{ about: '' }, false],
    [{ place: null }, false],
    [{ place: { ...place, postalCode: '44100' } }, false],
    [{ placeText: 'Nan' }, false],
  ])('changed by %j is the same: %s', (changes, same) => {
    expect(areSameEntries(entries, { ...entries, ...changes })).toBe(same);
  });
});

describe('entries that were kept', () => {
  test.each<[string, unknown, ProfileEntries]>([
    ['nothing', null, entries],
    ['a text of another hand', 'bonjour', entries],
    [
      'all of them',
      { displayName: 'Clara', about: '', place: null, placeText: 'Nan' },
      { displayName: 'Clara', about: '', place: null, placeText: 'Nan' },
    ],
    [
      'another commune',
      { place: { communeName: 'Brest', postalCode: '29200' } },
      { ...entries, place: { communeName: 'Brest', postalCode: '29200' } },
    ],
    ['what nobody understands', { displayName: 7, about: [], place: { communeName: 'Brest' }, placeText: {} }, entries],
    ['a commune of another form', { place: { communeName: 7, postalCode: '29200' } }, entries],
    ['a commune that is a text', { place: 'Brest' }, entries],
  ])('take the place of those shown: %s', (_case, kept, expected) => {
    expect(restoreProfileEntries(entries, kept)).toEqual(expected);
  });
});
