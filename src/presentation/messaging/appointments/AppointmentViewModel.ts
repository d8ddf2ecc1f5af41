import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../../application/shared/Clock';
import type { TextDownload } from '../../../application/shared/TextDownload';
import type { Timers } from '../../../application/shared/Timers';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { calendarFile, type CalendarEvent } from '../../../domain/messaging/calendarFile';
import {
  composeAppointment,
  LATEST_APPOINTMENT,
  type AppointmentEntries,
  type AppointmentErrors,
} from '../../../domain/messaging/composeAppointment';
import type { MessageContent } from '../../../domain/messaging/Message';
import { MINUTE, type Instant } from '../../../domain/shared/Instant';
import { parisDay } from '../../../domain/shared/parisTime';

const nothing: AppointmentEntries = { day: '', time: '', place: '' };
const fine: AppointmentErrors = { day: null, time: null, place: null };

/** An appointment to propose in one conversation, and the calendar file of one that is agreed on. */
export class AppointmentViewModel {
  entries = nothing;
  errors = fine;
  /** Moves on at the moments that are followed. */
  now: Instant;
  readonly #download: TextDownload;
  readonly #clock: Clock;
  readonly #timers: Timers;
  #conversationId = '';

  constructor(download: TextDownload, clock: Clock, timers: Timers) {
    this.#download = download;
    this.#clock = clock;
    this.#timers = timers;
    this.now = clock.now();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What was typed in another conversation goes; in the same one it stays, also once it is sent: that may fail. */
  start(conversationId: string): void {
    this.errors = fine;
    if (conversationId !== this.#conversationId) this.entries = nothing;
    this.#conversationId = conversationId;
  }

  /** The days that can be proposed, as `2026-06-15`. */
  days(): { readonly first: string; readonly last: string } {
    const now = this.#clock.now();
    return { first: parisDay(now), last: parisDay(now + LATEST_APPOINTMENT) };
  }

  type(name: keyof AppointmentEntries, value: string): void {
    this.entries = { ...this.entries, [name]: value };
    // Whether a moment has passed depends on both of its fields.
    this.errors = name === 'place' ? { ...this.errors, place: null } : { ...fine, place: this.errors.place };
  }

  /** Null where something is wrong, which `errors` then says. */
  compose(): MessageContent | null {
    const composed = composeAppointment(this.entries, this.#clock.now());
    this.errors = composed.ok ? fine : composed.failure;
    return composed.ok ? composed.value : null;
  }

  /** Downloads a calendar file; whether it could be composed. */
  save(name: string, event: CalendarEvent): boolean {
    const file = this.#download.begin();
    file.append(calendarFile(event, this.#clock.now()));
    return file.save(name).ok;
  }

  /** Until the result is called. Timers rest while a device sleeps, and none waits for a month: the clock is looked at every minute. */
  follow(moment: Instant): Unsubscribe {
    let stop: Unsubscribe = () => undefined;
    const look = () => {
      const left = moment - this.#clock.now();
      if (left > 0) stop = this.#timers.after(Math.min(left, MINUTE), look);
      else runInAction(() => this.#moveOn());
    };
    look();
    return () => stop();
  }

  #moveOn(): void {
    this.now = this.#clock.now();
  }
}
