import type { Look } from '../../kit/look';
import { type Art, boxes, circle, dots, ellipse, group, opening, path, rect, stroke } from '../../kit/shapes';
import { darker, glow, mix, paints, veil } from '../../kit/tones';
import type { Thing } from '../subject';

const pages = '#fbf0dc';

/** A closed book lying down, spine to the left, its lower edge at `foot`. */
const lying = (x: number, foot: number, width: number, height: number, cover: string, band: string): Art =>
  path(
    `M${x + 8} ${foot - height}h${width - 8}v4h-${width - 14}v${height - 8}h${width - 14}v4h-${width - 8}c-11 0 -11 -${height} 0 -${height}z`,
    cover,
  ) +
  path(`M${x + 12} ${foot - height + 4}h${width - 16}c-3 4 -3 ${height - 12} 0 ${height - 8}h-${width - 16}z`, pages) +
  stroke(
    `M${x + 20} ${foot - height / 2 - 3}h${width - 28}M${x + 24} ${foot - height / 2 + 3}h${width - 34}`,
    veil(0.12),
    1.4,
  ) +
  path(`M${x + 8} ${foot - height}c-11 0 -11 ${height} 0 ${height}h14v-4h-10v-${height - 8}h10v-4z`, veil(0.12)) +
  boxes(
    [
      [x + 26, foot - height, 5, 4],
      [x + 26, foot - 4, 5, 4],
    ],
    band,
  );

/** The same seen from its spine. */
const spine = (x: number, foot: number, width: number, height: number, cover: string, band: string): Art =>
  rect(x, foot - height, width, height, cover, 6) +
  path(
    `M${x} ${foot - height * 0.4}h${width}v${height * 0.4 - 6}c0 4 -2 6 -6 6h-${width - 12}c-4 0 -6 -2 -6 -6z`,
    veil(0.13),
  ) +
  boxes(
    [
      [x + 18, foot - height, 4, height],
      [x + 26, foot - height, 4, height],
      [x + width - 26, foot - height, 4, height],
    ],
    band,
  ) +
  stroke(
    `M${x + 52} ${foot - height / 2}h${width * 0.34}M${x + 62 + width * 0.34} ${foot - height / 2}h${width * 0.1}`,
    glow(0.7),
    4,
  );

function bookStack(look: Look): Art {
  const others = [look.dark, look.accent, mix(look.base, '#fff5e0', 0.45), look.accentDark, look.base];
  const sizes = [
    [-120, 236, 34],
    [-108, 210, 28],
    [-116, 222, 32],
    [-98, 190, 24],
    [-106, 204, 30],
  ];
  let foot = 0;
  const pile = sizes
    .map(([x = 0, width = 0, height = 0], index) => {
      const art = (index % 2 === 0 ? spine : lying)(
        x,
        foot,
        width,
        height,
        others[(index + look.variant) % 5] ?? look.base,
        '#f0c574',
      );
      foot -= height;
      return art;
    })
    .join('');
  const top =
    look.variant % 2 === 0
      ? path(
          `M-4 ${foot - 8}C-30 ${foot - 26} -70 ${foot - 24} -92 ${foot - 14}L-98 ${foot - 2}C-70 ${foot - 12} -30 ${foot - 12} -4 ${foot}C22 ${foot - 12} 62 ${foot - 12} 90 ${foot - 2}L84 ${foot - 14}C62 ${foot - 24} 22 ${foot - 26} -4 ${foot - 8}Z`,
          pages,
        ) +
        stroke(
          `M-4 ${foot - 8}V${foot}M-78 ${foot - 14}C-56 ${foot - 19} -34 ${foot - 17} -16 ${foot - 10}M70 ${foot - 14}C48 ${foot - 19} 26 ${foot - 17} 8 ${foot - 10}`,
          veil(0.2),
          1.8,
        ) +
        path(`M20 ${foot - 14}l10 -2v34l-6 -5l-5 7z`, '#c8452f')
      : `<circle cx="-40" cy="${foot - 14}" r="14" stroke="#4b4252" stroke-width="4"/><circle cx="0" cy="${foot - 14}" r="14" stroke="#4b4252" stroke-width="4"/>` +
        stroke(`M-26 ${foot - 16}q6 -5 12 0M-54 ${foot - 18}l-26 -6M14 ${foot - 18}l22 14`, '#4b4252', 3.4) +
        circle(-40, foot - 14, 12, '#cfe0da66') +
        circle(0, foot - 14, 12, '#cfe0da66');
  return pile + top;
}

