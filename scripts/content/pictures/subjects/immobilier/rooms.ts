import { monstera, smallPlant, snakePlant } from '../../kit/plants';
import type { Look } from '../../kit/look';
import {
  type Art,
  boxes,
  type Box,
  circle,
  dots,
  ellipse,
  group,
  move,
  path,
  rect,
  ring,
  stroke,
} from '../../kit/shapes';
import { darker, glow, lighter, mix, veil } from '../../kit/tones';
import { windowLight } from '../../places/indoors';
import type { Weather } from '../../places/moods';
import type { Setting } from '../../places/place';
import type { Scenery } from '../subject';
import { atThisHour, books, bulbGlow, drapes, framed, fruit, hangingLamp, shell, window } from './interior';

const wood = '#a5713f';

const beam = ({ evening }: Weather, x: number, y: number, size: number): Art =>
  evening ? '' : windowLight(x, y, size);

function livingRoom(look: Look, setting: Setting): Art {
  const hour = atThisHour(setting);
  const { seen } = hour;
  const { interior, weather } = setting;
  const cloth = seen(look.base);
  const glass: Box = [46, 34, 74, 148];
  return (
    shell(hour, 206) +
    `<path d="M150 24H384V190H150ZM8 24H20V190H8Z" stroke="${glow(0.28)}" stroke-width="3"/>` +
    window(glass, weather, hour, true) +
    stroke(
      'M46 150h74M52 150v32M60 150v32M68 150v32M76 150v32M90 150v32M98 150v32M106 150v32M114 150v32',
      seen('#4b4252'),
      1.8,
    ) +
    drapes(glass, seen(lighter(look.accent, 0.5))) +
    framed(206, 42, 52, 66, interior, hour) +
    framed(268, 54, 40, 50, { ...interior, accent: interior.pot, pot: interior.accent }, hour) +
    beam(weather, 300, 96, 0.8) +
    ellipse(230, 262, 164, 28, darker(hour.floor, 0.12)) +
    ellipse(230, 260, 164, 28, seen(mix(interior.floor, interior.accent, 0.55))) +
    `<ellipse cx="230" cy="260" rx="148" ry="23" stroke="${glow(0.4)}" stroke-width="2"/>` +
    ellipse(244, 240, 116, 9, veil(0.2)) +
    stroke('M164 240l-3 10M322 240l3 10', '#6a4038', 5) +
    path('M152 176c0 -40 10 -52 28 -52h128c18 0 28 12 28 52v50H152z', cloth) +
    path(
      'M132 182c0 -18 30 -18 32 0v28h156v-28c2 -18 32 -18 32 0v52c0 5 -4 8 -9 8H141c-5 0 -9 -3 -9 -8z',
      seen(look.dark),
    ) +
    path('M166 188c0 -6 4 -8 10 -8h62v32h-72zM246 180h62c6 0 10 2 10 8v24h-72z', lighter(cloth, 0.1)) +
    path('M170 178l10 -34l34 8l-8 34z', seen(look.accent)) +
    path('M280 184l-4 -34l34 -4l6 34z', seen(lighter(look.base, 0.5))) +
    stroke('M180 132h124', glow(0.3), 3) +
    ellipse(232, 274, 62, 6, veil(0.2)) +
    stroke('M190 250l-8 24M274 250l8 24M232 250v24', '#6a4038', 4) +
    ellipse(232, 249, 64, 10, seen(wood)) +
    ellipse(232, 246, 64, 9, seen('#c9935c')) +
    boxes(
      [
        [206, 238, 30, 4],
        [210, 234, 26, 4],
      ],
      seen(look.accent),
    ) +
    fruit(262, 242) +
    bulbGlow(366, 112, hour.lamps) +
    stroke('M366 240V120M352 241h28', '#4b4252', 3) +
    path('M350 122l6 -32h20l6 32z', hour.lamps ? '#ffe2a0' : '#fff1d6') +
    move(20, 244, monstera(seen(interior.pot)))
  );
}

