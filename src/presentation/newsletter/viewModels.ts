import { viewModelKey } from '../shared/viewModelKey';
import type { NewsletterViewModel } from './NewsletterViewModel';

export const newsletterViewModel = viewModelKey<NewsletterViewModel>('newsletterViewModel', 'newsletter', 'screen');
