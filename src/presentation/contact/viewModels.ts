import { viewModelKey } from '../shared/viewModelKey';
import type { ContactViewModel } from './ContactViewModel';

export const contactViewModel = viewModelKey<ContactViewModel>('contactViewModel', 'contact', 'screen');
