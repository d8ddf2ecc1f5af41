import type { Look } from '../../kit/look';
import { type Art, circle, ellipse, path, ring, stroke } from '../../kit/shapes';
import { glow, veil } from '../../kit/tones';
import { bikeWheel } from '../../kit/wheels';
import type { Thing } from '../subject';

const iron = '#4b4252';
const metal = '#cfc4b6';
const leather = '#7a4a35';

/** Chain, crank and pedals around the bottom bracket at (-8, -44); the rear hub is at (-78, -52). */
const drive = (rear: number, hub: number, x = -8, y = -44, size = 13): Art =>
  stroke(`M${rear} ${hub - 4}L${x} ${y - size}M${rear} ${hub + 4}L${x} ${y + size}`, iron, 1.6) +
  ring(x, y, size - 1, iron, 3) +
  stroke(`M${x} ${y}l11 17M${x} ${y}l-11 -17`, metal, 4) +
  stroke(`M${x + 5} ${y + 18}h12M${x - 17} ${y - 18}h12`, iron, 4.5) +
  circle(x, y, 4, metal);

const tube = (d: string, colour: string, width: number): Art =>
  stroke(d, colour, width) +
  stroke(d, veil(0.1), width) +
  stroke(d, colour, width * 0.62) +
  stroke(d, glow(0.3), width * 0.22);

const saddle = (x: number, y: number, colour = leather): Art =>
  path(`M${x - 20} ${y - 6}c-2 -6 4 -8 10 -6l26 3c6 1 6 5 1 6l-18 3c-8 3 -17 0 -19 -6z`, colour) +
  stroke(`M${x - 14} ${y - 8}l26 4`, glow(0.3), 1.6);

const mudguard = (x: number, radius: number, colour: string): Art =>
  stroke(
    `M${x - radius - 5} ${-radius + 12}A${radius + 5} ${radius + 5} 0 0 1 ${x + radius * 0.7} ${-radius * 1.78}`,
    colour,
    4,
  );

const rack = (): Art => stroke('M-40 -112H-112M-46 -112L-78 -52M-104 -112L-78 -52', iron, 3);

const basket = (x: number, y: number): Art =>
  path(`M${x - 26} ${y}h52l-7 34h-38z`, '#c9935c') +
  stroke(
    `M${x - 24} ${y + 9}h48M${x - 22} ${y + 18}h44M${x - 20} ${y + 27}h40M${x - 12} ${y}l4 34M${x} ${y}v34M${x + 12} ${y}l-4 34`,
    '#a5713f',
    1.6,
  ) +
  stroke(`M${x - 27} ${y}h54`, '#a5713f', 4);

const bouquet = (x: number, y: number, look: Look): Art =>
  circle(x - 12, y - 8, 10, '#6f9070') +
  circle(x + 10, y - 10, 11, '#5f8265') +
  circle(x - 4, y - 14, 7, look.accent) +
  circle(x + 12, y - 16, 5, '#dd9888') +
  path(`M${x + 14} ${y}l8 -30l5 2l-4 28z`, '#dcb079');

const lamp = (x: number, y: number): Art =>
  path(`M${x} ${y}h9v12h-9c-5 -2 -5 -10 0 -12z`, iron) + ellipse(x + 9, y + 6, 2.5, 6, '#fff0c4');

const wheels = (look: Look, radius = 52, width = 4): Art =>
  bikeWheel(-78, radius, look.variant % 3 === 2 ? '#8a6a4c' : '#3b3443', width) +
  bikeWheel(80, radius, look.variant % 3 === 2 ? '#8a6a4c' : '#3b3443', width);

