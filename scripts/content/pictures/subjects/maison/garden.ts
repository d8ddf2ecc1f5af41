import { monstera, snakePlant, smallPlant } from '../../kit/plants';
import type { Look } from '../../kit/look';
import { type Art, boxes, circle, dots, ellipse, group, move, path, rect, stroke } from '../../kit/shapes';
import { darker, glow, mix, veil } from '../../kit/tones';
import { carWheel } from '../../kit/wheels';
import type { Thing } from '../subject';

const graphite = '#3b3443';
const steel = '#cfc8c2';
const oak = '#b5804f';

function lawnmower(look: Look): Art {
  return (
    stroke('M-50 -58L-132 -168l-10 2', graphite, 7) +
    stroke('M-126 -160L-142 -166', look.accent, 11) +
    stroke('M-104 -130l18 -4', '#5d5364', 5) +
    path(
      'M-132 -104C-150 -100 -146 -40 -120 -34H-56l8 -44C-70 -92 -110 -100 -132 -104Z',
      mix(look.accent, '#fff5e0', 0.15),
    ) +
    path('M-132 -60C-128 -46 -124 -38 -120 -34H-56l4 -22C-80 -48 -110 -50 -132 -60Z', veil(0.14)) +
    stroke('M-128 -88l70 22M-134 -72l74 18', veil(0.14), 2) +
    path(
      'M-76 -36C-72 -66 -50 -76 -20 -78H66C98 -74 116 -56 118 -34C118 -26 114 -22 106 -22H-64C-72 -22 -76 -28 -76 -36Z',
      look.base,
    ) +
    path('M-76 -40C-20 -34 60 -34 118 -42V-34C118 -26 114 -22 106 -22H-64C-72 -22 -76 -28 -76 -40Z', veil(0.18)) +
    stroke('M-54 -64C-46 -70 -30 -72 -16 -72H60C74 -71 86 -66 94 -60', glow(0.6), 3.4) +
    rect(-14, -108, 72, 34, graphite, 8) +
    rect(-8, -122, 60, 20, '#5d5364', 7) +
    stroke('M-2 -96h48M-2 -88h48', '#57506a', 3) +
    circle(64, -104, 9, look.accent) +
    path('M26 -122h18l4 -12H22z', look.accentDark) +
    rect(-40, -92, 24, 16, steel, 4) +
    carWheel(-48, 27, 1) +
    carWheel(86, 21, 1) +
    stroke('M104 0l4 -12l4 12M124 2l4 -10l4 10M140 0l3 -9l4 9', '#5f8265', 3)
  );
}

function gardenTable(look: Look): Art {
  const chair = (x: number, flip: number): Art =>
    group(
      `translate(${x} 0) scale(${flip} 1)`,
      stroke('M-30 -60L26 0M26 -60L-26 0', darker(look.base, 0.25), 5) +
        stroke('M-30 -60L-46 -136', look.base, 6) +
        path('M-36 -66h66v8h-66z', look.base) +
        path('M-50 -138l8 -2l12 58l-8 2z', look.base) +
        stroke('M-44 -124l2 -1M-40 -104l1 0', glow(0.5), 3) +
        boxes([[-38, -62, 70, 3]], veil(0.2)),
    );
  return (
    chair(-100, 1) +
    chair(100, -1) +
    (look.variant % 2 === 0
      ? stroke('M0 -80V-8M0 -8l-34 8M0 -8l34 8', darker(look.base, 0.2), 7) +
        ellipse(0, -80, 74, 13, look.dark) +
        ellipse(0, -85, 74, 13, look.base) +
        `<ellipse cx="0" cy="-85" rx="60" ry="9" stroke="${glow(0.4)}" stroke-width="2"/>`
      : stroke('M-52 -82L46 0M52 -82L-46 0', darker(look.base, 0.2), 6) +
        rect(-78, -92, 156, 12, look.base, 3) +
        stroke('M-78 -84h156', veil(0.2), 3) +
        stroke('M-40 -92v8M0 -92v8M40 -92v8', veil(0.2), 2)) +
    path('M-34 -92h22v-20c0 -6 -4 -8 -4 -16h-14c0 8 -4 10 -4 16z', '#e6c86a') +
    path('M-34 -110h22v18h-22z', '#f0d98e') +
    dots(
      [
        [-28, -102],
        [-18, -98],
      ],
      4,
      '#6f9a5c',
    ) +
    boxes(
      [
        [0, -110, 12, 18],
        [42, -110, 12, 18],
      ],
      '#cfe0dacc',
    ) +
    boxes(
      [
        [0, -102, 12, 10],
        [42, -102, 12, 10],
      ],
      '#e6c86acc',
    ) +
    path('M14 -92c0 -10 24 -10 24 0z', '#fff5e0') +
    dots(
      [
        [20, -97],
        [28, -99],
        [33, -96],
      ],
      4,
      '#c8623f',
    )
  );
}

