// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { LocalStorageFormDrafts } from '../../../../src/infrastructure/browser/storage/LocalStorageFormDrafts';

beforeEach(() => localStorage.clear());

test('keeps what is typed by form and person, from one visit to the next', () => {
  const drafts = new LocalStorageFormDrafts();
  drafts.save('profile', 'claire', { about: 'Bonjour' });
  const later = new LocalStorageFormDrafts();
  expect(later.of('profile', 'claire')).toEqual({ about: 'Bonjour' });
  expect([later.of('profile', 'karim'), later.of('seller', 'claire')]).toEqual([null, null]);
  later.clear('profile', 'claire');
  expect(later.of('profile', 'claire')).toBeNull();
});

test('passes over what another hand has written', () => {
  localStorage.setItem('mbz_form_profile_claire', '{');
  expect(new LocalStorageFormDrafts().of('profile', 'claire')).toBeNull();
});
