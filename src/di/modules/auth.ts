import { ContainerModule } from 'inversify';
import { ChangeOwnEmail } from '../../application/auth/ChangeOwnEmail';
import { ResetPassword } from '../../application/auth/ResetPassword';
import { SignUpWithEmail } from '../../application/auth/SignUpWithEmail';
import { RequestPasswordReset } from '../../application/auth/RequestPasswordReset';
import { RequestPhoneCode } from '../../application/auth/RequestPhoneCode';
import { SignInWithEmail } from '../../application/auth/SignInWithEmail';
import { AuthViewModel } from '../../presentation/auth/AuthViewModel';
import { EmailChangeViewModel } from '../../presentation/auth/settings/EmailChangeViewModel';
import { EmailConfirmationViewModel } from '../../presentation/auth/settings/EmailConfirmationViewModel';
import { EmailSignInViewModel } from '../../presentation/auth/EmailSignInViewModel';
import { GoogleSignInViewModel } from '../../presentation/auth/GoogleSignInViewModel';
import { OwnIdentityViewModel } from '../../presentation/auth/settings/OwnIdentityViewModel';
import { PhoneCodeViewModel } from '../../presentation/auth/PhoneCodeViewModel';
import { ReauthenticationViewModel } from '../../presentation/auth/settings/ReauthenticationViewModel';
import { SecondFactorSettingsViewModel } from '../../presentation/auth/settings/SecondFactorSettingsViewModel';
import { SecondFactorViewModel } from '../../presentation/auth/SecondFactorViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';
import { useCases } from '../useCases';

export const authModule = new ContainerModule((options) => {
  bindClass(options, useCases.requestSignInCode, RequestPhoneCode, [ports.phoneSignIn]);
  bindClass(options, useCases.requestPhoneChange, RequestPhoneCode, [ports.phoneChange]);
  bindClass(options, useCases.requestSecondFactor, RequestPhoneCode, [ports.secondFactorEnrolment]);
  bindClass(options, useCases.signInWithEmail, SignInWithEmail, [ports.emailSignIn]);
  bindClass(options, useCases.signUpWithEmail, SignUpWithEmail, [ports.emailSignIn]);
  bindClass(options, useCases.requestPasswordReset, RequestPasswordReset, [ports.emailSignIn]);
  bindClass(options, useCases.resetPassword, ResetPassword, [ports.emailSignIn]);
  bindClass(options, useCases.changeOwnEmail, ChangeOwnEmail, [ports.ownEmail]);

  bindFresh(options, viewModels.auth, AuthViewModel, [ports.demoSignIn]);
  bindFresh(options, viewModels.phoneSignIn, PhoneCodeViewModel, [
    ports.phoneSignIn,
    useCases.requestSignInCode,
    ports.clock,
    ports.timers,
  ]);
  bindFresh(options, viewModels.emailSignIn, EmailSignInViewModel, [
    useCases.signInWithEmail,
    useCases.signUpWithEmail,
    useCases.requestPasswordReset,
    useCases.resetPassword,
    viewModels.secondFactorGate,
  ]);
  bindFresh(options, viewModels.googleSignIn, GoogleSignInViewModel, [ports.googleSignIn, viewModels.secondFactorGate]);
  bindFresh(options, viewModels.secondFactor, SecondFactorViewModel, [
    viewModels.secondFactorGate,
    ports.clock,
    ports.timers,
  ]);

  bindFresh(options, viewModels.ownIdentity, OwnIdentityViewModel, [ports.ownIdentity]);
  bindFresh(options, viewModels.emailConfirmation, EmailConfirmationViewModel, [ports.ownEmail, ports.ownIdentity]);
  bindFresh(options, viewModels.emailChange, EmailChangeViewModel, [useCases.changeOwnEmail]);
  bindFresh(options, viewModels.phoneChange, PhoneCodeViewModel, [
    ports.phoneChange,
    useCases.requestPhoneChange,
    ports.clock,
    ports.timers,
  ]);
  bindFresh(options, viewModels.secondStepPhone, PhoneCodeViewModel, [
    ports.secondFactorEnrolment,
    useCases.requestSecondFactor,
    ports.clock,
    ports.timers,
  ]);
  bindFresh(options, viewModels.secondFactorSettings, SecondFactorSettingsViewModel, [ports.secondFactorEnrolment]);
  bindFresh(options, viewModels.reauthentication, ReauthenticationViewModel, [
    ports.reauthentication,
    ports.clock,
    ports.timers,
  ]);
});