function studio(look: Look, setting: Setting): Art {
  const hour = atThisHour(setting);
  const { seen } = hour;
  const { interior, weather } = setting;
  const cabinet = seen(lighter(look.base, 0.1));
  const glass: Box = [150, 44, 92, 92];
  return (
    shell(hour, 214) +
    window(glass, weather, hour, true) +
    drapes(glass, seen(lighter(look.accent, 0.55))) +
    beam(weather, 262, 84, 0.9) +
    boxes([[0, 30, 118, 50]], cabinet) +
    stroke('M38 30v50M78 30v50M30 68v6M46 68v6M86 68v6', veil(0.28), 1.8) +
    boxes([[0, 82, 118, 58]], seen('#f8eedb')) +
    stroke('M0 96h118M0 111h118M0 126h118M20 82v58M50 82v58M80 82v58', veil(0.08), 1.2) +
    boxes([[0, 146, 112, 82]], cabinet) +
    boxes([[0, 138, 118, 9]], seen('#e8d3b0')) +
    boxes([[0, 224, 112, 6]], veil(0.3)) +
    rect(10, 156, 40, 52, seen('#4b4252'), 4) +
    rect(15, 168, 30, 30, seen('#5d6b80'), 3) +
    stroke('M16 162h28', '#d8cdbf', 2.4) +
    stroke('M58 150v74M86 150v74M64 160h14M92 160h14', veil(0.25), 1.8) +
    path('M16 138v-14c0 -4 24 -4 24 0v14z', seen('#c8623f')) +
    stroke('M12 128h-6M44 128h6M28 120v-4', '#4b4252', 3) +
    stroke('M70 138v-20c0 -8 14 -8 14 0v6', '#b8aca6', 3) +
    move(104, 138, group('scale(.5)', smallPlant(seen(interior.pot)))) +
    boxes([[146, 166, 100, 6]], seen(wood)) +
    stroke('M152 172v52M240 172v52', seen(wood), 4) +
    boxes([[180, 134, 46, 30]], '#3b3443') +
    boxes([[183, 137, 40, 24]], seen('#93b8b0')) +
    boxes([[172, 164, 62, 3]], '#8f8288') +
    bulbGlow(158, 140, hour.lamps) +
    stroke('M160 166v-20l-8 -10', '#4b4252', 2.4) +
    path('M144 140l6 -10l10 6l-4 8z', seen(look.accent)) +
    ellipse(196, 238, 28, 5, veil(0.18)) +
    stroke('M180 236l6 -30M214 236l-6 -30', seen(wood), 3.6) +
    path('M176 200h44v8h-44z', seen('#c9935c')) +
    path('M182 200c0 -26 4 -34 16 -34s16 8 16 34h-6c0 -18 -3 -26 -10 -26s-10 8 -10 26z', seen('#c9935c')) +
    boxes([[276, 96, 112, 5]], seen(wood)) +
    books(284, 96, ['#c8623f', '#2f7d7b', '#e6a53b', '#71395a', '#93a587', '#c8623f'].map(seen)) +
    move(366, 96, group('scale(.6)', smallPlant(seen(interior.pot)))) +
    framed(292, 30, 34, 34, interior, hour) +
    ellipse(336, 260, 90, 7, veil(0.2)) +
    path('M262 250v-66c0 -6 10 -6 10 0v26h128v40z', seen(wood)) +
    path('M272 208h128v32H272z', seen('#fbf1de')) +
    path('M300 204h100v34H296c-6 0 -4 -34 4 -34z', seen(look.base)) +
    path('M300 222h100v16H296c-3 0 -4 -8 -3 -16z', veil(0.14)) +
    path('M274 208c-2 -18 4 -24 14 -24s22 4 22 24z', seen('#fff8ea')) +
    path('M296 208c-2 -14 4 -20 12 -20s18 4 18 20z', seen(look.accent)) +
    ellipse(200, 276, 110, 16, seen(mix(interior.floor, interior.accent, 0.5))) +
    `<ellipse cx="200" cy="276" rx="96" ry="12" stroke="${glow(0.4)}" stroke-width="2"/>`
  );
}

