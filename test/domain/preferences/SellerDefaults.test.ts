import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../../../src/domain/listings/ListingDraft';
import { noSellerDefaults, parseSellerEntries, withSellerDefaults, type SellerDefaults, type SellerEntries } from '../../../src/domain/preferences/SellerDefaults';

const location = { communeCode: '44109', communeName: 'Nantes', postalCode: '44000', latitude: 47.2, longitude: -1.55 };
const professional: SellerDefaults = {
  location, handover: { inPerson: true, delivery: true }, sellerKind: 'professional', companyName: 'Vélos du Port', siret: '73282932000074',
};
const entries: SellerEntries = { ...professional, placeText: '' };

describe('what the next listing begins with', () => {
  test('is stored tidied', () => {
    const parsed = parseSellerEntries({ ...entries, companyName: ' Vélos  du Port ', siret: '732 829 320 00074' });
    expect(parsed).toEqual({ ok: true, value: professional });
  });

  test('has no company for someone who sells privately', () => {
    expect(parseSellerEntries({ ...entries, sellerKind: 'private', siret: 'xyz' })).toEqual({
      ok: true, value: { ...professional, sellerKind: 'private', companyName: '', siret: '' },
    });
  });

  test('needs no commune', () => {
    expect(parseSellerEntries({ ...entries, location: null, placeText: ' ' })).toMatchObject({ value: { location: null } });
  });

  test.each<[string, Partial<SellerEntries>, [string, string][]]>([
    ['a commune that nobody has chosen', { location: null, placeText: 'Nant' }, [['placeText', 'unknown-place']]],
    ['no way to change hands', { handover: { inPerson: false, delivery: false } }, [['handover', 'no-way']]],
    ['a company without a name', { companyName: 'V' }, [['companyName', 'company-name']]],
    ['a company with too long a name', { companyName: 'x'.repeat(101) }, [['companyName', 'company-name']]],
    ['a wrong SIRET', { siret: '73282932000075' }, [['siret', 'siret']]],
  ])('cannot be %s', (_case, changes, errors) => {
    expect(parseSellerEntries({ ...entries, ...changes })).toEqual({ ok: false, failure: new Map(errors) });
  });

  test.each<[string, Partial<SellerEntries>]>([
    ['delivery alone', { handover: { inPerson: false, delivery: true } }],
    ['handing over alone', { handover: { inPerson: true, delivery: false } }],
    ['a company of two letters', { companyName: 'VP' }],
    ['a company of a hundred letters', { companyName: 'x'.repeat(100) }],
  ])('may be %s', (_case, changes) => {
    expect(parseSellerEntries({ ...entries, ...changes }).ok).toBe(true);
  });

  test('stands in a new draft', () => {
    expect(withSellerDefaults(emptyDraft('a'), professional)).toEqual({ ...emptyDraft('a'), ...professional });
    expect(withSellerDefaults(emptyDraft('a'), noSellerDefaults)).toEqual(emptyDraft('a'));
  });
});
