import type { Look } from '../../kit/look';
import { type Art, boxes, circle, dots, ellipse, group, path, rect, ring, stroke } from '../../kit/shapes';
import { darker, glow, lighter, mix, veil } from '../../kit/tones';
import type { Thing } from '../subject';

const brass = '#d3a552';
const oak = '#b5804f';
const leather = '#7a4a35';

/** A rail on two posts; clothes hang from the middle of it. */
const rail = (): Art =>
  stroke('M-120 4V-216M120 4V-216', '#4b4252', 6) +
  stroke('M-126 -212H126', '#4b4252', 6) +
  stroke('M-140 4h40M100 4h40', '#4b4252', 6) +
  circle(-126, -212, 5, brass) +
  circle(126, -212, 5, brass);

const hanger = (x: number): Art =>
  stroke(`M${x} -196v-6c8 -2 10 -12 2 -15c-6 -2 -10 2 -10 6`, '#8f8288', 3) +
  stroke(`M${x - 44} -176L${x} -197L${x + 44} -176`, oak, 6);

function coat(look: Look): Art {
  const long = look.variant % 2 === 0;
  const hem = long ? -18 : -56;
  return (
    rail() +
    hanger(0) +
    path(
      `M-26 -190C-44 -184 -58 -178 -62 -166C-74 -130 -84 -96 -88 -66L-66 -60C-62 -76 -58 -90 -54 -102C-54 -76 -58 -46 -64 ${hem}H64C58 -46 54 -76 54 -102C58 -90 62 -76 66 -60L88 -66C84 -96 74 -130 62 -166C58 -178 44 -184 26 -190L0 -176Z`,
      look.base,
    ) +
    path(
      `M26 -190C44 -184 58 -178 62 -166C74 -130 84 -96 88 -66L66 -60C62 -76 58 -90 54 -102C54 -76 58 -46 64 ${hem}H30C40 -80 40 -140 26 -190ZM-54 -102C-54 -76 -58 -46 -64 ${hem}h8C-52 -60 -50 -90 -52 -110z`,
      veil(0.13),
    ) +
    stroke(`M2 -150V${hem}`, veil(0.3), 2) +
    path('M-26 -190L-6 -142L2 -150L-10 -184ZM26 -190L10 -142L2 -150L12 -184Z', look.dark) +
    path('M-26 -190L-36 -160L-22 -156L-6 -142ZM26 -190L38 -160L24 -156L10 -142Z', look.light) +
    path('M-12 -186C-6 -176 8 -176 14 -186L2 -150Z', look.accent) +
    (long
      ? path('M-57 -104H57V-94H-57z', look.dark) +
        `<rect x="-9" y="-107" width="20" height="16" rx="3" stroke="${brass}" stroke-width="3"/>`
      : '') +
    dots(
      [
        [-10, -128],
        [-10, -78],
        [16, -128],
        [16, -78],
      ],
      4,
      look.deep,
    ) +
    stroke('M-44 -72l20 -4M46 -72l-20 -4', veil(0.4), 4) +
    stroke('M-86 -72l20 6M86 -72l-20 6', look.dark, 4) +
    stroke('M-56 -160C-62 -140 -68 -120 -72 -104', glow(0.35), 3) +
    (look.variant % 3 === 0
      ? path(
          'M14 -188c14 6 16 20 12 30c8 30 4 50 8 70l-14 4c-4 -20 -2 -50 -10 -76c-14 4 -32 0 -36 -10c12 -4 30 -8 40 -18z',
          look.accent,
        ) + stroke('M20 -104l14 -2M19 -112l14 -2', look.accentDark, 3)
      : '') +
    group(
      'translate(-86 0)',
      path('M-26 0c-2 -10 4 -14 16 -14h8v-44h24v44c0 4 2 6 4 14z', leather) + boxes([[-26, -3, 52, 5]], '#3b3443'),
    )
  );
}

