import { describe, expect, test } from 'vitest';
import { csvCell, csvDate, csvRow } from '../../../src/application/shared/csv';

describe('cells of a CSV file', () => {
  test.each([
    ['', '""'],
    ['ines@exemple.fr', '"ines@exemple.fr"'],
    ['Éloïse ; « bis »', '"Éloïse ; « bis »"'],
    ['elle dit "oui"', '"elle dit ""oui"""'],
    ['deux\r\nlignes', '"deux\r\nlignes"'],
    ['a=b', '"a=b"'],
    ['1-2+3', '"1-2+3"'],
  ])('the text %j is the cell %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  test.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
    'a text that begins with %j is no formula, before whatever it stands',
    (sign) => {
      for (const rest of ['', '1+1', "cmd|' /C calc'!A0", 'HYPERLINK("https://exemple.fr";"ici")', ' ', '"', sign])
        expect(csvCell(sign + rest)).toBe(`"'${(sign + rest).replaceAll('"', '""')}"`);
    },
  );

  test.each([' ', '  ', '\u00a0', '\u2003', '\ufeff', '\0', ' \t'])(
    'blanks (%j) before the sign of a formula do not make it one',
    (blanks) => {
      for (const sign of ['=', '+', '-', '@']) expect(csvCell(`${blanks}${sign}1`)).toBe(`"'${blanks}${sign}1"`);
      if (blanks !== ' \t') expect(csvCell(`${blanks}un`)).toBe(`"${blanks}un"`);
    },
  );

  test('whatever the texts are, a row is read back as them, and no cell begins as a formula does', () => {
    const pieces = ['=', '+', '-', '@', '\t', '\r', '\n', '"', '""', ';', ',', "'", ' ', 'é', 'a', '1', '\0', '＝'];
    let seed = 7;
    const draw = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 2000; round += 1) {
      const texts = Array.from({ length: 1 + draw(4) }, () =>
        Array.from({ length: draw(7) }, () => pieces[draw(pieces.length)]).join(''),
      );
      const cells = cellsOf(csvRow(texts));
      expect(cells.map((cell) => cell.replace(/^'/, ''))).toEqual(texts.map((text) => text.replace(/^'/, '')));
      for (const cell of cells) expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
      for (const cell of cells) expect(cell).not.toMatch(/^[\t\r\n]/);
    }
  });
});

test.each([
  [Date.UTC(2026, 5, 15, 10), '15/06/2026 12:00:00'],
  [Date.UTC(2026, 0, 1, 22, 59, 59), '01/01/2026 23:59:59'],
  [Date.UTC(2026, 11, 31, 23), '01/01/2027 00:00:00'],
])('the instant %d is the date %s', (instant, date) => {
  expect(csvDate(instant)).toBe(date);
});

/** The cells of one row, read as a spreadsheet does. */
function cellsOf(row: string): readonly string[] {
  expect(row.endsWith('"\r\n')).toBe(true);
  return [...row.slice(0, -2).matchAll(/"((?:[^"]|"")*)"(;|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));
}
