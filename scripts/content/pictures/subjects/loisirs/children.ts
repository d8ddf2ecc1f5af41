import type { Look } from '../../kit/look';
import { type Art, boxes, circle, dots, ellipse, group, path, rect, stroke } from '../../kit/shapes';
import { darker, glow, lighter, mix, veil } from '../../kit/tones';
import { bikeWheel } from '../../kit/wheels';
import type { Thing } from '../subject';

const graphite = '#4b4252';
const oak = '#c9935c';

function stroller(look: Look): Art {
  return (
    stroke('M-56 -22L62 -112L100 -178M64 -26L-24 -104', graphite, 6) +
    stroke('M92 -178L116 -184', '#7a4a35', 10) +
    path('M-40 -40H44L36 -18H-30Z', mix(look.base, graphite, 0.35)) +
    stroke('M-44 -42H48', graphite, 4) +
    path(
      'M-98 -118C-92 -88 -70 -64 -34 -60H18C42 -62 56 -84 58 -112L-4 -112C-14 -104 -24 -100 -34 -104C-50 -112 -70 -118 -98 -118Z',
      look.base,
    ) +
    path(
      'M-98 -118C-92 -88 -70 -64 -34 -60H18C42 -62 56 -84 58 -112L44 -112C40 -92 30 -80 10 -80H-30C-62 -82 -84 -96 -98 -118Z',
      veil(0.14),
    ) +
    path(
      'M-84 -116c10 -8 30 -10 46 -2c14 8 24 8 36 4v12c-20 10 -40 4 -50 -2c-10 -6 -22 -10 -32 -12z',
      mix(look.accent, '#fff5e0', 0.3),
    ) +
    path('M58 -112C66 -164 34 -200 -12 -198C-8 -160 -4 -132 -4 -112Z', look.dark).replace(
      '<path',
      '<path transform="translate(4 0)"',
    ) +
    path('M62 -112C70 -164 38 -200 -8 -198L2 -140L62 -112Z', look.base) +
    path('M62 -112C68 -150 52 -180 26 -192L2 -140Z', veil(0.12)) +
    stroke('M-8 -198L2 -140L62 -112M26 -192L2 -140', veil(0.2), 2.4) +
    stroke('M-6 -194C24 -196 46 -182 56 -158', glow(0.4), 3) +
    bikeWheel(-58, 30, '#3b3443', 7) +
    bikeWheel(66, 34, '#3b3443', 7) +
    stroke('M-66 -92C-84 -110 -84 -128 -72 -134', graphite, 5) +
    (look.variant % 2 === 0
      ? dots(
          [
            [-60, -96],
            [-36, -86],
            [-10, -90],
            [16, -84],
            [34, -98],
          ],
          4,
          look.light,
        )
      : path('M-92 -102C-60 -80 10 -80 54 -96L51 -88C10 -74 -56 -74 -86 -92z', look.accent))
  );
}

function teddy(x: number, y: number, size: string): Art {
  return group(
    `translate(${x} ${y}) scale(${size})`,
    dots(
      [
        [-16, -58],
        [16, -58],
      ],
      9,
      '#b5804f',
    ),
    ellipse(0, -16, 24, 20, '#b5804f'),
    circle(0, -44, 22, '#c9935c'),
    ellipse(0, -38, 10, 8, '#f0d9b8'),
    dots(
      [
        [-8, -48],
        [8, -48],
      ],
      2.6,
      graphite,
    ),
    ellipse(0, -41, 3.4, 2.4, graphite),
    dots(
      [
        [-20, -4],
        [20, -4],
      ],
      10,
      '#c9935c',
    ),
    ellipse(0, -14, 13, 12, '#f0d9b8'),
  );
}

