import type { CodeSender } from '../../../src/application/auth/CodeSender';
import type { EmailSignIn } from '../../../src/application/auth/EmailSignIn';
import type { GoogleSignIn } from '../../../src/application/auth/GoogleSignIn';
import type { OwnEmail } from '../../../src/application/auth/OwnEmail';
import type { PhoneChange } from '../../../src/application/auth/PhoneChange';
import type { PhoneSignIn } from '../../../src/application/auth/PhoneSignIn';
import type { Reauthentication } from '../../../src/application/auth/Reauthentication';
import type { SecondFactorEnrolment } from '../../../src/application/auth/SecondFactorEnrolment';
import { ChangeOwnEmail } from '../../../src/application/auth/ChangeOwnEmail';
import { ResetPassword } from '../../../src/application/auth/ResetPassword';
import { SignUpWithEmail } from '../../../src/application/auth/SignUpWithEmail';
import { RequestPasswordReset } from '../../../src/application/auth/RequestPasswordReset';
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
import { SecondFactorSettingsViewModel } from '../../../src/presentation/auth/settings/SecondFactorSettingsViewModel';
import { SecondFactorViewModel } from '../../../src/presentation/auth/SecondFactorViewModel';
import { SecondFactorGate } from '../../../src/presentation/shared/session/SecondFactorGate';
import { StubOwnIdentity } from './StubOwnIdentity';
import { VirtualTime } from '../time/VirtualTime';
import {
  emailChangeViewModel,
  emailConfirmationViewModel,
  emailSignInViewModel,
  googleSignInViewModel,
  ownIdentityViewModel,
  phoneChangeViewModel,
  phoneSignInViewModel,
  reauthenticationViewModel,
  secondFactorPhoneViewModel,
  secondFactorSettingsViewModel,
  secondFactorViewModel,
} from '../../../src/presentation/auth/viewModels';
import { secondFactorGate } from '../../../src/presentation/shared/viewModels';
import { given } from './aViewModelSource';

export interface IdentityPorts {
  readonly phoneSignIn?: PhoneSignIn;
  readonly emailSignIn?: Partial<EmailSignIn>;
  readonly googleSignIn?: Partial<GoogleSignIn>;
  readonly ownEmail?: Partial<OwnEmail>;
  readonly phoneChange?: PhoneChange;
  readonly reauthentication?: Partial<Reauthentication>;
  readonly secondFactorEnrolment?: Partial<SecondFactorEnrolment>;
  readonly identity?: Identity | null;
}

const unknown = () => Promise.resolve(failure('unknown' as const));
const noPhone = { isDemonstration: true, requestCode: unknown };

/** The view-models of signing in over stub ports; ports that are not given fail. */
export function signInFactories(ports: IdentityPorts = {}, time = new VirtualTime()) {
  const {
    phoneSignIn = { ...noPhone, purpose: 'sign-in', resume: () => ({ confirm: unknown }) },
    phoneChange = { ...noPhone, purpose: 'phone-change' },
  } = ports;
  const email: EmailSignIn = {
    signIn: unknown,
    createAccount: unknown,
    requestPasswordReset: unknown,
    resetPassword: unknown,
    ...ports.emailSignIn,
  };
  const google: GoogleSignIn = { isDemonstration: false, signIn: unknown, ...ports.googleSignIn };
  const ownEmail: OwnEmail = {
    sendConfirmation: unknown,
    requestChange: unknown,
    add: unknown,
    confirm: unknown,
    ...ports.ownEmail,
  };
  const enrolment: SecondFactorEnrolment = {
    ...noPhone,
    purpose: 'second-factor',
    turnOff: unknown,
    ...ports.secondFactorEnrolment,
  };
  const again: Reauthentication = {
    withPassword: unknown,
    withGoogle: unknown,
    sendCode: unknown,
    ...ports.reauthentication,
  };
  const own = new StubOwnIdentity(ports.identity ?? null);
  const gate = new SecondFactorGate();
  const byPhone = (sender: CodeSender) => new PhoneCodeViewModel(sender, new RequestPhoneCode(sender), time, time);
  const factories = [
    given(emailChangeViewModel, () => new EmailChangeViewModel(new ChangeOwnEmail(ownEmail))),
    given(emailConfirmationViewModel, () => new EmailConfirmationViewModel(ownEmail, own)),
    given(
      emailSignInViewModel,
      () =>
        new EmailSignInViewModel(
          new SignInWithEmail(email),
          new SignUpWithEmail(email),
          new RequestPasswordReset(email),
          new ResetPassword(email),
          gate,
        ),
    ),
    given(googleSignInViewModel, () => new GoogleSignInViewModel(google, gate)),
    given(ownIdentityViewModel, () => new OwnIdentityViewModel(own)),
    given(phoneChangeViewModel, () => byPhone(phoneChange)),
    given(phoneSignInViewModel, () => byPhone(phoneSignIn)),
    given(reauthenticationViewModel, () => new ReauthenticationViewModel(again, time, time)),
    given(secondFactorViewModel, () => new SecondFactorViewModel(gate, time, time)),
    given(secondFactorGate, () => gate),
    given(secondFactorPhoneViewModel, () => byPhone(enrolment)),
    given(secondFactorSettingsViewModel, () => new SecondFactorSettingsViewModel(enrolment)),
  ];
  return { factories, gate, own, time };
}
