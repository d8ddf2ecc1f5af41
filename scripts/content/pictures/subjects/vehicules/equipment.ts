import type { Look } from '../../kit/look';
import { type Art, boxes, circle, dots, ellipse, group, path, ring, stroke } from '../../kit/shapes';
import { paints, glow, veil } from '../../kit/tones';
import type { Thing } from '../subject';
import { bikes } from './bikes';
import { glass } from './carBody';
import { drawCarRear } from './carRear';

const rubber = '#3b3443';
const metal = '#d9cfc2';

function spokes(x: number, y: number, count: number, radius: number, width: number, colour: string): Art {
  const arms = Array.from({ length: count }, (_, index) => {
    const angle = ((index * 360) / count - 90) * (Math.PI / 180);
    return `M${x} ${y}L${x + radius * Math.cos(angle)} ${y + radius * Math.sin(angle)}`;
  }).join('');
  return stroke(arms, colour, width);
}

/** A wheel leaning before a stack of two lying tyres. */
function carWheelSubject(look: Look): Art {
  const rim = look.colour === 'cream' ? metal : look.base;
  const count = 5 + (look.variant % 3);
  const tyre = (y: number): Art =>
    path(`M-138 ${y}c0 -10 6 -16 14 -16h98c8 0 14 6 14 16v18c0 10 -6 16 -14 16h-98c-8 0 -14 -6 -14 -16z`, rubber) +
    stroke(`M-130 ${y - 4}h110M-130 ${y + 22}h110`, '#ffffff1c', 2) +
    stroke(`M-120 ${y + 3}l10 12l10 -12l10 12l10 -12l10 12l10 -12l10 12l10 -12l10 12`, '#2b2432', 3);
  return (
    tyre(-34) +
    tyre(-86) +
    ellipse(-75, -102, 46, 7, '#2b2432') +
    circle(44, -80, 80, rubber) +
    `<circle cx="44" cy="-80" r="77" stroke="#2b2432" stroke-width="6" stroke-dasharray="6 7" stroke-linecap="butt"/>` +
    ring(44, -80, 64, '#ffffff1f', 2) +
    circle(44, -80, 54, '#4f4657') +
    circle(44, -80, 26, '#8f8288') +
    spokes(44, -80, count, 48, 11, rim) +
    spokes(44, -80, count, 44, 3, glow(0.5)) +
    ring(44, -80, 52, rim, 6) +
    circle(44, -80, 13, rim) +
    circle(44, -80, 7, veil(0.3)) +
    path('M44 -134a54 54 0 0 1 0 108a80 80 0 0 0 0 -108z', veil(0.16)) +
    stroke('M-10 -132A76 76 0 0 1 34 -155', glow(0.28), 3)
  );
}

function helmet(look: Look): Art {
  const band = look.variant % 3;
  return (
    path(
      'M-74 -26C-92 -70 -84 -122 -44 -144C4 -166 68 -146 82 -96C86 -82 86 -70 84 -60L30 -62C22 -40 40 -26 74 -24C72 -10 60 -2 44 -2H-46C-60 -4 -70 -14 -74 -26Z',
      look.base,
    ) +
    (band === 0
      ? path(
          'M-46 -143C-30 -151 -14 -154 2 -154C-34 -130 -44 -70 -30 -2H-46C-54 -2 -60 -6 -64 -10C-78 -60 -72 -112 -46 -143Z',
          look.accent,
        )
      : band === 1
        ? path('M-83 -70C-40 -92 20 -100 82 -96L84 -84C20 -86 -40 -76 -80 -54Z', look.accent)
        : dots([[-30, -84]], 20, look.accent) + dots([[-30, -84]], 12, look.base)) +
    path(
      'M74 -24C72 -10 60 -2 44 -2H-46C-60 -4 -70 -14 -74 -26C-78 -36 -80 -46 -82 -56C-50 -26 0 -20 36 -34C44 -28 58 -25 74 -24Z',
      veil(0.17),
    ) +
    path('M84 -60C84 -48 82 -36 76 -24C40 -26 20 -40 30 -62Z', look.dark) +
    path('M30 -62C16 -84 22 -104 36 -116L78 -106C88 -90 90 -74 86 -56C66 -52 44 -54 30 -62Z', glass) +
    path('M40 -62C34 -80 36 -98 46 -112L58 -110C48 -96 46 -78 52 -58Z', glow(0.3)) +
    circle(24, -82, 8, look.accentDark) +
    circle(24, -82, 3.5, glow(0.6)) +
    stroke('M-58 -118C-40 -142 -6 -150 26 -142', glow(0.55), 4) +
    stroke('M52 -38H68M50 -30H64', veil(0.4), 3) +
    stroke('M-60 -8C-20 0 20 0 56 -8', veil(0.3), 3)
  );
}