function cover(look: Look, kind: number, back: string): Art {
  const hero =
    circle(2, -18, 30, '#fbe2b4') +
    path('M-44 76C-34 10 -10 -6 6 -8C26 0 40 30 48 76Z', look.accentDark) +
    path('M-14 -20c0 -14 28 -14 28 0c0 12 -6 20 -14 20s-14 -8 -14 -20z', '#e8b48f') +
    path('M-18 -20c-2 -24 36 -24 34 0c-8 -8 -24 -10 -34 0z', '#4b3a3a') +
    path('M-16 6h34l-4 44h-24z', look.base) +
    path('M-10 14l11 14l11 -14z', '#f0c574');
  const rocket =
    path('M-60 76c10 -40 110 -40 120 0z', '#f0c574') +
    path('M2 -54c24 20 28 60 16 100h-32c-12 -40 -8 -80 16 -100z', '#fff5e0') +
    path('M2 -54c14 12 22 30 22 48h-44c0 -18 8 -36 22 -48z', '#c8452f') +
    circle(2, 8, 11, '#4c5673') +
    path('M-20 20l-20 36l26 -8zM24 20l20 36l-26 -8z', '#c8452f') +
    dots(
      [
        [-44, -40],
        [44, -50],
        [38, -6],
        [-42, 6],
      ],
      2.6,
      '#fff5e0',
    );
  const beast =
    path('M-60 76V40c20 -18 100 -18 120 0v36z', '#3f5f52') +
    path('M-34 60C-46 10 -20 -40 20 -36C50 -32 52 -2 30 4C14 8 12 20 24 34l10 26z', '#6f9a5c') +
    circle(22, -16, 6, '#fff5e0') +
    circle(24, -16, 3, '#2f2836') +
    path('M-22 -12l-12 -10l2 16l-12 -4l6 14l-10 2l10 10z', '#e6a53b') +
    stroke('M30 2c6 0 12 -2 16 -6', '#2f2836', 2.4);
  return (
    rect(-57, -77, 118, 160, veil(0.22), 2) +
    rect(-60, -80, 120, 160, back, 2) +
    opening(
      [-52, -46, 104, 118],
      rect(-52, -46, 104, 118, mix(back, kind === 1 ? '#2e3654' : '#fbe2c0', 0.6)),
      [hero, rocket, beast][kind] ?? hero,
    ) +
    rect(-46, -72, 92, 20, pages, 3) +
    stroke('M-36 -62h44M18 -62h18', back === paints.cream ? '#4b4252' : back, 7) +
    path('M-60 -80h6v160h-6z', veil(0.2)) +
    path('M30 -80h30v160h-70z', glow(0.12))
  );
}

function comics(look: Look): Art {
  const kind = look.variant % 3;
  return (
    group('translate(-92 8) rotate(-15)', cover(look, (kind + 1) % 3, look.accent)) +
    group('translate(94 6) rotate(13)', cover(look, (kind + 2) % 3, look.dark)) +
    group('translate(0 -4) rotate(-2)', cover(look, kind, look.base))
  );
}

