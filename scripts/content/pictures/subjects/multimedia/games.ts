import type { Look } from '../../kit/look';
import { type Art, boxes, circle, dots, ellipse, group, move, path, rect, stroke, turn } from '../../kit/shapes';
import { screen } from '../../kit/screens';
import { glow, paints, veil } from '../../kit/tones';
import type { Thing } from '../subject';

const graphite = '#3b3443';

const buttons = (x: number, y: number, radius: number): Art =>
  circle(x, y - radius * 1.7, radius, paints.saffron) +
  circle(x + radius * 1.7, y, radius, paints.terracotta) +
  circle(x, y + radius * 1.7, radius, paints.sage) +
  circle(x - radius * 1.7, y, radius, paints.rose);

const cross = (x: number, y: number, arm: number, colour = graphite): Art =>
  path(
    `M${x - arm / 3} ${y - arm}h${arm * 0.66}v${arm * 0.66}h${arm * 0.67}v${arm * 0.66}h${-arm * 0.67}v${arm * 0.66}h${-arm * 0.66}v${-arm * 0.66}h${-arm * 0.67}v${-arm * 0.66}h${arm * 0.67}z`,
    colour,
  );

/** Middle of the lower edge at (0, 0), about 240 wide. */
function pad(look: Look): Art {
  return (
    path(
      'M-60 -146C-100 -158 -122 -140 -130 -100C-138 -62 -140 -24 -122 -8C-106 2 -88 -10 -72 -36C-64 -48 -56 -50 -44 -50H44C56 -50 64 -48 72 -36C88 -10 106 2 122 -8C140 -24 138 -62 130 -100C122 -140 100 -158 60 -146C40 -140 -40 -140 -60 -146Z',
      look.base,
    ) +
    path(
      'M60 -146C100 -158 122 -140 130 -100C138 -62 140 -24 122 -8C106 2 88 -10 72 -36C64 -48 56 -50 44 -50C80 -70 96 -100 60 -146ZM-122 -8C-106 2 -88 -10 -72 -36C-64 -48 -56 -50 -44 -50C-60 -56 -80 -52 -92 -38C-104 -20 -114 -10 -122 -8Z',
      veil(0.12),
    ) +
    path(
      'M-108 -148C-98 -158 -80 -160 -64 -154L-60 -146C-80 -152 -98 -148 -108 -140ZM108 -148C98 -158 80 -160 64 -154L60 -146C80 -152 98 -148 108 -140Z',
      look.deep,
    ) +
    stroke('M-112 -132C-104 -142 -88 -146 -66 -140', glow(0.55), 3.4) +
    cross(-82, -104, 19) +
    buttons(82, -104, 9.4) +
    dots(
      [
        [-38, -70],
        [38, -70],
      ],
      23,
      look.dark,
    ) +
    dots(
      [
        [-38, -72],
        [38, -72],
      ],
      18,
      graphite,
    ) +
    dots(
      [
        [-38, -74],
        [38, -74],
      ],
      11,
      '#57506a',
    ) +
    rect(-30, -134, 60, 32, look.accent, 6) +
    path('M-30 -116l60 -12v20c0 4 -2 6 -6 6h-48c-4 0 -6 -2 -6 -6z', veil(0.12)) +
    dots(
      [
        [-42, -116],
        [42, -116],
      ],
      4,
      look.deep,
    ) +
    circle(0, -90, 5, glow(0.8))
  );
}

function gameConsole(look: Look): Art {
  const white = look.colour === 'night' ? '#4a4560' : '#f8efdf';
  const upright = look.variant % 2 === 0;
  const tower =
    path('M-60 -196c24 -8 44 -8 56 -2v194h-50c-8 0 -12 -4 -12 -12z', white) +
    path('M-34 -200c14 -2 24 -1 30 2v194h-30z', veil(0.1)) +
    path('M-14 -190h44v186h-44z', graphite) +
    path('M16 -198c24 -6 44 -4 54 6v176c0 8 -4 12 -12 12H16z', white) +
    path('M44 -200c12 2 20 4 26 8v176c0 8 -4 12 -12 12H38c10 -60 12 -130 6 -196z', veil(0.12)) +
    stroke('M-14 -184V-10M16 -184V-10', look.base, 3) +
    rect(-2, -90, 10, 3, glow(0.8)) +
    boxes([[-1, -150, 4, 44]], '#57506a') +
    path('M-56 -4h120l8 6h-136z', graphite);
  const flat =
    path('M-140 -58c60 -8 210 -8 270 0l6 22H-146z', white) +
    boxes([[-142, -38, 276, 18]], graphite) +
    path('M-146 -22H138l-6 20c-60 6 -210 6 -270 0z', white) +
    path('M40 -64c40 2 70 3 90 6l6 22H60zM60 -22h78l-6 20c-20 2 -50 4 -90 4z', veil(0.1)) +
    stroke('M-140 -38H132M-144 -21H136', look.base, 3) +
    boxes([[-118, -32, 90, 4]], '#57506a') +
    dots([[108, -30]], 3, look.accent);
  return upright
    ? group('translate(-76 0)', tower) + ellipse(70, 2, 66, 8, veil(0.18)) + move(74, 2, group('scale(.56)', pad(look)))
    : flat + ellipse(30, 16, 84, 8, veil(0.2)) + move(34, 20, group('scale(.62)', pad(look)));
}

