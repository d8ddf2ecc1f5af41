import type { Look } from './look';
import { type Art, boxes, type Box, circle, opening, path, rect } from './shapes';
import { glow, lighter, mix } from './tones';

/** What a lit screen shows: a landscape in the subject's own colours, under a slanting reflection. */
export function screen([x, y, width, height]: Box, look: Look): Art {
  const sky = mix(look.accent, '#fff1d6', 0.55);
  const neutral =
    look.colour === 'cream' || look.colour === 'stone' || look.colour === 'night' || look.colour === 'sand';
  const near = neutral ? '#4f8f8c' : look.base;
  const foot = y + height;
  return opening(
    [x, y, width, height],
    rect(x, y, width, height, sky),
    circle(x + width * (0.3 + (look.variant % 3) * 0.2), y + height * 0.34, Math.min(width, height) * 0.15, '#fff5e0'),
    path(
      `M${x} ${foot - height * 0.3}q${width * 0.26} ${-height * 0.3} ${width * 0.5} ${-height * 0.06}t${width * 0.5} ${-height * 0.1}V${foot}H${x}z`,
      mix(near, sky, 0.45),
    ),
    path(
      `M${x} ${foot - height * 0.12}q${width * 0.3} ${-height * 0.26} ${width * 0.6} ${-height * 0.08}t${width * 0.4} ${-height * 0.04}V${foot}H${x}z`,
      near,
    ),
    path(`M${x + width * 0.52} ${y}h${width * 0.3}L${x + width * 0.36} ${foot}h${-width * 0.3}z`, glow(0.16)),
  );
}

/** A screen with windows of work on it instead of a landscape. */
export const workScreen = ([x, y, width, height]: Box, look: Look): Art =>
  rect(x, y, width, height, lighter(look.accent, 0.55)) +
  rect(x + width * 0.06, y + height * 0.12, width * 0.52, height * 0.66, '#fff8ea', 3) +
  rect(x + width * 0.5, y + height * 0.34, width * 0.42, height * 0.52, '#fffdf6', 3) +
  boxes([[x + width * 0.06, y + height * 0.12, width * 0.52, height * 0.09]], look.base) +
  boxes(
    [0, 1, 2, 3].map((row): Box => [
      x + width * 0.11,
      y + height * (0.29 + row * 0.11),
      width * (row % 2 === 0 ? 0.3 : 0.22),
      height * 0.045,
    ]),
    '#cbb8a6',
  ) +
  boxes(
    [0, 1, 2, 3].map((bar): Box => [
      x + width * (0.56 + bar * 0.085),
      y + height * (0.72 - ((bar * 3 + look.variant) % 4) * 0.07),
      width * 0.05,
      height * (0.07 + ((bar * 3 + look.variant) % 4) * 0.07),
    ]),
    look.accent === '#f4e8d3' ? '#c8623f' : look.accent,
  ) +
  path(`M${x + width * 0.62} ${y}h${width * 0.26}L${x + width * 0.44} ${y + height}h${-width * 0.26}z`, glow(0.14));