function dress(look: Look): Art {
  const long = look.variant % 2 === 0;
  const hem = long ? -22 : -54;
  const sway = long ? 84 : 72;
  return (
    ellipse(0, 0, 40, 7, '#7a4a35') +
    stroke('M0 -2V-60', '#7a4a35', 7) +
    path('M-12 -206c0 -8 24 -8 24 0l2 18h-28z', '#e8d3b0') +
    ellipse(0, -210, 9, 4, '#7a4a35') +
    path(
      `M-34 -190C-24 -176 24 -176 34 -190L44 -184C40 -164 34 -144 30 -128C44 -100 70 -60 ${sway} ${hem}C50 ${hem + 14} 30 ${hem - 2} 0 ${hem + 10}C-30 ${hem - 2} -50 ${hem + 14} ${-sway} ${hem}C-70 -60 -44 -100 -30 -128C-34 -144 -40 -164 -44 -184Z`,
      look.base,
    ) +
    path(
      `M34 -190L44 -184C40 -164 34 -144 30 -128C44 -100 70 -60 ${sway} ${hem}C60 ${hem + 6} 46 ${hem + 6} 34 ${hem + 4}C36 -60 24 -100 14 -128C22 -146 30 -168 34 -190Z`,
      veil(0.12),
    ) +
    stroke(`M-18 -122C-26 -90 -36 -60 -42 ${hem}M0 -120V${hem + 4}M18 -122C26 -90 36 -60 42 ${hem}`, veil(0.13), 2.4) +
    path('M-31 -132C-10 -124 10 -124 31 -132L30 -120C10 -112 -10 -112 -30 -120Z', look.accent) +
    path('M-4 -124c-14 -12 -22 -4 -18 2c4 4 12 4 18 0c6 4 16 4 20 0c4 -6 -6 -14 -20 -2z', look.accentDark) +
    stroke('M-34 -190L-26 -206M34 -190L26 -206', look.dark, 5) +
    (look.variant % 3 === 0
      ? dots(
          [
            [-24, -100],
            [10, -96],
            [-44, -64],
            [-10, -66],
            [28, -64],
            [-62, hem - 12],
            [-28, hem - 12],
            [6, hem - 14],
            [46, hem - 12],
            [-14, -152],
            [14, -158],
          ],
          4.4,
          lighter(look.base, 0.6),
        )
      : look.variant % 3 === 1
        ? stroke(
            `M${-sway + 8} ${hem - 14}C-40 ${hem - 2} -20 ${hem - 16} 0 ${hem - 6}C20 ${hem - 16} 40 ${hem - 2} ${sway - 8} ${hem - 14}`,
            look.accent,
            4,
          )
        : path('M-30 -188C-20 -150 20 -150 30 -188C20 -176 -20 -176 -30 -188Z', look.dark)) +
    group(
      'translate(102 0)',
      ellipse(0, 0, 40, 5, veil(0.16)),
      path(
        'M-34 -2c0 -8 4 -10 12 -10c16 -2 24 -12 32 -22l10 6c2 10 6 18 8 26h-6l-4 -16c-8 8 -18 16 -30 16z',
        look.accent,
      ),
    )
  );
}

