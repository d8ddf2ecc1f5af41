import { type Art, ellipse, path, stroke } from './shapes';
import { darker, lighter, veil } from './tones';

const green = '#5f8265';
const deepGreen = '#41674f';

/** All plants stand with the foot of their pot at (0, 0). */
export function pot(colour: string, width = 34, height = 30): Art {
  const half = width / 2;
  return (
    path(`M${-half} ${-height}h${width}l${-width * 0.14} ${height}h${-width * 0.72}z`, colour) +
    path(`M${half * 0.25} ${-height}h${half * 0.75}l${-width * 0.14} ${height}h${-half * 0.55}z`, veil(0.14)) +
    path(`M${-half - 2} ${-height - 1}h${width + 4}v6h${-width - 4}z`, lighter(colour, 0.15))
  );
}

export function monstera(potColour: string): Art {
  return (
    ellipse(2, 0, 24, 4, veil(0.18)) +
    stroke('M0 -28C-4 -60 -16 -74 -24 -86M0 -28C2 -66 10 -84 20 -104M0 -28C6 -50 20 -60 32 -64', deepGreen, 2.4) +
    path(
      'M-24 -84C-46 -84 -50 -104 -42 -116C-26 -116 -14 -102 -24 -84ZM20 -102C4 -116 8 -136 24 -144C38 -132 38 -112 20 -102ZM30 -62C34 -82 52 -88 64 -82C64 -64 48 -54 30 -62Z',
      green,
    ) +
    path(
      'M-12 -58C-34 -50 -46 -60 -50 -72C-34 -80 -18 -74 -12 -58ZM10 -74C22 -92 38 -92 46 -86C40 -72 26 -66 10 -74Z',
      deepGreen,
    ) +
    stroke('M-25 -86L-40 -112M20 -104L24 -138M34 -64L58 -80', lighter(green, 0.3), 1.4) +
    pot(potColour)
  );
}

export function snakePlant(potColour: string): Art {
  return (
    ellipse(2, 0, 22, 4, veil(0.18)) +
    path(
      'M-12 -26C-22 -54 -22 -76 -18 -92C-10 -76 -6 -50 -5 -26ZM4 -26C4 -64 10 -84 16 -102C22 -80 18 -50 12 -26Z',
      green,
    ) +
    path(
      'M-6 -26C-8 -66 -4 -94 0 -114C6 -92 6 -60 5 -26ZM9 -26C16 -46 24 -60 32 -70C32 -54 24 -38 16 -26Z',
      deepGreen,
    ) +
    pot(potColour, 32, 28)
  );
}

export function smallPlant(potColour: string): Art {
  return (
    ellipse(2, 0, 16, 3, veil(0.18)) +
    path(
      'M0 -18C-22 -20 -28 -34 -26 -44C-12 -42 0 -34 0 -18ZM0 -18C20 -20 28 -32 26 -42C12 -42 0 -32 0 -18Z',
      deepGreen,
    ) +
    path('M0 -18C-12 -34 -8 -50 0 -58C9 -50 12 -34 0 -18Z', green) +
    pot(potColour, 24, 20)
  );
}

/** A vase of dry stems, for shelves and tables. */
export function driedStems(vaseColour: string, stemColour: string): Art {
  return (
    ellipse(2, 0, 14, 3, veil(0.18)) +
    stroke(
      'M0 -30C-2 -56 -10 -70 -16 -82M0 -30C0 -60 2 -76 4 -94M0 -30C4 -54 14 -66 22 -74',
      darker(stemColour, 0.2),
      1.6,
    ) +
    path(
      'M-14 -76C-24 -84 -24 -96 -20 -104C-12 -98 -8 -86 -14 -76ZM4 -86C-4 -98 0 -112 6 -118C12 -108 12 -96 4 -86ZM20 -70C22 -82 30 -90 38 -92C38 -82 32 -72 20 -70Z',
      stemColour,
    ) +
    path('M-5 -34h10c0 8 9 12 9 22c0 8 -6 12 -14 12s-14 -4 -14 -12c0 -10 9 -14 9 -22z', vaseColour) +
    path('M2 -34h3c0 8 9 12 9 22c0 8 -6 12 -14 12c8 -6 8 -22 2 -34z', veil(0.16))
  );
}

export const roundTree = (x: number, foot: number, size: number, leaf: string, trunk = '#8a5f4a'): Art =>
  stroke(`M${x} ${foot}V${foot - size * 0.7}`, trunk, size * 0.1) +
  ellipse(x, foot - size, size * 0.42, size * 0.52, leaf) +
  path(
    `M${x} ${foot - size * 1.52}a${size * 0.42} ${size * 0.52} 0 0 1 0 ${size * 1.04}a${size * 0.62} ${size * 0.66} 0 0 0 0 ${-size * 1.04}z`,
    veil(0.12),
  );

export const cypress = (x: number, foot: number, size: number, leaf: string): Art =>
  path(
    `M${x} ${foot}c${-size * 0.24} ${-size * 0.2} ${-size * 0.16} ${-size * 0.7} 0 ${-size}c${size * 0.16} ${size * 0.3} ${size * 0.24} ${size * 0.8} 0 ${size}z`,
    leaf,
  ) + path(`M${x} ${foot}v${-size}c${size * 0.16} ${size * 0.3} ${size * 0.24} ${size * 0.8} 0 ${size}z`, veil(0.14));

export const fir = (x: number, foot: number, size: number, leaf: string): Art =>
  path(
    `M${x} ${foot - size}l${size * 0.2} ${size * 0.36}h${-size * 0.07}l${size * 0.15} ${size * 0.3}h${-size * 0.08}l${size * 0.14} ${size * 0.34}h${-size * 0.68}l${size * 0.14} ${-size * 0.34}h${-size * 0.08}l${size * 0.15} ${-size * 0.3}h${-size * 0.07}z`,
    leaf,
  ) +
  path(
    `M${x} ${foot - size}l${size * 0.2} ${size * 0.36}h${-size * 0.07}l${size * 0.15} ${size * 0.3}h${-size * 0.08}l${size * 0.14} ${size * 0.34}h${-size * 0.34}z`,
    veil(0.13),
  );

export const bush = (x: number, foot: number, size: number, leaf: string): Art =>
  path(
    `M${x - size} ${foot}c${-size * 0.3} ${-size * 0.6} ${size * 0.3} ${-size} ${size * 0.6} ${-size * 0.7}c${size * 0.1} ${-size * 0.6} ${size} ${-size * 0.5} ${size * 0.95} ${0.05 * size}c${size * 0.6} 0 ${size * 0.6} ${size * 0.5} ${size * 0.45} ${size * 0.65}z`,
    leaf,
  );
