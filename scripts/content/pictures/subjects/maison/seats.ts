import type { Look } from '../../kit/look';
import { type Art, boxes, dots, ellipse, group, move, path, rect, stroke } from '../../kit/shapes';
import { glow, lighter, mix, veil } from '../../kit/tones';
import type { Thing } from '../subject';

const oak = '#b5804f';
const walnut = '#7a4a35';

const cushion = (x: number, y: number, angle: number, colour: string): Art =>
  group(
    `translate(${x} ${y}) rotate(${angle})`,
    path('M-19 -19c12 4 26 4 38 0c-4 12 -4 26 0 38c-12 -4 -26 -4 -38 0c4 -12 4 -26 0 -38z', colour) +
      path('M19 -19c-4 12 -4 26 0 38c-12 -4 -26 -4 -38 0c20 -4 32 -16 38 -38z', veil(0.1)),
  );

function sofa(look: Look): Art {
  const round = look.variant % 2 === 0;
  const back = round
    ? 'M-116 -70c-2 -44 8 -60 32 -60H84c24 0 34 16 32 60v28h-232z'
    : 'M-116 -42v-76c0 -8 4 -12 12 -12H104c8 0 12 4 12 12v76z';
  const arms = round
    ? 'M-146 -62c0 -30 40 -30 40 0v30h212v-30c0 -30 40 -30 40 0v40c0 6 -4 10 -10 10h-272c-6 0 -10 -4 -10 -10z'
    : 'M-146 -84c0 -6 4 -8 8 -8h26c4 0 8 2 8 8v50h208v-50c0 -6 4 -8 8 -8h26c4 0 8 2 8 8v62c0 6 -4 10 -10 10h-272c-6 0 -10 -4 -10 -10z';
  return (
    stroke('M-124 -14l-5 14M124 -14l5 14M-40 -14v12M40 -14v12', walnut, 6) +
    path(back, look.base) +
    stroke('M-94 -124H94', glow(0.35), 3) +
    stroke('M-36 -126v64M36 -126v64', veil(0.14), 2) +
    path(
      'M-108 -60c0 -8 4 -12 10 -12h58c6 0 8 4 8 10v28h-76zM-32 -62c0 -6 3 -10 8 -10h48c5 0 8 4 8 10v28h-64zM32 -62c0 -6 2 -10 8 -10h58c6 0 10 4 10 12v26h-76z',
      lighter(look.base, 0.12),
    ) +
    stroke('M-98 -68h52M-20 -68h40M46 -68h52', glow(0.3), 2.4) +
    path(arms, look.dark) +
    path('M-146 -30h292v8c0 6 -4 10 -10 10h-272c-6 0 -10 -4 -10 -10z', veil(0.16)) +
    stroke(
      round ? 'M-138 -64c2 -14 20 -14 24 -4M114 -68c4 -10 22 -10 24 4' : 'M-138 -87h22M116 -87h22',
      glow(0.4),
      2.6,
    ) +
    cushion(-84, -82, 14, look.accent) +
    cushion(-58, -80, -6, mix(look.accent, '#fff1d6', 0.5)) +
    cushion(82, -82, -12, look.accent) +
    (look.variant % 3 === 1
      ? path('M104 -92h34c4 0 6 2 8 6v56l-6 -4l-6 6l-8 -5l-6 5l-8 -5l-8 4z', mix(look.accent, '#fff1d6', 0.35)) +
        stroke('M106 -72h38M106 -56h38', look.accentDark, 3)
      : '')
  );
}