function sneakers(look: Look): Art {
  const shoe = (shell: string): Art =>
    path(
      'M-104 -96c10 -8 30 -10 40 -4c4 10 16 18 28 16c10 20 30 36 60 42c30 6 62 8 70 32h-206c-4 -30 -4 -60 8 -86z',
      shell,
    ) +
    path('M-24 -84c10 20 30 36 60 42c30 6 62 8 70 32H40C10 -20 -20 -44 -36 -84z', veil(0.08)) +
    path('M58 -40c24 4 44 12 48 30H72c-4 -12 -8 -22 -14 -30z', look.accent) +
    path('M-108 -60h20l6 50h-26c-4 -20 -4 -36 0 -50z', look.accent) +
    path('M-70 -52C-40 -46 -16 -30 4 -10H-16C-32 -26 -50 -34 -72 -36z', look.light) +
    path('M-116 -12H112c4 6 4 14 -4 18h-212c-10 -2 -14 -10 -12 -18z', '#fbf3e4') +
    stroke('M-112 0H110', look.accent, 3.4) +
    boxes([[-104, 6, 206, 4]], '#8a5c48') +
    path('M-104 -96c10 -8 30 -10 40 -4c2 4 2 8 -2 10c-10 -4 -26 -2 -38 2z', look.deep) +
    stroke('M-34 -70l22 -14M-22 -56l22 -14M-8 -44l22 -13M8 -35l20 -12', '#fbf3e4', 5) +
    stroke('M-34 -78c14 8 22 30 60 40', veil(0.2), 2) +
    stroke('M-98 -86c-4 16 -6 36 -4 56', glow(0.4), 3);
  return (
    group('translate(46 -52) rotate(-9) scale(.96)', shoe(look.dark)) +
    ellipse(-20, 8, 122, 8, veil(0.2)) +
    group('translate(-22 0)', shoe(look.base))
  );
}

function handbag(look: Look): Art {
  const flap = look.variant % 2 === 0;
  return (
    stroke('M-54 -110C-54 -210 54 -210 54 -110', look.dark, 10) +
    stroke('M-50 -130C-44 -196 44 -196 50 -130', glow(0.25), 2) +
    path(
      'M-84 -118H84C92 -118 98 -112 100 -104L116 -16C118 -6 112 0 102 0H-102C-112 0 -118 -6 -116 -16L-100 -104C-98 -112 -92 -118 -84 -118Z',
      look.base,
    ) +
    path('M46 -118H84C92 -118 98 -112 100 -104L116 -16C118 -6 112 0 102 0H50C66 -40 64 -84 46 -118Z', veil(0.12)) +
    `<path d="M-82 -110H82C88 -110 92 -106 93 -100L108 -18C109 -12 106 -8 100 -8H-100C-106 -8 -109 -12 -108 -18L-93 -100C-92 -106 -88 -110 -82 -110Z" stroke="${glow(0.4)}" stroke-width="1.8" stroke-dasharray="5 5"/>` +
    (flap
      ? path('M-88 -118H88C96 -100 98 -88 94 -78C60 -52 -60 -52 -94 -78C-98 -88 -96 -100 -88 -118Z', look.dark) +
        rect(-14, -74, 28, 24, brass, 5) +
        rect(-6, -68, 12, 10, darker(brass, 0.3), 2) +
        stroke('M-82 -112H60', glow(0.4), 2.4)
      : boxes([[-100, -70, 200, 5]], veil(0.16)) +
        path('M-60 -66h120v42c0 6 -4 10 -10 10H-50c-6 0 -10 -4 -10 -10z', look.dark) +
        rect(-10, -72, 20, 12, brass, 3) +
        stroke('M-84 -112H60', glow(0.4), 2.4)) +
    dots(
      [
        [-54, -110],
        [54, -110],
      ],
      8,
      brass,
    ) +
    dots(
      [
        [-54, -110],
        [54, -110],
      ],
      3.4,
      darker(brass, 0.3),
    ) +
    path('M58 -104l22 -4l8 46l-12 -6l-8 12z', look.accent) +
    path('M56 -112c-16 -10 -8 -20 2 -12c2 -12 14 -10 10 2c10 2 6 14 -8 12z', look.accentDark)
  );
}

