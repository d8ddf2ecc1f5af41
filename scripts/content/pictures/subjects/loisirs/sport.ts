import type { Look } from '../../kit/look';
import { type Art, boxes, circle, ellipse, group, move, path, rect, stroke, turn } from '../../kit/shapes';
import { darker, glow, lighter, mix, veil } from '../../kit/tones';
import type { Thing } from '../subject';

const graphite = '#3b3443';
const steel = '#cfc8c2';

function football(look: Look): Art {
  const patch = look.colour === 'cream' ? graphite : look.base;
  return (
    circle(0, -88, 88, '#fbf3e4') +
    path(
      'M0 -120L31 -97L19 -61H-19L-31 -97ZM-22 -173C-8 -177 8 -177 22 -173L0 -154ZM84 -114C88 -100 89 -84 85 -66L60 -82L64 -106ZM-84 -114C-88 -100 -89 -84 -85 -66L-60 -82L-64 -106ZM62 -26C54 -16 44 -9 32 -6L34 -34L52 -46ZM-62 -26C-54 -16 -44 -9 -32 -6L-34 -34L-52 -46ZM58 -154C66 -148 72 -140 76 -132L52 -138ZM-58 -154C-66 -148 -72 -140 -76 -132L-52 -138Z',
      patch,
    ) +
    stroke(
      'M0 -120V-154M31 -97L64 -106M19 -61L34 -34M-19 -61L-34 -34M-31 -97L-64 -106M22 -170L52 -138M-22 -170L-52 -138M64 -106L52 -138M-64 -106L-52 -138M60 -82L52 -46M-60 -82L-52 -46M34 -34H-34',
      veil(0.35),
      2.4,
    ) +
    path('M40 -166C80 -142 100 -96 82 -54C66 -14 28 4 -10 -1C50 -20 74 -96 40 -166Z', veil(0.16)) +
    path('M-62 -128C-50 -150 -34 -160 -14 -164C-32 -150 -46 -140 -62 -128Z', glow(0.9)) +
    (look.variant % 2 === 0
      ? move(128, 0, group('scale(.8)', cleat(look)))
      : move(
          -150,
          2,
          stroke('M0 0V-66', look.accent, 8) +
            path('M-18 0l12 -62h12l12 62z', look.accent) +
            boxes([[-12, -36, 24, 12]], '#fff5e0') +
            path('M-24 -4h48v6h-48z', look.accentDark),
        ))
  );
}

const cleat = (look: Look): Art =>
  ellipse(4, 4, 64, 6, veil(0.18)) +
  path('M-62 -66h30c4 18 16 26 36 30c24 4 50 10 56 28v6h-122z', look.accent) +
  path('M-62 -14h122v12h-122z', look.accentDark) +
  boxes(
    [
      [-54, -2, 12, 7],
      [-20, -2, 12, 7],
      [14, -2, 12, 7],
      [42, -2, 12, 7],
    ],
    graphite,
  ) +
  stroke('M-28 -56l18 -8M-20 -46l18 -8M-8 -40l16 -8', '#fff5e0', 3.4);

function strings(rx: number, ry: number): string {
  let d = '';
  for (let x = -rx + 10; x < rx; x += 10)
    d += `M${x} ${Math.round(-ry * Math.sqrt(1 - (x / rx) ** 2))}V${Math.round(ry * Math.sqrt(1 - (x / rx) ** 2))}`;
  for (let y = -ry + 10; y < ry; y += 10)
    d += `M${Math.round(-rx * Math.sqrt(1 - (y / ry) ** 2))} ${y}H${Math.round(rx * Math.sqrt(1 - (y / ry) ** 2))}`;
  return d;
}

const ball = (x: number, y: number): Art =>
  ellipse(x + 2, y + 19, 19, 4, veil(0.2)) +
  circle(x, y, 19, '#d9dc6a') +
  stroke(`M${x - 14} ${y - 12}c10 6 12 18 6 30M${x + 14} ${y - 14}c-10 8 -10 20 -2 30`, '#fffbe8', 2.6) +
  path(`M${x + 4} ${y - 18}a19 19 0 0 1 -4 37c12 -10 14 -26 4 -37z`, veil(0.12));