function boardGame(look: Look): Art {
  const squares = Array.from({ length: 14 }, (_, index) => index);
  const pawn = (x: number, y: number, colour: string): Art =>
    ellipse(x + 2, y, 12, 4, veil(0.25)) +
    path(`M${x - 11} ${y}c2 -12 6 -14 7 -24h8c1 10 5 12 7 24z`, colour) +
    circle(x, y - 29, 8, colour) +
    path(`M${x + 1} ${y - 24}h3c1 10 5 12 7 24h-8c1 -10 -1 -16 -2 -24z`, veil(0.18)) +
    circle(x - 3, y - 32, 2.4, glow(0.7));
  const die = (x: number, y: number): Art =>
    path(`M${x} ${y - 24}l20 -6l10 8v18l-20 6l-10 -8z`, '#e6d6bc') +
    path(`M${x} ${y - 24}l20 -6l10 8l-20 6z`, '#fffaf0') +
    path(`M${x} ${y - 24}l10 8v18l-10 -8z`, '#f6ead4') +
    dots(
      [
        [x + 15, y - 23],
        [x + 5, y - 12],
        [x + 17, y - 9],
        [x + 24, y - 11],
      ],
      2.2,
      '#c8452f',
    );
  const cells = squares.map((index) => `M${-110 + index * 17} ${index % 2 === 0 ? -24 : -50}l14 0l3 12h-16z`);
  return (
    path('M70 -142l96 18v84l-96 -10z', look.dark) +
    path('M70 -142l96 18v10l-96 -18z', glow(0.25)) +
    path('M78 -118l80 14v50l-80 -8z', mix(look.accent, '#fff5e0', 0.2)) +
    circle(118, -84, 18, look.base) +
    path('M84 -66l26 -30l20 22l12 -10l16 20v8l-74 -6z', look.deep) +
    path('M-104 -92H92L138 -6H-148Z', darker(look.base, 0.3)) +
    path('M-104 -96H92L138 -12H-148Z', look.base) +
    path('M-96 -91H85L124 -18H-133Z', '#f8e6c4') +
    path('M-64 -72H54L76 -40H-86Z', mix(look.accent, '#f8e6c4', 0.3)) +
    path(
      'M-30 -66C-20 -74 0 -60 10 -68C24 -74 40 -60 44 -52C30 -40 0 -48 -14 -44C-34 -40 -40 -58 -30 -66Z',
      '#93a587',
    ) +
    path('M-10 -54l10 -14l10 14z', '#c8623f') +
    path(cells.filter((_, index) => index % 3 === 0).join(''), look.base) +
    path(cells.filter((_, index) => index % 3 === 1).join(''), '#e6a53b') +
    path(cells.filter((_, index) => index % 3 === 2).join(''), '#2f7d7b') +
    stroke('M-113 -58H102M-124 -36H114', veil(0.14), 1.6) +
    pawn(-92, -26, '#c8452f') +
    pawn(-40, -30, '#2f7d7b') +
    pawn(64, -26, '#e6a53b') +
    pawn(18, -20, '#71395a') +
    die(-158, 22) +
    die(-122, 30) +
    path('M106 -2l34 -8l12 28l-34 8z', '#fffaf0') +
    path('M118 -8l34 -2l4 30l-34 2z', look.accentDark) +
    path('M126 -3l20 -1l2 20l-20 1z', mix(look.accent, '#fff5e0', 0.5))
  );
}

export const reading = {
  'book-stack': {
    colours: ['terracotta', 'teal', 'plum', 'sage', 'night', 'saffron'],
    home: ['table', 'room'],
    away: ['studio', 'plinth', 'table'],
    draw: bookStack,
    reach: 116,
    size: 1.05,
    focus: [-50, -100, 1.8],
  },
  comics: {
    colours: ['terracotta', 'teal', 'saffron', 'plum', 'sage'],
    home: ['floor'],
    away: ['floor'],
    near: 'floor',
    draw: comics,
    reach: 0,
    focus: [0, -6, 1.6],
  },
  'board-game': {
    colours: ['terracotta', 'teal', 'plum', 'sage', 'night'],
    home: ['table', 'studio'],
    away: ['studio', 'table'],
    draw: boardGame,
    reach: 128,
    size: 1.08,
    focus: [-10, -56, 1.8],
  },
} as const satisfies Record<string, Thing>;
