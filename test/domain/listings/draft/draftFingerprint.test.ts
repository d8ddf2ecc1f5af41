import { expect, test } from 'vitest';
import { draftFingerprint } from '../../../../src/domain/listings/draft/draftFingerprint';
import { aDraft } from '../../../support/builders/aDraft';

test('drafts that say the same have the same fingerprint, however their fields are ordered', () => {
  const one = aDraft({ fields: { brand: 'Peugeot', model: 'Cadre haut' } });
  const other = aDraft({ id: 'autre', fields: { model: 'Cadre haut', brand: 'Peugeot' } });
  expect(draftFingerprint(one)).toBe(draftFingerprint(other));
});

test('drafts that differ in one letter have other fingerprints, fit for a key', () => {
  const fingerprints = ['Vélo', 'Velo', 'Vélos', 'vélo', ''].map((title) => draftFingerprint(aDraft({ title })));
  expect(new Set(fingerprints).size).toBe(5);
  expect(fingerprints.every((fingerprint) => /^[0-9a-z]+$/.test(fingerprint))).toBe(true);
});
