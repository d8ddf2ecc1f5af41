// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { embeddedIdentity } from '../../support/embedded/embeddedIdentity';
import { describePhoneSignIn } from '../auth/phoneSignInContract';

describePhoneSignIn('EmbeddedPhoneSignIn', () => {
  localStorage.clear();
  const { authentication, phoneSignIn } = embeddedIdentity();
  return {
    authentication,
    phoneSignIn,
    codeSent: (_phone, sent) => Promise.resolve(sent.shownCode ?? ''),
  };
});
