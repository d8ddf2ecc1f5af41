import { smallPlant } from '../../kit/plants';
import type { Look } from '../../kit/look';
import { type Art, boxes, circle, dots, ellipse, group, path, rect, ring, stroke } from '../../kit/shapes';
import { darker, glow, mix, veil } from '../../kit/tones';
import type { Thing } from '../subject';

const graphite = '#3b3443';
const brass = '#d3a552';

function suitcase(look: Look): Art {
  if (look.variant % 2 === 0) {
    return (
      stroke('M-36 -170V-216H36V-170', '#8f8288', 6) +
      rect(-42, -226, 84, 15, graphite, 7) +
      boxes(
        [
          [-66, -8, 22, 8],
          [44, -8, 22, 8],
        ],
        graphite,
      ) +
      dots(
        [
          [-55, -2],
          [55, -2],
        ],
        8,
        graphite,
      ) +
      rect(-80, -174, 160, 168, look.base, 22) +
      path('M34 -174h24c12 0 22 10 22 22v124c0 12 -10 22 -22 22H30c16 -50 18 -116 4 -168z', veil(0.12)) +
      stroke('M-52 -166V-16M-26 -168V-14M0 -168V-14M26 -168V-14M52 -166V-16', veil(0.16), 5) +
      stroke('M-48 -164V-18M-22 -166V-16M4 -166V-16M30 -166V-16', glow(0.3), 2) +
      path('M-80 -104H80v8H-80z', look.dark) +
      rect(-20, -112, 40, 22, graphite, 5) +
      dots(
        [
          [-8, -101],
          [0, -101],
          [8, -101],
        ],
        2.6,
        brass,
      ) +
      stroke('M-20 -174c0 -12 40 -12 40 0', graphite, 6) +
      stroke('M-68 -150C-66 -160 -60 -166 -50 -167', glow(0.7), 4) +
      path('M40 -64l24 -8l8 26l-24 8z', look.accent) +
      circle(-48, -60, 15, mix(look.accent, '#fff5e0', 0.4)) +
      path('M-56 -56l8 -14l8 14z', look.dark) +
      group(
        'translate(116 0)',
        ellipse(2, 0, 34, 5, veil(0.18)),
        rect(-30, -78, 60, 78, look.accent, 14),
        rect(-22, -42, 44, 30, look.accentDark, 7),
        stroke('M-12 -78c0 -14 24 -14 24 0', look.accentDark, 5),
        stroke('M-8 -27h16', brass, 3.4),
      )
    );
  }
  return (
    `<path d="M-32 -130C-32 -158 32 -158 32 -130" stroke="${look.deep}" stroke-width="10"/>` +
    rect(-128, -132, 256, 126, look.base, 14) +
    path('M70 -132h44c8 0 14 6 14 14v98c0 8 -6 14 -14 14H66c14 -40 16 -90 4 -126z', veil(0.12)) +
    boxes([[-128, -92, 256, 4]], veil(0.25)) +
    boxes(
      [
        [-92, -132, 20, 126],
        [72, -132, 20, 126],
      ],
      look.dark,
    ) +
    rect(-97, -102, 30, 24, brass, 4) +
    rect(67, -102, 30, 24, brass, 4) +
    dots(
      [
        [-82, -90],
        [82, -90],
      ],
      4,
      darker(brass, 0.4),
    ) +
    path(
      'M-128 -118c0 -8 6 -14 14 -14h10v28h-24zM128 -118c0 -8 -6 -14 -14 -14h-10v28h24zM-128 -20c0 8 6 14 14 14h10v-28h-24zM128 -20c0 8 -6 14 -14 14h-10v-28h24z',
      look.deep,
    ) +
    rect(-16, -98, 32, 14, brass, 3) +
    circle(-34, -48, 24, mix(look.accent, '#fff5e0', 0.25)) +
    path('M-50 -40l10 -18l8 10l6 -8l10 16z', look.accent) +
    path('M10 -70l46 -8l6 34l-46 8z', '#fff5e0') +
    stroke('M20 -58l30 -5M22 -49l18 -3', look.accent, 4) +
    stroke('M-112 -126H40', glow(0.5), 3)
  );
}

