// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { EmailAddress } from '../../../../src/domain/shared/EmailAddress';
import { PersonStorage } from '../../../../src/infrastructure/browser/storage/PersonStorage';
import { EmbeddedNewsletterRepository } from '../../../../src/infrastructure/embedded/site/EmbeddedNewsletterRepository';
import { EmbeddedSession } from '../../../../src/infrastructure/embedded/auth/EmbeddedSession';
import { clockAtNoon, noImport } from '../../../support/embedded/embeddedBackends';
import { embeddedTabs } from '../../../support/embedded/embeddedTabs';

test.each([
  ['QuotaExceededError', /plus de place/],
  ['SecurityError', /navigation privée/],
  ['VersionError', /un autre onglet/],
  ['SomeOtherError', /^$/],
])('the message after %s says what a person can do', async (errorName, message) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { database } = embeddedTabs()();
  const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('', errorName);
  });
  const email = EmailAddress.parse('a@b.fr');
  if (!email.ok) throw new Error(email.failure);
  const added = await new EmbeddedNewsletterRepository(
    database,
    new EmbeddedSession(new PersonStorage()),
    clockAtNoon,
    noImport,
  ).add({ email: email.value, source: 'maintenance_page', unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0' });
  if (added.ok || added.failure === 'already-subscribed') throw new Error('no outage');
  expect(added.failure.message).toMatch(message);
  open.mockRestore();
  logged.mockRestore();
});
