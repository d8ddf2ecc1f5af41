import { useLayoutEffect } from 'react';
import { appointmentEnd, appointmentState, type AppointmentState } from '../../../domain/messaging/appointmentStatuses';
import type { OfferStatus } from '../../../domain/messaging/offerStatuses';
import type { Instant } from '../../../domain/shared/Instant';
import { useViewModel } from '../../shared/useViewModel';
import { appointmentViewModel } from '../viewModels';

/** The state of an appointment, for an observer: it is rendered again at the moment when the appointment becomes past. */
export function useAppointmentState(status: OfferStatus, at: Instant): AppointmentState {
  const appointment = useViewModel(appointmentViewModel);
  const end = appointmentEnd(status, at);
  // Before it is painted, since the appointment may be past already.
  useLayoutEffect(() => (end === null ? undefined : appointment.follow(end)), [appointment, end]);
  return appointmentState(status, at, appointment.now);
}
