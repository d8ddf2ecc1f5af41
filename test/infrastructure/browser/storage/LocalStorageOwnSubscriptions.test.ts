// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { LocalStorageOwnSubscriptions } from '../../../../src/infrastructure/browser/storage/LocalStorageOwnSubscriptions';

const ines = { email: 'ines@exemple.fr', unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0' };
const claire = { email: 'claire@exemple.fr', unsubscribeToken: 'z9Y8x7W6v5U4t3S2r1Q0' };

beforeEach(() => localStorage.clear());

test('subscriptions are found again after a reload until they are removed', () => {
  const before = new LocalStorageOwnSubscriptions();
  before.add(ines);
  before.add(claire);
  const after = new LocalStorageOwnSubscriptions();
  expect(after.all()).toEqual([claire, ines]);
  after.remove(claire.unsubscribeToken);
  expect(new LocalStorageOwnSubscriptions().all()).toEqual([ines]);
});

test.each(['{', '{}', '[null, 7, {"email": "ines@exemple.fr"}]'])('unreadable entries are ignored: %s', (stored) => {
  localStorage.setItem('mbz_newsletter', stored);
  expect(new LocalStorageOwnSubscriptions().all()).toEqual([]);
});
