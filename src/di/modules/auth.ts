import { ContainerModule } from 'inversify';
import { ChangeOwnEmail } from '../../application/auth/ChangeOwnEmail';
import { ChoosePassword } from '../../application/auth/ChoosePassword';
import { CreateEmailAccount } from '../../application/auth/CreateEmailAccount';
import { ForgetPassword } from '../../application/auth/ForgetPassword';
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
import { SecondStepSettingsViewModel } from '../../presentation/auth/settings/SecondStepSettingsViewModel';
import { SecondStepViewModel } from '../../presentation/auth/SecondStepViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';
import { useCases } from '../useCases';

export const authModule = new ContainerModule((options) => {
  bindClass(options, useCases.requestSignInCode, RequestPhoneCode, [ports.phoneSignIn]);
  bindClass(options, useCases.requestPhoneChange, RequestPhoneCode, [ports.phoneChange]);
  bindClass(options, useCases.requestSecondStep, RequestPhoneCode, [ports.secondStepEnrolment]);
  bindClass(options, useCases.signInWithEmail, SignInWithEmail, [ports.emailSignIn]);
  bindClass(options, useCases.createEmailAccount, CreateEmailAccount, [ports.emailSignIn]);
  bindClass(options, useCases.forgetPassword, ForgetPassword, [ports.emailSignIn]);
  bindClass(options, useCases.choosePassword, ChoosePassword, [ports.emailSignIn]);
  bindClass(options, useCases.changeOwnEmail, ChangeOwnEmail, [ports.ownEmail]);

  bindFresh(options, viewModels.auth, AuthViewModel, [ports.demoSignIn]);
  bindFresh(options, viewModels.phoneSignIn, PhoneCodeViewModel, [ports.phoneSignIn, useCases.requestSignInCode, ports.clock, ports.timers]);
  bindFresh(options, viewModels.emailSignIn, EmailSignInViewModel, [
    useCases.signInWithEmail, useCases.createEmailAccount, useCases.forgetPassword, useCases.choosePassword, viewModels.secondStepGate,
  ]);
  bindFresh(options, viewModels.googleSignIn, GoogleSignInViewModel, [ports.googleSignIn, viewModels.secondStepGate]);
  bindFresh(options, viewModels.secondStep, SecondStepViewModel, [viewModels.secondStepGate, ports.clock, ports.timers]);

  bindFresh(options, viewModels.ownIdentity, OwnIdentityViewModel, [ports.ownIdentity]);
  bindFresh(options, viewModels.emailConfirmation, EmailConfirmationViewModel, [ports.ownEmail, ports.ownIdentity]);
  bindFresh(options, viewModels.emailChange, EmailChangeViewModel, [useCases.changeOwnEmail]);
  bindFresh(options, viewModels.phoneChange, PhoneCodeViewModel, [ports.phoneChange, useCases.requestPhoneChange, ports.clock, ports.timers]);
  bindFresh(options, viewModels.secondStepPhone, PhoneCodeViewModel, [
    ports.secondStepEnrolment, useCases.requestSecondStep, ports.clock, ports.timers,
  ]);
  bindFresh(options, viewModels.secondStepSettings, SecondStepSettingsViewModel, [ports.secondStepEnrolment]);
  bindFresh(options, viewModels.reauthentication, ReauthenticationViewModel, [ports.reauthentication, ports.clock, ports.timers]);
});
