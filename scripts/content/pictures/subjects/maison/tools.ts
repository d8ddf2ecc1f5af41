import type { Look } from '../../kit/look';
import { type Art, boxes, dots, ellipse, group, path, rect, stroke, turn } from '../../kit/shapes';
import { darker, glow, lighter, mix, veil } from '../../kit/tones';
import type { Thing } from '../subject';

const graphite = '#3b3443';
const steel = '#cfc8c2';
const oak = '#b5804f';

function drill(look: Look): Art {
  return (
    path('M-56 -8h84c6 0 10 -4 10 -10v-24h-104v24c0 6 4 10 10 10z', graphite) +
    boxes([[-66, -42, 104, 8]], look.accent) +
    stroke('M-52 -22h40', glow(0.3), 4) +
    path('M-58 -118H18C14 -92 12 -66 18 -42H-54C-46 -66 -48 -92 -58 -118Z', look.base) +
    path('M-30 -118H18C14 -92 12 -66 18 -42H-8C-10 -70 -14 -94 -30 -118Z', veil(0.14)) +
    path('M-52 -96c6 16 6 36 2 50h22c2 -18 0 -34 -4 -50z', graphite) +
    path('M18 -116c12 4 16 14 12 26l-14 -4z', '#d1483a') +
    path(
      'M-96 -176c-14 4 -16 44 0 52c8 6 20 8 36 8H46c12 0 18 -4 22 -12h14v-46H68c-4 -8 -10 -12 -22 -12H-60c-16 0 -28 4 -36 10z',
      look.base,
    ) +
    path('M-106 -146H82v18H68c-4 8 -10 12 -22 12H-60c-16 0 -28 -2 -36 -8c-6 -4 -10 -12 -10 -22z', veil(0.14)) +
    stroke('M-80 -178C-66 -182 -50 -182 -30 -182H40', glow(0.6), 4) +
    stroke('M-88 -162v24M-78 -164v28M-68 -164v28', veil(0.35), 4) +
    rect(-44, -166, 60, 20, look.accent, 4) +
    stroke('M-36 -156h26', look.accentDark, 4) +
    path('M82 -170h18l8 6v34l-8 6H82z', graphite) +
    path('M108 -160l16 4v18l-16 4z', '#5d5364') +
    path('M124 -152h44l10 4l-10 4h-44z', steel) +
    stroke('M132 -152l6 8M144 -152l6 8M156 -152l6 8', '#8f8288', 2.4) +
    (look.variant % 2 === 0
      ? group(
          'translate(118 -4)',
          ellipse(0, 4, 34, 5, veil(0.2)),
          rect(-34, -30, 68, 32, darker(look.base, 0.25), 5),
          boxes(
            [
              [-26, -36, 6, 8],
              [-14, -38, 6, 10],
              [-2, -40, 6, 12],
              [10, -42, 6, 14],
              [22, -44, 5, 16],
            ],
            steel,
          ),
        )
      : group(
          'translate(112 0)',
          stroke('M-26 -3h18M4 -4l16 -6M22 0h14M-6 -12l14 -5', steel, 4),
          stroke('M-28 -7v8M2 -8l3 8M21 -4v8', '#8f8288', 3),
        ))
  );
}

function toolbox(look: Look): Art {
  return (
    stroke('M-70 -112v-30c0 -8 4 -12 12 -12H58c8 0 12 4 12 12v30', graphite, 9) +
    stroke('M-40 -156h80', look.accent, 11) +
    turn(-14, -70, -110, path('M-84 -178h8v70h-8z', oak) + path('M-100 -196h36c8 0 14 6 16 12h-12v8h-40z', '#8f8288')) +
    turn(12, 60, -110, path('M54 -172h12v62H54z', look.accent) + path('M57 -206h6v36h-6z', steel)) +
    path('M-20 -196c-10 6 -10 22 0 28v60h14v-60c10 -6 10 -22 0 -28v16h-14z', steel) +
    path('M14 -104l44 -74l14 8l-38 66z', '#8f8288') +
    path('M-124 -110H124l-8 24h-232z', look.dark) +
    rect(-120, -90, 240, 86, look.base, 6) +
    path('M60 -90h54c4 0 6 2 6 6v74c0 4 -2 6 -6 6H52c12 -30 14 -58 8 -86z', veil(0.12)) +
    boxes([[-120, -76, 240, 5]], veil(0.2)) +
    rect(-26, -84, 52, 24, steel, 4) +
    rect(-14, -78, 28, 14, '#8f8288', 3) +
    boxes(
      [
        [-100, -84, 18, 22],
        [82, -84, 18, 22],
      ],
      steel,
    ) +
    stroke('M-112 -60V-14', glow(0.45), 3.4) +
    boxes(
      [
        [-110, -10, 26, 10],
        [84, -10, 26, 10],
      ],
      graphite,
    ) +
    (look.variant % 2 === 0
      ? path('M-70 -48H70v26H-70z', look.accent) +
        stroke(
          'M-60 -22v-10M-45 -22v-6M-30 -22v-10M-15 -22v-6M0 -22v-10M15 -22v-6M30 -22v-10M45 -22v-6M60 -22v-10',
          look.accentDark,
          2.4,
        )
      : `<rect x="-96" y="-52" width="192" height="34" rx="4" stroke="${veil(0.22)}" stroke-width="3"/>`)
  );
}