function cradle(look: Look): Art {
  const wood = look.variant % 2 === 0 ? oak : '#fbf0dc';
  const bars = Array.from({ length: 13 }, (_, index) => `M${-90 + index * 15} -104V-38`).join('');
  return (
    stroke('M-118 -18C-60 14 60 14 118 -18', darker(wood, 0.2), 9) +
    stroke('M-88 -30L-92 -4M88 -30L92 -4', wood, 9) +
    stroke('M-96 -108V-214C-96 -226 -60 -232 -28 -222', darker(wood, 0.12), 5) +
    path(
      'M-60 -226C-112 -190 -120 -140 -122 -102C-96 -98 -70 -100 -54 -104C-60 -150 -40 -190 4 -218C-14 -230 -40 -232 -60 -226Z',
      mix(look.accent, '#fff8ea', 0.55),
    ) +
    path('M-60 -226C-90 -186 -92 -140 -90 -100C-78 -100 -66 -102 -54 -104C-60 -150 -40 -190 4 -218z', veil(0.07)) +
    path('M-92 -92c30 -14 150 -14 184 0v30H-92z', '#fffaf0') +
    path('M-84 -94c-2 -16 8 -24 24 -24s30 8 30 22z', '#fffaf0') +
    path('M-30 -98c30 -12 90 -12 122 0v34H-30z', look.base) +
    path('M-30 -98c8 -4 18 -6 28 -7v41h-28z', lighter(look.base, 0.45)) +
    teddy(58, -96, '.62') +
    stroke(bars, wood, 5) +
    path('M-106 -112H106c4 0 6 4 5 8H-111c-1 -4 1 -8 5 -8z', wood) +
    path('M-102 -42H102L96 -26H-96Z', wood) +
    boxes([[-100, -34, 200, 4]], veil(0.14)) +
    boxes([[-104, -104, 208, 3]], veil(0.16)) +
    stroke('M-98 -110V-32M98 -110V-32', darker(wood, 0.08), 8) +
    path('M96 -88c-12 -10 -20 -2 -14 4c4 4 10 2 14 -2c4 4 12 6 16 2c6 -6 -4 -14 -16 -4z', look.accentDark)
  );
}

function woodenToys(look: Look): Art {
  const wheel = (x: number, y = -14): Art =>
    circle(x, y, 14, darker(oak, 0.2)) + circle(x, y, 10, oak) + circle(x, y, 3.4, '#7a4a35');
  const wagon = (x: number, colour: string, load: Art): Art =>
    load +
    rect(x - 34, -52, 68, 32, colour, 5) +
    boxes([[x - 34, -32, 68, 4]], veil(0.14)) +
    wheel(x - 18) +
    wheel(x + 18);
  const tower = group(
    'translate(118 0)',
    ellipse(2, 2, 40, 5, veil(0.18)),
    rect(-38, -16, 76, 16, look.base, 8),
    rect(-31, -32, 62, 16, '#e6a53b', 8),
    rect(-25, -48, 50, 16, look.accent, 8),
    rect(-19, -64, 38, 16, '#93a587', 8),
    rect(-13, -80, 26, 16, look.dark, 8),
    circle(0, -88, 10, '#c8452f'),
    path('M10 -88c8 0 30 60 28 84h-16c4 -30 -2 -60 -12 -84z', veil(0.08)),
  );
  const engine =
    rect(-8, -62, 78, 40, look.base, 6) +
    rect(-8, -96, 36, 46, look.dark, 5) +
    path('M-14 -98h48v-7h-48z', look.accent) +
    rect(-1, -88, 22, 20, '#cfe0da', 3) +
    circle(66, -42, 20, look.base) +
    circle(66, -42, 12, look.accent) +
    path('M44 -62v-22h-4v-8h22v8h-4v22z', look.accentDark) +
    boxes([[-8, -34, 78, 4]], veil(0.14)) +
    wheel(8) +
    wheel(42, -14) +
    wheel(68, -12) +
    stroke('M8 -14H42', '#7a4a35', 4);
  const cargo =
    dots(
      [
        [-74, -62],
        [-54, -62],
        [-64, -72],
      ],
      12,
      '#e6a53b',
    ) + dots([[-64, -72]], 12, '#c8452f');
  const cubes =
    rect(-148, -74, 24, 24, '#93a587', 3) +
    rect(-124, -72, 22, 22, look.accent, 3) +
    rect(-136, -96, 23, 23, '#e6a53b', 3) +
    path('M-124 -91l7 13h-14z', '#fff5e0') +
    circle(-136, -62, 6, '#fff5e0');
  return (
    group(
      'translate(-14 0)',
      stroke('M-30 -30H-8M-98 -30H-90', '#7a4a35', 4) +
        wagon(-64, look.accent, cargo) +
        wagon(-130, mix(look.base, '#fff5e0', 0.4), cubes) +
        engine,
    ) +
    (look.variant % 2 === 0
      ? tower
      : group(
          'translate(112 0)',
          ellipse(2, 2, 40, 5, veil(0.18)),
          rect(-34, -34, 34, 34, look.base, 4),
          rect(2, -34, 34, 34, '#e6a53b', 4),
          rect(-17, -68, 34, 34, look.accent, 4),
          path('M-17 -72L0 -98L17 -72Z', '#c8452f'),
          circle(-17, -17, 9, '#fff5e0'),
          path('M19 -28l10 20H9z', '#fff5e0'),
        ))
  );
}

