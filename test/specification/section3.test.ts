// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { SubscribeNewsletter } from '../../src/application/newsletter/SubscribeNewsletter';
import { fallbackDisplayName, isAdmin } from '../../src/domain/account/UserProfile';
import { success } from '../../src/domain/shared/Result';
import { PersonStorage } from '../../src/infrastructure/browser/storage/PersonStorage';
import { EmbeddedNewsletterRepository } from '../../src/infrastructure/embedded/site/EmbeddedNewsletterRepository';
import { EmbeddedSession } from '../../src/infrastructure/embedded/auth/EmbeddedSession';
import { minimalProfile } from '../../src/infrastructure/firebase/auth/minimalProfile';
import { noImport } from '../support/embedded/embeddedBackends';
import { embeddedTabs } from '../support/embedded/embeddedTabs';
import { InMemoryOwnSubscriptions } from '../support/inMemory/newsletter/InMemoryOwnSubscriptions';
import { VirtualTime } from '../support/time/VirtualTime';

const nobody = { uid: 'abcdefgh', phoneNumber: null, email: null, emailVerified: false, displayName: null };

test('§3.1 “uid, phoneNumber, displayName” and §3.3 “email, photoURL, createdAt, updatedAt, freeListingsCount (default 0)”: all that a new profile holds', () => {
  const identity = {
    uid: 'abcdefgh',
    phoneNumber: '+33612345678',
    email: 'ines@exemple.fr',
    displayName: 'Inès',
  };
  expect(minimalProfile({ ...identity, emailVerified: true }, 7)).toEqual({
    ...identity,
    photoURL: null,
    createdAt: 7,
    updatedAt: 7,
    freeListingsCount: 0,
    role: 'user',
  });
});

test.each([null, '', '  ', '\u200b\u3164'])(
  "§3.2 “(fallback: 'Utilisateur ' followed by the first 5 characters of uid)”: for someone named %j",
  (displayName) => {
    expect(fallbackDisplayName('abcdefgh')).toBe('Utilisateur abcde');
    expect(minimalProfile({ ...nobody, displayName }, 0).displayName).toBe('Utilisateur abcde');
  },
);

test('§3.4 “role (values seen: admin, super_admin; anything else is an ordinary user)” and §5.8 “Admin status: role is admin or super_admin.” (§1.1 “signed-in users, and admins (roles admin and super_admin).”)', () => {
  const roles = ['admin', 'super_admin', 'user', 'Admin', 'superadmin', 'moderator', ''];
  expect(roles.filter((role) => isAdmin({ role }))).toEqual(['admin', 'super_admin']);
  expect(isAdmin(null)).toBe(false);
});

test("§3.6 “email (trimmed and lowercased), subscribed_at, source (value 'maintenance_page')”: all that is stored (§7.8)", async () => {
  const { database } = embeddedTabs()();
  await new SubscribeNewsletter(
    new EmbeddedNewsletterRepository(database, new EmbeddedSession(new PersonStorage()), new VirtualTime(42), noImport),
    new InMemoryOwnSubscriptions(),
    { newId: () => 'a1B2c3D4e5F6g7H8i9J0' },
  ).execute(' INES@Exemple.fr ');
  const stored = await database.read((connection) => connection.getAll('newsletter_subscribers'));
  // Decision 022 says why there is a further field.
  const fields = { email: 'ines@exemple.fr', subscribed_at: 42, source: 'maintenance_page' };
  expect(stored).toEqual(success([{ ...fields, unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0' }]));
});
