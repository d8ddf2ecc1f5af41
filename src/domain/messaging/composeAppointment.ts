import { instantOfParis, parisDay } from '../shared/parisTime';
import { DAY, type Instant } from '../shared/Instant';
import { failure, success, type Result } from '../shared/Result';
import { trimmedText } from '../shared/trimmedText';
import type { MessageContent } from './Message';

/** How far ahead an appointment can be proposed. Milliseconds. */
export const LATEST_APPOINTMENT = 60 * DAY;

/** Characters. */
export const MINIMUM_PLACE_LENGTH = 3;
export const MAXIMUM_PLACE_LENGTH = 120;

export interface AppointmentEntries {
  /** `2026-06-15`, in Paris. */
  readonly day: string;
  /** `14:30`, in Paris. */
  readonly time: string;
  readonly place: string;
}

export interface AppointmentErrors {
  readonly day: 'missing' | 'past' | 'too-far' | null;
  readonly time: 'missing' | 'past' | null;
  readonly place: 'too-short' | 'too-long' | null;
}

/** What is stored of a place that is typed. */
export function placeInOneLine(typed: string): string {
  return trimmedText(typed).replace(/[\s\p{Cc}]+/gu, ' ');
}

/** Checks that the moment is to come, and puts the place in one line. */
export function composeAppointment(
  { day, time, place: typed }: AppointmentEntries,
  now: Instant,
): Result<MessageContent, AppointmentErrors> {
  const place = placeInOneLine(typed);
  const at = instantOfParis(`${day}T${time}`);
  const errors = { ...momentErrors(day, time, at, now), place: placeError(place) };
  return at === null || Object.values(errors).some((error) => error !== null)
    ? failure(errors)
    : success({ kind: 'appointment', at, place });
}

function momentErrors(
  day: string,
  time: string,
  at: Instant | null,
  now: Instant,
): Pick<AppointmentErrors, 'day' | 'time'> {
  if (at === null)
    return {
      day: instantOfParis(`${day}T00:00`) === null ? 'missing' : null,
      time: instantOfParis(`2000-01-01T${time}`) === null ? 'missing' : null,
    };
  if (at <= now) return day === parisDay(now) ? { day: null, time: 'past' } : { day: 'past', time: null };
  return { day: at > now + LATEST_APPOINTMENT ? 'too-far' : null, time: null };
}

/** The rules count characters, JavaScript the halves of some: a place is long enough, and short enough, for both. */
function placeError(place: string): AppointmentErrors['place'] {
  if ([...place].length < MINIMUM_PLACE_LENGTH) return 'too-short';
  return place.length > MAXIMUM_PLACE_LENGTH ? 'too-long' : null;
}

/** Whether a backend stores this content, whose moment may have passed while it waited to be sent. */
export function isNear(content: MessageContent, now: Instant): boolean {
  return content.kind !== 'appointment' || content.at <= now + LATEST_APPOINTMENT + DAY;
}
