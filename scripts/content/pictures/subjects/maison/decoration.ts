import { monstera } from '../../kit/plants';
import type { Look } from '../../kit/look';
import { type Art, boxes, circle, dots, ellipse, group, move, opening, path, rect, stroke } from '../../kit/shapes';
import { darker, glow, lighter, mix, veil } from '../../kit/tones';
import type { Thing } from '../subject';

const brass = '#c99b4a';
const oak = '#b5804f';

const shine = (x: number, y: number): Art => circle(x, y, 62, '#ffe2a024') + circle(x, y, 40, '#ffe2a02e');

function lamp(look: Look): Art {
  if (look.variant % 3 === 0) {
    return (
      path('M-44 0c0 -8 20 -12 44 -12s44 4 44 12z', darker(brass, 0.2)) +
      stroke('M0 -8V-196C0 -216 40 -222 70 -206', brass, 5) +
      shine(86, -160) +
      path('M50 -172c0 -26 14 -38 36 -38s36 12 36 38z', look.base) +
      path('M92 -210c20 2 30 14 30 38h-16c0 -18 -4 -30 -14 -38z', veil(0.14)) +
      ellipse(86, -172, 36, 6, '#fff1c9') +
      stroke('M70 -206l16 -4', brass, 5)
    );
  }
  if (look.variant % 3 === 1) {
    return (
      stroke('M0 -130L-46 0M0 -130L46 0M0 -130L8 -4', oak, 7) +
      circle(0, -132, 8, brass) +
      shine(0, -172) +
      path('M-36 -210h72l22 72h-116z', look.base) +
      path('M12 -210h24l22 72h-34z', veil(0.12)) +
      path('M-58 -138h116l-2 -6h-112z', '#fff1c9') +
      stroke('M-30 -204h50', glow(0.5), 3)
    );
  }
  return (
    path('M-40 0c0 -8 20 -12 40 -12s40 4 40 12z', darker(brass, 0.2)) +
    stroke('M0 -8V-150', brass, 5) +
    stroke('M0 -100l30 -14', brass, 4) +
    shine(0, -176) +
    path('M-46 -148c-4 -40 16 -62 46 -62s50 22 46 62z', look.base) +
    path('M10 -210c26 4 40 26 36 62h-20c4 -26 0 -48 -16 -62z', veil(0.12)) +
    `<path d="M-40 -152C-40 -188 -20 -206 -4 -208M-14 -150C-18 -180 -8 -200 0 -209M14 -150C18 -180 8 -200 0 -209M40 -152C40 -188 20 -206 4 -208" stroke="${veil(0.14)}" stroke-width="2"/>` +
    ellipse(0, -148, 46, 6, '#fff1c9') +
    path('M20 -122l14 -2l6 12l-16 4z', look.accent)
  );
}

function mirror(look: Look): Art {
  const rim = look.variant % 2 === 0 ? brass : look.base;
  const arch = look.variant % 3 !== 1;
  const outline = arch
    ? 'M-64 0V-140a64 64 0 0 1 128 0V0z'
    : 'M-66 -104c-6 -60 30 -104 78 -100c46 4 66 54 52 104c-14 60 -44 96 -80 92c-34 -4 -46 -48 -50 -96z';
  return (
    path(outline, veil(0.16)).replace('<path', '<path transform="translate(5 4)"') +
    path(outline, rim) +
    group(
      'translate(0 -2) scale(.9 .94)',
      path(outline, '#b9d2cc') +
        (arch
          ? path('M-64 0V-30C-30 -60 20 -50 64 -64V0z', '#a3c1b5') +
            path('M-40 0L24 -196c18 8 30 20 36 34L-2 0z', glow(0.45)) +
            path('M12 0L64 -150v40L28 0z', glow(0.3))
          : path('M-48 -40L40 -196c10 8 18 20 22 34L-26 -14c-10 -6 -18 -14 -22 -26z', glow(0.5))),
    ) +
    (arch ? stroke('M-62 0V-140a62 62 0 0 1 62 -62', glow(0.4), 2) : '') +
    move(96, 4, group('scale(.66)', monstera(look.accent)))
  );
}

