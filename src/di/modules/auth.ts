import { ContainerModule } from 'inversify';
import { ProfileRepository } from '../../application/account/ProfileRepository';
import { UpdateProfile } from '../../application/account/UpdateProfile';
import { AwaitedCodeStore } from '../../application/auth/AwaitedCodeStore';
import { AwaitSignInCode } from '../../application/auth/AwaitSignInCode';
import { ChangeOwnEmail } from '../../application/auth/ChangeOwnEmail';
import { DemoSignIn } from '../../application/auth/DemoSignIn';
import { EmailSignIn } from '../../application/auth/EmailSignIn';
import { GoogleSignIn } from '../../application/auth/GoogleSignIn';
import { OwnEmail } from '../../application/auth/OwnEmail';
import { OwnIdentity } from '../../application/auth/OwnIdentity';
import { PhoneChange } from '../../application/auth/PhoneChange';
import { PhoneSignIn } from '../../application/auth/PhoneSignIn';
import { Reauthentication } from '../../application/auth/Reauthentication';
import { RequestPasswordReset } from '../../application/auth/RequestPasswordReset';
import { RequestPhoneCode } from '../../application/auth/RequestPhoneCode';
import { ResetPassword } from '../../application/auth/ResetPassword';
import { SecondFactorEnrolment } from '../../application/auth/SecondFactorEnrolment';
import { SignInWithEmail } from '../../application/auth/SignInWithEmail';
import { SignUpWithEmail } from '../../application/auth/SignUpWithEmail';
import { Clock } from '../../application/shared/Clock';
import { Timers } from '../../application/shared/Timers';
import { token } from '../../application/shared/token';
import { AuthViewModel } from '../../presentation/auth/AuthViewModel';
import { EmailSignInViewModel } from '../../presentation/auth/EmailSignInViewModel';
import { FirstNameViewModel } from '../../presentation/auth/FirstNameViewModel';
import { GoogleSignInViewModel } from '../../presentation/auth/GoogleSignInViewModel';
import { PhoneCodeViewModel } from '../../presentation/auth/PhoneCodeViewModel';
import { SecondFactorViewModel } from '../../presentation/auth/SecondFactorViewModel';
import { EmailChangeViewModel } from '../../presentation/auth/settings/EmailChangeViewModel';
import { EmailConfirmationViewModel } from '../../presentation/auth/settings/EmailConfirmationViewModel';
import { OwnIdentityViewModel } from '../../presentation/auth/settings/OwnIdentityViewModel';
import { ReauthenticationViewModel } from '../../presentation/auth/settings/ReauthenticationViewModel';
import { SecondFactorSettingsViewModel } from '../../presentation/auth/settings/SecondFactorSettingsViewModel';
import {
  authViewModel,
  emailChangeViewModel,
  emailConfirmationViewModel,
  emailSignInViewModel,
  firstNameViewModel,
  googleSignInViewModel,
  ownIdentityViewModel,
  phoneChangeViewModel,
  phoneSignInViewModel,
  reauthenticationViewModel,
  secondFactorPhoneViewModel,
  secondFactorSettingsViewModel,
  secondFactorViewModel,
} from '../../presentation/auth/viewModels';
import { secondFactorGate, sessionViewModel } from '../../presentation/shared/viewModels';
import { bindClass, bindUseCase, bindViewModel } from '../bind';

const firstNameUpdate = token<UpdateProfile>('UpdateProfile of new accounts');
const requestSignInCode = token<RequestPhoneCode>('RequestSignInCode');
const requestPhoneChange = token<RequestPhoneCode>('RequestPhoneChange');
const requestSecondFactor = token<RequestPhoneCode>('RequestSecondFactor');

export const authModule = new ContainerModule((options) => {
  bindClass(options, requestSignInCode, RequestPhoneCode, [PhoneSignIn]);
  bindClass(options, requestPhoneChange, RequestPhoneCode, [PhoneChange]);
  bindClass(options, requestSecondFactor, RequestPhoneCode, [SecondFactorEnrolment]);
  bindUseCase(options, AwaitSignInCode, [PhoneSignIn, AwaitedCodeStore, Clock]);
  bindUseCase(options, SignInWithEmail, [EmailSignIn]);
  bindUseCase(options, SignUpWithEmail, [EmailSignIn]);
  bindUseCase(options, RequestPasswordReset, [EmailSignIn]);
  bindUseCase(options, ResetPassword, [EmailSignIn]);
  bindUseCase(options, ChangeOwnEmail, [OwnEmail]);

  bindViewModel(options, authViewModel, AuthViewModel, [DemoSignIn]);
  bindViewModel(options, phoneSignInViewModel, PhoneCodeViewModel, [
    PhoneSignIn,
    requestSignInCode,
    Clock,
    Timers,
    AwaitSignInCode,
  ]);
  bindViewModel(options, emailSignInViewModel, EmailSignInViewModel, [
    SignInWithEmail,
    SignUpWithEmail,
    RequestPasswordReset,
    ResetPassword,
    secondFactorGate,
  ]);
  bindClass(options, firstNameUpdate, UpdateProfile, [ProfileRepository]);
  bindViewModel(options, firstNameViewModel, FirstNameViewModel, [sessionViewModel, firstNameUpdate, Clock]);
  bindViewModel(options, googleSignInViewModel, GoogleSignInViewModel, [GoogleSignIn, secondFactorGate]);
  bindViewModel(options, secondFactorViewModel, SecondFactorViewModel, [secondFactorGate, Clock, Timers]);

  bindViewModel(options, ownIdentityViewModel, OwnIdentityViewModel, [OwnIdentity]);
  bindViewModel(options, emailConfirmationViewModel, EmailConfirmationViewModel, [OwnEmail, OwnIdentity]);
  bindViewModel(options, emailChangeViewModel, EmailChangeViewModel, [ChangeOwnEmail]);
  bindViewModel(options, phoneChangeViewModel, PhoneCodeViewModel, [PhoneChange, requestPhoneChange, Clock, Timers]);
  bindViewModel(options, secondFactorPhoneViewModel, PhoneCodeViewModel, [
    SecondFactorEnrolment,
    requestSecondFactor,
    Clock,
    Timers,
  ]);
  bindViewModel(options, secondFactorSettingsViewModel, SecondFactorSettingsViewModel, [SecondFactorEnrolment]);
  bindViewModel(options, reauthenticationViewModel, ReauthenticationViewModel, [Reauthentication, Clock, Timers]);
});