function kitchen(look: Look, setting: Setting): Art {
  const hour = atThisHour(setting);
  const { seen } = hour;
  const { interior, weather } = setting;
  const cabinet = seen(look.base);
  const top = seen('#ecd9b8');
  const glass: Box = [150, 36, 100, 84];
  const grid = Array.from({ length: 12 }, (_, index) => `M${index * 36 - 4} 124v42`).join('');
  return (
    shell(hour, 248) +
    window(glass, weather, hour, false) +
    boxes([[0, 124, 400, 42]], seen('#fbf1de')) +
    stroke(`M0 138h400M0 152h400${grid}`, veil(0.09), 1.3) +
    boxes(
      [
        [0, 18, 122, 90],
        [336, 18, 64, 90],
      ],
      cabinet,
    ) +
    boxes(
      [
        [0, 104, 122, 4],
        [336, 104, 64, 4],
      ],
      veil(0.2),
    ) +
    `<path d="M6 26h48v74H6zM66 26h48v74H66zM344 26h50v74h-50z" stroke="${veil(0.2)}" stroke-width="1.8"/>` +
    stroke('M48 84v10M72 84v10M350 84v10', '#f0c574', 3) +
    path('M276 18h38v48l14 26v12h-66V92l14 -26z', seen('#d8cdbf')) +
    path('M300 18h14v48l14 26v12h-20V92l-8 -26z', veil(0.12)) +
    boxes([[0, 174, 400, 72]], cabinet) +
    boxes([[0, 164, 400, 10]], top) +
    boxes([[0, 174, 400, 4]], veil(0.16)) +
    boxes([[0, 240, 400, 8]], veil(0.35)) +
    `<path d="M8 184h48v50H8zM66 184h48v50H66zM128 184h52v50h-52zM190 184h52v50h-52zM342 184h52v20h-52zM342 210h52v24h-52z" stroke="${veil(0.2)}" stroke-width="1.8"/>` +
    stroke('M50 190v10M72 190v10M174 190v10M196 190v10M362 193h12M362 220h12', '#f0c574', 3) +
    rect(258, 178, 74, 62, seen('#4b4252'), 3) +
    rect(268, 196, 54, 34, hour.lamps ? '#e6a53b' : '#5d6b80', 4) +
    path('M276 230l20 -34h12l-20 34z', '#ffffff26') +
    stroke('M270 190h50', '#d8cdbf', 3) +
    dots(
      [
        [272, 183],
        [284, 183],
        [306, 183],
        [318, 183],
      ],
      2.2,
      '#d8cdbf',
    ) +
    path('M276 164v-16h34v16z', seen(look.accent)) +
    stroke('M270 150h6M310 150h6M276 147h34M293 147v-4', '#4b4252', 3) +
    path('M322 164v-8h20v8z', '#4b4252') +
    rect(172, 162, 58, 5, seen('#b8aca6'), 2) +
    stroke('M200 162v-24c0 -12 18 -12 18 0v4', seen('#b8aca6'), 4) +
    fruit(96, 160) +
    boxes(
      [
        [20, 136, 12, 28],
        [35, 142, 10, 22],
        [48, 146, 9, 18],
      ],
      seen('#c9935c'),
    ) +
    boxes(
      [
        [20, 136, 12, 4],
        [35, 142, 10, 4],
        [48, 146, 9, 4],
      ],
      seen('#fbf1de'),
    ) +
    move(366, 164, group('scale(.7)', smallPlant(seen(interior.pot)))) +
    move(140, 164, group('scale(.55)', smallPlant(seen(look.accent)))) +
    hangingLamp(200, 8, seen(look.accent), hour.lamps) +
    ellipse(200, 276, 130, 15, darker(hour.floor, 0.1)) +
    path('M80 262h240l26 24H54z', seen(mix(interior.accent, '#f6ead4', 0.3))) +
    stroke('M74 268h252M62 279h276', seen(look.dark), 2.4)
  );
}

