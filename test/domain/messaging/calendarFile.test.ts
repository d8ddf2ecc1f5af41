import { describe, expect, test } from 'vitest';
import { calendarFile } from '../../../src/domain/messaging/calendarFile';

const event = {
  id: '7c1e',
  at: Date.UTC(2026, 10, 28, 13, 30),
  place: 'Gare de Lyon, hall 1',
  title: 'Rendez-vous\u00a0: Vélo de ville',
};
const now = Date.UTC(2026, 10, 26, 7, 5, 9, 123);

/** The value of a property, folded lines joined again. */
function valueOf(file: string, name: string): string | undefined {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
}

describe('the calendar file of an appointment', () => {
  test('it is an event of half an hour in UTC, line by line', () => {
    expect(calendarFile(event, now)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Mon Bazar//FR',
        'BEGIN:VEVENT',
        'UID:7c1e',
        'DTSTAMP:20261126T070509Z',
        'DTSTART:20261128T133000Z',
        'DTEND:20261128T140000Z',
        'SUMMARY:Rendez-vous\u00a0: Vélo de ville',
        'LOCATION:Gare de Lyon\\, hall 1',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  test.each([
    ['a, b; c', 'a\\, b\\; c'],
    ['C:\\ici', 'C:\\\\ici'],
    ['\\n', '\\\\n'],
    ['une\nligne\r\nou\rdeux', 'une\\nligne\\nou\\ndeux'],
    ['a\u0007b\tc', 'a b c'],
    ['« Chez Zoé » : 2e étage', '« Chez Zoé » : 2e étage'],
  ])('the text %j is written as %j', (place, written) => {
    expect(valueOf(calendarFile({ ...event, place }, now), 'LOCATION')).toBe(written);
  });

  test.each(['x', 'é', '€', '🏠'])('a long text of %s is folded at 75 octets, between characters', (character) => {
    const title = character.repeat(200);
    const file = calendarFile({ ...event, title }, now);
    const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(Math.max(...octets)).toBeGreaterThan(75 - new TextEncoder().encode(character).length);
    expect(file).not.toContain('\ufffd');
    expect(valueOf(file, 'SUMMARY')).toBe(title);
  });

  test('a line of 75 octets is not folded, one of 76 is', () => {
    const titled = (length: number) => calendarFile({ ...event, title: 'x'.repeat(length - 'SUMMARY:'.length) }, now);
    expect(titled(75)).not.toContain('\r\n ');
    expect(titled(76)).toContain('x\r\n x\r\n');
  });

  test('a line that continues another one has 75 octets with its blank', () => {
    const lines = calendarFile({ ...event, title: 'x'.repeat(67 + 74 + 1) }, now).split('\r\n');
    expect(lines.filter((line) => line.startsWith(' ')).map(({ length }) => length)).toEqual([75, 2]);
  });

  test.each(['~', '\u00a0', '\u07ff', '\u0800', '\uffff', '\u{10000}'])(
    'octets are counted as in UTF-8: %j',
    (character) => {
      const size = new TextEncoder().encode(character).length;
      const room = 75 - 'LOCATION:'.length;
      const isFolded = (count: number, rest: number) =>
        calendarFile({ ...event, place: character.repeat(count) + 'x'.repeat(rest) }, now).includes('\r\n ');
      const count = Math.floor(room / size);
      expect(isFolded(count, room - count * size)).toBe(false);
      expect(isFolded(count, room - count * size + 1)).toBe(true);
    },
  );
});
