import { viewModelKey } from '../shared/viewModelKey';
import type { ConfirmationViewModel } from './ConfirmationViewModel';
import type { NewsletterViewModel } from './NewsletterViewModel';
import type { UnsubscribeViewModel } from './UnsubscribeViewModel';

export const newsletterViewModel = viewModelKey<NewsletterViewModel>('newsletterViewModel', 'newsletter', 'screen');
export const confirmationViewModel = viewModelKey<ConfirmationViewModel>(
  'confirmationViewModel',
  'newsletter',
  'screen',
);
export const unsubscribeViewModel = viewModelKey<UnsubscribeViewModel>('unsubscribeViewModel', 'newsletter', 'screen');
