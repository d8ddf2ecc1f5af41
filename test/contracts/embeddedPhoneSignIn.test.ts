// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { EmbeddedAuthentication } from '../../src/infrastructure/embedded/EmbeddedAuthentication';
import { EmbeddedPhoneSignIn } from '../../src/infrastructure/embedded/EmbeddedPhoneSignIn';
import { EmbeddedSession } from '../../src/infrastructure/embedded/EmbeddedSession';
import { NOON } from '../support/aListing';
import { embeddedTabs } from '../support/embeddedTabs';
import { describePhoneSignIn } from './phoneSignInContract';

describePhoneSignIn('EmbeddedPhoneSignIn', () => {
  localStorage.clear();
  const { database, feed } = embeddedTabs()();
  const session = new EmbeddedSession();
  const clock = { now: () => NOON };
  return {
    phoneSignIn: new EmbeddedPhoneSignIn(database, session, clock),
    authentication: new EmbeddedAuthentication(database, feed, session, clock),
    codeSent: (_phone, sent) => Promise.resolve(sent.shownCode ?? ''),
  };
});