function movingBoxes(look: Look): Art {
  const card = '#d2a06c';
  const side = darker(card, 0.16);
  const box = (x: number, foot: number, width: number, height: number): Art =>
    rect(x, foot - height, width, height, card) +
    path(`M${x + width * 0.7} ${foot - height}h${width * 0.3}v${height}h${-width * 0.3}z`, veil(0.1)) +
    boxes([[x, foot - height, width, 4]], glow(0.35)) +
    boxes([[x + width / 2 - 9, foot - height, 18, 22]], mix(look.base, '#f6ead4', 0.25)) +
    boxes([[x + width * 0.34, foot - height + 30, width * 0.32, 7]], side) +
    stroke(
      `M${x + width * 0.12} ${foot - 10}v-14m-4 4l4 -5l4 5M${x + width * 0.2} ${foot - 10}v-14m-4 4l4 -5l4 5`,
      side,
      2.4,
    );
  return (
    box(-130, 0, 132, 96) +
    box(10, 0, 122, 84) +
    path('M-96 -182h100l-4 -26h-92z', darker(card, 0.5)) +
    circle(-66, -198, 18, look.base) +
    rect(-44, -240, 12, 60, look.accent, 3) +
    rect(-30, -228, 11, 48, look.dark, 3) +
    rect(-17, -234, 10, 54, mix(look.accent, '#fff5e0', 0.4), 3) +
    path('M-86 -188l-8 -40h6l10 40z', '#8a5c48') +
    path('M-104 -226h26l4 -20h-34z', mix(look.base, '#fff5e0', 0.35)) +
    box(-98, -96, 106, 84) +
    path('M-98 -180L-124 -160L-114 -152L-92 -172zM8 -180L34 -160L24 -152L2 -172z', side) +
    group('translate(68 -84)', smallPlant(look.accent)) +
    group('translate(104 -84) scale(.9)', path('M-14 0v-26h28v26z', look.base), boxes([[-14, -26, 28, 5]], look.dark)) +
    ring(148, -16, 13, '#b98a55', 7) +
    ellipse(148, 0, 20, 3, veil(0.15)) +
    (look.variant % 2 === 0
      ? path('M-64 -40c-10 -12 -24 0 -14 12l14 14l14 -14c10 -12 -4 -24 -14 -12z', look.base)
      : path('M-84 -24v-20h40v20zM-78 -44l-2 -12h36l-2 12z', look.base))
  );
}

function petBasket(look: Look): Art {
  const fur = ['#d9915a', '#8f8288', '#f2e2c8'][look.variant % 3] ?? '#d9915a';
  const shade = darker(fur, 0.2);
  return (
    path('M-128 -56c0 -46 60 -62 128 -62s128 16 128 62z', darker('#c9935c', 0.25)) +
    path('M-110 -54c10 -34 60 -44 110 -44s100 10 110 44z', look.dark) +
    path('M-74 -46C-86 -96 -40 -124 10 -120C60 -118 94 -90 86 -46Z', fur) +
    path('M30 -116C66 -110 92 -84 86 -46H40C60 -64 56 -96 30 -116Z', shade) +
    stroke('M-8 -116c4 8 4 14 2 20M14 -118c6 8 6 16 4 22M36 -114c6 8 6 14 4 20', shade, 6) +
    path(
      'M-100 -84l-4 -36l26 16c8 -2 16 -2 24 0l24 -18l0 38c4 8 4 16 0 24c-8 18 -60 20 -70 0c-4 -8 -4 -16 0 -24z',
      fur,
    ) +
    path('M-98 -108l2 14l10 -6zM-36 -110l-2 16l-10 -8z', '#e8a79a') +
    stroke('M-90 -74c4 5 10 5 14 0M-58 -74c4 5 10 5 14 0M-72 -60q5 5 5 0q0 5 6 0', graphite, 2.6) +
    path('M-70 -66h8l-4 5z', '#e07f75') +
    stroke('M-92 -62l-18 -3M-92 -57l-16 4M-42 -62l18 -3M-42 -57l16 4', glow(0.8), 1.6) +
    path('M86 -60c12 10 -10 24 -60 20c-24 -2 -40 0 -44 -8c30 -4 60 4 104 -12z', fur) +
    path('M-128 -60c20 18 60 24 128 24s108 -6 128 -24c8 24 2 60 -18 62h-220c-20 -2 -26 -38 -18 -62z', '#c9935c') +
    path('M70 -42c26 -4 46 -10 58 -18c8 24 2 60 -18 62H60c14 -14 16 -30 10 -44z', veil(0.12)) +
    stroke('M-124 -40C-60 -16 60 -16 124 -40M-122 -22C-60 0 60 0 122 -22', '#a5713f', 3) +
    stroke(
      'M-96 -44v40M-72 -38v38M-48 -34v36M-24 -32v34M0 -31v33M24 -32v34M48 -34v36M72 -38v38M96 -44v40',
      '#a5713f',
      2.4,
    ) +
    path(
      'M-128 -62c30 22 60 24 128 24s98 -2 128 -24c6 10 0 16 -8 20c-30 14 -70 16 -120 16s-90 -2 -120 -16c-8 -4 -14 -10 -8 -20z',
      look.base,
    ) +
    stroke('M-118 -52C-80 -36 -40 -32 0 -32', glow(0.4), 3) +
    (look.variant % 2 === 0
      ? group(
          'translate(140 8)',
          ellipse(0, 0, 26, 4, veil(0.18)),
          path('M-22 -20h44l6 20h-56z', look.accent),
          ellipse(0, -20, 22, 5, look.accentDark),
          dots(
            [
              [-8, -22],
              [2, -23],
              [10, -21],
            ],
            4,
            '#8a5c48',
          ),
        )
      : circle(140, -10, 15, look.accent) +
        stroke('M128 -18c8 2 16 10 18 20M134 -22c8 4 14 10 18 18', look.accentDark, 2.4) +
        stroke('M150 2c10 6 20 0 26 8', look.accent, 2.4))
  );
}