function bedroom(look: Look, setting: Setting): Art {
  const hour = atThisHour(setting);
  const { seen } = hour;
  const { interior, weather } = setting;
  const glass: Box = [24, 42, 66, 104];
  const bedside = (x: number): Art =>
    boxes([[x, 182, 46, 40]], seen('#c9935c')) +
    boxes([[x, 182, 46, 5]], seen(wood)) +
    stroke(`M${x + 4} 204h38M${x + 18} 195h10M${x + 18} 212h10`, veil(0.3), 1.8) +
    stroke(`M${x + 5} 222v8M${x + 41} 222v8`, seen(wood), 4);
  const lamp = (x: number): Art =>
    bulbGlow(x, 154, hour.lamps) +
    path(`M${x - 5} 182c-6 -10 -4 -16 0 -18h10c4 2 6 8 0 18z`, seen(look.accent)) +
    path(`M${x - 14} 164l6 -24h16l6 24z`, hour.lamps ? '#ffe2a0' : '#fff1d6');
  return (
    shell(hour, 218) +
    window(glass, weather, hour, false) +
    drapes(glass, seen(lighter(look.base, 0.45))) +
    beam(weather, 322, 40, 0.7) +
    framed(152, 30, 42, 52, interior, hour) +
    framed(206, 30, 42, 52, { ...interior, accent: interior.pot, pot: interior.accent }, hour) +
    ellipse(200, 272, 186, 22, seen(mix(interior.floor, interior.accent, 0.45))) +
    bedside(66) +
    bedside(288) +
    lamp(311) +
    books(74, 182, ['#c8623f', '#e6a53b', '#2f7d7b'].map(seen)) +
    path('M116 250V128c0 -22 30 -30 84 -30s84 8 84 30v122z', seen('#b5804f')) +
    path('M126 236V134c0 -16 28 -24 74 -24s74 8 74 24v102z', seen('#c9935c')) +
    stroke('M152 116v60M176 111v66M200 110v68M224 111v66M248 116v60', veil(0.12), 2) +
    ellipse(200, 276, 106, 7, veil(0.22)) +
    path('M112 196c0 -10 8 -14 18 -14h140c10 0 18 4 18 14v70H112z', seen('#fbf1de')) +
    path(
      'M132 190c-8 -22 0 -34 12 -34h34c12 0 18 12 12 34zM210 190c-6 -22 0 -34 12 -34h34c12 0 20 12 12 34z',
      seen('#fff8ea'),
    ) +
    path('M160 194c-6 -18 0 -26 10 -26h60c10 0 16 8 10 26z', seen(look.accent)) +
    stroke('M182 170c3 8 3 16 1 22M218 170c-3 8 -3 16 -1 22', veil(0.12), 1.8) +
    path('M108 206c20 -8 160 -8 184 0l6 66H102z', seen(look.base)) +
    path('M108 206c20 -8 160 -8 184 0l1 12c-40 -6 -146 -6 -186 0z', seen('#fbf1de')) +
    path('M250 214l43 4l5 54h-40c6 -20 2 -42 -8 -58zM102 272l2 -14c60 4 130 4 192 0l2 14z', veil(0.13)) +
    stroke('M150 222c-4 16 -4 32 -6 48M202 222v48', veil(0.1), 2) +
    stroke('M116 272v10M284 272v10', seen(wood), 7) +
    move(366, 240, snakePlant(seen(interior.pot)))
  );
}

