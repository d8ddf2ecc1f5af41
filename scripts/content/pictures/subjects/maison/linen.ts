import type { Look } from '../../kit/look';
import { type Art, boxes, circle, dots, ellipse, group, path, stroke } from '../../kit/shapes';
import { darker, glow, lighter, mix, veil } from '../../kit/tones';
import type { Thing } from '../subject';

/** A folded cloth seen from its fold, its lower edge at `foot`. */
function folded(x: number, foot: number, width: number, height: number, colour: string, stripe?: string): Art {
  const half = height / 2;
  return (
    path(`M${x} ${foot - height}h${width - half}a${half} ${half} 0 0 1 0 ${height}h${half - width}z`, colour) +
    path(
      `M${x} ${foot - half}h${width - half * 0.4}c0 ${half * 0.5} -${half * 0.4} ${half} -${half * 0.6} ${half}h${half - width}z`,
      veil(0.1),
    ) +
    stroke(`M${x} ${foot - half}h${width - half}M${x} ${foot - height + 3}h${width - half - 4}`, glow(0.45), 2) +
    (stripe === undefined
      ? ''
      : boxes(
          [
            [x + width * 0.62, foot - height, 6, height],
            [x + width * 0.7, foot - height, 3, height],
          ],
          stripe,
        ))
  );
}

function bedLinen(look: Look): Art {
  const pale = mix(look.base, '#fff8ea', 0.65);
  return (
    folded(-120, 0, 226, 40, look.base) +
    folded(-112, -42, 214, 34, pale, look.base) +
    folded(-108, -78, 208, 32, look.accent) +
    (look.variant % 2 === 0
      ? dots(
          [
            [-80, -20],
            [-40, -26],
            [0, -18],
            [40, -26],
            [72, -18],
          ],
          5,
          pale,
        )
      : stroke('M-104 -28h180M-104 -12h180', pale, 3)) +
    path('M-98 -116c-10 -24 -8 -50 6 -58c40 8 120 8 164 -2c14 12 14 40 4 62c-46 8 -130 8 -174 -2z', '#fff8ea') +
    path('M76 -110c10 -22 10 -50 -4 -62c-8 2 -18 4 -28 5c16 18 16 40 4 61c10 -1 20 -2 28 -4z', veil(0.09)) +
    stroke('M-84 -164c40 8 110 8 148 -2', pale, 4) +
    stroke('M-60 -150c8 6 10 14 8 24M40 -152c-6 8 -6 16 -2 26', veil(0.12), 2.4) +
    path('M-18 -112h22v112h-22z', look.accentDark) +
    path('M-8 -112c-30 -26 -40 -8 -30 2c6 6 20 6 30 2c10 4 26 4 32 -2c10 -10 -2 -28 -32 -2z', look.accentDark) +
    path('M-8 -110l-22 26l14 -2l8 10zM-8 -110l24 22l-12 2l-4 12z', darker(look.accentDark, 0.2)) +
    group(
      'translate(120 0)',
      ellipse(4, 0, 24, 4, veil(0.16)) +
        stroke('M0 0C-2 -40 4 -60 -4 -96M6 0C8 -30 12 -56 20 -84', '#8a7a4e', 2.6) +
        dots(
          [
            [-4, -96],
            [-7, -86],
            [0, -80],
            [-6, -72],
            [20, -86],
            [16, -76],
            [22, -68],
          ],
          5,
          '#9c86b5',
        ),
    )
  );
}

function towels(look: Look): Art {
  const pale = mix(look.base, '#fff8ea', 0.6);
  const roll = (x: number, y: number, colour: string): Art =>
    circle(x, y, 25, colour) +
    `<path d="M${x} ${y}c6 -6 12 2 6 8s-18 4 -18 -8s14 -20 24 -12s10 26 -4 30s-28 -4 -28 -18" stroke="${darker(colour, 0.22)}" stroke-width="2.4"/>`;
  return (
    folded(-136, 0, 172, 34, look.base, pale) +
    folded(-130, -36, 164, 32, pale, look.base) +
    folded(-134, -70, 168, 34, look.accent, mix(look.accent, '#fff8ea', 0.6)) +
    folded(-128, -106, 160, 30, mix(look.accent, '#fff8ea', 0.55), look.accent) +
    stroke('M-116 -17h56M-112 -88h56', veil(0.06), 3) +
    roll(74, -25, look.base) +
    roll(124, -25, look.accent) +
    roll(99, -69, pale) +
    path('M-92 -138c0 -6 4 -10 10 -10h48c6 0 10 4 10 10v2h-68z', lighter(look.accent, 0.75)) +
    path(
      'M-60 -148c-12 -6 -14 -18 -10 -28c10 6 16 16 10 28zM-58 -148c2 -14 12 -22 24 -22c0 12 -10 22 -24 22z',
      '#5f8265',
    ) +
    ellipse(99, 1, 62, 3, veil(0.1))
  );
}

export const linen = {
  'bed-linen': {
    colours: ['sage', 'terracotta', 'teal', 'rose', 'saffron', 'sand'],
    home: ['studio', 'table'],
    away: ['table', 'studio'],
    draw: bedLinen,
    reach: 122,
    size: 1.04,
    focus: [-10, -100, 1.7],
  },
  towels: {
    colours: ['teal', 'terracotta', 'sage', 'rose', 'saffron', 'night'],
    home: ['table', 'studio'],
    away: ['studio', 'table'],
    draw: towels,
    reach: 140,
    size: 1.06,
    focus: [60, -60, 1.8],
  },
} as const satisfies Record<string, Thing>;
