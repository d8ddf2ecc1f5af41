import { bush, roundTree } from '../../kit/plants';
import type { Look } from '../../kit/look';
import { type Art, boxes, type Box, circle, dots, ellipse, group, path, rect, stroke } from '../../kit/shapes';
import { darker, glow, lighter, mix, paints, veil } from '../../kit/tones';
import { cloud, sky } from '../../places/outdoors';
import type { Setting } from '../../places/place';
import type { Scenery } from '../subject';
import { door, panes, seenIn, windows } from './facade';

const heavens = (evening: boolean): Art =>
  evening
    ? dots(
        [
          [30, 36],
          [88, 60],
          [150, 18],
          [330, 60],
          [372, 26],
          [46, 96],
        ],
        1.4,
        '#fff0c4',
      )
    : cloud(20, 70, 48) + cloud(318, 60, 40, 0.45);

function apartmentBuilding(look: Look, { weather }: Setting): Art {
  const seen = seenIn(weather);
  const ground =
    rect(0, 250, 400, 18, lighter(weather.road, 0.4)) +
    rect(0, 268, 400, 32, weather.road) +
    rect(0, 266, 400, 4, darker(weather.road, 0.2)) +
    roundTree(36, 256, 84, darker(weather.near, 0.12)) +
    roundTree(368, 256, 70, darker(weather.near, 0.2));
  const distance = path(
    'M0 250V160h34v-24h40v44h30v70zM296 250V150h44v26h60v74z',
    mix(seen('#c9a58c'), weather.sky, 0.5),
  );
  const front = look.variant % 2 === 0 ? haussmann(look, weather, seen) : residence(look, weather, seen);
  return (
    rect(0, 0, 400, 300, weather.sky) +
    circle(340, 46, 24, weather.sun) +
    heavens(weather.evening) +
    distance +
    front +
    ground
  );
}

type Seen = (colour: string) => string;

function haussmann(look: Look, weather: Setting['weather'], seen: Seen): Art {
  const stone = seen(look.colour === 'cream' ? '#f0e0c4' : lighter(look.base, 0.62));
  const zinc = seen('#77809a');
  const columns = [110, 150, 190, 230, 270];
  const floors = [86, 130, 174];
  const openings = floors.flatMap((y) => columns.map((x): Box => [x, y, 20, 32]));
  return (
    rect(96, 72, 208, 182, stone) +
    path('M92 74L104 34H296L308 74Z', zinc) +
    path('M268 34H296L308 74H280Z', veil(0.14)) +
    boxes(
      [
        [118, 18, 12, 18],
        [214, 18, 22, 18],
        [280, 20, 10, 16],
      ],
      seen('#b9705a'),
    ) +
    path(columns.map((x) => `M${x} 68V50c0 -8 20 -8 20 0v18z`).join(''), stone) +
    panes(
      columns.map((x): Box => [x + 4, 50, 12, 17]),
      weather,
    ) +
    rect(268, 72, 36, 182, veil(0.07)) +
    panes(openings, weather) +
    stroke(openings.map(([x, y]) => `M${x + 10} ${y}v32`).join(''), stone, 1.6) +
    boxes(
      [
        [90, 70, 220, 7],
        [92, 118, 216, 4],
        [92, 162, 216, 4],
        [92, 206, 216, 5],
      ],
      lighter(stone, 0.5),
    ) +
    boxes(
      [
        [92, 77, 216, 3],
        [96, 211, 208, 3],
      ],
      veil(0.12),
    ) +
    `<path d="M94 112H306M94 156H306M94 200H306" stroke="#453e52" stroke-width="12" stroke-dasharray="1.6 4" stroke-linecap="butt"/>` +
    stroke('M94 106H306M94 150H306M94 194H306', '#453e52', 1.6) +
    panes(
      [
        [108, 220, 44, 30],
        [248, 220, 44, 30],
      ],
      weather,
    ) +
    path('M104 214h52v8h-52zM244 214h52v8h-52z', seen(look.accent)) +
    stroke('M130 222v28M270 222v28', stone, 2) +
    door(184, 252, 32, 34, seen(look.deep), weather) +
    dots(
      [
        [116, 104],
        [162, 148],
        [240, 104],
        [282, 192],
        [204, 192],
      ],
      4.5,
      darker(weather.near, 0.1),
    ) +
    dots(
      [
        [120, 101],
        [166, 145],
        [286, 189],
      ],
      2.6,
      seen('#d9825b'),
    )
  );
}