function bathroom(look: Look, setting: Setting): Art {
  const hour = atThisHour(setting);
  const { seen } = hour;
  const { interior, weather } = setting;
  const tile = seen(lighter(look.base, 0.25));
  const glass: Box = [222, 26, 84, 74];
  const columns = Array.from({ length: 16 }, (_, index) => `M${index * 26 + 8} 112v100`).join('');
  const slabs = Array.from({ length: 12 }, (_, index): Box => [
    (index % 6) * 70 + (index > 5 ? 35 : 0) - 20,
    index > 5 ? 258 : 216,
    35,
    42,
  ]);
  return (
    rect(0, 0, 400, 216, hour.wall) +
    boxes([[0, 112, 400, 104]], tile) +
    stroke(`M0 138h400M0 164h400M0 190h400${columns}`, glow(0.35), 1.4) +
    boxes([[0, 108, 400, 5]], seen(look.dark)) +
    rect(0, 216, 400, 84, seen('#f3e6cd')) +
    boxes(slabs, seen(mix(look.base, '#f3e6cd', 0.45))) +
    rect(0, 216, 400, 5, veil(0.14)) +
    window(glass, weather, hour, false) +
    rect(222, 66, 84, 34, glow(0.55)) +
    bulbGlow(76, 72, hour.lamps) +
    circle(79, 76, 41, veil(0.15)) +
    circle(76, 72, 41, seen('#c9935c')) +
    circle(76, 72, 36, seen('#cfe0da')) +
    path('M52 98L88 38c8 3 14 8 18 14L76 108c-10 0 -18 -4 -24 -10z', '#ffffff55') +
    circle(22, 58, 9, hour.lamps ? '#ffe2a0' : '#fff1d6') +
    circle(130, 58, 9, hour.lamps ? '#ffe2a0' : '#fff1d6') +
    stroke('M22 68v12M130 68v12', '#c99b4a', 3) +
    boxes([[18, 168, 116, 66]], seen('#c9935c')) +
    boxes([[12, 160, 128, 9]], seen('#fbf1de')) +
    stroke('M76 172v58M24 200h46M82 200h46M44 186h8M98 186h8', veil(0.25), 1.8) +
    stroke('M24 234v10M128 234v10', seen(wood), 5) +
    path('M46 160c0 -16 60 -16 60 0z', seen('#fffaf0')) +
    stroke('M76 148v-16c0 -8 14 -8 14 0', '#c99b4a', 4) +
    boxes([[118, 146, 8, 14]], seen(look.accent)) +
    stroke('M122 146v-5h5', '#4b4252', 2) +
    move(28, 160, group('scale(.5)', smallPlant(seen(interior.pot)))) +
    stroke('M150 120h44', '#c99b4a', 3) +
    path('M154 120h34v58h-34z', seen(look.accent)) +
    path('M172 120h16v58h-16z', veil(0.1)) +
    boxes([[154, 164, 34, 4]], glow(0.6)) +
    ellipse(286, 264, 106, 8, veil(0.2)) +
    stroke('M216 256l-6 10M354 256l6 10', '#c99b4a', 7) +
    path('M178 180h214c4 54 -20 78 -52 80H232c-34 -2 -58 -26 -54 -80z', seen('#fffaf0')) +
    path('M330 180h62c4 54 -20 78 -52 80h-40c26 -14 36 -44 30 -80z', veil(0.1)) +
    boxes([[172, 174, 226, 8]], seen('#fffaf0')) +
    boxes([[172, 181, 226, 3]], veil(0.12)) +
    stroke('M372 174v-36c0 -12 -24 -12 -24 0v4', '#c99b4a', 4.5) +
    dots(
      [
        [206, 172],
        [222, 168],
        [238, 171],
        [254, 168],
        [272, 172],
        [288, 170],
      ],
      8,
      '#ffffff',
    ) +
    dots(
      [
        [214, 164],
        [246, 162],
        [230, 160],
      ],
      5,
      '#ffffff',
    ) +
    path('M300 176h54v44h-54z', seen(look.accent)) +
    path('M300 206h54v4h-54z', glow(0.6)) +
    ellipse(120, 276, 62, 10, seen(look.accent)) +
    `<ellipse cx="120" cy="276" rx="52" ry="7" stroke="${glow(0.5)}" stroke-width="2"/>`
  );
}

