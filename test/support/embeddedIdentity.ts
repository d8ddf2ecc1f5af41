import type { Clock } from '../../src/application/shared/Clock';
import { PersonStorage } from '../../src/infrastructure/browser/PersonStorage';
import { EmbeddedAccounts } from '../../src/infrastructure/embedded/EmbeddedAccounts';
import { EmbeddedAuthentication } from '../../src/infrastructure/embedded/EmbeddedAuthentication';
import { EmbeddedEmailSignIn } from '../../src/infrastructure/embedded/EmbeddedEmailSignIn';
import { EmbeddedGoogleSignIn } from '../../src/infrastructure/embedded/EmbeddedGoogleSignIn';
import { EmbeddedIdentityDeletion } from '../../src/infrastructure/embedded/EmbeddedIdentityDeletion';
import { EmbeddedOwnEmail } from '../../src/infrastructure/embedded/EmbeddedOwnEmail';
import { EmbeddedOwnIdentity } from '../../src/infrastructure/embedded/EmbeddedOwnIdentity';
import { EmbeddedPhoneChange } from '../../src/infrastructure/embedded/EmbeddedPhoneChange';
import { EmbeddedPhoneSignIn } from '../../src/infrastructure/embedded/EmbeddedPhoneSignIn';
import { EmbeddedReauthentication } from '../../src/infrastructure/embedded/EmbeddedReauthentication';
import { EmbeddedSecondStepEnrolment } from '../../src/infrastructure/embedded/EmbeddedSecondStepEnrolment';
import { EmbeddedSession } from '../../src/infrastructure/embedded/EmbeddedSession';
import { NOON } from './aListing';
import { embeddedTabs, type EmbeddedTab } from './embeddedTabs';

/** Accounts of a browser of the test's own; `clock.time` moves its time. */
export function embeddedIdentity(tab: EmbeddedTab = embeddedTabs()(), session = new EmbeddedSession(new PersonStorage())) {
  const clock: Clock & { time: number } = { time: NOON, now: () => clock.time };
  const accounts = new EmbeddedAccounts(tab.database, tab.feed, session, clock);
  const ownEmail = new EmbeddedOwnEmail(accounts);
  return {
    accounts,
    clock,
    database: tab.database,
    session,
    authentication: new EmbeddedAuthentication(tab.database, session, clock),
    emailSignIn: new EmbeddedEmailSignIn(accounts, ownEmail),
    googleSignIn: new EmbeddedGoogleSignIn(accounts),
    identityDeletion: new EmbeddedIdentityDeletion(accounts),
    ownEmail,
    ownIdentity: new EmbeddedOwnIdentity(accounts),
    phoneChange: new EmbeddedPhoneChange(accounts),
    phoneSignIn: new EmbeddedPhoneSignIn(accounts),
    reauthentication: new EmbeddedReauthentication(accounts),
    secondStepEnrolment: new EmbeddedSecondStepEnrolment(accounts),
  };
}
