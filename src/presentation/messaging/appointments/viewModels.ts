import { viewModelKey } from '../../shared/viewModelKey';
import type { AppointmentViewModel } from './AppointmentViewModel';

export const appointmentViewModel = viewModelKey<AppointmentViewModel>('appointmentViewModel', 'messaging', 'screen');