/** Sawn ends in staggered rows: strokes of dots, since a round cap on a dash of no length is a disc. */
function logs(): Art {
  const rows = [0, 1, 2, 3, 4]
    .map((row) => `M${row % 2 === 0 ? -118 : -99} ${-20 - row * 34}h${row % 2 === 0 ? 205 : 165}`)
    .join('');
  const discs = (width: number, colour: string): Art =>
    `<path d="${rows}" stroke="${colour}" stroke-width="${width}" stroke-dasharray="0 40"/>`;
  return (
    discs(40, '#8a5c48') + discs(31, '#e3b986') + discs(18, '#c9935c') + discs(14, '#e3b986') + discs(5, '#b5804f')
  );
}

function firewood(look: Look): Art {
  return (
    boxes([[-138, -180, 242, 180]], '#4b342f') +
    logs() +
    boxes([[-142, -4, 250, 8]], '#6a4038') +
    boxes([[60, -180, 44, 178]], veil(0.12)) +
    stroke('M-138 4V-178M104 4V-178', '#7a4a35', 9) +
    path('M-138 -172L-18 -200L104 -172z', '#4b342f') +
    path('M-152 -176L-18 -206L118 -176V-166L-18 -196L-152 -166Z', look.base) +
    path('M-152 -168L-18 -198L118 -168V-164L-18 -194L-152 -164Z', veil(0.2)) +
    group(
      'translate(140 4)',
      ellipse(2, 0, 40, 5, veil(0.18)),
      path('M-34 -40h64v40h-64z', '#8a5c48'),
      path('M12 -40h18v40H8z', veil(0.16)),
      ellipse(-2, -40, 32, 9, '#e3b986'),
      `<ellipse cx="-2" cy="-40" rx="18" ry="5" stroke="#c9935c" stroke-width="2"/>`,
      stroke('M-4 -44L26 -112', '#c9935c', 7),
      path('M-22 -46l8 -22l22 8l-6 16z', '#8f8288'),
      path('M-22 -46l8 -22l5 2l-7 20z', '#d9d0c4'),
      stroke('M16 -92l8 -18', look.accent === '#f4e8d3' ? '#c8452f' : look.accent, 7),
    )
  );
}

export const others = {
  suitcase: {
    colours: ['terracotta', 'teal', 'saffron', 'night', 'sage', 'plum'],
    home: ['studio', 'room'],
    away: ['street', 'rugRoom', 'studio'],
    draw: suitcase,
    reach: 122,
    focus: [0, -96, 1.7],
  },
  'moving-boxes': {
    colours: ['teal', 'terracotta', 'plum', 'sage', 'night'],
    home: ['room', 'studio'],
    away: ['rugRoom', 'studio'],
    draw: movingBoxes,
    reach: 136,
    focus: [-40, -140, 1.6],
  },
  'pet-basket': {
    colours: ['teal', 'terracotta', 'sage', 'plum', 'rose', 'saffron'],
    home: ['rugRoom', 'room'],
    away: ['room', 'studio', 'rugRoom'],
    draw: petBasket,
    reach: 128,
    size: 1.02,
    focus: [-40, -66, 1.8],
  },
  firewood: {
    colours: ['terracotta', 'sage', 'teal', 'stone'],
    home: ['garden', 'mountain'],
    away: ['meadow', 'terrace', 'garden'],
    draw: firewood,
    reach: 140,
    size: 1.04,
    focus: [-20, -80, 1.8],
  },
} as const satisfies Record<string, Thing>;