function ladder(look: Look): Art {
  const step = look.variant % 2 === 0;
  const wood = look.colour === 'cream' || look.colour === 'stone' ? steel : look.base;
  const rungs = [0, 1, 2, 3, 4, 5].map((index) => -28 - index * 32);
  return (
    (step
      ? stroke('M20 -206L96 0M-4 -206L44 0', darker(wood, 0.3), 7) +
        stroke('M32 -150h12M40 -100h26M54 -50h30', darker(wood, 0.3), 5) +
        stroke('M-46 -100L60 -96', veil(0.4), 3)
      : '') +
    stroke('M-24 -208L-72 0M24 -208L60 0', wood, 9) +
    stroke('M-26 -208L-74 0', glow(0.4), 2) +
    boxes(
      rungs.map((y) => [-66 + (-y - 28) * 0.23, y, 120 - (-y - 28) * 0.4, 9] as const),
      lighter(wood, 0.14),
    ) +
    boxes(
      rungs.map((y) => [-66 + (-y - 28) * 0.23, y + 6, 120 - (-y - 28) * 0.4, 3] as const),
      veil(0.2),
    ) +
    rect(-34, -216, 68, 13, look.accent, 3) +
    boxes(
      [
        [-80, -6, 16, 6],
        [52, -6, 16, 6],
      ],
      graphite,
    ) +
    group(
      'translate(-112 0)',
      ellipse(2, 0, 28, 4, veil(0.18)) +
        path('M-24 -40h48l-5 36c0 3 -2 4 -5 4h-28c-3 0 -5 -1 -5 -4z', look.accent) +
        ellipse(0, -40, 24, 5, look.accentDark) +
        stroke('M-24 -40C-20 -70 20 -70 24 -40', graphite, 2.4),
    )
  );
}

function paint(look: Look): Art {
  const swatch = (x: number, angle: number, colour: string): Art =>
    turn(angle, 110, -4, rect(x, -92, 30, 88, '#fff8ea', 3) + rect(x, -92, 30, 58, colour, 3));
  return (
    swatch(96, 26, lighter(look.base, 0.5)) +
    swatch(96, 10, look.base) +
    swatch(96, -8, look.dark) +
    path('M-112 -136H12V-10c0 6 -28 10 -62 10s-62 -4 -62 -10z', steel) +
    path('M-20 -136h32V-10c0 4 -16 8 -36 9c10 -44 12 -92 4 -135z', veil(0.14)) +
    path('M-112 -110H12V-36H-112z', '#fff5e0') +
    path('M-112 -74C-80 -96 -50 -60 -20 -76C-6 -82 4 -80 12 -78V-36H-112z', look.base) +
    path('M-20 -110h32v74h-30c4 -26 2 -50 -2 -74z', veil(0.1)) +
    boxes([[-116, -142, 132, 8]], '#8f8288') +
    ellipse(-50, -142, 66, 13, '#b8aca6') +
    ellipse(-50, -141, 58, 10, look.base) +
    path('M-92 -144c14 -8 40 -8 56 -5c-20 2 -34 5 -42 9z', glow(0.4)) +
    stroke('M-114 -128C-150 -180 50 -184 14 -128', '#8f8288', 3.4) +
    path('M-90 -132c0 8 0 38 6 38s4 -18 6 -24s6 6 6 22s8 14 8 0v-34z', look.base) +
    group(
      'translate(46 12) rotate(-7)',
      rect(-12, -14, 84, 20, oak, 9) +
        boxes([[-34, -20, 26, 32]], steel) +
        path('M-34 -20h-34c-6 6 -8 12 -8 16s2 12 8 16h34z', look.dark) +
        path('M-56 -20h-12c-6 6 -8 12 -8 16s2 12 8 16h12c-6 -10 -6 -22 0 -32z', look.base) +
        dots([[60, -4]], 4, darker(oak, 0.4)) +
        stroke('M-6 -10h56', glow(0.3), 2.4),
    ) +
    (look.variant % 2 === 0
      ? path('M-150 2c10 -8 34 -8 40 -2c4 4 -8 6 -20 6s-26 0 -20 -4z', look.base)
      : path('M-160 -6h36v6h-36z', mix(look.accent, '#fff5e0', 0.2)) + stroke('M-158 -8h32', look.accent, 3))
  );
}

export const tools = {
  drill: {
    colours: ['teal', 'saffron', 'terracotta', 'night', 'sage'],
    home: ['workshop'],
    away: ['studio', 'workshop'],
    draw: drill,
    reach: 90,
    size: 1.06,
    focus: [10, -140, 1.8],
  },
  toolbox: {
    colours: ['terracotta', 'teal', 'saffron', 'night', 'sage'],
    home: ['workshop'],
    away: ['studio', 'workshop'],
    draw: toolbox,
    reach: 120,
    focus: [0, -110, 1.7],
  },
  ladder: {
    colours: ['sand', 'stone', 'saffron', 'terracotta', 'teal'],
    home: ['wall', 'rugRoom'],
    away: ['studio', 'garden'],
    draw: ladder,
    reach: 84,
    focus: [0, -140, 1.6],
  },
  paint: {
    colours: ['terracotta', 'teal', 'sage', 'saffron', 'plum', 'rose'],
    home: ['workshop', 'studio'],
    away: ['studio', 'wall'],
    draw: paint,
    reach: 130,
    size: 1.08,
    focus: [-40, -110, 1.8],
  },
} as const satisfies Record<string, Thing>;
