// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { LocalStorageContactDrafts } from '../../../../src/infrastructure/browser/storage/LocalStorageContactDrafts';

const draft = { id: 'a', name: 'Lina', email: '', subject: '', message: 'Bonjour' };

beforeEach(() => localStorage.clear());

test('a draft is found again until it is thrown away', () => {
  expect(new LocalStorageContactDrafts().current()).toBeNull();
  new LocalStorageContactDrafts().save(draft);
  expect(new LocalStorageContactDrafts().current()).toEqual(draft);
  new LocalStorageContactDrafts().clear();
  expect(new LocalStorageContactDrafts().current()).toBeNull();
});

test.each(['{', 'null', '{}', '{"id":"a","name":"Lina","email":"","subject":"","message":7}'])(
  'what else stands there is none: %s',
  (stored) => {
    localStorage.setItem('mbz_contact_draft', stored);
    expect(new LocalStorageContactDrafts().current()).toBeNull();
  },
);
