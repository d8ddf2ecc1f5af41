import { viewModelKey } from '../shared/viewModelKey';
import type { AuthViewModel } from './AuthViewModel';
import type { EmailSignInViewModel } from './EmailSignInViewModel';
import type { FirstNameViewModel } from './FirstNameViewModel';
import type { GoogleSignInViewModel } from './GoogleSignInViewModel';
import type { PhoneCodeViewModel } from './PhoneCodeViewModel';
import type { SecondFactorViewModel } from './SecondFactorViewModel';
import type { EmailChangeViewModel } from './settings/EmailChangeViewModel';
import type { EmailConfirmationViewModel } from './settings/EmailConfirmationViewModel';
import type { OwnIdentityViewModel } from './settings/OwnIdentityViewModel';
import type { ReauthenticationViewModel } from './settings/ReauthenticationViewModel';
import type { SecondFactorSettingsViewModel } from './settings/SecondFactorSettingsViewModel';

export const authViewModel = viewModelKey<AuthViewModel>('authViewModel', 'auth', 'screen');
export const emailChangeViewModel = viewModelKey<EmailChangeViewModel>('emailChangeViewModel', 'auth', 'screen');
export const emailConfirmationViewModel = viewModelKey<EmailConfirmationViewModel>(
  'emailConfirmationViewModel',
  'auth',
  'screen',
);
export const emailSignInViewModel = viewModelKey<EmailSignInViewModel>('emailSignInViewModel', 'auth', 'screen');
export const firstNameViewModel = viewModelKey<FirstNameViewModel>('firstNameViewModel', 'auth', 'screen');
export const googleSignInViewModel = viewModelKey<GoogleSignInViewModel>('googleSignInViewModel', 'auth', 'screen');
export const ownIdentityViewModel = viewModelKey<OwnIdentityViewModel>('ownIdentityViewModel', 'auth', 'screen');
export const phoneChangeViewModel = viewModelKey<PhoneCodeViewModel>('phoneChangeViewModel', 'auth', 'screen');
export const phoneSignInViewModel = viewModelKey<PhoneCodeViewModel>('phoneSignInViewModel', 'auth', 'screen');
export const reauthenticationViewModel = viewModelKey<ReauthenticationViewModel>(
  'reauthenticationViewModel',
  'auth',
  'screen',
);
export const secondFactorPhoneViewModel = viewModelKey<PhoneCodeViewModel>(
  'secondFactorPhoneViewModel',
  'auth',
  'screen',
);
export const secondFactorSettingsViewModel = viewModelKey<SecondFactorSettingsViewModel>(
  'secondFactorSettingsViewModel',
  'auth',
  'screen',
);
export const secondFactorViewModel = viewModelKey<SecondFactorViewModel>('secondFactorViewModel', 'auth', 'screen');
