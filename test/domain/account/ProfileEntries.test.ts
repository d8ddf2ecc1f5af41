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

describe('profile entries', () => {
  test('the entries start with the public profile', () => {
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

  test('surplus spaces are removed', () => {
    const parsed = parseProfileEntries('claire', { ...entries, displayName: '  Claire \n B. ', about: '\nBonjour ' });
    expect(parsed).toEqual({ ok: true, value: { displayName: 'Claire B.', about: 'Bonjour', place } });
  });

  test.each([' ', '\u200b\u3164', '\u2800'])(
    'the empty name %j becomes the fallback of the specification',
    (displayName) => {
      expect(parseProfileEntries('abcdefgh', { ...entries, displayName })).toMatchObject({
        value: { displayName: 'Utilisateur abcde' },
      });
    },
  );

  test('a name of a hundred and a text of five hundred characters are accepted', () => {
    expect(parseProfileEntries('claire', { ...entries, displayName: 'x'.repeat(100), about: 'x'.repeat(500) }).ok).toBe(
      true,
    );
  });

  test('the errors are returned by entry', () => {
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

  test('a commune is not required', () => {
    expect(parseProfileEntries('claire', { ...entries, place: null, placeText: ' ' })).toMatchObject({
      value: { place: null },
    });
  });

  test('text typed before a commune was chosen is ignored', () => {
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
  ])('entries changed by %j equal the original: %s', (changes, same) => {
    expect(areSameEntries(entries, { ...entries, ...changes })).toBe(same);
  });
});

describe('restoreProfileEntries', () => {
  test.each<[string, unknown, ProfileEntries]>([
    ['nothing', null, entries],
    ['a text', 'bonjour', entries],
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
    ['values of other types', { displayName: 7, about: [], place: { communeName: 'Brest' }, placeText: {} }, entries],
    ['a commune of another form', { place: { communeName: 7, postalCode: '29200' } }, entries],
    ['a commune that is a text', { place: 'Brest' }, entries],
  ])('saved entries replace those shown: %s', (_case, saved, expected) => {
    expect(restoreProfileEntries(entries, saved)).toEqual(expected);
  });
});
