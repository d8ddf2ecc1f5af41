import { type Art, boxes, type Box, path, rect, stroke } from '../../kit/shapes';
import { mix, veil } from '../../kit/tones';
import type { Weather } from '../../places/moods';

type Spot = readonly [x: number, y: number];

/** Colours as they look in this light. */
export const seenIn =
  ({ evening, sky }: Weather) =>
  (colour: string): string =>
    mix(colour, sky, evening ? 0.5 : 0.05);

/** The panes: dark by day, lit in the evening but for one in three. */
export function panes(all: readonly Box[], weather: Weather): Art {
  if (!weather.evening)
    return (
      boxes(all, '#5d6b80') +
      path(
        all
          .map(([x, y, w, h]) => `M${x} ${y + h * 0.7}L${x + w * 0.7} ${y}H${x + w}V${y + h * 0.1}L${x} ${y + h}z`)
          .join(''),
        '#ffffff26',
      )
    );
  return (
    boxes(
      all.filter((_, index) => index % 3 !== 1),
      '#ffd27a',
    ) +
    boxes(
      all.filter((_, index) => index % 3 === 1),
      '#2c3557',
    )
  );
}

/** Casement windows: shutters, panes, crossbars and sills, each as one path for the whole front. */
export function windows(
  spots: readonly Spot[],
  width: number,
  height: number,
  weather: Weather,
  shutter?: string,
): Art {
  const wing = width * 0.52;
  return (
    (shutter === undefined
      ? ''
      : boxes(
          spots.flatMap(([x, y]): Box[] => [
            [x - wing - 1, y - 1, wing, height + 2],
            [x + width + 1, y - 1, wing, height + 2],
          ]),
          shutter,
        ) +
        stroke(
          spots
            .flatMap(([x, y]) =>
              [0.33, 0.66].map(
                (part) => `M${x - wing + 1} ${y + height * part}h${wing - 4}m${width + 8} 0h${wing - 4}`,
              ),
            )
            .join(''),
          veil(0.18),
          1.3,
        )) +
    panes(
      spots.map(([x, y]): Box => [x, y, width, height]),
      weather,
    ) +
    stroke(
      spots.map(([x, y]) => `M${x + width / 2} ${y}v${height}M${x} ${y + height * 0.45}h${width}`).join(''),
      seenIn(weather)('#f6ead4'),
      1.8,
    ) +
    boxes(
      spots.map(([x, y]): Box => [x - 2, y + height, width + 4, 3]),
      seenIn(weather)('#f6ead4'),
    )
  );
}

/** A panelled door with its step. */
export function door(x: number, foot: number, width: number, height: number, colour: string, weather: Weather): Art {
  return (
    rect(x - 4, foot - height - 4, width + 8, height + 4, seenIn(weather)('#f2e2c8')) +
    rect(x, foot - height, width, height, colour) +
    panes([[x + width * 0.2, foot - height * 0.88, width * 0.6, height * 0.3]], weather) +
    `<rect x="${x + width * 0.2}" y="${foot - height * 0.48}" width="${width * 0.6}" height="${height * 0.34}" stroke="${veil(0.28)}" stroke-width="1.6"/>` +
    stroke(`M${x + width * 0.86} ${foot - height * 0.46}v5`, '#f0c574', 2.4) +
    rect(x - 7, foot - 4, width + 14, 4, seenIn(weather)('#d8c5ab'))
  );
}

/** Roof tiles hinted by short strokes between two heights. */
export function tiles(from: number, to: number, top: number, bottom: number, colour: string): Art {
  let d = '';
  for (let y = top + 10, row = 0; y < bottom - 4; y += 11, row += 1) {
    const slope = ((y - top) / (bottom - top)) * 22;
    for (let x = from - slope + (row % 2) * 13 + 10; x < to + slope - 12; x += 30) d += `M${Math.round(x)} ${y}h12`;
  }
  return stroke(d, colour, 1.6);
}
