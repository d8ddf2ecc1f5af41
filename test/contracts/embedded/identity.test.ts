// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { embeddedIdentity } from '../../support/embedded/embeddedIdentity';
import { describeIdentity } from '../auth/identityContract';

describeIdentity('The embedded backend', () => {
  localStorage.clear();
  const { database, ...identity } = embeddedIdentity();
  return {
    ...identity,
    phoneCode: (_phone, sent) => Promise.resolve(sent.shownCode ?? ''),
    emailCode: (_email, sent) => Promise.resolve(sent?.shownCode ?? ''),
    storedContacts: async (uid) => {
      const profile = await database.read((connection) => connection.get('users', uid));
      return profile.ok ? (profile.value ?? null) : null;
    },
  };
});
