import { bush, roundTree } from '../../kit/plants';
import type { Look } from '../../kit/look';
import { type Art, boxes, circle, dots, ellipse, path, rect, stroke } from '../../kit/shapes';
import { darker, glow, lighter, mix, veil } from '../../kit/tones';
import { cloud, sky } from '../../places/outdoors';
import type { Setting } from '../../places/place';
import type { Scenery } from '../subject';
import { door, panes, seenIn, tiles, windows } from './facade';

const woods = ['#6d97a0', '#7d9274', '#a4574a', '#7a5876', '#4f7f7d'] as const;
const walls = ['#f1dcb8', '#ecc7a2', '#f4e6cf', '#e2b793', '#dfd0ae'] as const;

const stars = (evening: boolean): Art =>
  evening
    ? dots(
        [
          [40, 40],
          [96, 24],
          [150, 58],
          [214, 20],
          [352, 96],
          [26, 96],
          [300, 30],
        ],
        1.4,
        '#fff0c4',
      )
    : cloud(34, 66, 46) + cloud(250, 40, 36, 0.45);

function villageHouse(look: Look, { weather }: Setting): Art {
  const seen = seenIn(weather);
  const wall = seen(walls[look.variant % walls.length] ?? walls[0]);
  const wood = seen(look.base);
  const roof = seen('#b9613f');
  const leaf = darker(weather.near, 0.16);
  return (
    sky(weather, 330, 62) +
    stars(weather.evening) +
    path('M0 176C70 130 150 132 210 160C270 130 340 128 400 160V260H0Z', weather.far) +
    path('M42 150h16v-34l-8 -22l-8 22z', mix(weather.far, seen('#b9613f'), 0.35)) +
    path('M20 166l12 -14h44l12 14v12h-68z', mix(weather.far, wall, 0.4)) +
    path('M0 200C100 176 300 176 400 196V300H0Z', weather.near) +
    roundTree(364, 236, 92, leaf) +
    rect(100, 116, 214, 134, wall) +
    path('M236 116H314V250H250C262 210 256 150 236 116Z', veil(0.08)) +
    rect(260, 48, 20, 40, seen('#d9a582')) +
    rect(257, 44, 26, 7, roof) +
    path('M84 122L120 64H294L330 122Z', roof) +
    tiles(120, 294, 64, 122, darker(roof, 0.18)) +
    path('M84 122h246v6H84z', darker(roof, 0.25)) +
    windows(
      [
        [138, 138],
        [196, 138],
        [254, 138],
      ],
      22,
      34,
      weather,
      wood,
    ) +
    windows(
      [
        [134, 196],
        [262, 196],
      ],
      24,
      32,
      weather,
      wood,
    ) +
    door(192, 250, 32, 56, wood, weather) +
    path('M184 192c6 -12 42 -12 48 0z', seen('#b9613f')) +
    path('M302 250C296 210 306 180 300 150C298 132 306 120 318 124C330 140 322 190 326 250Z', leaf) +
    dots(
      [
        [306, 148],
        [316, 170],
        [306, 196],
        [318, 214],
      ],
      4,
      seen('#b487a8'),
    ) +
    dots(
      [
        [312, 158],
        [310, 182],
        [316, 232],
      ],
      3,
      seen('#e8b9c4'),
    ) +
    path('M0 250C120 240 280 240 400 250V300H0Z', weather.ground) +
    path('M176 250h64l28 50H140z', lighter(weather.ground, 0.3)) +
    stroke('M170 264h74M160 280h96M190 250l-12 50M226 250l14 50', darker(weather.ground, 0.12), 1.4) +
    path('M-4 228h96v26H-4z', seen('#cfb692')) +
    stroke('M6 236h22M40 238h26M20 246h24M58 246h22M0 228h92', darker(seen('#cfb692'), 0.2), 2) +
    bush(46, 230, 18, leaf) +
    bush(128, 254, 13, darker(leaf, 0.1)) +
    bush(280, 254, 13, darker(leaf, 0.1)) +
    dots(
      [
        [122, 244],
        [134, 248],
        [274, 245],
        [286, 249],
      ],
      3.4,
      seen('#d9825b'),
    )
  );
}