function residence(look: Look, weather: Setting['weather'], seen: Seen): Art {
  const wall = seen('#f1e3cb');
  const paint = seen(look.base);
  const floors = [58, 96, 134, 172];
  return (
    rect(84, 44, 232, 210, wall) +
    rect(80, 36, 240, 10, darker(wall, 0.14)) +
    boxes([[180, 46, 40, 208]], paint) +
    rect(286, 46, 30, 208, veil(0.07)) +
    panes(
      floors.flatMap((y): Box[] => [
        [98, y, 30, 30],
        [134, y, 36, 30],
        [230, y, 36, 30],
        [272, y, 30, 30],
      ]),
      weather,
    ) +
    panes(
      floors.map((y): Box => [192, y + 4, 16, 18]),
      weather,
    ) +
    boxes(
      floors.flatMap((y): Box[] => [
        [92, y + 18, 82, 15],
        [226, y + 18, 82, 15],
      ]),
      lighter(paint, 0.25),
    ) +
    boxes(
      floors.flatMap((y): Box[] => [
        [90, y + 32, 86, 4],
        [224, y + 32, 86, 4],
      ]),
      darker(wall, 0.16),
    ) +
    boxes(
      floors.flatMap((y): Box[] => [
        [92, y + 18, 82, 2],
        [226, y + 18, 82, 2],
      ]),
      glow(0.6),
    ) +
    dots(
      [
        [106, 74],
        [160, 112],
        [240, 112],
        [290, 150],
        [112, 188],
        [258, 188],
        [296, 74],
      ],
      5,
      darker(weather.near, 0.1),
    ) +
    dots(
      [
        [165, 110],
        [295, 148],
        [117, 186],
      ],
      3,
      seen('#d9825b'),
    ) +
    path('M226 84h40l-4 -12h-32zM92 122h42l-4 -10h-34z', seen(look.accent)) +
    boxes(
      [
        [96, 216, 72, 36],
        [232, 216, 72, 36],
      ],
      darker(wall, 0.1),
    ) +
    panes(
      [
        [104, 222, 56, 20],
        [240, 222, 56, 20],
      ],
      weather,
    ) +
    rect(176, 210, 48, 5, darker(paint, 0.3)) +
    panes([[186, 218, 28, 34]], weather) +
    stroke('M200 218v34', wall, 2) +
    bush(120, 254, 16, darker(weather.near, 0.14)) +
    bush(274, 254, 16, darker(weather.near, 0.14))
  );
}