function rug(look: Look): Art {
  const pattern = look.variant % 3;
  const line = look.accent;
  const middle =
    pattern === 0
      ? path('M0 -62L44 0L0 62L-44 0ZM-86 -62L-42 0L-86 62L-120 20V-20ZM86 -62L42 0L86 62L120 20V-20Z', line) +
        path('M0 -36L26 0L0 36L-26 0Z', look.base) +
        path('M0 -18L13 0L0 18L-13 0Z', look.light)
      : pattern === 1
        ? ellipse(0, 0, 76, 44, line) +
          ellipse(0, 0, 60, 32, look.base) +
          ellipse(0, 0, 42, 20, look.light) +
          ellipse(0, 0, 20, 9, line) +
          path('M-126 -70h40l-40 36zM126 -70h-40l40 36zM-126 70h40l-40 -36zM126 70h-40l40 -36z', line)
        : path(
            'M-128 -72C-60 -80 -50 -20 -90 0C-120 20 -128 10 -128 20ZM128 72C60 80 40 30 80 0C110 -20 128 -10 128 -20Z',
            line,
          ) +
          path(
            'M-20 -72C20 -60 40 -20 10 10C-20 40 10 60 30 72H-40C-60 40 -50 20 -24 -6C0 -30 -20 -50 -50 -72Z',
            look.light,
          ) +
          dots(
            [
              [70, -40],
              [-60, 46],
            ],
            16,
            look.dark,
          );
  const fringe = stroke(
    [-70, -58, -46, -34, -22, -10, 2, 14, 26, 38, 50, 62].map((y) => `M-138 ${y + 4}h-12M138 ${y + 4}h12`).join(''),
    lighter(look.light, 0.5),
    2.6,
  );
  return (
    group(
      'rotate(-4)',
      rect(-136, -78, 280, 164, veil(0.2), 3) +
        fringe +
        rect(-140, -80, 280, 160, look.base, 3) +
        `<rect x="-130" y="-71" width="260" height="142" stroke="${line}" stroke-width="4"/>` +
        middle +
        `<rect x="-134" y="-75" width="268" height="150" stroke="${look.light}" stroke-width="1.6" stroke-dasharray="5 5"/>` +
        path('M20 -80H140V80H80C60 30 40 -30 20 -80Z', veil(0.05)),
    ) +
    group(
      'translate(150 -104)',
      circle(5, 6, 46, veil(0.18)) +
        circle(0, 0, 46, look.accentDark) +
        circle(0, 0, 33, lighter(look.accent, 0.3)) +
        stroke('M-30 0h60M0 -30v60M-21 -21l42 42M-21 21l42 -42', veil(0.14), 2) +
        circle(0, 0, 5, look.accentDark),
    )
  );
}

