import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../../../../src/domain/listings/draft/ListingDraft';
import { aPosting } from '../../../support/builders/aPosting';

const location = { communeCode: '44109', communeName: 'Nantes', postalCode: '44000', latitude: 47.2, longitude: -1.55 };
const common = {
  location,
  handover: { inPerson: true, delivery: true },
  sellerKind: 'professional' as const,
  companyName: 'Vélos du Port',
  siret: '73282932000074',
};

describe('seller defaults', () => {
  test('the defaults fill a draft in which nothing has been written', () => {
    const { drafts, writing } = aPosting();
    writing.open('karim');
    writing.applyDefaults(common);
    expect(writing.draft).toEqual({ ...emptyDraft(writing.draft.id), ...common });
    expect(writing.hasContent).toBe(false);
    expect(drafts.get('karim')?.location).toBeNull();
  });

  test('the defaults are stored with the first change', () => {
    const { drafts, writing } = aPosting();
    writing.open('karim');
    writing.applyDefaults(common);
    writing.change({ title: 'Vélo' });
    expect(drafts.get('karim')).toMatchObject({ title: 'Vélo', ...common });
    expect(writing.hasContent).toBe(true);
  });

  test('the defaults do not change a draft that has been begun', () => {
    const { writing } = aPosting({ storedDraft: { ...emptyDraft('un'), title: 'Vélo' } });
    writing.open('karim');
    writing.applyDefaults(common);
    expect(writing.draft).toEqual({ ...emptyDraft('un'), title: 'Vélo' });
    expect(writing.wasRestored).toBe(true);
  });

  test('the defaults do not change a listing that is edited', () => {
    const { writing } = aPosting();
    const edited = { ...emptyDraft('velo'), title: 'Vélo' };
    writing.open('karim', edited);
    writing.applyDefaults(common);
    expect(writing.draft).toEqual(edited);
  });

  test('the defaults fill the next draft too, and are not stored without a change', () => {
    const { drafts, writing } = aPosting();
    writing.open('karim');
    writing.applyDefaults(common);
    writing.change({ title: 'Vélo' });
    writing.restart();
    expect(writing.draft).toMatchObject({ title: '', ...common });
    expect(drafts.get('karim')).toEqual(emptyDraft(writing.draft.id));
  });

  test('the defaults of one person are not used for another', () => {
    const { writing } = aPosting();
    writing.open('karim');
    writing.applyDefaults(common);
    writing.open('claire');
    expect(writing.draft.location).toBeNull();
  });
});
