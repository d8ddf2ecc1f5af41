import type { Look } from '../../kit/look';
import { type Art, boxes, circle, dots, ellipse, path, rect, ring, stroke } from '../../kit/shapes';
import { darker, glow, lighter, veil } from '../../kit/tones';
import type { Thing } from '../subject';

const graphite = '#3b3443';
const silver = '#d9d0c4';

const glassEye = (x: number, y: number, radius: number): Art =>
  circle(x, y, radius, '#2b2634') +
  circle(x, y, radius * 0.74, '#4a4660') +
  circle(x, y, radius * 0.5, '#2d4a63') +
  path(
    `M${x - radius * 0.5} ${y - radius * 0.1}a${radius * 0.5} ${radius * 0.5} 0 0 1 ${radius * 0.5} ${-radius * 0.4}a${radius * 0.7} ${radius * 0.7} 0 0 0 ${-radius * 0.5} ${radius * 0.4}z`,
    glow(0.8),
  ) +
  circle(x + radius * 0.2, y + radius * 0.22, radius * 0.12, '#b487a8');

function camera(look: Look): Art {
  const top = look.variant % 2 === 0 ? silver : graphite;
  return (
    stroke('M-118 -112C-160 -60 -150 4 -96 4', darker(look.accent, 0.1), 9) +
    stroke('M-118 -112C-160 -60 -150 4 -96 4', glow(0.2), 2) +
    path('M-46 -132l10 -26c2 -5 5 -7 10 -7h52c5 0 8 2 10 7l10 26z', top) +
    path('M10 -165h16c5 0 8 2 10 7l10 26H24z', veil(0.14)) +
    boxes([[-22, -158, 44, 18]], darker(top, 0.4)) +
    rect(-16, -155, 32, 12, '#fff1c9', 2) +
    rect(-124, -134, 248, 134, top, 14) +
    rect(-124, -106, 248, 84, look.base, 2) +
    path('M-124 -40H124V-22H-124zM70 -106h54v84H88c4 -26 0 -56 -18 -84z', veil(0.12)) +
    path('M-124 -22h248v8c0 8 -6 14 -14 14h-220c-8 0 -14 -6 -14 -14z', darker(top, 0.12)) +
    rect(-104, -146, 40, 13, darker(top, 0.28), 3) +
    rect(66, -150, 34, 17, darker(top, 0.28), 4) +
    stroke('M72 -148v12M80 -148v12M88 -148v12', glow(0.3), 1.6) +
    circle(-46, -124, 4, '#d1483a') +
    rect(-110, -122, 26, 10, '#fff1c9', 3) +
    stroke('M-112 -96v64M-104 -98v68', veil(0.14), 3) +
    circle(4, -66, 64, darker(top, 0.34)) +
    circle(0, -66, 62, graphite) +
    ring(0, -66, 55, '#57506a', 7) +
    `<circle cx="0" cy="-66" r="55" stroke="#2b2634" stroke-width="7" stroke-dasharray="3 4" stroke-linecap="butt"/>` +
    ring(0, -66, 47, look.accent, 2.4) +
    glassEye(0, -66, 42) +
    stroke('M-112 -130H-50', glow(0.7), 2.4) +
    dots(
      [
        [-124, -112],
        [124, -112],
      ],
      5,
      '#8f8288',
    )
  );
}

function cameraBack(look: Look): Art {
  const top = look.variant % 2 === 0 ? silver : graphite;
  return (
    path('M-46 -132l10 -26c2 -5 5 -7 10 -7h52c5 0 8 2 10 7l10 26z', top) +
    rect(-22, -156, 44, 24, graphite, 6) +
    rect(-14, -150, 28, 12, '#2d4a63', 3) +
    rect(-124, -134, 248, 134, top, 14) +
    rect(-124, -106, 248, 84, look.base, 2) +
    path('M70 -106h54v84H88c4 -26 0 -56 -18 -84z', veil(0.12)) +
    rect(-98, -112, 140, 98, graphite, 7) +
    rect(-91, -105, 126, 84, '#f6cfae') +
    path('M-91 -50l30 -26l24 20l30 -30l42 40V-21h-126z', look.accent) +
    circle(-56, -84, 10, '#fff5e0') +
    path('M-30 -105h34l-40 84h-34z', glow(0.2)) +
    circle(82, -62, 24, graphite) +
    circle(82, -62, 10, '#57506a') +
    path('M82 -82l5 6h-10zM82 -42l5 -6h-10zM62 -62l6 -5v10zM102 -62l-6 -5v10z', silver) +
    dots(
      [
        [64, -100],
        [82, -102],
        [100, -100],
        [66, -24],
        [98, -24],
      ],
      5,
      graphite,
    ) +
    rect(66, -150, 34, 17, darker(top, 0.28), 4) +
    path('M-124 -22h248v8c0 8 -6 14 -14 14h-220c-8 0 -14 -6 -14 -14z', darker(top, 0.12))
  );
}