function handheld(look: Look): Art {
  const side = (x: number, colour: string, right: boolean): Art =>
    group(
      right ? `translate(${x} 0) scale(-1 1)` : `translate(${x} 0)`,
      path('M40 -150H0C-22 -150 -36 -134 -36 -112V-38C-36 -16 -22 0 0 0H40z', colour) +
        path('M-36 -60V-38C-36 -16 -22 0 0 0H40V-18C0 -16 -28 -30 -36 -60Z', veil(0.14)) +
        stroke('M-28 -112c0 -18 12 -30 28 -30h30', glow(0.55), 3.4),
    );
  return (
    side(-106, look.base, false) +
    side(106, look.accent, true) +
    rect(-72, -150, 144, 150, graphite, 4) +
    screen([-64, -132, 128, 110], look) +
    circle(0, -11, 3, '#57506a') +
    circle(-104, -108, 17, graphite) +
    circle(-104, -110, 11, '#57506a') +
    cross(-104, -56, 15) +
    buttons(105, -108, 7.4) +
    circle(104, -52, 17, graphite) +
    circle(104, -54, 11, '#57506a') +
    stroke('M-90 -136h10M86 -136h8M90 -140v8', veil(0.5), 3) +
    (look.variant % 2 === 0
      ? path('M-26 -52h14v-16h12v16h26v30h-52z', look.dark) + dots([[-4, -86]], 8, look.accent)
      : circle(6, -66, 12, look.accent) + path('M-20 -40l14 -18l12 10l16 -20l18 28z', look.dark))
  );
}

function gameBoxes(look: Look): Art {
  const box = (x: number, angle: number, shell: string, art: Art): Art =>
    move(
      x,
      0,
      turn(
        angle,
        0,
        0,
        rect(-46, -128, 92, 128, shell, 5) +
          rect(-40, -116, 80, 110, '#fff5e0', 2) +
          art +
          path('M10 -128h30c4 0 6 2 6 5v118c0 3 -2 5 -6 5h-50c20 -40 26 -84 20 -128z', veil(0.1)) +
          boxes([[-46, -122, 4, 116]], glow(0.35)) +
          path('M-10 -128h22l-40 128h-18v-16z', glow(0.16)),
      ),
    );
  const castle =
    boxes([[-40, -116, 80, 110]], '#7d5a7c') +
    circle(16, -90, 15, '#f8e6b8') +
    path('M-30 -6v-50h10v-12h8v12h12v-26h8v-8h8v8h8v26h10v-10h8v60z', '#3f3554') +
    path('M-40 -6c20 -20 60 -20 80 0z', '#5f8265') +
    dots(
      [
        [-22, -100],
        [-4, -106],
        [-30, -84],
      ],
      1.8,
      '#f8e6b8',
    );
  const race =
    boxes([[-40, -116, 80, 110]], '#f6b95a') +
    path('M-40 -60l26 -22l20 14l34 -26V-6h-80z', '#c8623f') +
    path('M-34 -6l28 -44h12L34 -6z', '#4b4252') +
    path('M-22 -22c2 -10 8 -16 22 -16s20 6 22 16v8h-44z', '#2f7d7b') +
    boxes(
      [
        [-18, -14, 8, 5],
        [10, -14, 8, 5],
      ],
      '#2f2836',
    ) +
    path('M-12 -28c2 -4 4 -6 12 -6s10 2 12 6z', '#cfe0da');
  const space =
    boxes([[-40, -116, 80, 110]], '#2e3654') +
    circle(20, -32, 26, '#2f7d7b') +
    path('M-8 -98c12 10 14 30 8 50h-16c-6 -20 -4 -40 8 -50z', '#fff5e0') +
    path('M-16 -60l-8 16h10zM0 -60l8 16h-10z', '#c8623f') +
    circle(-8, -74, 5, '#4c5673') +
    path('M-12 -48h8l-4 16z', '#e6a53b') +
    dots(
      [
        [-28, -104],
        [22, -100],
        [30, -78],
        [-32, -70],
        [26, -62],
      ],
      1.8,
      '#f8e6b8',
    );
  const covers = [castle, race, space];
  const pick = (offset: number): Art => covers[(look.variant + offset) % 3] ?? castle;
  return (
    box(-92, -7, look.dark, pick(1)) +
    box(92, 7, look.accentDark, pick(2)) +
    ellipse(4, 4, 70, 6, veil(0.2)) +
    group('translate(0 4) scale(1.3)', box(0, 0, look.base, pick(0)))
  );
}

export const games = {
  'game-console': {
    colours: ['teal', 'terracotta', 'night', 'saffron', 'plum'],
    home: ['table', 'studio'],
    away: ['studio', 'table'],
    draw: gameConsole,
    reach: 138,
    size: 1.06,
    focus: [50, -46, 1.8],
  },
  'handheld-console': {
    colours: ['terracotta', 'teal', 'saffron', 'plum', 'sage'],
    home: ['plinth', 'table'],
    away: ['table', 'studio'],
    draw: handheld,
    reach: 138,
    focus: [-70, -80, 1.8],
  },
  gamepad: {
    colours: ['cream', 'terracotta', 'night', 'teal', 'rose', 'saffron'],
    home: ['plinth', 'studio'],
    away: ['table', 'studio'],
    draw: pad,
    reach: 120,
    size: 1.08,
    focus: [60, -94, 1.8],
  },
  'video-game-box': {
    colours: ['teal', 'terracotta', 'night', 'sage', 'plum'],
    home: ['table', 'studio'],
    away: ['studio', 'table', 'plinth'],
    draw: gameBoxes,
    reach: 136,
    size: 1.1,
    focus: [0, -94, 1.8],
  },
} as const satisfies Record<string, Thing>;