function parasol(look: Look): Art {
  const stripes = look.variant % 2 === 0;
  return (
    ellipse(0, -4, 40, 8, '#8f8288') +
    ellipse(0, -9, 32, 6, '#b8aca6') +
    stroke('M0 -10V-206', oak, 6) +
    stroke('M-2 -14V-200', glow(0.3), 1.6) +
    path(
      'M-146 -128C-136 -176 -80 -208 0 -208S136 -176 146 -128C132 -138 112 -138 98 -128C82 -138 64 -138 49 -128C34 -138 16 -138 0 -128C-16 -138 -34 -138 -49 -128C-64 -138 -82 -138 -98 -128C-112 -138 -132 -138 -146 -128Z',
      look.base,
    ) +
    path(
      'M-98 -128C-90 -170 -50 -200 0 -208C-30 -190 -46 -160 -49 -128C-64 -138 -82 -138 -98 -128ZM0 -128V-208C30 -190 46 -160 49 -128C34 -138 16 -138 0 -128ZM98 -128C90 -170 50 -200 0 -208C80 -208 136 -176 146 -128C132 -138 112 -138 98 -128Z',
      stripes ? mix(look.accent, '#fff5e0', 0.2) : look.dark,
    ) +
    path(
      'M49 -128C46 -160 30 -190 0 -208C80 -208 136 -176 146 -128C132 -138 112 -138 98 -128C82 -138 64 -138 49 -128Z',
      veil(0.1),
    ) +
    stroke('M-120 -158C-100 -184 -60 -200 -20 -204', glow(0.4), 3) +
    path('M-5 -208l5 -14l5 14z', oak) +
    group(
      'translate(82 0)',
      ellipse(0, 2, 70, 6, veil(0.18)) +
        stroke('M-46 -26v26M40 -26v26', oak, 6) +
        path('M-60 -36H30L62 -84l10 5L44 -26H-60z', oak) +
        path('M-58 -46H28l28 -44l14 8L40 -36H-58z', mix(look.accent, '#fff5e0', 0.1)) +
        path('M44 -88c10 -12 24 -8 26 -2l-14 14z', look.base),
    )
  );
}

function plantPots(look: Look): Art {
  const terra = '#c8704c';
  return (
    move(-74, -2, group('scale(1.3)', snakePlant(look.base))) +
    move(78, -2, group('scale(1.3)', monstera(mix(look.base, terra, look.colour === 'terracotta' ? 0 : 0.65)))) +
    move(2, 2, group('scale(1.5)', smallPlant(look.accent))) +
    (look.variant % 2 === 0
      ? group(
          'translate(-134 4)',
          ellipse(6, 0, 36, 5, veil(0.18)),
          path('M-16 -40h42v40h-42z', look.dark),
          stroke('M26 -18l30 -22', look.dark, 6),
          path('M52 -48l14 12l-8 6l-12 -14z', look.dark),
          `<path d="M-16 -34c-22 0 -22 26 0 26" stroke="${look.dark}" stroke-width="5"/>`,
          boxes([[10, -40, 16, 40]], veil(0.16)),
        )
      : group(
          'translate(-128 4)',
          ellipse(0, 0, 22, 4, veil(0.18)),
          path('M-18 -28h36l-5 28h-26z', terra),
          dots(
            [
              [-8, -38],
              [6, -42],
              [12, -34],
            ],
            9,
            '#5f8265',
          ),
          dots(
            [
              [-10, -42],
              [4, -48],
              [14, -38],
            ],
            5,
            look.accent === '#f4e8d3' ? '#e8b9c4' : look.accent,
          ),
        ))
  );
}

