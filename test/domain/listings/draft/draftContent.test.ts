import { describe, expect, test } from 'vitest';
import { draftFingerprint, equalDrafts, hasSameContent } from '../../../../src/domain/listings/draft/draftContent';
import { aDraft } from '../../../support/builders/aDraft';
import { aListing } from '../../../support/builders/aListing';
import { aPhoto } from '../../../support/builders/aPosting';

describe('equalDrafts', () => {
  test.each([
    ['the same texts', {}, true],
    ['another id', { id: 'autre' }, true],
    ['fields in another order', { fields: { condition: 'bon-etat', bicycleType: 'ville' } }, true],
    ['an empty field', { fields: { bicycleType: 'ville', condition: 'bon-etat', frameSize: '' } }, true],
    ['another title', { title: 'Vélo de course' }, false],
    ['one more field', { fields: { bicycleType: 'ville', condition: 'bon-etat', frameSize: 'm' } }, false],
    ['one field less', { fields: { bicycleType: 'ville' } }, false],
    ['photos', { photos: [{ id: 'un', width: 4, height: 3 }] }, false],
  ])('a draft with %s is compared with the original: %j %s', (_what, changes, areEqual) => {
    expect(equalDrafts(aDraft(), aDraft(changes))).toBe(areEqual);
    expect(equalDrafts(aDraft(changes), aDraft())).toBe(areEqual);
  });

  test('the order of the entries does not matter', () => {
    expect(equalDrafts(aDraft(), Object.assign({ title: '' }, aDraft()))).toBe(true);
  });
});

describe('draftFingerprint', () => {
  test('equal drafts have equal fingerprints, however their fields are ordered', () => {
    const one = aDraft({ fields: { brand: 'Peugeot', model: 'Cadre haut' } });
    const other = aDraft({ id: 'autre', fields: { model: 'Cadre haut', brand: 'Peugeot' } });
    expect(draftFingerprint(one)).toBe(draftFingerprint(other));
  });

  test('drafts that differ in one letter have different fingerprints, fit for a key', () => {
    const fingerprints = ['Vélo', 'Velo', 'Vélos', 'vélo', ''].map((title) => draftFingerprint(aDraft({ title })));
    expect(new Set(fingerprints).size).toBe(5);
    expect(fingerprints.every((fingerprint) => /^[0-9a-z]+$/.test(fingerprint))).toBe(true);
  });
});

describe('hasSameContent', () => {
  test.each([
    ['its state', { state: 'reserved' }, true],
    ['its dates', { updatedAt: 9, expiresAt: 10, publishedAt: 8 }, true],
    ['its title', { title: 'Vélo révisé' }, false],
    ['its price', { price: { kind: 'gift' } }, false],
    ['its photos', { photos: [aPhoto('un')] }, false],
    ['its handover', { handover: { inPerson: false, delivery: true } }, false],
  ] as const)('a listing that differs by %s is compared with the original', (_what, changes, expected) => {
    expect(hasSameContent(aListing(), aListing(changes))).toBe(expected);
  });
});
