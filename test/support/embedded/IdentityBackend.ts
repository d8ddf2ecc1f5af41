import type { IdentityDeletion } from '../../../src/application/account/IdentityDeletion';
import type { Authentication } from '../../../src/application/auth/Authentication';
import type { SentCode } from '../../../src/application/auth/CodeSender';
import type { EmailSignIn } from '../../../src/application/auth/EmailSignIn';
import type { GoogleSignIn } from '../../../src/application/auth/GoogleSignIn';
import type { OwnEmail } from '../../../src/application/auth/OwnEmail';
import type { OwnIdentity } from '../../../src/application/auth/OwnIdentity';
import type { PhoneChange } from '../../../src/application/auth/PhoneChange';
import type { PhoneSignIn } from '../../../src/application/auth/PhoneSignIn';
import type { Reauthentication } from '../../../src/application/auth/Reauthentication';
import type { SecondFactorEnrolment } from '../../../src/application/auth/SecondFactorEnrolment';
import type { SentEmail } from '../../../src/application/auth/SentEmail';
import type { AccountEmail } from '../../../src/domain/auth/AccountEmail';
import type { PhoneNumber } from '../../../src/domain/auth/PhoneNumber';

export interface IdentityBackend {
  readonly authentication: Authentication;
  readonly emailSignIn: EmailSignIn;
  readonly googleSignIn: GoogleSignIn;
  readonly identityDeletion: IdentityDeletion;
  readonly ownEmail: OwnEmail;
  readonly ownIdentity: OwnIdentity;
  readonly phoneChange: PhoneChange;
  readonly phoneSignIn: PhoneSignIn;
  readonly reauthentication: Reauthentication;
  readonly secondFactorEnrolment: SecondFactorEnrolment;
  /** The code of the SMS. */
  phoneCode(phone: PhoneNumber, sent: SentCode): Promise<string>;
  /** The code of the last e-mail to the address; the service sends those about a new address to it. */
  emailCode(email: AccountEmail, sent: SentEmail | null): Promise<string>;
  /** The stored profile’s contacts; null until there is a profile. */
  storedContacts(uid: string): Promise<{ readonly email: string | null; readonly phoneNumber: string | null } | null>;
}
