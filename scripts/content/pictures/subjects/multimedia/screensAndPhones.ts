import type { Look } from '../../kit/look';
import { screen, workScreen } from '../../kit/screens';
import { type Art, boxes, circle, dots, ellipse, group, path, rect, stroke, turn } from '../../kit/shapes';
import { darker, glow, lighter, veil } from '../../kit/tones';
import type { Thing } from '../subject';

const graphite = '#3b3443';
const silver = '#d9d0c4';

/** Foot at (0, 0). */
function phoneFront(look: Look): Art {
  return (
    rect(-48, -190, 96, 190, look.dark, 17) +
    rect(-46, -190, 92, 190, graphite, 16) +
    screen([-41, -184, 82, 178], look) +
    rect(-14, -180, 28, 7, graphite, 3.5) +
    rect(-30, -160, 60, 20, glow(0.75), 6) +
    circle(-20, -150, 5, look.base) +
    boxes(
      [
        [-10, -154, 32, 3],
        [-10, -148, 22, 3],
      ],
      '#b9a796',
    ) +
    [-24, 0, 24]
      .map((x, index) => rect(x - 9, -38, 18, 18, index === 1 ? '#fff5e0' : index === 0 ? look.accent : look.light, 5))
      .join('') +
    rect(-16, -10, 32, 3, glow(0.9), 1.5)
  );
}

function phoneBack(look: Look): Art {
  return (
    rect(-48, -190, 96, 190, look.dark, 17) +
    rect(-46, -190, 92, 190, look.base, 16) +
    path('M20 -190h10c10 0 16 6 16 16v158c0 10 -6 16 -16 16h-70c40 -50 60 -110 60 -190z', veil(0.09)) +
    rect(-38, -182, 40, 44, look.dark, 11) +
    dots(
      [
        [-27, -171],
        [-10, -160],
        [-27, -149],
      ],
      8,
      graphite,
    ) +
    dots(
      [
        [-27, -171],
        [-10, -160],
        [-27, -149],
      ],
      3.4,
      '#7d8aa5',
    ) +
    circle(-9, -175, 3, '#fff1c9') +
    (look.variant % 2 === 0 ? circle(0, -92, 9, glow(0.3)) : path('M-46 -60L46 -96v22L-46 -38z', look.accent)) +
    stroke('M-38 -100v80', glow(0.35), 3)
  );
}

const smartphone = (look: Look): Art => turn(5, 0, 0, phoneFront(look)) + (look.variant % 2 === 0 ? earbuds(look) : '');

const earbuds = (look: Look): Art =>
  ellipse(92, 2, 32, 5, veil(0.18)) +
  rect(64, -38, 56, 40, lighter(look.base, 0.6), 16) +
  path('M64 -22h56v8c0 9 -7 16 -16 16H80c-9 0 -16 -7 -16 -16z', veil(0.1)) +
  circle(92, -12, 2.4, look.accent);

const phonePair = (look: Look): Art =>
  group('translate(-44 -2)', turn(-7, 0, 0, phoneBack(look))) +
  group('translate(52 2)', turn(6, 0, 0, phoneFront(look)));

function laptop(look: Look): Art {
  const shell = look.colour === 'night' ? '#57536a' : lighter(look.base, 0.3);
  return (
    rect(-112, -158, 224, 148, darker(shell, 0.16), 10) +
    rect(-108, -155, 216, 142, graphite, 8) +
    (look.variant % 2 === 0 ? screen([-101, -147, 202, 126], look) : workScreen([-101, -147, 202, 126], look)) +
    circle(0, -151, 1.8, '#7d8aa5') +
    path('M-116 -14H116L146 -2c2 5 -1 8 -8 8h-276c-7 0 -10 -3 -8 -8z', shell) +
    path('M-146 -2H146c2 5 -1 8 -8 8h-276c-7 0 -10 -3 -8 -8z', darker(shell, 0.24)) +
    path('M-100 -12H100L112 -6H-112z', darker(shell, 0.4)) +
    path('M-26 -2h52l-4 4h-44z', veil(0.2)) +
    boxes([[-116, -16, 232, 3]], veil(0.25))
  );
}

