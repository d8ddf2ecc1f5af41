import type { Clock } from '../../../src/application/shared/Clock';
import { RandomIdGenerator } from '../../../src/infrastructure/browser/device/RandomIdGenerator';
import { PersonStorage } from '../../../src/infrastructure/browser/storage/PersonStorage';
import { EmbeddedAccounts } from '../../../src/infrastructure/embedded/auth/EmbeddedAccounts';
import { EmbeddedAuthentication } from '../../../src/infrastructure/embedded/auth/EmbeddedAuthentication';
import { EmbeddedEmailSignIn } from '../../../src/infrastructure/embedded/auth/EmbeddedEmailSignIn';
import { EmbeddedGoogleSignIn } from '../../../src/infrastructure/embedded/auth/EmbeddedGoogleSignIn';
import { EmbeddedIdentityDeletion } from '../../../src/infrastructure/embedded/auth/EmbeddedIdentityDeletion';
import { EmbeddedOwnEmail } from '../../../src/infrastructure/embedded/auth/EmbeddedOwnEmail';
import { EmbeddedOwnIdentity } from '../../../src/infrastructure/embedded/auth/EmbeddedOwnIdentity';
import { EmbeddedPhoneChange } from '../../../src/infrastructure/embedded/auth/EmbeddedPhoneChange';
import { EmbeddedPhoneSignIn } from '../../../src/infrastructure/embedded/auth/EmbeddedPhoneSignIn';
import { EmbeddedReauthentication } from '../../../src/infrastructure/embedded/auth/EmbeddedReauthentication';
import { EmbeddedSecondFactorEnrolment } from '../../../src/infrastructure/embedded/auth/EmbeddedSecondFactorEnrolment';
import { EmbeddedSession } from '../../../src/infrastructure/embedded/auth/EmbeddedSession';
import { NOON } from '../builders/aListing';
import { embeddedTabs, type EmbeddedTab } from './embeddedTabs';

/** Accounts of a browser of the test's own; `clock.time` moves its time. */
export function embeddedIdentity(
  tab: EmbeddedTab = embeddedTabs()(),
  session = new EmbeddedSession(new PersonStorage()),
) {
  const clock: Clock & { time: number } = { time: NOON, now: () => clock.time };
  const accounts = new EmbeddedAccounts(tab.database, tab.feed, session, clock, new RandomIdGenerator());
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
    secondFactorEnrolment: new EmbeddedSecondFactorEnrolment(accounts),
  };
}