function cityBike(look: Look): Art {
  return (
    wheels(look) +
    mudguard(-78, 52, look.dark) +
    mudguard(80, 52, look.dark) +
    rack() +
    tube('M-78 -52L-28 -104M-78 -52L-8 -44', look.base, 4) +
    tube('M56 -112C46 -74 20 -52 -8 -44M50 -96C36 -74 8 -70 -18 -74', look.base, 6) +
    tube('M-8 -44L-32 -122', look.base, 6) +
    tube('M52 -124L58 -104C64 -88 72 -70 80 -52', look.base, 6) +
    path('M-84 -58C-60 -64 -20 -64 0 -60C12 -54 12 -36 -2 -34C-30 -36 -60 -42 -84 -46Z', look.base) +
    path('M-84 -50C-50 -46 -20 -44 8 -48C6 -40 4 -35 -2 -34C-30 -36 -60 -42 -84 -46Z', veil(0.16)) +
    drive(-8, -44, -8, -44, 4) +
    stroke('M-32 -122L-35 -132', metal, 5) +
    saddle(-34, -132) +
    stroke('M52 -124L49 -140C36 -148 26 -144 14 -136', metal, 4.5) +
    stroke('M22 -141L12 -135', leather, 7) +
    (look.variant % 2 === 0 ? basket(78, -142) + bouquet(78, -142, look) : lamp(64, -118)) +
    circle(-112, -104, 4, '#d1483a')
  );
}

function roadBike(look: Look): Art {
  return (
    wheels(look, 52, 3) +
    tube('M-78 -52L-30 -118L-8 -44Z', look.base, 4.5) +
    tube('M-30 -118L52 -122M-8 -44L56 -108', look.base, 6) +
    tube('M51 -128L57 -104L80 -52', look.accent, 5) +
    stroke('M10 -63L34 -86', look.accent, 5) +
    drive(-78, -52) +
    stroke('M-30 -118L-36 -138', '#3b3443', 5) +
    saddle(-34, -140, '#3b3443') +
    stroke('M51 -128L49 -136L68 -138C84 -138 84 -112 66 -112', '#3b3443', 5.5) +
    stroke('M68 -138L78 -148', iron, 4) +
    stroke('M-20 -82L-12 -58', look.accent, 8)
  );
}

function mountainBike(look: Look): Art {
  const tread = (x: number): Art =>
    `<circle cx="${x}" cy="-52" r="51" stroke="#2c2533" stroke-width="5" stroke-dasharray="4 5" stroke-linecap="butt"/>`;
  return (
    tread(-78) +
    tread(80) +
    bikeWheel(-78, 52, '#3b3443', 8) +
    bikeWheel(80, 52, '#3b3443', 8) +
    ring(80, -52, 9, metal, 2.4) +
    tube('M-78 -52L-26 -96M-78 -52L-8 -44', look.base, 5) +
    tube('M-8 -44L-30 -112M-27 -102L48 -118', look.base, 7) +
    tube('M-8 -44L52 -106', look.base, 10) +
    stroke('M2 -54L30 -82', look.accent, 5) +
    stroke('M80 -52L68 -80', look.accent, 9) +
    stroke('M68 -80L50 -126', metal, 6) +
    stroke('M60 -100L50 -126', iron, 8) +
    drive(-78, -52) +
    stroke('M-30 -112L-34 -132', iron, 5) +
    saddle(-32, -134, '#3b3443') +
    stroke('M50 -126L47 -138L34 -146', iron, 5.5) +
    stroke('M38 -144L26 -150', '#2f2836', 8)
  );
}