function laptopBack(look: Look): Art {
  const shell = look.colour === 'night' ? '#57536a' : lighter(look.base, 0.3);
  return (
    path('M-122 -8H122L134 2c1 3 -1 4 -5 4h-258c-4 0 -6 -1 -5 -4z', darker(shell, 0.3)) +
    path('M-116 -8l-6 -138c0 -8 4 -12 10 -12h224c6 0 10 4 10 12l-6 138z', shell) +
    path('M60 -158h52c6 0 10 4 10 12l-6 138h-150c50 -40 84 -90 94 -150z', veil(0.08)) +
    circle(0, -84, 14, glow(0.5)) +
    stroke('M-110 -150h120', glow(0.5), 3) +
    boxes([[-70, -10, 140, 4]], veil(0.3))
  );
}

function tablet(look: Look): Art {
  return (
    path('M60 -30L104 6H30z', darker(look.base, 0.3)) +
    turn(
      -4,
      0,
      0,
      rect(-122, -168, 240, 170, look.dark, 14) +
        rect(-120, -168, 236, 168, graphite, 13) +
        screen([-110, -158, 216, 148], look) +
        rect(-98, -148, 62, 34, glow(0.75), 7) +
        boxes(
          [
            [-90, -140, 30, 4],
            [-90, -131, 44, 4],
            [-90, -122, 22, 4],
          ],
          '#b9a796',
        ),
    ) +
    turn(
      38,
      120,
      -40,
      rect(116, -112, 9, 118, '#fff5e0', 4) +
        path('M116 6h9l-4 12z', look.accent) +
        rect(121, -112, 4, 118, veil(0.12)),
    )
  );
}

function tabletBack(look: Look): Art {
  return (
    rect(-122, -168, 240, 170, look.dark, 14) +
    rect(-120, -168, 236, 168, look.base, 13) +
    path('M40 -168h63c8 0 13 5 13 13v142c0 8 -5 13 -13 13H-60C0 -40 34 -100 40 -168z', veil(0.09)) +
    circle(-98, -146, 10, graphite) +
    circle(-98, -146, 4, '#7d8aa5') +
    circle(-2, -84, 11, glow(0.4)) +
    path('M-120 -70H116V-14c0 8 -5 13 -13 13H-107c-8 0 -13 -5 -13 -13z', look.accent + 'e0') +
    stroke('M-110 -70H108', veil(0.2), 2)
  );
}

function monitorArt(look: Look, content: typeof screen): Art {
  return (
    path('M-16 -50h32l6 44h38c6 0 8 6 4 6H-64c-4 0 -2 -6 4 -6h38z', silver) +
    path('M0 -50h16l6 44h38c6 0 8 6 4 6H20C16 -14 8 -30 0 -50z', veil(0.14)) +
    rect(-136, -196, 272, 160, graphite, 9) +
    content([-129, -189, 258, 140], look) +
    boxes([[-10, -45, 20, 3]], '#8f8288') +
    circle(122, -42, 1.8, look.accent)
  );
}

const monitor = (look: Look): Art =>
  monitorArt(look, look.variant % 2 === 0 ? screen : workScreen) +
  (look.variant % 3 !== 1 ? '' : stroke('M-112 -4h52', look.accent, 8) + stroke('M-110 -13h44', look.dark, 8));

function desktop(look: Look): Art {
  return (
    rect(82, -150, 66, 150, graphite, 6) +
    rect(86, -146, 34, 142, '#4f4657', 4) +
    dots(
      [
        [103, -108],
        [103, -72],
        [103, -36],
      ],
      14,
      look.base,
    ) +
    dots(
      [
        [103, -108],
        [103, -72],
        [103, -36],
      ],
      9,
      look.accent,
    ) +
    dots(
      [
        [103, -108],
        [103, -72],
        [103, -36],
      ],
      4,
      graphite,
    ) +
    path('M124 -146h20v142h-20z', '#5d7a86') +
    path('M124 -60l20 -50v40l-20 50z', glow(0.16)) +
    group('translate(-46 -20) scale(.74)', monitorArt(look, workScreen)) +
    path('M-122 -8H20l12 12c1 4 -2 5 -6 5h-154c-4 0 -6 -1 -5 -5z', lighter(look.base, 0.5)) +
    stroke('M-116 -3H20M-120 3H24', darker(look.base, 0.1), 3) +
    ellipse(56, 4, 13, 8, lighter(look.base, 0.5)) +
    stroke('M56 -2v5', veil(0.4), 2)
  );
}