function watch(look: Look): Art {
  const rim = look.variant % 2 === 0 ? brass : '#cfc8c2';
  const ticks = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return `M${38 * Math.sin(angle)} ${-38 * Math.cos(angle)}L${(index % 3 === 0 ? 30 : 34) * Math.sin(angle)} ${-(index % 3 === 0 ? 30 : 34) * Math.cos(angle)}`;
  }).join('');
  return (
    ellipse(0, -6, 96, 18, mix(look.accent, '#fff5e0', 0.25)) +
    path(
      'M-96 -6c0 -40 40 -96 96 -96s96 56 96 96c0 10 -40 18 -96 18s-96 -8 -96 -18z',
      mix(look.accent, '#fff5e0', 0.35),
    ) +
    path('M40 -86c34 16 56 54 56 80c0 8 -26 14 -60 17c18 -30 22 -64 4 -97z', veil(0.1)) +
    path('M-28 -190C-26 -206 26 -206 28 -190L34 -134H-34Z', look.base) +
    path('M-34 -70H34L30 8C20 12 -20 12 -30 8Z', look.base) +
    path('M10 -201C20 -200 27 -196 28 -190L34 -134H14ZM14 -70H34L30 8C26 10 18 11 10 11z', veil(0.16)) +
    stroke('M-22 -190l-6 52M22 -190l6 52M-28 -66l3 70M28 -66l-3 70', glow(0.4), 1.6) +
    dots(
      [
        [0, -24],
        [0, -10],
        [0, 2],
      ],
      2.6,
      look.deep,
    ) +
    group(
      'translate(0 -102)',
      rect(50, -8, 14, 16, darker(rim, 0.15), 4),
      circle(0, 0, 56, darker(rim, 0.25)),
      circle(0, 0, 53, rim),
      circle(0, 0, 45, look.colour === 'cream' ? look.accentDark : '#fffaf0'),
      stroke(ticks, look.colour === 'cream' ? '#fffaf0' : '#4b4252', 3),
      look.variant % 3 === 0
        ? ring(0, 18, 10, '#cbb8a6', 1.6) + stroke('M0 18v-6', '#c8452f', 1.6)
        : rect(20, -6, 14, 12, '#e8d9c2', 1.5),
      stroke('M0 0L-16 -18M0 0L12 -27', look.colour === 'cream' ? '#fffaf0' : '#3b3443', 4),
      stroke('M0 6L-6 -24', '#c8452f', 1.6),
      circle(0, 0, 4, '#c8452f'),
      path('M-40 -12C-34 -34 -14 -44 6 -43L-30 22C-38 12 -42 0 -40 -12Z', glow(0.35)),
      stroke('M-44 -24C-36 -42 -18 -50 0 -50', glow(0.8), 2.4),
    )
  );
}

export const fashion = {
  coat: {
    colours: ['sand', 'terracotta', 'teal', 'night', 'sage', 'plum'],
    home: ['room', 'studio'],
    away: ['studio', 'rugRoom'],
    draw: coat,
    reach: 130,
    focus: [0, -140, 1.7],
  },
  dress: {
    colours: ['terracotta', 'teal', 'saffron', 'plum', 'rose', 'sage'],
    home: ['room', 'studio'],
    away: ['studio', 'rugRoom'],
    draw: dress,
    reach: 74,
    size: 1.02,
    focus: [0, -130, 1.7],
  },
  sneakers: {
    colours: ['cream', 'terracotta', 'teal', 'night', 'saffron', 'sage'],
    home: ['studio', 'table'],
    away: ['room', 'studio', 'table'],
    draw: sneakers,
    reach: 0,
    size: 1.04,
    focus: [-10, -50, 1.8],
  },
  handbag: {
    colours: ['terracotta', 'sand', 'plum', 'teal', 'saffron', 'night'],
    home: ['plinth', 'studio'],
    away: ['table', 'studio'],
    draw: handbag,
    reach: 112,
    focus: [10, -80, 1.8],
  },
  watch: {
    colours: ['night', 'terracotta', 'sage', 'sand', 'teal', 'cream'],
    home: ['plinth', 'table'],
    away: ['studio', 'table'],
    draw: watch,
    reach: 94,
    focus: [0, -102, 2],
  },
} as const satisfies Record<string, Thing>;