function landPlot(look: Look, { weather, random }: Setting): Art {
  const seen = seenIn(weather);
  const grass = lighter(mix(weather.near, weather.ground, 0.25), 0.1);
  const peg = seen('#b98555');
  const flag = seen(look.base);
  const leaf = darker(weather.near, 0.16);
  const pegs: readonly (readonly [number, number])[] = [
    [96, 206],
    [310, 206],
    [368, 278],
    [34, 278],
  ];
  return (
    sky(weather, random.whole(90, 320), 60) +
    (weather.evening ? heavens(true) : cloud(30, 66, 48) + cloud(260, 44, 40, 0.45)) +
    path('M0 160C60 120 130 116 190 146C250 112 330 108 400 142V230H0Z', weather.far) +
    path('M0 186C90 160 180 166 240 178C300 162 350 164 400 176V240H0Z', weather.near) +
    (look.variant % 2 === 0
      ? roundTree(48, 202, 74, leaf) + roundTree(88, 198, 48, darker(leaf, 0.08))
      : path('M296 196v-26l26 -18l26 18v26z', seen('#f0dcbc')) +
        path('M290 172l32 -24l32 24z', seen('#b9613f')) +
        boxes([[314, 176, 14, 20]], seen('#6d97a0'))) +
    roundTree(378, 200, 64, darker(leaf, 0.1)) +
    bush(170, 200, 16, leaf) +
    bush(216, 200, 12, darker(leaf, 0.12)) +
    path('M0 198C120 188 280 188 400 198V300H0Z', weather.near) +
    path('M96 206H310L372 282H30Z', grass) +
    path('M310 206L372 282H330L290 206Z', veil(0.06)) +
    path(
      'M186 300C170 284 190 276 196 262C200 250 196 240 200 232H214C216 246 224 254 228 266C236 282 240 290 262 300Z',
      weather.ground,
    ) +
    stroke(
      'M120 226l3 -8l4 8M150 252l4 -9l4 9M276 232l3 -8l4 8M300 262l4 -9l4 9M84 266l4 -9l4 9M250 218l3 -7l3 7M130 276l4 -9l4 9',
      darker(weather.near, 0.2),
      2,
    ) +
    dots(
      [
        [140, 236],
        [108, 254],
        [282, 248],
        [262, 270],
        [160, 220],
      ],
      3,
      seen('#f0c574'),
    ) +
    dots(
      [
        [146, 240],
        [290, 254],
        [98, 246],
      ],
      2.6,
      seen('#e8b9c4'),
    ) +
    stroke('M96 196H310L368 262M34 262L96 196M34 262H368', seen('#f6ead4'), 1.8) +
    stroke(pegs.map(([x, y]) => `M${x} ${y}v${y > 250 ? -46 : -32}`).join(''), peg, 4.5) +
    path(
      pegs.map(([x, y]) => (y > 250 ? `M${x} ${y - 50}l30 10l-30 12z` : `M${x} ${y - 36}l20 7l-20 8z`)).join(''),
      flag,
    ) +
    (look.variant % 3 === 0
      ? stroke('M250 236V190', peg, 5) +
        rect(208, 152, 84, 44, seen('#fff5e0'), 4) +
        path('M220 188v-14l14 -12l14 12v14zM258 168h24v5h-24zM258 179h16v5h-16z', flag)
      : '')
  );
}

function parkingSpace(look: Look, { interior, weather }: Setting): Art {
  const shade = weather.evening ? 0.4 : 0;
  const tone = (colour: string): string => mix(colour, '#2c3354', shade);
  const wall = tone(lighter(interior.wall, 0.35));
  const band = tone(look.base);
  const floor = tone('#a79b98');
  const neighbour = tone(look.colour === 'teal' ? paints.terracotta : paints.teal);
  const pillar = (x: number): Art =>
    rect(x, 0, 40, 236, tone('#e9dcc6')) +
    rect(x + 26, 0, 14, 236, veil(0.1)) +
    rect(x, 150, 40, 60, band) +
    rect(x + 26, 150, 14, 60, veil(0.14)) +
    path(`M${x} 210l40 -20v10l-40 20zM${x} 180l40 -20v10l-40 20z`, tone('#f6ead4'));
  return (
    rect(0, 0, 400, 300, wall) +
    boxes([[0, 0, 400, 30]], darker(wall, 0.22)) +
    boxes(
      [
        [70, 34, 110, 8],
        [236, 34, 110, 8],
      ],
      '#fff3cf',
    ) +
    path('M70 42H180L206 186H24ZM236 42H346L392 186H210Z', glow(weather.evening ? 0.08 : 0.18)) +
    rect(0, 112, 400, 12, band) +
    stroke('M0 62H400M120 62V0M300 62V0', tone('#b8aaa2'), 6) +
    rect(0, 186, 400, 114, floor) +
    path('M0 186H400V194H0z', veil(0.16)) +
    path('M120 194H280L334 300H66Z', lighter(floor, 0.16)) +
    path(
      'M120 194h7L78 300H64ZM273 194h7L336 300H322ZM404 226L340 194h8L404 220zM-4 226L60 194h-8L-4 220z',
      tone('#fff5e0'),
    ) +
    path('M190 286v-34h-14l24 -26l24 26h-14v34z', tone('#f0c574') + 'c0') +
    group(
      'translate(386 246) scale(.74)',
      ellipse(0, 0, 92, 10, veil(0.24)) +
        path(
          'M-84 -20V-52C-84 -66 -76 -72 -70 -80C-62 -104 -54 -120 -44 -126H60V-14H-78C-82 -14 -84 -16 -84 -20Z',
          neighbour,
        ) +
        path('M-62 -82C-56 -100 -50 -112 -42 -116H60V-82Z', '#4c5673') +
        path('M-84 -40H60V-14H-78C-82 -14 -84 -16 -84 -20Z', veil(0.16)) +
        path('M-82 -66l24 6v14l-26 -4z', '#fff0c4') +
        boxes([[-76, -14, 26, 14]], '#332c3b'),
    ) +
    pillar(66) +
    rect(176, 66, 48, 48, '#3f5f9a', 6) +
    group(
      look.view === 'back' ? 'translate(400 0) scale(-1 1)' : 'translate(0 0)',
      path('M190 106V74h13c15 0 15 21 0 21h-5v11zM198 82v6h4c5 0 5 -6 0 -6z', '#fff5e0'),
    ) +
    (look.variant % 2 === 0
      ? rect(244, 132, 22, 36, tone('#fff5e0'), 5) +
        path('M256 138l-7 12h5l-2 10l8 -13h-5z', '#4f9a7a') +
        stroke('M255 168c0 14 14 18 10 26', '#4b4252', 3)
      : rect(250, 134, 16, 38, tone('#c8452f'), 6) +
        path('M254 134v-6h-8v-4h20v4h-4v6z', '#4b4252') +
        stroke('M264 128c10 2 8 14 6 22', '#4b4252', 2.4) +
        rect(250, 146, 16, 10, tone('#fff5e0')))
  );
}