function barbecue(look: Look): Art {
  const open = look.variant % 2 === 0;
  return (
    stroke('M-34 -80L-66 -4M34 -80L66 -4M0 -76V-30', graphite, 7) +
    boxes([[-58, -34, 116, 7]], oak) +
    boxes([[-30, -46, 44, 12]], '#c9935c') +
    carWheel(-64, 17, 2) +
    path('M-84 -118h168c0 34 -36 50 -84 50s-84 -16 -84 -50z', look.base) +
    path('M30 -118h54c0 34 -36 50 -84 50c-8 0 -14 0 -20 -1c30 -8 48 -24 50 -49z', veil(0.16)) +
    stroke('M-72 -106c4 12 14 20 26 26', glow(0.5), 3.4) +
    boxes([[-90, -124, 180, 7]], steel) +
    (open
      ? path('M-64 -127c2 -12 40 -12 44 0zM14 -127c2 -10 30 -12 34 0z', '#8a4a38') +
        stroke('M-24 -129H8M50 -129h34', oak, 3) +
        dots(
          [
            [-16, -130],
            [-6, -130],
            [4, -130],
            [58, -130],
            [68, -130],
            [78, -130],
          ],
          5,
          '#c8623f',
        ) +
        dots(
          [
            [-11, -130],
            [63, -130],
            [73, -130],
          ],
          3.6,
          '#93a587',
        ) +
        stroke('M-50 -146c-10 -14 10 -20 0 -36M0 -148c-10 -14 10 -20 0 -36M44 -146c-10 -14 10 -20 0 -36', glow(0.65), 4)
      : path('M-86 -126c0 -44 38 -66 86 -66s86 22 86 66z', look.base) +
        path('M20 -192c40 4 66 26 66 66H44c2 -30 -6 -54 -24 -66z', veil(0.14)) +
        stroke('M-70 -144c6 -20 24 -32 46 -36', glow(0.6), 4) +
        stroke('M-18 -196v-8h36v8', graphite, 5) +
        boxes([[-22, -208, 44, 8]], oak) +
        circle(52, -152, 6, steel)) +
    boxes([[84, -118, 50, 7]], oak) +
    stroke('M92 -112v22M106 -112v26M120 -112v20', steel, 3.4) +
    stroke('M92 -94v8M106 -90v8M120 -96v8', look.accent, 5)
  );
}

export const garden = {
  lawnmower: {
    colours: ['terracotta', 'sage', 'saffron', 'teal', 'night'],
    home: ['garden', 'meadow'],
    away: ['meadow', 'garden', 'studio'],
    draw: lawnmower,
    reach: 110,
    size: 1.12,
    focus: [20, -74, 1.8],
  },
  'garden-table': {
    colours: ['teal', 'cream', 'saffron', 'sage', 'terracotta'],
    home: ['garden', 'terrace'],
    away: ['terrace', 'garden'],
    draw: gardenTable,
    reach: 136,
    size: 1.1,
    focus: [0, -90, 1.8],
  },
  parasol: {
    colours: ['terracotta', 'teal', 'saffron', 'cream', 'sage'],
    home: ['garden', 'terrace'],
    away: ['terrace', 'meadow'],
    draw: parasol,
    reach: 90,
    focus: [20, -130, 1.6],
  },
  'plant-pots': {
    colours: ['terracotta', 'cream', 'teal', 'saffron', 'rose'],
    home: ['terrace', 'room'],
    away: ['studio', 'terrace'],
    draw: plantPots,
    reach: 110,
    size: 1.02,
    focus: [40, -80, 1.7],
  },
  barbecue: {
    colours: ['terracotta', 'night', 'teal', 'saffron', 'sage'],
    home: ['garden', 'terrace'],
    away: ['terrace', 'meadow'],
    draw: barbecue,
    reach: 76,
    focus: [0, -130, 1.7],
  },
} as const satisfies Record<string, Thing>;