function racket(look: Look): Art {
  return (
    group(
      'translate(-6 -6) rotate(24)',
      stroke('M0 -6V-74', '#5d4a44', 15) +
        stroke('M-6 -14l12 -6M-6 -26l12 -6M-6 -38l12 -6M-6 -50l12 -6M-6 -62l12 -6', glow(0.3), 2) +
        path('M-8 -72h16l4 -18c6 -14 14 -20 22 -24l-4 -6c-20 -8 -40 -8 -60 0l-4 6c8 4 16 10 22 24z', look.dark) +
        path('M0 -108l16 -12h-32z', glow(0.25)),
      group(
        'translate(0 -182)',
        stroke(strings(56, 70), '#fdf6e6', 1.5) +
          `<ellipse rx="58" ry="72" stroke="${look.base}" stroke-width="10"/><path d="M-58 0A58 72 0 0 1 0 -72" stroke="${look.accent}" stroke-width="10" stroke-linecap="butt"/><path d="M20 -68A58 72 0 0 1 58 0" stroke="${glow(0.45)}" stroke-width="2.4"/>`,
      ),
    ) +
    rect(-14, -10, 18, 9, look.accentDark, 3) +
    ball(-78, -20) +
    ball(-118, -16) +
    (look.variant % 2 === 0 ? ball(-96, -54) : '')
  );
}

function skis(look: Look): Art {
  const ski = (angle: number): Art =>
    turn(
      angle,
      0,
      -60,
      path('M-11 4V-206C-11 -222 -7 -232 0 -240C7 -232 11 -222 11 -206V4Z', look.base) +
        path('M3 4V-237C8 -230 11 -220 11 -206V4Z', veil(0.14)) +
        boxes(
          [
            [-11, -176, 22, 10],
            [-11, -160, 22, 5],
            [-11, -48, 22, 14],
          ],
          look.accent,
        ) +
        path('M-11 -206C-11 -222 -7 -232 0 -240C7 -232 11 -222 11 -206Z', look.accent) +
        rect(-9, -112, 18, 40, graphite, 4) +
        boxes(
          [
            [-7, -106, 14, 6],
            [-7, -86, 14, 8],
          ],
          '#8f8288',
        ),
    );
  const pole = (angle: number, x: number): Art =>
    turn(
      angle,
      x,
      0,
      stroke(`M${x} 4V-172`, steel, 4) +
        stroke(`M${x} -150V-178`, graphite, 9) +
        `<ellipse cx="${x}" cy="-14" rx="13" ry="4" stroke="${graphite}" stroke-width="3"/>`,
    );
  return (
    pole(-11, -78) +
    pole(11, 78) +
    ski(-10) +
    ski(10) +
    path('M-120 12C-110 -8 -84 -6 -70 -2C-50 -16 -24 -10 -10 -6C10 -18 40 -12 52 -4C72 -14 104 -8 118 12Z', '#fffaf0') +
    path('M-60 12C-40 0 -20 6 0 4C24 -2 60 0 90 12Z', veil(0.06))
  );
}

function tent(look: Look): Art {
  return (
    stroke('M-80 -150L-152 4M88 -150L160 4', '#f6ead4', 2) +
    stroke('M-152 6v-10M160 6v-10', '#8a5c48', 5) +
    path('M-78 -160H84L148 0H-140Z', look.base) +
    path('M84 -160L148 0H34C50 -50 62 -110 60 -160Z', veil(0.16)) +
    stroke('M-74 -158H80', glow(0.55), 4) +
    (look.variant % 2 === 0
      ? path('M-99 -108H104L111 -90H-106Z', look.accent)
      : path('M-140 0L-130 -26H137L148 0Z', look.accent)) +
    path('M-6 -160L-58 0H54Z', '#3f2f3a') +
    path('M-6 -160L-58 0H-18C-28 -40 -28 -110 -6 -160Z', lighter(look.base, 0.35)) +
    path('M-6 -160L54 0H26C30 -40 18 -110 -6 -160Z', lighter(look.base, 0.15)) +
    path('M-18 -4c6 -16 30 -16 40 0z', look.accent) +
    path('M-18 0h48v-6h-48z', mix(look.accent, '#fff5e0', 0.4)) +
    stroke('M-6 -160V-176', '#8a5c48', 4) +
    path('M-6 -176l18 5l-18 6z', look.accent) +
    circle(-6, -96, 26, '#ffe2a02c') +
    path('M-12 -108h12v14h-12z', '#ffd27a') +
    stroke('M-6 -116v8', '#f6ead4', 2) +
    group(
      'translate(112 10)',
      ellipse(0, 2, 34, 5, veil(0.2)),
      stroke('M-24 0L18 -14M24 0L-18 -14', '#7a4a35', 8),
      path('M0 -58C18 -36 24 -26 16 -12H-16C-26 -26 -8 -34 0 -58Z', '#e6853b'),
      path('M2 -36C10 -26 12 -18 8 -12H-8C-12 -20 -2 -26 2 -36Z', '#fbd98a'),
    )
  );
}