function lens(look: Look): Art {
  const body = look.colour === 'cream' ? '#f1e6d2' : graphite;
  const grip = look.colour === 'cream' ? graphite : '#57506a';
  return (
    path(
      'M-62 -172h124c4 0 6 3 6 7v35c0 8 -8 14 -12 22v86c0 14 -26 22 -56 22s-56 -8 -56 -22v-86c-4 -8 -12 -14 -12 -22v-35c0 -4 2 -7 6 -7z',
      body,
    ) +
    path('M20 -172h42c4 0 6 3 6 7v35c0 8 -8 14 -12 22v86c0 12 -20 20 -44 22c14 -60 16 -120 8 -172z', veil(0.2)) +
    path('M-68 -152h136v16H-68zM-56 -84h112v40H-56z', grip) +
    `<path d="M-52 -64H52" stroke="${veil(0.4)}" stroke-width="36" stroke-dasharray="4 5" stroke-linecap="butt"/>` +
    stroke('M-56 -98H56', look.base === '#f4e8d3' ? look.accent : look.base, 6) +
    stroke('M-40 -30h12M-14 -30h8M10 -30h14', glow(0.7), 3) +
    circle(44, -30, 4, '#d1483a') +
    path('M-56 -16c20 10 92 10 112 0v-6h-112z', silver) +
    ellipse(0, -172, 68, 19, grip) +
    ellipse(0, -172, 60, 15, '#2b2634') +
    ellipse(0, -171, 46, 11, '#2d4a63') +
    path('M-40 -173c10 -10 40 -12 60 -8c-24 0 -46 4 -52 12z', glow(0.75)) +
    ellipse(14, -168, 10, 3, '#b487a8') +
    stroke('M-58 -124v100', glow(0.2), 4) +
    ellipse(112, -2, 44, 8, veil(0.2)) +
    ellipse(112, -8, 42, 11, darker(graphite, 0.1)) +
    ellipse(112, -13, 42, 11, graphite) +
    ellipse(112, -13, 30, 7, '#57506a') +
    stroke('M98 -13h28', look.accent, 4)
  );
}

function headphones(look: Look): Art {
  const cup = (x: number, side: number): Art =>
    rect(x - 26, -100, 52, 92, look.dark, 25) +
    ellipse(x - side * 6, -54, 24, 44, look.base) +
    ellipse(x - side * 6, -54, 14, 28, look.accent) +
    path(`M${x - side * 6} -82a14 28 0 0 1 0 56a30 30 0 0 0 0 -56z`, veil(0.14)) +
    rect(x + side * 10 - 9, -102, 26, 96, '#4a3a44', 12) +
    stroke(`M${x + side * 14} -88v66`, glow(0.16), 4);
  return (
    stroke('M-92 -84C-108 -210 108 -210 92 -84', graphite, 17) +
    stroke('M-90 -100C-96 -196 96 -196 90 -100', '#57506a', 4) +
    path('M-66 -164C-40 -196 40 -196 66 -164L58 -150C36 -176 -36 -176 -58 -150Z', look.base) +
    stroke('M-48 -172C-24 -186 24 -186 48 -172', glow(0.5), 3) +
    stroke('M-95 -128v34M95 -128v34', silver, 9) +
    cup(-92, 1) +
    cup(92, -1) +
    (look.variant % 2 === 0
      ? stroke('M-92 -8C-96 18 -40 6 -20 2C10 -4 40 4 52 2', graphite, 3.4) + rect(48, -1, 22, 6, silver, 3)
      : dots(
          [
            [-98, -54],
            [98, -54],
          ],
          5,
          look.dark,
        ))
  );
}

function speaker(look: Look): Art {
  const cabinet = (x: number, width: number, height: number): Art => {
    const cone = width * 0.34;
    return (
      rect(x - width / 2, -height, width, height - 4, look.base, 8) +
      path(`M${x + width / 2 - 16} ${-height}h8c4 0 8 3 8 8v${height - 20}c0 5 -3 8 -8 8h-8z`, veil(0.2)) +
      boxes(
        [
          [x - width * 0.36, -4, 12, 4],
          [x + width * 0.26, -4, 12, 4],
        ],
        graphite,
      ) +
      circle(x - 4, -cone - 20, cone, graphite) +
      ring(x - 4, -cone - 20, cone - 5, '#57506a', 4) +
      circle(x - 4, -cone - 20, cone * 0.42, look.accent) +
      path(
        `M${x - 4 - cone * 0.3} ${-cone - 22}a${cone * 0.3} ${cone * 0.3} 0 0 1 ${cone * 0.3} ${-cone * 0.3}`,
        glow(0.5),
      ) +
      circle(x - 4, -height + cone * 0.62 + 12, cone * 0.52, graphite) +
      circle(x - 4, -height + cone * 0.62 + 12, cone * 0.2, silver) +
      stroke(`M${x - width * 0.38} ${-height + 8}h${width * 0.5}`, glow(0.5), 2.4)
    );
  };
  return look.variant % 2 === 0
    ? cabinet(-66, 104, 184) + cabinet(66, 104, 184)
    : ellipse(84, 0, 56, 7, veil(0.18)) +
        cabinet(-50, 120, 196) +
        rect(40, -104, 92, 104, lighter(look.base, 0.35), 30) +
        path('M104 -104c16 2 28 14 28 30v44c0 18 -12 30 -30 30c14 -30 14 -76 2 -104z', veil(0.12)) +
        `<path d="M48 -52H124" stroke="${veil(0.2)}" stroke-width="52" stroke-dasharray="2 5" stroke-linecap="butt"/>` +
        ellipse(86, -100, 32, 7, graphite) +
        ellipse(86, -100, 24, 4, look.accent);
}

