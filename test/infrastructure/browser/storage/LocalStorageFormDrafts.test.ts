// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { LocalStorageFormDrafts } from '../../../../src/infrastructure/browser/storage/LocalStorageFormDrafts';

beforeEach(() => localStorage.clear());

test('a draft is stored for each form and person', () => {
  const drafts = new LocalStorageFormDrafts();
  drafts.save('profile', 'claire', { about: 'Bonjour' });
  const nextVisit = new LocalStorageFormDrafts();
  expect(nextVisit.of('profile', 'claire')).toEqual({ about: 'Bonjour' });
  expect([nextVisit.of('profile', 'karim'), nextVisit.of('seller', 'claire')]).toEqual([null, null]);
  nextVisit.clear('profile', 'claire');
  expect(nextVisit.of('profile', 'claire')).toBeNull();
});

test('an invalid stored value is ignored', () => {
  localStorage.setItem('mbz_form_profile_claire', '{');
  expect(new LocalStorageFormDrafts().of('profile', 'claire')).toBeNull();
});
