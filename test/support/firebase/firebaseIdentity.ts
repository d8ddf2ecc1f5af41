import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { IdentityDeletion } from '../../../src/application/account/IdentityDeletion';
import type { EmailSignIn } from '../../../src/application/auth/EmailSignIn';
import type { GoogleSignIn } from '../../../src/application/auth/GoogleSignIn';
import type { OwnEmail } from '../../../src/application/auth/OwnEmail';
import type { PhoneChange } from '../../../src/application/auth/PhoneChange';
import type { PhoneSignIn } from '../../../src/application/auth/PhoneSignIn';
import type { Reauthentication } from '../../../src/application/auth/Reauthentication';
import type { SecondFactorEnrolment } from '../../../src/application/auth/SecondFactorEnrolment';
import { FirebaseEmailSignIn } from '../../../src/infrastructure/firebase/auth/FirebaseEmailSignIn';
import { FirebaseGoogleSignIn, type AskGoogle } from '../../../src/infrastructure/firebase/auth/FirebaseGoogleSignIn';
import { FirebaseIdentityDeletion } from '../../../src/infrastructure/firebase/auth/FirebaseIdentityDeletion';
import { FirebaseOwnEmail } from '../../../src/infrastructure/firebase/auth/FirebaseOwnEmail';
import { FirebaseOwnIdentity } from '../../../src/infrastructure/firebase/auth/FirebaseOwnIdentity';
import { FirebasePhoneChange } from '../../../src/infrastructure/firebase/auth/FirebasePhoneChange';
import { FirebasePhoneSignIn } from '../../../src/infrastructure/firebase/auth/FirebasePhoneSignIn';
import { FirebaseReauthentication } from '../../../src/infrastructure/firebase/auth/FirebaseReauthentication';
import { FirebaseSecondFactorEnrolment } from '../../../src/infrastructure/firebase/auth/FirebaseSecondFactorEnrolment';

/** The adapters of Firebase Authentication, by port. */
export interface FirebaseIdentityAdapters {
  readonly emailSignIn: EmailSignIn;
  readonly googleSignIn: GoogleSignIn;
  readonly identityDeletion: IdentityDeletion;
  readonly ownEmail: OwnEmail;
  readonly ownIdentity: FirebaseOwnIdentity;
  readonly phoneChange: PhoneChange;
  readonly phoneSignIn: PhoneSignIn;
  readonly reauthentication: Reauthentication;
  readonly secondFactorEnrolment: SecondFactorEnrolment;
}

export function firebaseIdentity(auth: Auth, firestore: Firestore, askGoogle?: AskGoogle): FirebaseIdentityAdapters {
  const ownIdentity = new FirebaseOwnIdentity(auth, firestore);
  return {
    emailSignIn: new FirebaseEmailSignIn(auth, ownIdentity),
    googleSignIn: new FirebaseGoogleSignIn(auth, ownIdentity, askGoogle),
    identityDeletion: new FirebaseIdentityDeletion(auth),
    ownEmail: new FirebaseOwnEmail(auth, ownIdentity),
    ownIdentity,
    phoneChange: new FirebasePhoneChange(auth, ownIdentity),
    phoneSignIn: new FirebasePhoneSignIn(auth),
    reauthentication: new FirebaseReauthentication(auth),
    secondFactorEnrolment: new FirebaseSecondFactorEnrolment(auth, ownIdentity),
  };
}