function armchair(look: Look): Art {
  const wing = look.variant % 2 === 0;
  return (
    ellipse(104, 2, 50, 7, veil(0.18)) +
    stroke('M-62 -22l-10 22M62 -22l10 22', oak, 7) +
    stroke('M82 -16l-6 16M126 -16l6 16', oak, 5) +
    path('M68 -44c0 -6 6 -8 12 -8h48c6 0 12 2 12 8v22c0 6 -4 8 -10 8H78c-6 0 -10 -2 -10 -8z', look.base) +
    path('M68 -30h72v8c0 6 -4 8 -10 8H78c-6 0 -10 -2 -10 -8z', veil(0.16)) +
    dots([[104, -46]], 3, look.dark) +
    path(
      wing
        ? 'M-78 -60C-88 -120 -74 -190 -46 -196H46C74 -190 88 -120 78 -60Z'
        : 'M-74 -56c-4 -70 10 -112 74 -112s78 42 74 112z',
      look.base,
    ) +
    path(
      wing
        ? 'M46 -196C74 -190 88 -120 78 -60H40C56 -100 58 -160 46 -196Z'
        : 'M40 -158c28 16 38 52 34 102h-30c12 -40 10 -76 -4 -102z',
      veil(0.12),
    ) +
    (wing
      ? dots(
          [
            [-26, -160],
            [26, -160],
            [0, -132],
            [-26, -104],
            [26, -104],
          ],
          3.2,
          look.dark,
        ) + stroke('M-44 -190C-20 -194 20 -194 40 -190', glow(0.4), 3)
      : stroke('M-48 -62c-4 -40 4 -70 16 -84M0 -164v100M48 -62c4 -40 -4 -70 -16 -84', veil(0.14), 2.4)) +
    path('M-60 -74c0 -6 6 -10 14 -10h92c8 0 14 4 14 10v34H-60z', lighter(look.base, 0.12)) +
    stroke('M-48 -80h92', glow(0.35), 2.6) +
    path(
      'M-96 -84c0 -24 34 -24 36 0l2 44h116l2 -44c2 -24 36 -24 36 0l-6 56c0 6 -4 10 -10 10h-160c-6 0 -10 -4 -10 -10z',
      look.dark,
    ) +
    path('M-92 -40h184l-2 12c0 6 -4 10 -10 10h-160c-6 0 -10 -4 -10 -10z', veil(0.16)) +
    stroke('M-90 -88c2 -10 18 -12 24 -4M66 -92c6 -8 22 -6 24 4', glow(0.4), 2.6) +
    cushion(4, -106, 8, look.accent)
  );
}

/** A wooden chair seen from the front, 56 wide, 128 high, its feet at (0, 0). */
function chair(wood: string, seat: string, slats: boolean): Art {
  return (
    stroke('M-20 -58l-6 58M20 -58l6 58M-24 -24h48', wood, 5) +
    (slats
      ? path('M-26 -62l-4 -62c0 -6 60 -6 60 0l-4 62h-7l3 -54h-44l3 54z', wood) +
        stroke('M-22 -104h44M-22 -88h44', wood, 6)
      : path('M-26 -62c-6 -40 -4 -66 26 -66s32 26 26 66h-7c6 -40 2 -58 -19 -58s-25 18 -19 58z', wood) +
        stroke('M-8 -120v56M8 -120v56', wood, 3)) +
    path('M-30 -66h60c3 0 5 4 3 8h-66c-2 -4 0 -8 3 -8z', seat) +
    path('M-33 -60h66v4c0 2 -66 2 -66 0z', veil(0.18))
  );
}

function chairSet(look: Look): Art {
  const wood = look.variant % 2 === 0 ? oak : walnut;
  const slats = look.variant % 3 !== 0;
  return [
    [-96, -12],
    [96, -12],
    [-34, -2],
    [34, -2],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        ellipse(x + 3, y, 34, 5, veil(0.16)) +
        group(
          `translate(${x} ${y}) scale(${index < 2 ? '.95' : '1'})`,
          chair(index < 2 ? mix(wood, '#3a2238', 0.12) : wood, look.base, slats),
        ),
    )
    .join('');
}

function diningTable(look: Look): Art {
  const wood = look.variant % 2 === 0 ? oak : walnut;
  return (
    move(-62, -10, chair(mix(wood, '#3a2238', 0.2), look.base, true)) +
    move(62, -10, chair(mix(wood, '#3a2238', 0.2), look.base, true)) +
    (look.variant % 3 === 0
      ? path('M-124 -70L-138 0h10l18 -70zM124 -70L138 0h-10l-18 -70z', wood)
      : stroke('M-116 -70V0M116 -70V0', wood, 10)) +
    path('M-130 -76H130v12H-130z', mix(wood, '#3a2238', 0.2)) +
    path('M-134 -88H134L146 -76H-146Z', lighter(wood, 0.18)) +
    rect(-146, -77, 292, 7, wood, 2) +
    stroke('M-110 -82H-20M20 -80H120', veil(0.1), 1.6) +
    path('M-36 -88H36L44 -76h-88z', look.base) +
    path('M-44 -76h88v16l-7 -5l-8 6l-7 -6l-8 6l-7 -6l-8 6l-7 -6l-8 6l-7 -6l-8 6l-7 -6l-10 5z', look.dark) +
    ellipse(-88, -83, 26, 4.4, '#fff5e0') +
    ellipse(88, -83, 26, 4.4, '#fff5e0') +
    ellipse(-88, -84, 15, 2.4, look.accent) +
    ellipse(88, -84, 15, 2.4, look.accent) +
    path('M-9 -118h18c4 12 8 18 6 26c-2 8 -6 11 -15 11s-13 -3 -15 -11c-2 -8 2 -14 6 -26z', look.accentDark) +
    stroke('M0 -118c-2 -20 -10 -30 -20 -38M0 -118c0 -20 2 -34 4 -46M0 -118c4 -18 12 -26 24 -32', '#41674f', 2.4) +
    dots(
      [
        [-22, -158],
        [26, -152],
        [-4, -146],
      ],
      9,
      '#dd9888',
    ) +
    dots(
      [
        [4, -168],
        [14, -148],
      ],
      8,
      look.accent === '#f4e8d3' ? '#e6a53b' : look.accent,
    ) +
    path(
      'M-12 -138c-12 -2 -14 -10 -14 -14c10 0 14 6 14 14zM10 -136c10 0 16 -8 16 -12c-10 -2 -16 4 -16 12z',
      '#5f8265',
    ) +
    boxes(
      [
        [-58, -96, 10, 13],
        [46, -96, 10, 13],
      ],
      '#cfe0dacc',
    )
  );
}