function dumbbells(look: Look): Art {
  const bell = (colour: string): Art =>
    boxes([[-70, -38, 140, 14]], steel) +
    boxes([[-70, -30, 140, 6]], veil(0.2)) +
    stroke('M-26 -31h52', '#8f8288', 12) +
    [-1, 1]
      .map(
        (side) =>
          rect(side * 66 - 12, -62, 24, 62, colour, 6) +
          rect(side * 92 - 10, -54, 20, 46, darker(colour, 0.18), 6) +
          rect(side * 112 - 5, -38, 10, 14, '#8f8288', 3) +
          stroke(`M${side * 66 - 6} -54v44`, glow(0.35), 3),
      )
      .join('');
  return (
    group('translate(34 -66) rotate(-10) scale(.94)', bell(look.accentDark)) +
    ellipse(0, 2, 126, 8, veil(0.18)) +
    bell(look.base) +
    (look.variant % 2 === 0
      ? group(
          'translate(-104 -6)',
          ellipse(2, 4, 46, 6, veil(0.2)),
          `<path d="M-22 -62C-38 -120 38 -120 22 -62" stroke="${graphite}" stroke-width="13"/>`,
          circle(0, -40, 42, look.accent),
          path('M12 -80c28 12 40 40 24 64c-8 12 -20 18 -34 18c24 -22 26 -56 10 -82z', veil(0.16)),
          circle(0, -40, 15, glow(0.7)),
          path('M-30 -2h60v4h-60z', graphite),
        )
      : group(
          'translate(-112 0)',
          ellipse(2, 2, 34, 5, veil(0.18)),
          rect(-24, -100, 48, 102, mix(look.accent, '#cfe0da', 0.4), 14),
          rect(-16, -118, 32, 20, graphite, 6),
          boxes([[-24, -70, 48, 30]], look.accent),
          stroke('M-16 -90v76', glow(0.5), 4),
        ))
  );
}

export const sport = {
  football: {
    colours: ['cream', 'terracotta', 'teal', 'night', 'saffron'],
    home: ['meadow', 'garden'],
    away: ['studio', 'garden', 'meadow'],
    draw: football,
    reach: 84,
    size: 0.96,
    focus: [-10, -90, 1.6],
  },
  racket: {
    colours: ['terracotta', 'teal', 'night', 'saffron', 'sage'],
    home: ['studio', 'garden'],
    away: ['room', 'studio', 'meadow'],
    draw: racket,
    reach: 60,
    size: 0.92,
    focus: [60, -170, 1.6],
  },
  skis: {
    colours: ['terracotta', 'teal', 'saffron', 'night', 'plum', 'cream'],
    home: ['mountain'],
    away: ['mountain', 'studio'],
    draw: skis,
    reach: 0,
    size: 0.98,
    focus: [10, -140, 1.6],
  },
  tent: {
    colours: ['saffron', 'teal', 'terracotta', 'sage', 'plum'],
    home: ['mountain', 'meadow'],
    away: ['meadow', 'mountain'],
    draw: tent,
    reach: 146,
    focus: [0, -80, 1.6],
  },
  dumbbells: {
    colours: ['terracotta', 'teal', 'night', 'saffron', 'plum'],
    home: ['studio', 'room'],
    away: ['rugRoom', 'studio'],
    draw: dumbbells,
    reach: 124,
    focus: [40, -50, 1.8],
  },
} as const satisfies Record<string, Thing>;
