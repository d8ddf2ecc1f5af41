// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { LocalStorageContactDrafts } from '../../../../src/infrastructure/browser/storage/LocalStorageContactDrafts';

import { refuseStorage } from '../../../support/doubles/refuseStorage';

const draft = { id: 'a', name: 'Lina', email: '', subject: '', message: 'Bonjour' };

beforeEach(() => localStorage.clear());

test('a draft is found again until it is thrown away', () => {
  expect(new LocalStorageContactDrafts().current()).toBeNull();
  new LocalStorageContactDrafts().save(draft);
  expect(new LocalStorageContactDrafts().current()).toEqual(draft);
  new LocalStorageContactDrafts().clear();
  expect(new LocalStorageContactDrafts().current()).toBeNull();
});

test('saving reports whether the browser has stored the draft', () => {
  expect(new LocalStorageContactDrafts().save(draft)).toBe(true);
  refuseStorage();
  onTestFinished(() => void vi.unstubAllGlobals());
  const drafts = new LocalStorageContactDrafts();
  expect(drafts.save(draft)).toBe(false);
  expect(drafts.current()).toEqual(draft);
});

test.each(['{', 'null', '{}', '{"id":"a","name":"Lina","email":"","subject":"","message":7}'])(
  'what else stands there is none: %s',
  (stored) => {
    localStorage.setItem('mbz_contact_draft', stored);
    expect(new LocalStorageContactDrafts().current()).toBeNull();
  },
);