function cityHouse(look: Look, { weather }: Setting): Art {
  const seen = seenIn(weather);
  const brick = seen(look.base);
  const stone = seen('#f2e2c8');
  const zinc = seen('#7d8596');
  const wood = seen(woods[look.variant % woods.length] ?? woods[0]);
  const left = seen('#e6cda8');
  const right = seen('#dfb295');
  return (
    rect(0, 0, 400, 300, weather.sky) +
    circle(352, 44, 24, weather.sun) +
    stars(weather.evening) +
    rect(0, 92, 116, 160, left) +
    path('M-4 92l10 -26h100l10 26z', seen('#a9604d')) +
    windows(
      [
        [20, 114],
        [70, 114],
        [20, 176],
        [70, 176],
      ],
      20,
      36,
      weather,
      seen('#8b9b78'),
    ) +
    rect(284, 108, 116, 144, right) +
    path('M284 108l10 -30h110v30z', zinc) +
    windows(
      [
        [306, 128],
        [358, 128],
        [306, 186],
        [358, 186],
      ],
      20,
      34,
      weather,
      seen('#6d97a0'),
    ) +
    rect(112, 86, 176, 166, brick) +
    path('M112 90L124 36H276L288 90Z', zinc) +
    path('M250 36H276L288 90H262Z', veil(0.14)) +
    rect(126, 18, 18, 30, seen('#b9705a')) +
    stroke('M130 18v-8M139 18v-8', seen('#b9613f'), 5) +
    path('M146 82V52c0 -10 28 -10 28 0v30zM226 82V52c0 -10 28 -10 28 0v30z', stone) +
    panes(
      [
        [151, 54, 18, 26],
        [231, 54, 18, 26],
      ],
      weather,
    ) +
    boxes(
      [
        [106, 86, 188, 7],
        [112, 146, 176, 5],
        [112, 86, 9, 166],
        [279, 86, 9, 166],
      ],
      stone,
    ) +
    boxes(
      [
        [134, 98, 32, 46],
        [184, 98, 32, 46],
        [234, 98, 32, 46],
        [134, 160, 32, 46],
        [234, 160, 32, 46],
      ],
      stone,
    ) +
    windows(
      [
        [139, 102],
        [189, 102],
        [239, 102],
        [139, 164],
        [239, 164],
      ],
      22,
      38,
      weather,
    ) +
    stroke(
      'M136 132h28M186 132h28M236 132h28M140 132v10M146 132v10M152 132v10M158 132v10M190 132v10M196 132v10M202 132v10M208 132v10M240 132v10M246 132v10M252 132v10M258 132v10',
      '#4b4252',
      1.8,
    ) +
    stroke('M124 216h50M226 216h50M124 228h50M226 228h50M124 240h50M226 240h50', veil(0.12), 1.6) +
    path('M184 164c6 -14 26 -14 32 0z', stone) +
    panes([[188, 158, 24, 7]], weather) +
    door(186, 246, 28, 78, wood, weather) +
    boxes(
      [
        [172, 244, 56, 5],
        [164, 249, 72, 6],
      ],
      stone,
    ) +
    rect(0, 252, 400, 16, lighter(weather.road, 0.4)) +
    rect(0, 268, 400, 32, weather.road) +
    rect(0, 266, 400, 4, darker(weather.road, 0.2)) +
    boxes(
      [
        [30, 284, 54, 4],
        [140, 284, 54, 4],
        [250, 284, 54, 4],
        [360, 284, 54, 4],
      ],
      glow(0.4),
    ) +
    stroke('M84 256V132', '#3f3a4c', 4) +
    path('M76 132l3 -22h10l3 22z', weather.evening ? '#ffe2a0' : '#fff5e0') +
    path('M74 110h20l-10 -9z', '#3f3a4c') +
    (weather.evening ? circle(84, 122, 34, '#ffe2a02c') : '') +
    path('M318 256h26l-3 -20h-20z', seen('#c8623f')) +
    circle(331, 224, 17, darker(weather.near, 0.15)) +
    circle(324, 220, 9, veil(0.06))
  );
}

