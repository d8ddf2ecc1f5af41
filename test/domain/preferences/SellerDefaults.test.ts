import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../../../src/domain/listings/draft/ListingDraft';
import {
  areSameSellerEntries,
  noSellerDefaults,
  parseSellerEntries,
  restoreSellerEntries,
  withSellerDefaults,
  type SellerDefaults,
  type SellerEntries,
} from '../../../src/domain/preferences/SellerDefaults';

const location = { communeCode: '44109', communeName: 'Nantes', postalCode: '44000', latitude: 47.2, longitude: -1.55 };
const professional: SellerDefaults = {
  location,
  handover: { inPerson: true, delivery: true },
  sellerKind: 'professional',
  companyName: 'Vélos du Port',
  siret: '73282932000074',
};
const entries: SellerEntries = { ...professional, placeText: '' };

describe('parseSellerEntries', () => {
  test('the entries are trimmed', () => {
    const parsed = parseSellerEntries({ ...entries, companyName: ' Vélos  du Port ', siret: '732 829 320 00074' });
    expect(parsed).toEqual({ ok: true, value: professional });
  });

  test('a private seller has no company', () => {
    expect(parseSellerEntries({ ...entries, sellerKind: 'private', siret: 'xyz' })).toEqual({
      ok: true,
      value: { ...professional, sellerKind: 'private', companyName: '', siret: '' },
    });
  });

  test('a commune is not required', () => {
    expect(parseSellerEntries({ ...entries, location: null, placeText: ' ' })).toMatchObject({
      value: { location: null },
    });
  });

  test.each<[string, Partial<SellerEntries>, [string, string][]]>([
    ['a commune that nobody has chosen', { location: null, placeText: 'Nant' }, [['placeText', 'unknown-place']]],
    ['no way to change hands', { handover: { inPerson: false, delivery: false } }, [['handover', 'no-way']]],
    ['a company without a name', { companyName: 'V' }, [['companyName', 'company-name']]],
    ['a company named by one character', { companyName: '🚲' }, [['companyName', 'company-name']]],
    ['a company with an invisible name', { companyName: '\u3164\u3164\u3164' }, [['companyName', 'company-name']]],
    ['a company with too long a name', { companyName: 'x'.repeat(101) }, [['companyName', 'company-name']]],
    ['a wrong SIRET', { siret: '73282932000075' }, [['siret', 'siret']]],
  ])('the entries are refused: %s', (_case, changes, errors) => {
    expect(parseSellerEntries({ ...entries, ...changes })).toEqual({ ok: false, failure: new Map(errors) });
  });

  test.each<[string, Partial<SellerEntries>]>([
    ['a commune, whatever was typed before it was chosen', { placeText: 'Nant' }],
    ['delivery alone', { handover: { inPerson: false, delivery: true } }],
    ['handing over alone', { handover: { inPerson: true, delivery: false } }],
    ['a company of two letters', { companyName: 'VP' }],
    ['a company of a hundred letters', { companyName: 'x'.repeat(100) }],
  ])('the entries are accepted: %s', (_case, changes) => {
    expect(parseSellerEntries({ ...entries, ...changes }).ok).toBe(true);
  });

  test('a new draft has the seller’s defaults', () => {
    expect(withSellerDefaults(emptyDraft('a'), professional)).toEqual({ ...emptyDraft('a'), ...professional });
    expect(withSellerDefaults(emptyDraft('a'), noSellerDefaults)).toEqual(emptyDraft('a'));
  });
});

describe('restoreSellerEntries', () => {
  test.each<[string, unknown, SellerEntries]>([
    ['nothing', null, entries],
    ['all of them', { ...noSellerDefaults, placeText: 'Nan' }, { ...noSellerDefaults, placeText: 'Nan' }],
    [
      'a company',
      { sellerKind: 'professional', companyName: 'VP', siret: '1' },
      { ...entries, companyName: 'VP', siret: '1' },
    ],
    [
      'another commune',
      { location: { ...location, communeName: 'Brest' } },
      { ...entries, location: { ...location, communeName: 'Brest' } },
    ],
    [
      'what nobody understands',
      {
        location: { ...location, latitude: 'nord' },
        handover: { inPerson: 1 },
        sellerKind: 'x',
        companyName: 7,
        siret: 7,
        placeText: 7,
      },
      entries,
    ],
    ['a commune that is a text', { location: 'Brest', handover: null }, entries],
    ['a commune without a name', { location: { ...location, communeName: undefined } }, entries],
    ['half a way', { handover: { inPerson: true } }, entries],
    ['a way that says neither yes nor no', { handover: { inPerson: 1, delivery: false } }, entries],
    ['a commune without a longitude', { location: { ...location, longitude: null } }, entries],
  ])('saved entries replace the stored defaults: %s', (_case, saved, expected) => {
    expect(restoreSellerEntries(professional, saved)).toEqual(expected);
  });

  test('a saved change to professional is restored', () => {
    expect(restoreSellerEntries(noSellerDefaults, { sellerKind: 'professional' }).sellerKind).toBe('professional');
  });

  test.each<[Partial<SellerEntries>, boolean]>([
    [{}, true],
    [{ placeText: ' ' }, true],
    [{ placeText: 'N' }, false],
    [{ location: null }, false],
    [{ siret: '' }, false],
    [{ companyName: 'VP' }, false],
    [{ sellerKind: 'private' }, false],
    [{ handover: { inPerson: false, delivery: true } }, false],
    [{ location: { ...location, postalCode: '44100' } }, false],
  ])('entries changed by %j equal the stored defaults: %s', (changes, same) => {
    expect(areSameSellerEntries(professional, { ...entries, ...changes })).toBe(same);
  });
});