function television(look: Look): Art {
  const wood = look.variant % 2 === 0 ? '#c08f62' : '#8a5c48';
  return (
    stroke('M-116 -8l-6 8M116 -8l6 8', darker(wood, 0.3), 6) +
    rect(-136, -52, 272, 46, wood, 5) +
    boxes([[-136, -52, 272, 5]], lighter(wood, 0.3)) +
    boxes(
      [
        [-128, -42, 78, 30],
        [50, -42, 78, 30],
      ],
      darker(wood, 0.16),
    ) +
    boxes([[-44, -42, 88, 30]], darker(wood, 0.4)) +
    boxes([[-36, -24, 50, 10]], '#3b3443') +
    circle(4, -19, 2, look.accent) +
    stroke('M-96 -28h14M82 -28h14', '#f0c574', 3) +
    path('M-70 -58h20l-6 6h-22zM50 -58h20l8 6h-22z', graphite) +
    rect(-128, -204, 256, 148, graphite, 5) +
    screen([-123, -199, 246, 138], look) +
    (look.variant % 3 === 0 ? path('M-18 -150l44 22l-44 22z', glow(0.8)) : '') +
    (look.variant % 2 === 0
      ? path('M104 -52c-6 -8 -2 -14 0 -18h14c2 4 6 10 0 18z', look.accent) +
        stroke('M111 -70c-2 -16 -8 -22 -12 -28M111 -70c2 -14 6 -20 12 -24', '#5f8265', 3)
      : '')
  );
}

export const screensAndPhones = {
  smartphone: {
    colours: ['teal', 'rose', 'night', 'saffron', 'sage', 'plum', 'terracotta'],
    home: ['plinth', 'table'],
    away: ['table', 'studio'],
    draw: smartphone,
    back: (look) => turn(-6, 0, 0, phoneBack(look)),
    backReach: 50,
    reach: 54,
    focus: [0, -130, 1.7],
  },
  'smartphone-pair': {
    colours: ['night', 'terracotta', 'sage', 'teal', 'rose', 'saffron'],
    home: ['studio', 'plinth'],
    away: ['table', 'plinth'],
    draw: phonePair,
    reach: 104,
    focus: [-30, -140, 1.8],
  },
  laptop: {
    colours: ['stone', 'night', 'sand', 'rose', 'sage', 'teal'],
    home: ['table'],
    away: ['studio', 'plinth'],
    draw: laptop,
    back: laptopBack,
    backReach: 120,
    reach: 138,
    size: 1.08,
    focus: [30, -80, 1.7],
  },
  'desktop-computer': {
    colours: ['teal', 'terracotta', 'saffron', 'plum', 'sage'],
    home: ['table'],
    away: ['studio', 'table'],
    draw: desktop,
    reach: 144,
    size: 1.1,
    focus: [70, -90, 1.8],
  },
  monitor: {
    colours: ['teal', 'saffron', 'terracotta', 'plum', 'sage'],
    home: ['table'],
    away: ['studio', 'table'],
    draw: monitor,
    reach: 70,
    size: 1.02,
    focus: [50, -110, 1.7],
  },
  tablet: {
    colours: ['sand', 'night', 'rose', 'teal', 'stone', 'terracotta'],
    home: ['plinth', 'table'],
    away: ['table', 'studio'],
    draw: tablet,
    back: tabletBack,
    backReach: 118,
    reach: 124,
    focus: [40, -100, 1.6],
  },
  television: {
    colours: ['teal', 'terracotta', 'plum', 'saffron', 'sage'],
    home: ['room', 'rugRoom'],
    away: ['rugRoom', 'room', 'studio'],
    draw: television,
    reach: 136,
    size: 1.02,
    focus: [30, -120, 1.6],
  },
} as const satisfies Record<string, Thing>;