function shopFront(look: Look, { weather }: Setting): Art {
  const seen = seenIn(weather);
  const paint = seen(look.base);
  const wall = seen('#eed6b2');
  const lit = weather.evening ? '#ffdc93' : mix('#ffe9bf', weather.sky, 0.15);
  const stripes = Array.from({ length: 12 }, (_, index) => index);
  const scallop = (index: number): string => `M${56 + index * 24} 122h24l2 22a12 9 0 0 1 -26 0z`;
  return (
    rect(0, 0, 400, 300, wall) +
    windows(
      [
        [58, 20],
        [150, 20],
        [234, 20],
        [324, 20],
      ],
      26,
      46,
      weather,
      seen(look.variant % 2 === 0 ? '#8b9b78' : '#6d97a0'),
    ) +
    rect(40, 84, 320, 172, paint) +
    rect(40, 84, 320, 34, darker(paint, 0.12)) +
    rect(36, 80, 328, 7, darker(paint, 0.3)) +
    rect(92, 92, 216, 18, seen('#fff1d6'), 9) +
    stroke('M130 101h78M220 101h34M266 101h8', paint, 3.4) +
    rect(54, 128, 176, 100, lit) +
    rect(252, 128, 92, 128, darker(paint, 0.3)) +
    rect(262, 138, 72, 80, lit) +
    rect(262, 224, 72, 24, paint) +
    shopGoods(look, seen) +
    path('M64 228L128 128H158L94 228ZM270 218L310 138H324L284 218Z', '#ffffff30') +
    stroke('M142 128v100', paint, 5) +
    stroke('M326 186v18', '#f0c574', 4) +
    path(
      stripes
        .filter((index) => index % 2 === 0)
        .map(scallop)
        .join(''),
      seen(look.accent === paints.cream ? paints.terracotta : look.accent),
    ) +
    path(
      stripes
        .filter((index) => index % 2 === 1)
        .map(scallop)
        .join(''),
      seen('#fff5e0'),
    ) +
    rect(54, 118, 292, 6, darker(paint, 0.3)) +
    boxes([[54, 152, 292, 3]], veil(0.06)) +
    rect(0, 252, 400, 48, lighter(weather.road, 0.4)) +
    stroke('M0 268H400M90 252L70 300M200 252V300M310 252L330 300', darker(weather.road, 0.06), 1.4) +
    rect(0, 252, 400, 4, veil(0.2)) +
    ellipse(30, 276, 26, 5, veil(0.16)) +
    path('M12 240h36l-5 36h-26z', seen('#b9613f')) +
    circle(30, 222, 24, darker(weather.near, 0.1)) +
    path('M30 198a24 24 0 0 1 0 48a30 30 0 0 0 0 -48z', veil(0.1)) +
    ellipse(374, 276, 24, 5, veil(0.16)) +
    path('M358 244h34l-5 32h-24z', seen('#b9613f')) +
    circle(375, 228, 21, darker(weather.near, 0.16)) +
    ellipse(176, 284, 30, 5, veil(0.16)) +
    path('M154 282l12 -52h22l12 52h-6l-6 -26h-22l-6 26z', seen('#8a5c40')) +
    path('M165 234h24l6 28h-36z', '#3f4554') +
    stroke('M171 242h13M169 250h16', '#f6ead4', 2) +
    (weather.evening ? path('M54 256H230L270 300H20Z', '#ffd27a30') : '')
  );
}

