import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { IdentityDeletion } from '../../../application/account/IdentityDeletion';
import type { EmailSignIn } from '../../../application/auth/EmailSignIn';
import type { GoogleSignIn } from '../../../application/auth/GoogleSignIn';
import type { OwnEmail } from '../../../application/auth/OwnEmail';
import type { OwnIdentity } from '../../../application/auth/OwnIdentity';
import type { PhoneChange } from '../../../application/auth/PhoneChange';
import type { PhoneSignIn } from '../../../application/auth/PhoneSignIn';
import type { Reauthentication } from '../../../application/auth/Reauthentication';
import type { SecondFactorEnrolment } from '../../../application/auth/SecondFactorEnrolment';
import { FirebaseEmailSignIn } from './FirebaseEmailSignIn';
import { FirebaseGoogleSignIn, type AskGoogle } from './FirebaseGoogleSignIn';
import { FirebaseIdentityDeletion } from './FirebaseIdentityDeletion';
import { FirebaseOwnEmail } from './FirebaseOwnEmail';
import { FirebaseOwnIdentity } from './FirebaseOwnIdentity';
import { FirebasePhoneChange } from './FirebasePhoneChange';
import { FirebasePhoneSignIn } from './FirebasePhoneSignIn';
import { FirebaseReauthentication } from './FirebaseReauthentication';
import { FirebaseSecondFactorEnrolment } from './FirebaseSecondFactorEnrolment';

/** The adapters of Firebase Authentication, by port. */
export interface FirebaseIdentityAdapters {
  readonly emailSignIn: EmailSignIn;
  readonly googleSignIn: GoogleSignIn;
  readonly identityDeletion: IdentityDeletion;
  readonly ownEmail: OwnEmail;
  readonly ownIdentity: OwnIdentity;
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
