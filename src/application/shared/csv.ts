import type { Instant } from '../../domain/shared/Instant';

/** Without it spreadsheets take UTF-8 for another encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One line for spreadsheets whose decimal sign is the comma, as in French: their separator is the semicolon. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

/**
 * A cell between quotes. Spreadsheets run a text that begins with one of these signs as a formula, some of them after blanks too:
 * an apostrophe before it keeps it a text (OWASP, “CSV injection”).
 */
export function csvCell(text: string): string {
  const inert = /^(?:[\t\r\n]|[\s\0]*[=+\-@＝＋－＠])/.test(text) ? `'${text}` : text;
  return `"${inert.replaceAll('"', '""')}"`;
}

const calendar = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** « 15/06/2026 12:00:00 », the local time in Paris as French spreadsheets read dates. */
export function csvDate(instant: Instant): string {
  const parts = Object.fromEntries(calendar.formatToParts(instant).map(({ type, value }) => [type, value]));
  const { day, month, year, hour, minute, second } = parts as Readonly<Record<string, string>>;
  return `${day}/${month}/${year} ${hour}:${minute}:${second}`;
}