function vase(look: Look): Art {
  const shape = look.variant % 3;
  const outline =
    shape === 0
      ? 'M-22 -112h44c0 20 30 36 30 68c0 30 -20 44 -52 44s-52 -14 -52 -44c0 -32 30 -48 30 -68z'
      : shape === 1
        ? 'M-16 -124h32l4 20c24 10 40 30 40 56c0 20 -10 36 -22 48h-76c-12 -12 -22 -28 -22 -48c0 -26 16 -46 40 -56z'
        : 'M-30 -112h60c6 40 10 70 2 112h-64c-8 -42 -4 -72 2 -112z';
  const neck = shape === 1 ? -122 : -110;
  const flowers =
    look.variant % 2 === 0
      ? stroke(
          `M-4 ${neck}C-10 -150 -40 -166 -56 -180M0 ${neck}C0 -150 -8 -176 -12 -196M4 ${neck}C12 -150 30 -170 34 -186M8 ${neck}C20 -138 48 -146 62 -150`,
          '#41674f',
          3,
        ) +
        dots(
          [
            [-58, -182],
            [-12, -200],
            [36, -188],
            [64, -152],
            [-32, -154],
          ],
          15,
          look.accent,
        ) +
        dots(
          [
            [-58, -182],
            [-12, -200],
            [36, -188],
            [64, -152],
            [-32, -154],
          ],
          6,
          look.accentDark,
        ) +
        path(
          'M-24 -142c-20 0 -26 -10 -28 -16c16 -2 26 6 28 16zM18 -150c4 -16 -2 -24 -8 -28c-6 14 0 24 8 28zM38 -140c12 8 22 6 28 2c-8 -10 -20 -10 -28 -2z',
          '#5f8265',
        )
      : stroke(
          `M-2 ${neck}C-14 -150 -30 -176 -46 -190M0 ${neck}C0 -160 4 -180 6 -204M4 ${neck}C16 -150 34 -166 56 -176`,
          '#8a7a4e',
          2.6,
        ) +
        path(
          'M-38 -168c-24 -8 -30 -30 -22 -48c18 8 28 30 22 48zM6 -170c-16 -16 -12 -40 4 -52c14 14 12 40 -4 52zM42 -156c2 -22 22 -36 42 -36c0 20 -18 38 -42 36z',
          '#dcb079',
        ) +
        path(
          'M-18 -140c-14 -10 -14 -24 -8 -34c12 8 14 22 8 34zM22 -136c8 -14 20 -18 32 -14c-6 12 -18 18 -32 14z',
          '#b99a5e',
        );
  return (
    flowers +
    path(outline, look.base) +
    path(
      shape === 2
        ? 'M10 -112h20c6 40 10 70 2 112h-30c14 -36 16 -76 8 -112z'
        : `M8 ${neck}h${shape === 1 ? 8 : 14}c0 24 ${shape === 1 ? 44 : 30} 36 30 70c0 26 -16 42 -48 42c28 -24 22 -80 4 -112z`,
      veil(0.13),
    ) +
    stroke(shape === 2 ? 'M-24 -100c-4 30 -6 60 -2 90' : 'M-40 -56c-2 20 4 34 14 42', glow(0.45), 4) +
    (look.variant % 2 === 0
      ? stroke(
          shape === 2 ? 'M-32 -70h66M-33 -58h68' : 'M-48 -52C-20 -44 20 -44 48 -52M-51 -40C-20 -32 20 -32 51 -40',
          look.accent,
          4,
        )
      : dots(
          [
            [-18, -40],
            [4, -30],
            [22, -48],
            [-4, -58],
          ],
          4,
          look.dark,
        )) +
    group(
      'translate(96 0)',
      ellipse(2, 0, 28, 5, veil(0.18)) +
        path('M-24 -30h48c0 16 -8 30 -16 30h-16c-8 0 -16 -14 -16 -30z', look.accentDark) +
        ellipse(0, -30, 24, 5, darker(look.accentDark, 0.3)),
    )
  );
}

function pictureFrame(look: Look): Art {
  const wood = look.variant % 2 === 0 ? oak : '#3b3443';
  const art =
    [
      rect(-86, -156, 172, 128, lighter(look.accent, 0.4)) +
        circle(34, -112, 24, '#fff5e0') +
        path('M-90 -70C-50 -120 -20 -110 10 -80C40 -100 60 -96 90 -76V-20H-90z', mix(look.base, look.accent, 0.35)) +
        path('M-90 -50C-40 -80 10 -70 40 -50C60 -60 80 -58 90 -52V-20H-90z', look.base),
      rect(-86, -156, 172, 128, '#fbefdb') +
        circle(-28, -104, 40, look.base) +
        path('M0 -140h64v44a32 32 0 0 1 -64 0z', look.accent) +
        rect(-64, -66, 96, 22, look.deep) +
        circle(52, -56, 16, look.base) +
        stroke('M-70 -134h36M-70 -126h24', look.deep, 3),
      rect(-86, -156, 172, 128, mix(look.base, '#fff5e0', 0.7)) +
        stroke('M0 -28C-4 -70 6 -110 0 -146', look.deep, 4) +
        path(
          'M0 -60c-30 0 -46 -16 -50 -34c28 -2 46 14 50 34zM2 -90c26 -4 40 -20 44 -38c-26 0 -42 16 -44 38zM0 -112c-20 -4 -30 -16 -32 -30c20 2 32 14 32 30zM4 -52c26 0 42 -12 48 -28c-24 -2 -44 8 -48 28z',
          look.base,
        ) +
        dots(
          [
            [-60, -136],
            [62, -52],
            [58, -140],
          ],
          7,
          look.accent,
        ),
    ][look.variant % 3] ?? '';
  return (
    rect(-106, -176, 220, 176, veil(0.18)) +
    rect(-112, -182, 224, 180, wood, 2) +
    path('M-112 -2L-102 -12H102L112 -2z', darker(wood, 0.25)) +
    path('M112 -182L102 -172V-12L112 -2z', darker(wood, 0.15)) +
    rect(-102, -172, 204, 160, '#fff8ea') +
    opening([-86, -156, 172, 128], art) +
    path('M-102 -172H-20L-90 -12H-102z', glow(0.16)) +
    stroke('M-110 -180H110', glow(0.35), 2)
  );
}