function shopGoods(look: Look, seen: Seen): Art {
  if (look.variant % 3 === 0)
    return (
      boxes(
        [
          [60, 206, 164, 5],
          [60, 178, 76, 4],
          [150, 178, 74, 4],
        ],
        seen('#a5713f'),
      ) +
      path(
        'M68 206c0 -18 22 -18 22 0zM94 206c0 -18 22 -18 22 0zM158 206c0 -18 24 -18 24 0zM188 206c0 -18 24 -18 24 0z',
        seen('#d29a58'),
      ) +
      stroke('M72 176l8 -16M84 176l6 -18M96 176l8 -16M160 176l10 -14M176 176l10 -14M192 176l10 -14', seen('#c98a48'), 7)
    );
  if (look.variant % 3 === 1)
    return (
      boxes([[60, 214, 164, 5]], seen('#a5713f')) +
      dots(
        [
          [80, 196],
          [108, 190],
          [170, 192],
          [202, 198],
        ],
        15,
        seen('#6f9070'),
      ) +
      dots(
        [
          [74, 188],
          [102, 182],
          [164, 182],
          [208, 190],
        ],
        6,
        seen(look.accent),
      ) +
      dots(
        [
          [88, 186],
          [112, 178],
          [178, 182],
          [196, 186],
        ],
        6,
        seen('#e8b9c4'),
      ) +
      path(
        'M72 214l2 -12h14l2 12zM100 214l2 -14h14l2 14zM162 214l2 -14h14l2 14zM194 214l2 -12h14l2 12z',
        seen('#b9613f'),
      )
    );
  return (
    stroke('M64 160H136M150 160H224', seen('#8a5c40'), 3) +
    path('M74 160l-8 14v34h30v-34l-8 -14zM110 160l-8 12l6 36h18l6 -36l-8 -12z', seen(look.accent)) +
    path('M164 160l-8 14v24h28v-24l-8 -14zM200 160l-8 12l-4 44h34l-4 -44l-8 -12z', seen('#dd9888')) +
    boxes([[60, 220, 164, 5]], seen('#a5713f'))
  );
}