function turntable(look: Look): Art {
  const wood = look.variant % 2 === 0 ? '#b5804f' : look.dark;
  return (
    path('M-122 -70L-112 -168c0 -5 4 -8 8 -8h208c4 0 8 3 8 8l10 98z', '#cfe0da88') +
    stroke('M-122 -70L-112 -168c0 -5 4 -8 8 -8h208c4 0 8 3 8 8l10 98', glow(0.8), 3) +
    path('M-60 -170h40l-40 96h-40zM0 -170h14l-40 96h-14z', glow(0.3)) +
    path('M-124 -72H124L148 -34H-148Z', lighter(look.base, 0.12)) +
    path('M-148 -34H148V-8c0 4 -3 6 -6 6h-284c-3 0 -6 -2 -6 -6z', wood) +
    boxes([[-148, -34, 296, 4]], glow(0.35)) +
    boxes(
      [
        [-130, -4, 26, 7],
        [104, -4, 26, 7],
      ],
      graphite,
    ) +
    stroke('M-130 -18h80M-20 -14h110', veil(0.12), 2) +
    ellipse(-24, -53, 92, 19, darker(look.base, 0.3)) +
    ellipse(-24, -56, 90, 18, silver) +
    ellipse(-24, -58, 86, 17, '#2f2a38') +
    `<ellipse cx="-24" cy="-58" rx="70" ry="13.6" stroke="#57506a" stroke-width="1.4"/><ellipse cx="-24" cy="-58" rx="54" ry="10.4" stroke="#57506a" stroke-width="1.4"/>` +
    ellipse(-24, -58, 32, 6.4, look.accent) +
    ellipse(-24, -58, 3, 1.4, '#2f2a38') +
    path('M-24 -58L-98 -66A86 17 0 0 1 -70 -72ZM-24 -58L54 -51A86 17 0 0 1 26 -44Z', glow(0.16)) +
    ellipse(104, -56, 17, 6, graphite) +
    stroke('M104 -60L112 -76', silver, 5) +
    stroke('M104 -62C96 -50 70 -46 30 -52', silver, 4) +
    path('M34 -56l-14 2l2 6l14 -2z', graphite) +
    ellipse(118, -40, 9, 3.4, graphite) +
    ellipse(96, -40, 6, 2.4, look.accent)
  );
}

export const soundAndImage = {
  camera: {
    colours: ['night', 'terracotta', 'sage', 'teal', 'sand', 'plum'],
    home: ['table', 'plinth'],
    away: ['studio', 'table'],
    draw: camera,
    back: cameraBack,
    backReach: 122,
    reach: 124,
    focus: [0, -72, 1.8],
  },
  lens: {
    colours: ['night', 'cream', 'terracotta', 'saffron', 'teal'],
    home: ['plinth', 'table'],
    away: ['table', 'studio'],
    draw: lens,
    reach: 66,
    focus: [0, -136, 1.8],
  },
  headphones: {
    colours: ['terracotta', 'teal', 'sand', 'plum', 'sage', 'night'],
    home: ['plinth', 'table'],
    away: ['studio', 'table'],
    draw: headphones,
    reach: 112,
    focus: [70, -80, 1.9],
  },
  speaker: {
    colours: ['sand', 'teal', 'terracotta', 'night', 'sage', 'saffron'],
    home: ['table', 'studio'],
    away: ['studio', 'table'],
    draw: speaker,
    reach: 120,
    focus: [-50, -90, 1.8],
  },
  turntable: {
    colours: ['cream', 'teal', 'terracotta', 'sage', 'sand', 'night'],
    home: ['table'],
    away: ['studio', 'table'],
    draw: turntable,
    reach: 146,
    size: 1.06,
    focus: [10, -70, 1.8],
  },
} as const satisfies Record<string, Thing>;
