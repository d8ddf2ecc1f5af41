import type { Instant } from '../shared/Instant';
import { APPOINTMENT_DURATION, type Appointment } from './appointmentStatuses';

export interface CalendarEvent extends Appointment {
  /** The same for the same appointment, so that a calendar that knows it changes it. */
  readonly id: string;
  readonly title: string;
}

/** Octets of a line, without its end (RFC 5545, 3.1). */
const LINE_LENGTH = 75;

/** An event of iCalendar (RFC 5545), as it is `now`. */
export function calendarFile({ id, at, place, title }: CalendarEvent, now: Instant): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mon Bazar//FR',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(at)}`,
    `DTEND:${utc(at + APPOINTMENT_DURATION)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261128T133000Z`. */
function utc(instant: Instant): string {
  return `${new Date(instant).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replace(/[-:]/g, '')}Z`;
}

/** A value of the type TEXT has no control characters. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** A line that continues the one before it begins with a blank, which counts; no character is cut. */
function folded(line: string): string {
  let [all, length] = ['', 0];
  for (const character of line) {
    const size = octets(character);
    if (length + size > LINE_LENGTH) {
      all += '\r\n ';
      length = 1;
    }
    all += character;
    length += size;
  }
  return all;
}

/** In UTF-8. */
function octets(character: string): number {
  if (character < '\u0080') return 1;
  if (character < '\u0800') return 2;
  return character.length === 1 ? 3 : 4;
}
