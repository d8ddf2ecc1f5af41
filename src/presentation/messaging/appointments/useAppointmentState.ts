import { useLayoutEffect } from 'react';
import {
  appointmentEnd,
  appointmentState,
  takingBack,
  type AppointmentState,
  type AppointmentStatus,
  type TakingBack,
} from '../../../domain/messaging/appointmentStatuses';
import type { Instant } from '../../../domain/shared/Instant';
import { useViewModel } from '../../shared/useViewModel';
import { appointmentViewModel } from './viewModels';

/** The state of an appointment, for an observer: it is rendered again at the moment when the appointment becomes past. */
export function useAppointmentState(status: AppointmentStatus, at: Instant): AppointmentState {
  const end = appointmentEnd(status, at);
  return appointmentState(status, at, useTimeAt(end));
}

/** How the reader can take back an appointment, for an observer: it is rendered again at the moment when they no longer can. */
export function useTakingBack(status: AppointmentStatus, isOwn: boolean, at: Instant): TakingBack | null {
  return takingBack(status, isOwn, at, useTimeAt(at));
}

/** A time that moves on at this moment; null: at none. */
function useTimeAt(moment: Instant | null): Instant {
  const appointment = useViewModel(appointmentViewModel);
  // Before it is painted, since the moment may have passed already.
  useLayoutEffect(() => (moment === null ? undefined : appointment.follow(moment)), [appointment, moment]);
  return appointment.now;
}