function modernVilla(look: Look, { weather }: Setting): Art {
  const seen = seenIn(weather);
  const white = seen('#f8efdf');
  const clad = seen(look.base);
  const water = mix('#4fa3a5', weather.sky, weather.evening ? 0.35 : 0.2);
  const leaf = darker(weather.near, 0.14);
  const palm = (x: number, foot: number, size: number): Art =>
    stroke(
      `M${x} ${foot}C${x + 4} ${foot - size * 0.4} ${x - 4} ${foot - size * 0.7} ${x + 4} ${foot - size}`,
      seen('#9a6d52'),
      6,
    ) +
    stroke(
      `M${x + 4} ${foot - size}q-20 -18 -38 4m38 -4q-8 -26 -34 -22m34 22q18 -22 38 -4m-38 4q10 -26 32 -24m-32 24q-2 18 -18 24m18 -24q10 8 16 24`,
      leaf,
      6,
    );
  return (
    sky(weather, 70, 60) +
    stars(weather.evening) +
    path('M0 186C80 150 170 160 230 172C300 150 350 150 400 168V240H0Z', weather.far) +
    path('M0 204C100 190 300 188 400 200V260H0Z', weather.near) +
    palm(46, 224, 96) +
    rect(92, 150, 210, 78, white) +
    rect(150, 92, 190, 62, white) +
    path('M144 84H352V94H144ZM84 146H150V154H84Z', lighter(white, 0.5)) +
    boxes(
      [
        [144, 93, 200, 4],
        [92, 154, 210, 5],
      ],
      veil(0.14),
    ) +
    rect(270, 97, 70, 57, clad) +
    stroke('M280 98v56M290 98v56M300 98v56M310 98v56M320 98v56M330 98v56', veil(0.16), 1.6) +
    panes(
      [
        [164, 104, 46, 50],
        [212, 104, 46, 50],
        [112, 166, 54, 62],
        [168, 166, 54, 62],
      ],
      weather,
    ) +
    stroke('M187 104v50M235 104v50M139 166v62M195 166v62', white, 2) +
    boxes(
      [
        [168, 136, 10, 18],
        [186, 142, 22, 12],
        [122, 206, 34, 22],
      ],
      veil(0.25),
    ) +
    stroke('M160 134h100M160 134v20M180 134v20M200 134v20M220 134v20M240 134v20M260 134v20', glow(0.7), 1.6) +
    rect(236, 164, 30, 64, clad) +
    stroke('M260 190v12', '#f0c574', 2.6) +
    boxes(
      [
        [302, 154, 6, 74],
        [338, 154, 6, 74],
      ],
      white,
    ) +
    rect(296, 150, 56, 6, lighter(white, 0.5)) +
    rect(308, 158, 30, 70, veil(0.1)) +
    bush(330, 230, 16, leaf) +
    bush(84, 232, 13, leaf) +
    rect(0, 226, 400, 74, lighter(weather.ground, 0.25)) +
    stroke('M0 238H400M60 226L30 300M360 226L390 300', darker(weather.ground, 0.1), 1.3) +
    path('M70 246H316L352 288H30Z', lighter(white, 0.4)) +
    path('M80 250H306L334 283H50Z', water) +
    path('M80 250H306L309 254H77Z', darker(water, 0.2)) +
    stroke('M110 264h50M196 260h40M150 274h70M250 274h36', glow(0.55), 2) +
    (weather.evening ? path('M120 250h40l-10 33h-50zM176 250h40l4 33h-50z', '#ffd27a40') : '') +
    path('M344 246h28l14 -16l4 3l-14 19h-32z', clad) +
    stroke('M350 252v7M372 252v7', '#4b4252', 2.4) +
    stroke('M338 262V206', '#8f8288', 2.6) +
    path(
      'M306 216C312 198 364 198 370 216C352 210 324 210 306 216Z',
      look.colour === 'terracotta' ? seen('#e6a53b') : seen('#d9825b'),
    )
  );
}