function houseShare(look: Look, { weather }: Setting): Art {
  const seen = seenIn(weather);
  const lamp = (x: number, y: number): Art =>
    stroke(`M${x} ${y}v10`, '#4b4252', 1.6) +
    path(`M${x - 9} ${y + 18}c0 -12 18 -12 18 0z`, '#e6a53b') +
    path(`M${x - 9} ${y + 18}h18l14 34h-46z`, weather.evening ? '#ffe2a055' : '#ffe2a030');
  const rooms = [look.light, '#b7c2a3', '#f0cf94', '#e3b09d'] as const;
  const shell = seen('#f6ead4');
  return (
    sky(weather, 350, 56, 22) +
    heavens(weather.evening) +
    path('M0 210C80 180 320 180 400 206V300H0Z', weather.near) +
    roundTree(34, 250, 78, darker(weather.near, 0.15)) +
    bush(372, 256, 20, darker(weather.near, 0.2)) +
    path('M60 106L200 26L340 106Z', seen('#b9613f')) +
    path('M60 106L200 26L340 106H322L200 38L78 106Z', seen('#93492f')) +
    boxes([[268, 36, 22, 44]], seen('#d9a582')) +
    rect(76, 100, 248, 158, shell) +
    circle(200, 78, 12, weather.evening ? '#ffd27a' : '#5d6b80') +
    stroke('M188 78h24M200 66v24', shell, 2) +
    rect(84, 108, 112, 68, rooms[0]) +
    rect(204, 108, 112, 68, rooms[1]) +
    rect(84, 184, 112, 68, rooms[2]) +
    rect(204, 184, 112, 68, rooms[3]) +
    boxes(
      [
        [84, 168, 112, 8],
        [204, 168, 112, 8],
        [84, 244, 112, 8],
        [204, 244, 112, 8],
      ],
      '#c08f66',
    ) +
    lamp(150, 108) +
    lamp(286, 108) +
    lamp(140, 184) +
    path('M88 168v-24h6v10h60c6 0 8 4 8 14z', '#8a5c40') +
    path('M94 154v-6c0 -4 20 -4 20 0v6z', '#fff5e0') +
    path('M108 156h46c6 0 8 4 8 12h-54z', look.deep) +
    rect(168, 124, 20, 26, '#fff5e0') +
    circle(178, 134, 5, '#c8623f') +
    path('M212 168v-28h52v28h-4v-24h-44v24z', '#8a5c40') +
    boxes([[224, 124, 26, 16]], '#4b4252') +
    stroke('M237 140v-2', '#4b4252', 3) +
    path('M272 168c-2 -12 0 -22 8 -24c8 2 8 14 6 24z', '#71395a') +
    boxes([[296, 122, 14, 46]], '#a5713f') +
    boxes(
      [
        [298, 128, 4, 10],
        [303, 126, 5, 12],
        [298, 144, 6, 10],
      ],
      '#f0c574',
    ) +
    boxes([[90, 214, 36, 30]], '#6d97a0') +
    boxes([[88, 210, 40, 4]], '#fff5e0') +
    boxes([[90, 192, 36, 10]], '#6d97a0') +
    path('M104 210v-8h10v8z', '#c8623f') +
    path('M134 224h54v4h-54z', '#8a5c40') +
    stroke('M140 228v16M182 228v16M148 244v-10h-6v-12M174 244v-10h6v-12', '#8a5c40', 3) +
    dots(
      [
        [152, 220],
        [166, 220],
      ],
      4,
      '#fff5e0',
    ) +
    circle(159, 218, 5, '#c8623f') +
    path('M210 244v-16c0 -4 8 -4 8 0v4h38v-4c0 -4 8 -4 8 0v16z', '#2f7d7b') +
    path('M216 232v-14c0 -4 42 -4 42 0v14z', '#3f918e') +
    path('M284 244l2 -10h12l2 10z', '#c8623f') +
    path('M292 234c-14 -6 -14 -22 -8 -30c8 4 12 16 8 30zM292 234c10 -4 18 -14 14 -24c-10 2 -16 12 -14 24z', '#5f8265') +
    rect(226, 192, 24, 16, '#fff5e0') +
    path('M228 206l7 -8l5 5l4 -3l4 6z', '#93a587') +
    rect(190, 100, 14, 158, shell) +
    path('M66 106H334V98H66Z', seen('#f6ead4')) +
    rect(60, 256, 280, 8, seen('#cfb692')) +
    path('M0 262C120 252 280 252 400 262V300H0Z', weather.ground)
  );
}

export const buildings = {
  'apartment-building': {
    colours: ['cream', 'terracotta', 'sand', 'sage', 'rose', 'teal'],
    paint: apartmentBuilding,
    focus: [200, 196, 1.8],
  },
  'land-plot': { colours: ['terracotta', 'saffron', 'plum', 'teal'], paint: landPlot, focus: [240, 220, 1.7] },
  'parking-space': { colours: ['saffron', 'terracotta', 'teal', 'plum'], paint: parkingSpace, focus: [180, 190, 1.6] },
  'shop-front': {
    colours: ['teal', 'terracotta', 'sage', 'night', 'plum', 'saffron'],
    paint: shopFront,
    focus: [142, 178, 1.9],
  },
  'house-share': { colours: ['teal', 'saffron', 'rose', 'sage', 'plum'], paint: houseShare, focus: [170, 194, 1.9] },
} as const satisfies Record<string, Scenery>;