function curtains(look: Look): Art {
  const cloth = look.base;
  const half = (tied: boolean): Art =>
    tied
      ? path('M-136 -196h72c2 60 -30 80 -44 104c14 30 18 60 20 104h-48z', cloth) +
        path(
          'M-108 -196h20c0 60 -18 80 -26 104c8 30 12 60 12 104h-12c0 -44 -6 -74 -8 -104c4 -30 14 -60 14 -104z',
          veil(0.1),
        ) +
        path('M-138 -96l34 -2v14l-34 2z', look.accent)
      : path('M-136 -196h76c-4 70 -2 140 4 208h-80z', cloth) +
        path('M-118 -196h14l2 208h-16zM-86 -196h12l6 208h-14z', veil(0.1));
  const tied = look.variant % 2 === 0;
  return (
    rect(-80, -180, 160, 150, '#fbf1de') +
    opening(
      [-72, -172, 144, 134],
      rect(-72, -172, 144, 134, '#cbe0d5') +
        circle(26, -138, 18, '#fdf0c8') +
        path('M-72 -90q40 -40 80 -10t64 -6v80h-144z', '#a5bfa3') +
        path('M-72 -70q50 -24 100 -4t44 -4v60h-144z', '#86a279') +
        path('M-30 -172h40l-60 134h-22v-40z', glow(0.3)),
    ) +
    stroke('M0 -172V-38M-72 -124H72', '#fbf1de', 4) +
    boxes([[-88, -32, 176, 6]], '#fff8ea') +
    path('M-66 -194H66v130c-40 10 -90 10 -132 0z', glow(0.28)) +
    stroke('M-148 -200H148', brass, 6) +
    circle(-152, -200, 8, brass) +
    circle(152, -200, 8, brass) +
    half(tied) +
    group('scale(-1 1)', half(tied)) +
    stroke([-130, -112, -94, -76, 76, 94, 112, 130].map((x) => `M${x} -206v10`).join(''), darker(brass, 0.25), 3) +
    (look.variant % 3 === 0 ? stroke('M-134 -10h46M88 -10h46M-134 -2h47M87 -2h47', look.accent, 3.4) : '')
  );
}

export const decoration = {
  lamp: {
    colours: ['cream', 'terracotta', 'saffron', 'sage', 'teal', 'plum'],
    home: ['room', 'rugRoom'],
    away: ['studio', 'rugRoom'],
    draw: lamp,
    reach: 46,
    focus: [20, -160, 1.6],
  },
  mirror: {
    colours: ['sand', 'terracotta', 'sage', 'teal', 'night'],
    home: ['wall', 'rugRoom'],
    away: ['studio', 'rugRoom'],
    draw: mirror,
    reach: 66,
    focus: [10, -110, 1.6],
  },
  rug: {
    colours: ['terracotta', 'teal', 'saffron', 'sage', 'plum', 'night'],
    home: ['floor'],
    away: ['floor'],
    near: 'floor',
    draw: rug,
    reach: 0,
    focus: [60, 10, 1.7],
  },
  vase: {
    colours: ['terracotta', 'cream', 'teal', 'sage', 'saffron', 'rose'],
    home: ['table', 'plinth'],
    away: ['studio', 'table'],
    draw: vase,
    reach: 46,
    focus: [0, -110, 1.6],
  },
  'picture-frame': {
    colours: ['terracotta', 'teal', 'sage', 'saffron', 'plum', 'night'],
    home: ['wall'],
    away: ['room', 'wall'],
    near: 'wall',
    draw: pictureFrame,
    reach: 0,
    raised: 58,
    size: 0.96,
    focus: [20, -90, 1.7],
  },
  curtains: {
    colours: ['sage', 'terracotta', 'saffron', 'teal', 'rose', 'cream'],
    home: ['wall'],
    away: ['wall', 'studio'],
    near: 'wall',
    draw: curtains,
    reach: 0,
    raised: 26,
    focus: [-60, -110, 1.7],
  },
} as const satisfies Record<string, Thing>;