function stoneFarmhouse(look: Look, { weather }: Setting): Art {
  const seen = seenIn(weather);
  const stone = seen('#d9c3a0');
  const slate = seen(look.variant % 2 === 0 ? '#6f7688' : '#b0644a');
  const wood = seen(look.base);
  const leaf = darker(weather.near, 0.15);
  const blocks =
    stroke(
      'M52 170h14M84 166h18M56 196h18M60 222h12M160 164h18M176 186h14M150 224h16M240 166h20M250 198h16M232 222h14M330 168h16M344 194h14M326 222h18',
      seen('#b79c78'),
      5,
    ) + stroke('M70 182h16M66 210h14M166 206h16M262 182h14M338 208h16M206 164h14', seen('#e8d8ba'), 5);
  return (
    sky(weather, 300, 58) +
    stars(weather.evening) +
    path('M0 168C90 134 160 140 220 156C290 132 340 136 400 152V240H0Z', weather.far) +
    roundTree(30, 226, 104, leaf) +
    roundTree(382, 224, 80, darker(leaf, 0.08)) +
    rect(44, 150, 322, 92, stone) +
    blocks +
    path('M300 150h66v92h-40c4 -40 -6 -70 -26 -92z', veil(0.07)) +
    boxes(
      [
        [96, 62, 20, 36],
        [286, 62, 20, 36],
      ],
      stone,
    ) +
    boxes(
      [
        [93, 58, 26, 6],
        [283, 58, 26, 6],
      ],
      slate,
    ) +
    path('M30 156L66 82H342L380 156Z', slate) +
    tiles(70, 340, 82, 156, darker(slate, 0.16)) +
    path('M30 154h350v6H30z', darker(slate, 0.28)) +
    path('M128 130V112l16 -16l16 16v18zM240 130V112l16 -16l16 16v18z', stone) +
    path('M122 114l22 -22l22 22l-5 3l-17 -16l-17 16zM234 114l22 -22l22 22l-5 3l-17 -16l-17 16z', darker(slate, 0.2)) +
    panes(
      [
        [136, 112, 16, 18],
        [248, 112, 16, 18],
      ],
      weather,
    ) +
    windows(
      [
        [84, 176],
        [212, 176],
        [308, 176],
      ],
      24,
      32,
      weather,
      wood,
    ) +
    door(140, 242, 30, 64, wood, weather) +
    door(262, 242, 30, 64, wood, weather) +
    path('M0 240C120 230 280 230 400 240V300H0Z', weather.near) +
    path('M136 242h40C186 262 230 276 280 300H170C150 280 140 262 136 242Z', weather.ground) +
    path('M0 262C60 256 110 262 150 280L160 300H0Z', lighter(weather.near, 0.14)) +
    bush(96, 246, 20, leaf) +
    bush(216, 246, 20, leaf) +
    bush(324, 246, 20, leaf) +
    dots(
      [
        [84, 232],
        [98, 226],
        [110, 234],
        [204, 230],
        [218, 225],
        [312, 231],
        [326, 226],
        [340, 234],
      ],
      5,
      seen('#c58fb0'),
    ) +
    dots(
      [
        [92, 238],
        [104, 232],
        [212, 238],
        [224, 231],
        [320, 238],
        [334, 233],
      ],
      4,
      seen('#e8b9c4'),
    ) +
    ellipse(356, 272, 20, 5, veil(0.16)) +
    path('M338 250h36v16c0 5 -8 8 -18 8s-18 -3 -18 -8z', seen('#a77a54')) +
    stroke('M338 258h36', veil(0.3), 2) +
    dots(
      [
        [346, 246],
        [356, 242],
        [366, 247],
      ],
      7,
      leaf,
    ) +
    dots(
      [
        [350, 242],
        [362, 243],
      ],
      3.4,
      seen('#e6a53b'),
    )
  );
}

export const houses = {
  'village-house': {
    colours: ['teal', 'terracotta', 'sage', 'plum', 'cream', 'night'],
    paint: villageHouse,
    focus: [208, 212, 1.9],
  },
  'city-house': { colours: ['terracotta', 'sand', 'rose', 'cream', 'sage'], paint: cityHouse, focus: [200, 196, 1.8] },
  'modern-villa': {
    colours: ['sand', 'terracotta', 'stone', 'night', 'sage'],
    paint: modernVilla,
    focus: [190, 214, 1.7],
  },
  'stone-farmhouse': {
    colours: ['teal', 'sage', 'plum', 'terracotta', 'night'],
    paint: stoneFarmhouse,
    focus: [150, 196, 1.8],
  },
} as const satisfies Record<string, Scenery>;
