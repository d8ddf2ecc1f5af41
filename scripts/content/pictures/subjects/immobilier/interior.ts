import { type Art, boxes, type Box, circle, dots, opening, path, rect, stroke } from '../../kit/shapes';
import { print } from '../../places/indoors';
import { darker, lighter, mix, veil } from '../../kit/tones';
import type { Setting } from '../../places/place';
import type { Interior, Weather } from '../../places/moods';

/** A room as it looks at this hour: at night everything but the lamps turns warmer and darker. */
export interface Hour {
  readonly wall: string;
  readonly floor: string;
  readonly seen: (colour: string) => string;
  readonly lamps: boolean;
}

export function atThisHour({ interior, weather }: Setting): Hour {
  const seen = (colour: string): string => (weather.evening ? mix(colour, '#5b2f4a', 0.24) : colour);
  return { wall: seen(interior.wall), floor: seen(interior.floor), seen, lamps: weather.evening };
}

/** Wall, skirting and a boarded floor from `line` down. */
export function shell({ wall, floor, seen }: Hour, line: number): Art {
  return (
    rect(0, 0, 400, line, wall) +
    rect(0, line - 8, 400, 8, seen('#f8eedb')) +
    rect(0, line, 400, 300 - line, floor) +
    stroke(
      [0.22, 0.5, 0.8]
        .map((part, row) => `M${row * 60 - 30} ${Math.round(line + (300 - line) * part)}h150m30 0h200`)
        .join(''),
      darker(floor, 0.13),
      1.3,
    ) +
    rect(0, line, 400, 5, veil(0.12))
  );
}

/** A tall window with the roofs or the hills outside. */
export function window([x, y, width, height]: Box, weather: Weather, { seen }: Hour, town: boolean): Art {
  const foot = y + height;
  const roofs =
    path(
      `M${x} ${foot}V${foot - height * 0.3}l${width * 0.2} ${-height * 0.1}l${width * 0.22} ${height * 0.1}v${-height * 0.06}h${width * 0.3}v${-height * 0.12}l${width * 0.16} ${-height * 0.08}l${width * 0.16} ${height * 0.08}V${foot}z`,
      mix('#b9705a', weather.sky, weather.evening ? 0.6 : 0.35),
    ) +
    path(
      `M${x + width * 0.42} ${foot}v${-height * 0.24}h${width * 0.3}v${height * 0.24}z`,
      mix('#dcb392', weather.sky, weather.evening ? 0.6 : 0.3),
    ) +
    (weather.evening
      ? boxes(
          [
            [x + width * 0.5, foot - height * 0.18, 4, 6],
            [x + width * 0.62, foot - height * 0.1, 4, 6],
            [x + width * 0.84, foot - height * 0.18, 4, 6],
          ],
          '#ffd27a',
        )
      : '');
  const hills =
    path(
      `M${x} ${foot - height * 0.28}q${width * 0.3} ${-height * 0.16} ${width * 0.6} 0t${width * 0.5} ${-height * 0.06}V${foot}h${-width * 1.1}z`,
      weather.far,
    ) +
    path(`M${x} ${foot - height * 0.14}q${width * 0.4} ${-height * 0.12} ${width} 0V${foot}h${-width}z`, weather.near);
  const frame = seen('#fbf1de');
  return (
    rect(x - 5, y - 5, width + 10, height + 10, frame) +
    opening(
      [x, y, width, height],
      rect(x, y, width, height, weather.sky) +
        circle(x + width * 0.68, y + height * 0.24, Math.min(width, height) * 0.13, weather.sun) +
        (town ? roofs : hills) +
        path(
          `M${x} ${y + height}L${x + width * 0.5} ${y}h${width * 0.2}L${x + width * 0.2} ${y + height}z`,
          '#ffffff2c',
        ),
    ) +
    stroke(`M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.32}h${width}`, frame, 3) +
    boxes([[x - 8, foot + 4, width + 16, 4]], lighter(frame, 0.4))
  );
}

export function drapes([x, y, width, height]: Box, colour: string): Art {
  return (
    stroke(`M${x - 24} ${y - 12}h${width + 48}`, '#8a5c48', 3) +
    path(
      `M${x - 20} ${y - 12}h24c0 ${height * 0.5} -2 ${height * 0.8} 0 ${height + 14}h-26zM${x + width - 4} ${y - 12}h24l2 ${height + 14}h-26c2 ${-height * 0.3} 0 ${-height * 0.6} 0 ${-height - 14}z`,
      colour,
    ) +
    stroke(
      `M${x - 12} ${y - 8}v${height + 8}M${x - 4} ${y - 8}v${height + 8}M${x + width + 4} ${y - 8}v${height + 8}M${x + width + 12} ${y - 8}v${height + 8}`,
      veil(0.12),
      2,
    )
  );
}

/** A lamp hanging from the ceiling, with its light at night. */
export const hangingLamp = (x: number, drop: number, colour: string, lit: boolean): Art =>
  (lit ? path(`M${x - 20} ${drop + 20}h40l44 130h-128z`, '#ffe2a02e') : '') +
  stroke(`M${x} 0V${drop}`, '#4b4252', 1.6) +
  path(`M${x - 20} ${drop + 20}c0 -28 40 -28 40 0z`, colour) +
  path(`M${x + 4} ${drop}c10 1 16 8 16 20h-10c0 -10 -2 -16 -6 -20z`, veil(0.15)) +
  boxes([[x - 20, drop + 19, 40, 3]], '#fff1c9');

export const bulbGlow = (x: number, y: number, lit: boolean): Art =>
  lit ? circle(x, y, 46, '#ffe2a026') + circle(x, y, 28, '#ffe2a030') : '';

export const framed = (
  x: number,
  y: number,
  width: number,
  height: number,
  { accent, pot }: Interior,
  { seen }: Hour,
): Art => print(x, y, width, height, seen('#fbf1de'), seen(accent), seen(pot));

export const books = (x: number, foot: number, colours: readonly string[]): Art => {
  let left = x;
  return colours
    .map((colour, index) => {
      const width = 5 + (index % 3) * 2;
      const height = 18 + ((index * 7) % 9);
      const art = boxes([[left, foot - height, width, height]], colour);
      left += width + 1;
      return art;
    })
    .join('');
};

export const fruit = (x: number, y: number): Art =>
  dots(
    [
      [x - 7, y - 4],
      [x + 6, y - 4],
    ],
    5,
    '#e6a53b',
  ) +
  circle(x, y - 7, 5, '#c8623f') +
  path(`M${x - 16} ${y - 3}h32c0 12 -32 12 -32 0z`, '#fbf1de');