function office(look: Look, setting: Setting): Art {
  const hour = atThisHour(setting);
  const { seen } = hour;
  const { interior, weather } = setting;
  const station = (x: number): Art =>
    boxes([[x, 132, 64, 40]], '#3b3443') +
    boxes([[x + 3, 135, 58, 34]], hour.lamps ? '#9cc7c0' : seen('#93b8b0')) +
    boxes(
      [
        [x + 9, 141, 26, 4],
        [x + 9, 149, 40, 3],
      ],
      glow(0.7),
    ) +
    path(`M${x + 28} 172h8l2 12h14v3h-40v-3h14z`, '#8f8288');
  const chair = (x: number): Art =>
    ellipse(x, 272, 34, 5, veil(0.2)) +
    stroke(`M${x} 240v26M${x} 264l-24 8M${x} 264l24 8`, '#4b4252', 4.5) +
    dots(
      [
        [x - 24, 273],
        [x + 24, 273],
      ],
      4,
      '#3b3443',
    ) +
    path(`M${x - 28} 226h56c4 0 6 14 0 16h-56c-6 -2 -4 -16 0 -16z`, seen(look.dark)) +
    path(`M${x - 24} 222c-6 -30 -2 -50 6 -52h36c8 2 12 22 6 52z`, seen(look.base)) +
    path(`M${x + 6} 170h12c8 2 12 22 6 52h-14c4 -20 2 -40 -4 -52z`, veil(0.12));
  const glass: Box = [30, 26, 236, 96];
  return (
    shell(hour, 222) +
    window(glass, weather, hour, true) +
    stroke('M89 26v96M207 26v96', seen('#fbf1de'), 3) +
    boxes(
      [
        [292, 60, 94, 5],
        [292, 104, 94, 5],
      ],
      seen(wood),
    ) +
    books(298, 60, ['#c8623f', '#e6a53b', '#2f7d7b', '#93a587', '#71395a'].map(seen)) +
    move(368, 60, group('scale(.55)', smallPlant(seen(interior.pot)))) +
    boxes(
      [
        [300, 80, 30, 24],
        [338, 84, 36, 20],
      ],
      seen(look.accent),
    ) +
    hangingLamp(110, 18, seen(look.accent), hour.lamps) +
    hangingLamp(230, 18, seen(look.accent), hour.lamps) +
    ellipse(180, 262, 176, 8, veil(0.16)) +
    boxes([[14, 186, 330, 9]], seen('#d8a56c')) +
    boxes([[14, 195, 330, 3]], veil(0.2)) +
    stroke('M30 198l-8 64M328 198l8 64M180 198v62', seen(wood), 6) +
    boxes([[240, 198, 62, 46]], seen('#fbf1de')) +
    stroke('M242 214h58M242 229h58', veil(0.25), 2) +
    station(60) +
    station(196) +
    path('M146 186v-16h14v16z', seen(look.accent)) +
    boxes(
      [
        [280, 172, 34, 5],
        [284, 178, 34, 7],
      ],
      seen(look.dark),
    ) +
    move(326, 186, group('scale(.7)', smallPlant(seen(interior.pot)))) +
    chair(92) +
    chair(226) +
    move(374, 266, monstera(seen(interior.pot))) +
    ring(328, 33, 15, seen('#4b4252'), 3) +
    circle(328, 33, 13, seen('#fff8ea')) +
    stroke('M328 33v-8M328 33l6 3', '#4b4252', 2)
  );
}

export const rooms = {
  'apartment-interior': {
    colours: ['teal', 'terracotta', 'sage', 'saffron', 'plum', 'rose'],
    paint: livingRoom,
    focus: [240, 196, 1.6],
  },
  'studio-interior': {
    colours: ['sage', 'terracotta', 'teal', 'saffron', 'rose'],
    paint: studio,
    focus: [310, 170, 1.7],
  },
  'kitchen-interior': {
    colours: ['sage', 'teal', 'terracotta', 'night', 'cream', 'saffron'],
    paint: kitchen,
    focus: [280, 160, 1.7],
  },
  'bedroom-interior': {
    colours: ['terracotta', 'sage', 'plum', 'saffron', 'teal', 'rose'],
    paint: bedroom,
    focus: [230, 190, 1.6],
  },
  'bathroom-interior': { colours: ['teal', 'sage', 'rose', 'sand', 'night'], paint: bathroom, focus: [90, 130, 1.7] },
  'office-interior': {
    colours: ['teal', 'terracotta', 'saffron', 'sage', 'night'],
    paint: office,
    focus: [120, 170, 1.7],
  },
} as const satisfies Record<string, Scenery>;
