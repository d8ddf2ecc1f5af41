import type { Look } from '../../kit/look';
import { type Art, boxes, path, rect, stroke } from '../../kit/shapes';
import { glow, veil } from '../../kit/tones';
import { glass } from './carBody';

/** A car seen from behind; `roof` is the height of its roof. */
export const drawCarRear =
  (roof: number) =>
  (look: Look): Art => {
    const top = -roof;
    const sill = top + 52;
    return (
      boxes(
        [
          [-82, -34, 30, 34],
          [52, -34, 30, 34],
        ],
        '#332c3b',
      ) +
      path(
        `M-90 -26C-94 -54 -90 -72 -80 ${sill}C-74 ${top + 32} -66 ${top + 12} -56 ${top + 4}C-24 ${top - 2} 24 ${top - 2} 56 ${top + 4}C66 ${top + 12} 74 ${top + 32} 80 ${sill}C90 -72 94 -54 90 -26C90 -18 86 -14 80 -14H-80C-86 -14 -90 -18 -90 -26Z`,
        look.base,
      ) +
      path('M-91 -46C-30 -40 30 -40 91 -46L90 -26C90 -18 86 -14 80 -14H-80C-86 -14 -90 -18 -90 -26Z', veil(0.13)) +
      path(
        `M-66 ${sill - 6}C-62 ${top + 30} -56 ${top + 18} -50 ${top + 12}C-20 ${top + 8} 20 ${top + 8} 50 ${top + 12}C56 ${top + 18} 62 ${top + 30} 66 ${sill - 6}C20 ${sill - 2} -20 ${sill - 2} -66 ${sill - 6}Z`,
        glass,
      ) +
      path(`M-40 ${sill - 4}L-18 ${top + 10}H4L-18 ${sill - 3}Z`, glow(0.2)) +
      stroke(
        `M-50 ${top + 7}C-20 ${top + 2} 20 ${top + 2} 50 ${top + 7}M-76 ${sill + 4}C-30 ${sill + 9} 30 ${sill + 9} 76 ${sill + 4}`,
        glow(0.5),
        2,
      ) +
      stroke(
        `M-62 ${sill + 6}C-64 -60 -58 -44 -52 -36C-20 -32 20 -32 52 -36C58 -44 64 -60 62 ${sill + 6}`,
        veil(0.28),
        1.6,
      ) +
      path(
        'M-90 -62C-90 -70 -86 -76 -80 -78L-62 -74C-60 -66 -62 -58 -66 -54L-91 -52ZM90 -62C90 -70 86 -76 80 -78L62 -74C60 -66 62 -58 66 -54L91 -52Z',
        '#d1483a',
      ) +
      path('M-86 -66L-64 -64L-66 -58L-88 -57ZM86 -66L64 -64L66 -58L88 -57Z', '#f2a46b') +
      rect(-26, -58, 52, 14, '#fff5e0', 2) +
      boxes(
        [
          [-26, -57, 6, 12],
          [20, -57, 6, 12],
        ],
        '#3f5f9a',
      ) +
      stroke('M-12 -51H12', '#4b4252', 3) +
      path('M-84 -26H84C86 -18 84 -14 80 -14H-80C-84 -14 -86 -18 -84 -26Z', '#453c4a') +
      stroke(`M0 ${top + 10}L24 ${sill - 14}`, '#2f2836', 2) +
      boxes([[-62, -20, 16, 5]], '#b8aca6')
    );
  };
