import type { EmailSignIn } from '../../../src/application/auth/EmailSignIn';
import type { GoogleSignIn } from '../../../src/application/auth/GoogleSignIn';
import type { OwnEmail } from '../../../src/application/auth/OwnEmail';
import type { PhoneChange } from '../../../src/application/auth/PhoneChange';
import type { PhoneSignIn } from '../../../src/application/auth/PhoneSignIn';
import type { Reauthentication } from '../../../src/application/auth/Reauthentication';
import type { SecondStepEnrolment } from '../../../src/application/auth/SecondStepEnrolment';
import { ChangeOwnEmail } from '../../../src/application/auth/ChangeOwnEmail';
import { ChoosePassword } from '../../../src/application/auth/ChoosePassword';
import { CreateEmailAccount } from '../../../src/application/auth/CreateEmailAccount';
import { ForgetPassword } from '../../../src/application/auth/ForgetPassword';
import { RequestPhoneCode } from '../../../src/application/auth/RequestPhoneCode';
import { SignInWithEmail } from '../../../src/application/auth/SignInWithEmail';
import type { Identity } from '../../../src/domain/auth/Identity';
import { failure } from '../../../src/domain/shared/Result';
import { EmailChangeViewModel } from '../../../src/presentation/auth/settings/EmailChangeViewModel';
import { EmailConfirmationViewModel } from '../../../src/presentation/auth/settings/EmailConfirmationViewModel';
import { EmailSignInViewModel } from '../../../src/presentation/auth/EmailSignInViewModel';
import { GoogleSignInViewModel } from '../../../src/presentation/auth/GoogleSignInViewModel';
import { OwnIdentityViewModel } from '../../../src/presentation/auth/settings/OwnIdentityViewModel';
import { PhoneCodeViewModel } from '../../../src/presentation/auth/PhoneCodeViewModel';
import { ReauthenticationViewModel } from '../../../src/presentation/auth/settings/ReauthenticationViewModel';
import { SecondStepSettingsViewModel } from '../../../src/presentation/auth/settings/SecondStepSettingsViewModel';
import { SecondStepViewModel } from '../../../src/presentation/auth/SecondStepViewModel';
import { SecondStepGate } from '../../../src/presentation/shared/session/SecondStepGate';
import { StubOwnIdentity } from './StubOwnIdentity';
import { VirtualTime } from '../time/VirtualTime';

export interface IdentityPorts {
  readonly phoneSignIn?: PhoneSignIn;
  readonly emailSignIn?: Partial<EmailSignIn>;
  readonly googleSignIn?: Partial<GoogleSignIn>;
  readonly ownEmail?: Partial<OwnEmail>;
  readonly phoneChange?: PhoneChange;
  readonly reauthentication?: Partial<Reauthentication>;
  readonly secondStepEnrolment?: Partial<SecondStepEnrolment>;
  readonly identity?: Identity | null;
}

const unknown = () => Promise.resolve(failure('unknown' as const));
const noPhone: PhoneSignIn = { isDemonstration: true, requestCode: unknown };

/** The view-models of signing in over stubs of their ports; what is not given fails. */
export function signInFactories(ports: IdentityPorts = {}, time = new VirtualTime()) {
  const { phoneSignIn = noPhone, phoneChange = noPhone } = ports;
  const email: EmailSignIn = { signIn: unknown, createAccount: unknown, forgetPassword: unknown, choosePassword: unknown, ...ports.emailSignIn };
  const google: GoogleSignIn = { isDemonstration: false, signIn: unknown, ...ports.googleSignIn };
  const ownEmail: OwnEmail = { sendConfirmation: unknown, requestChange: unknown, add: unknown, confirm: unknown, ...ports.ownEmail };
  const enrolment: SecondStepEnrolment = { ...noPhone, turnOff: unknown, ...ports.secondStepEnrolment };
  const again: Reauthentication = { withPassword: unknown, withGoogle: unknown, sendCode: unknown, ...ports.reauthentication };
  const own = new StubOwnIdentity(ports.identity ?? null);
  const gate = new SecondStepGate();
  const byPhone = (sender: PhoneSignIn) => new PhoneCodeViewModel(sender, new RequestPhoneCode(sender), time, time);
  const factories = {
    emailChange: () => new EmailChangeViewModel(new ChangeOwnEmail(ownEmail)),
    emailConfirmation: () => new EmailConfirmationViewModel(ownEmail, own),
    emailSignIn: () =>
      new EmailSignInViewModel(new SignInWithEmail(email), new CreateEmailAccount(email), new ForgetPassword(email), new ChoosePassword(email), gate),
    googleSignIn: () => new GoogleSignInViewModel(google, gate),
    ownIdentity: () => new OwnIdentityViewModel(own),
    phoneChange: () => byPhone(phoneChange),
    phoneSignIn: () => byPhone(phoneSignIn),
    reauthentication: () => new ReauthenticationViewModel(again, time, time),
    secondStep: () => new SecondStepViewModel(gate, time, time),
    secondStepGate: () => gate,
    secondStepPhone: () => byPhone(enrolment),
    secondStepSettings: () => new SecondStepSettingsViewModel(enrolment),
  };
  return { factories, gate, own, time };
}