function coffeeTable(look: Look): Art {
  const wood = look.variant % 2 === 0 ? oak : walnut;
  const round = look.variant % 3 !== 1;
  return (
    (round
      ? stroke('M-84 -66L-104 0M84 -66L104 0M-18 -64L-24 6M30 -64L36 4', wood, 7) +
        ellipse(0, -62, 132, 20, mix(wood, '#3a2238', 0.25)) +
        ellipse(0, -70, 132, 20, look.base) +
        `<path d="M-112 -74C-60 -88 60 -88 112 -74" stroke="${glow(0.4)}" stroke-width="2.4"/>`
      : boxes(
          [
            [-126, -66, 10, 66],
            [116, -66, 10, 66],
          ],
          wood,
        ) +
        path('M-130 -34H130v8H-130z', wood) +
        boxes(
          [
            [-80, -44, 60, 10],
            [-74, -52, 46, 8],
          ],
          look.accent,
        ) +
        path('M-120 -84H120L140 -66H-140Z', lighter(look.base, 0.2)) +
        rect(-140, -67, 280, 9, look.base, 2) +
        path('M-140 -62H140v4H-140z', veil(0.2))) +
    boxes(
      [
        [-84, -82, 62, 8],
        [-78, -90, 52, 8],
      ],
      look.accent,
    ) +
    boxes(
      [
        [-84, -76, 62, 2],
        [-78, -84, 52, 2],
      ],
      '#fff5e0',
    ) +
    path('M-62 -90c0 -14 20 -14 20 0z', '#fff5e0') +
    path('M30 -76h22c2 -8 6 -14 4 -24c-2 -10 -6 -12 -8 -20h-14c-2 8 -6 10 -8 20c-2 10 2 16 4 24z', look.accentDark) +
    stroke('M41 -120c-2 -20 -12 -34 -20 -42M41 -120c0 -24 6 -40 10 -52M41 -120c6 -16 16 -26 28 -32', '#8a7a4e', 2.2) +
    path(
      'M24 -156c-12 -6 -14 -18 -10 -26c8 4 14 16 10 26zM50 -166c-8 -10 -4 -24 4 -30c6 10 4 22 -4 30zM66 -150c2 -12 12 -18 20 -18c0 10 -8 18 -20 18z',
      '#dcb079',
    ) +
    path('M84 -78h20v-14h-20z', '#fff5e0') +
    stroke('M104 -89c8 0 8 8 0 8', '#fff5e0', 3)
  );
}

export const seats = {
  sofa: {
    colours: ['terracotta', 'teal', 'sage', 'saffron', 'rose', 'night', 'sand'],
    home: ['room', 'rugRoom'],
    away: ['rugRoom', 'room', 'studio'],
    draw: sofa,
    reach: 144,
    size: 1.05,
    focus: [-70, -76, 1.8],
  },
  armchair: {
    colours: ['saffron', 'teal', 'terracotta', 'sage', 'plum', 'rose', 'night'],
    home: ['room', 'rugRoom'],
    away: ['rugRoom', 'studio', 'room'],
    draw: armchair,
    reach: 94,
    focus: [0, -120, 1.7],
  },
  'chair-set': {
    colours: ['terracotta', 'teal', 'sand', 'saffron', 'sage', 'cream'],
    home: ['room', 'studio'],
    away: ['terrace', 'rugRoom', 'studio'],
    draw: chairSet,
    reach: 0,
    size: 1.12,
    focus: [30, -80, 1.9],
  },
  'dining-table': {
    colours: ['cream', 'terracotta', 'sage', 'teal', 'saffron'],
    home: ['room', 'rugRoom'],
    away: ['terrace', 'rugRoom', 'room'],
    draw: diningTable,
    reach: 140,
    size: 1.05,
    focus: [10, -96, 1.8],
  },
  'coffee-table': {
    colours: ['sand', 'teal', 'cream', 'terracotta', 'sage'],
    home: ['rugRoom', 'room'],
    away: ['studio', 'room'],
    draw: coffeeTable,
    reach: 124,
    focus: [0, -96, 1.7],
  },
} as const satisfies Record<string, Thing>;