function electricBike(look: Look): Art {
  return (
    wheels(look, 52, 6) +
    mudguard(-78, 52, '#3b3443') +
    mudguard(80, 52, '#3b3443') +
    rack() +
    circle(-78, -52, 11, '#5d5364') +
    tube('M-78 -52L-28 -104M-78 -52L-8 -44', look.base, 5) +
    tube('M-8 -44L-32 -124', look.base, 7) +
    tube('M52 -98L-6 -46', look.base, 15) +
    stroke('M42 -90L12 -63', '#2f2836', 10) +
    stroke('M40 -91L14 -68', glow(0.25), 2.4) +
    path('M10 -60l4 3l-4 5l5 2l-9 9l2 -7l-4 -2z', '#f6c65b') +
    tube('M-18 -84C6 -78 28 -84 50 -100', look.base, 6) +
    tube('M52 -126L58 -104L80 -52', look.base, 7) +
    circle(-8, -44, 16, '#5d5364') +
    drive(-78, -52, -8, -44, 11) +
    stroke('M-32 -124L-35 -134', metal, 5) +
    saddle(-34, -134, '#3b3443') +
    stroke('M52 -126L49 -142C38 -150 26 -146 16 -138', iron, 5) +
    stroke('M24 -143L13 -137', '#2f2836', 8) +
    path('M42 -148l12 -4l4 6l-12 5z', '#2f2836') +
    lamp(66, -122) +
    circle(-112, -104, 4, '#d1483a') +
    (look.variant % 2 === 0
      ? path('M-116 -108h54v40c0 5 -3 8 -8 8h-34c-6 0 -12 -4 -12 -10z', look.accent) +
        path('M-116 -108h54v13h-54z', look.accentDark) +
        stroke('M-96 -108V-86M-80 -108V-86', veil(0.3), 2.4)
      : '')
  );
}

function kidsBike(look: Look): Art {
  return (
    bikeWheel(-58, 37, look.accentDark, 8) +
    bikeWheel(62, 37, look.accentDark, 8) +
    tube('M-58 -37L-20 -80M-58 -37L0 -34', look.base, 7) +
    tube('M0 -34L-24 -92', look.base, 9) +
    tube('M38 -84C30 -60 16 -44 0 -34M36 -92C26 -70 4 -62 -14 -66', look.base, 9) +
    tube('M40 -106L44 -84L62 -37', look.base, 9) +
    path('M-62 -44C-40 -50 0 -50 8 -42C12 -32 6 -24 -4 -22C-24 -24 -46 -28 -62 -30Z', look.accent) +
    drive(0, -34, 0, -34, 3) +
    stroke('M-58 -37L-46 -14', iron, 5) +
    circle(-44, -13, 13, '#3b3443') +
    circle(-44, -13, 6, look.accent) +
    stroke('M-24 -92L-28 -102', metal, 6) +
    saddle(-26, -100, look.accentDark) +
    stroke('M40 -106L38 -120C28 -128 18 -126 8 -120', metal, 5.5) +
    stroke('M16 -124L4 -118', look.accent, 9) +
    stroke('M2 -116l-10 8M2 -114l-4 12M4 -114l2 12', look.accent, 2.4) +
    (look.variant % 2 === 0
      ? stroke('M-60 -60V-170', metal, 2.6) + path('M-60 -170L-22 -160L-60 -146Z', look.accent)
      : basket(66, -122)) +
    circle(34, -128, 6, metal)
  );
}

const bike = (draw: (look: Look) => Art, extra: Partial<Thing> = {}): Thing => ({
  colours: ['teal', 'terracotta', 'cream', 'sage', 'saffron', 'night', 'rose'],
  home: ['street', 'terrace'],
  away: ['country', 'garden', 'street', 'studio'],
  draw,
  reach: 130,
  size: 1.12,
  focus: [44, -100, 1.7],
  ...extra,
});

export const bikes = {
  'city-bike': bike(cityBike),
  'road-bike': bike(roadBike, {
    home: ['country', 'studio'],
    colours: ['terracotta', 'night', 'teal', 'saffron', 'cream', 'plum'],
  }),
  'mountain-bike': bike(mountainBike, {
    home: ['mountain', 'meadow'],
    away: ['meadow', 'mountain', 'country'],
    colours: ['saffron', 'terracotta', 'teal', 'night', 'sage'],
  }),
  'electric-bike': bike(electricBike),
  'kids-bike': bike(kidsBike, {
    home: ['garden', 'meadow'],
    away: ['garden', 'street', 'meadow'],
    reach: 98,
    size: 1.35,
    focus: [20, -76, 1.9],
    colours: ['terracotta', 'saffron', 'teal', 'rose', 'sage'],
  }),
} as const satisfies Record<string, Thing>;