/** The box on the roof of a car cut by the frame: the car only says what it is for. */
function roofBox(look: Look): Art {
  const car = look.colour === 'cream' ? paints.teal : paints.cream;
  return (
    path(
      'M-190 60V-10C-170 -20 -150 -44 -128 -62C-90 -74 40 -74 76 -64C104 -52 130 -26 146 -14C172 -10 200 -4 210 8V60Z',
      car,
    ) +
    path(
      'M-140 -16C-130 -32 -120 -44 -108 -52C-80 -56 -50 -57 -26 -57V-16ZM-16 -16V-57C14 -57 50 -55 68 -50C88 -40 104 -26 114 -16Z',
      glass,
    ) +
    path('M-84 -16L-58 -57H-40L-66 -16ZM18 -16L40 -55L58 -52L38 -16Z', glow(0.22)) +
    path('M-190 12C-60 2 60 2 210 16V60H-190Z', veil(0.13)) +
    stroke('M-21 -57V60M-176 -4H-150M-70 4H-50M14 4H34', veil(0.35), 2) +
    path('M-88 -92h10l4 26h-18zM40 -92h10l4 26h-18z', '#4b4252') +
    stroke('M-100 -92H62', '#4b4252', 6) +
    path('M-152 -96C-156 -118 -142 -138 -116 -142C-40 -150 50 -148 100 -134C126 -126 140 -110 142 -96Z', look.base) +
    path('M-153 -104C-60 -112 60 -112 140 -104L142 -96H-152Z', veil(0.2)) +
    stroke('M-152 -106H140', veil(0.35), 2) +
    stroke('M-128 -132C-60 -142 40 -140 92 -128', glow(0.5), 4) +
    (look.variant % 2 === 0
      ? path('M-60 -130C-20 -134 40 -132 84 -122L74 -116C40 -122 -20 -124 -66 -120Z', look.accent)
      : boxes(
          [
            [-96, -128, 46, 8],
            [-40, -128, 10, 8],
          ],
          look.accent,
        )) +
    dots([[-6, -101]], 4, metal)
  );
}

/** A bicycle carried at the back of a car. */
function bikeRack(look: Look): Art {
  const car = look.colour === 'cream' ? paints.night : paints.cream;
  const carLook: Look = { ...look, base: car, colour: 'cream' };
  return (
    drawCarRear(136)(carLook) +
    stroke('M-44 -128L-34 -40M44 -128L34 -40', '#4b4252', 5) +
    stroke('M-96 -34H96', '#4b4252', 8) +
    stroke('M-96 -28H96', '#d1483a', 3) +
    boxes(
      [
        [-100, -34, 14, 10],
        [86, -34, 14, 10],
      ],
      '#d1483a',
    ) +
    group('translate(0 -34) scale(.74)', bikes['road-bike'].draw(look))
  );
}

export const equipment = {
  'car-wheel': {
    colours: ['cream', 'stone', 'saffron', 'sand', 'terracotta'],
    home: ['workshop', 'studio'],
    away: ['studio', 'workshop', 'street'],
    draw: carWheelSubject,
    reach: 136,
    focus: [44, -80, 1.7],
  },
  helmet: {
    colours: ['terracotta', 'cream', 'night', 'saffron', 'teal', 'plum'],
    home: ['table', 'plinth'],
    away: ['studio', 'table'],
    draw: helmet,
    reach: 72,
    size: 1.12,
    focus: [36, -84, 1.8],
  },
  'roof-box': {
    colours: ['night', 'cream', 'stone', 'terracotta', 'teal'],
    home: ['mountain', 'country'],
    away: ['street', 'meadow'],
    draw: roofBox,
    reach: 0,
    focus: [40, -96, 1.6],
  },
  'bike-rack': {
    colours: ['terracotta', 'teal', 'saffron', 'cream', 'sage'],
    home: ['country', 'meadow'],
    away: ['meadow', 'terrace', 'country'],
    draw: bikeRack,
    reach: 90,
    size: 1.12,
    focus: [-10, -80, 1.6],
  },
} as const satisfies Record<string, Thing>;