function carSeat(look: Look): Art {
  return (
    path('M-92 -26c0 -14 10 -20 24 -20H68c14 0 24 6 24 20v16c0 6 -4 10 -10 10H-82c-6 0 -10 -4 -10 -10z', graphite) +
    boxes([[-92, -14, 184, 4]], glow(0.12)) +
    path('M-66 -40C-76 -110 -72 -160 -58 -188C-48 -206 48 -206 58 -188C72 -160 76 -110 66 -40Z', graphite) +
    path('M-66 -172c-2 -30 22 -48 66 -48s68 18 66 48c0 14 -8 22 -20 22h-92c-12 0 -20 -8 -20 -22z', look.base) +
    path(
      'M-66 -172c-2 -16 4 -28 16 -36c-8 20 -6 42 4 58c-12 0 -20 -8 -20 -22zM66 -172c2 -16 -4 -28 -16 -36c8 20 6 42 -4 58c12 0 20 -8 20 -22z',
      look.dark,
    ) +
    path('M-38 -184c0 -12 16 -18 38 -18s38 6 38 18c0 8 -6 12 -14 12h-48c-8 0 -14 -4 -14 -12z', look.light) +
    path('M-56 -62C-66 -104 -62 -140 -52 -156H52C62 -140 66 -104 56 -62Z', look.base) +
    path('M-34 -70c-8 -30 -6 -60 2 -78h64c8 18 10 48 2 78z', look.light) +
    path(
      'M-104 -92c0 -16 26 -18 34 -4l14 40H56l14 -40c8 -14 34 -12 34 4c0 30 -12 54 -28 60H-76c-16 -6 -28 -30 -28 -60z',
      look.base,
    ) +
    path('M-96 -60C-60 -40 60 -40 96 -60C90 -46 84 -36 76 -32H-76C-84 -36 -90 -46 -96 -60Z', veil(0.16)) +
    path('M-44 -62c4 -14 84 -14 88 0c2 10 -10 16 -44 16s-46 -6 -44 -16z', look.light) +
    stroke('M-18 -168L-12 -92M18 -168L12 -92M-12 -84L-34 -62M12 -84L34 -62M0 -78V-52', graphite, 8) +
    rect(-20, -140, 14, 30, look.accent, 5) +
    rect(6, -140, 14, 30, look.accent, 5) +
    rect(-13, -94, 26, 20, '#c8452f', 6) +
    stroke('M-6 -84h12', glow(0.8), 3) +
    stroke('M-96 -90c2 -8 12 -8 16 -2M80 -92c4 -6 14 -6 16 2', glow(0.45), 3) +
    (look.variant % 2 === 0
      ? dots(
          [
            [-44, -104],
            [44, -104],
            [-48, -128],
            [48, -128],
          ],
          3.4,
          look.accent,
        )
      : teddy(92, -4, '.7'))
  );
}

export const children = {
  stroller: {
    colours: ['teal', 'terracotta', 'sage', 'night', 'saffron', 'rose'],
    home: ['street', 'garden'],
    away: ['room', 'meadow', 'studio'],
    draw: stroller,
    reach: 96,
    size: 1.04,
    focus: [10, -120, 1.6],
  },
  cradle: {
    colours: ['sage', 'rose', 'saffron', 'teal', 'terracotta'],
    home: ['room', 'rugRoom'],
    away: ['rugRoom', 'studio', 'room'],
    draw: cradle,
    reach: 112,
    focus: [10, -90, 1.7],
  },
  'wooden-toys': {
    colours: ['terracotta', 'teal', 'plum', 'night'],
    home: ['rugRoom', 'table'],
    away: ['studio', 'table', 'rugRoom'],
    draw: woodenToys,
    reach: 150,
    size: 1.06,
    focus: [10, -56, 1.8],
  },
  'car-seat': {
    colours: ['teal', 'terracotta', 'stone', 'sage', 'plum', 'night'],
    home: ['studio', 'rugRoom'],
    away: ['rugRoom', 'studio'],
    draw: carSeat,
    reach: 96,
    focus: [0, -110, 1.7],
  },
} as const satisfies Record<string, Thing>;
