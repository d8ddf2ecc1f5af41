import type { Look } from '../../kit/look';
import { type Art, circle, dots, ellipse, path, ring, stroke } from '../../kit/shapes';
import { glow, veil } from '../../kit/tones';
import { bikeWheel, carWheel } from '../../kit/wheels';
import type { Thing } from '../subject';

const metal = '#c9beb2';
const iron = '#4b4252';
const leather = '#6a4038';

function motorbike(look: Look): Art {
  return (
    bikeWheel(-84, 38, '#3b3443', 11) +
    bikeWheel(84, 38, '#3b3443', 11) +
    ring(-84, -38, 13, metal, 3) +
    ring(84, -38, 14, metal, 3) +
    stroke('M-84 -38L-20 -46', iron, 8) +
    stroke('M84 -38L50 -116', metal, 6) +
    stroke('M66 -80L50 -116', iron, 8) +
    stroke('M46 -104L-6 -74L-28 -46M46 -104L36 -50L-28 -40M-30 -92L-24 -50', iron, 6) +
    path('M-24 -74L30 -78L38 -40C30 -24 -14 -24 -26 -38Z', '#5d5364') +
    stroke('M-12 -70H26M-12 -63H28M-12 -56H30', metal, 2.6) +
    circle(-6, -40, 13, metal) +
    circle(-6, -40, 7, '#8f8288') +
    circle(22, -40, 8, '#8f8288') +
    stroke('M28 -48C40 -34 26 -20 4 -20L-36 -20', metal, 6) +
    stroke('M-40 -20L-104 -30', '#8f8288', 11) +
    stroke('M-42 -22L-102 -32', glow(0.5), 2.4) +
    path('M-26 -88C-60 -92 -84 -94 -112 -106C-118 -96 -108 -84 -92 -80L-28 -72Z', look.dark) +
    path('M-22 -92C-40 -96 -66 -98 -92 -106C-102 -104 -104 -98 -98 -94C-74 -86 -48 -82 -22 -80Z', leather) +
    stroke('M-26 -88C-50 -91 -70 -93 -92 -100', glow(0.3), 2) +
    path('M-26 -80C-22 -104 10 -124 48 -112C54 -104 48 -90 36 -84C16 -78 -10 -76 -26 -80Z', look.base) +
    path('M-26 -80C-2 -84 30 -88 52 -102C50 -94 44 -87 36 -84C16 -78 -10 -76 -26 -80Z', veil(0.18)) +
    stroke('M-14 -96C-2 -108 20 -114 38 -110', glow(0.6), 3) +
    (look.variant % 2 === 0
      ? path('M-20 -92C0 -96 24 -98 50 -104L48 -97C24 -92 0 -88 -23 -86Z', look.accent)
      : dots([[6, -96]], 7, look.accent)) +
    path('M48 -56C60 -84 96 -92 118 -66C106 -76 84 -78 68 -58Z', look.base) +
    stroke('M50 -116L42 -130L24 -130', iron, 4.5) +
    stroke('M34 -130H22', leather, 7) +
    stroke('M44 -128L50 -146', iron, 2.6) +
    ellipse(50, -150, 9, 6, iron) +
    circle(64, -112, 15, iron) +
    path('M66 -126a14 14 0 0 1 0 28z', '#fff0c4') +
    circle(62, -112, 12, look.dark) +
    path('M64 -124a12 12 0 0 1 0 24c-3 -6 -3 -18 0 -24z', '#fff0c4') +
    path('M-112 -106l-8 4l2 8l10 2z', '#d1483a')
  );
}

function scooter(look: Look): Art {
  return (
    carWheel(-66, 23, 2) +
    carWheel(74, 23, 2) +
    path('M-14 -40H52V-22H-20Z', look.deep) +
    path(
      'M-104 -38C-108 -74 -90 -92 -60 -94H-18C-10 -84 -10 -56 4 -40H46C54 -40 58 -36 58 -28C50 -20 40 -18 30 -18H-34C-34 -46 -50 -52 -66 -52C-82 -52 -92 -46 -94 -32C-100 -32 -103 -34 -104 -38Z',
      look.base,
    ) +
    path(
      'M-104 -38C-106 -50 -104 -62 -100 -70C-80 -82 -40 -80 -18 -56C-12 -46 -4 -32 8 -28H58C50 -20 40 -18 30 -18H-34C-34 -46 -50 -52 -66 -52C-82 -52 -92 -46 -94 -32C-100 -32 -103 -34 -104 -38Z',
      veil(0.13),
    ) +
    stroke('M-88 -84C-74 -90 -50 -91 -24 -90', glow(0.6), 3) +
    stroke('M-70 -66H-48M-70 -60H-48M-70 -54H-48', veil(0.3), 2) +
    path('M-92 -94C-98 -104 -88 -110 -70 -108L-24 -106C-12 -105 -10 -98 -16 -92Z', leather) +
    stroke('M-84 -103L-24 -101', glow(0.35), 2.4) +
    path('M44 -26C54 -48 52 -90 52 -118L66 -124C76 -96 76 -62 66 -38C62 -26 54 -20 44 -20Z', look.base) +
    path('M60 -122L66 -124C76 -96 76 -62 66 -38C62 -28 56 -22 48 -20C62 -40 68 -80 60 -122Z', veil(0.14)) +
    stroke('M54 -112C55 -88 56 -60 50 -40', look.accent, 2.6) +
    path('M48 -26C48 -48 70 -58 90 -46C98 -40 102 -32 100 -22L92 -24C88 -40 66 -42 62 -22Z', look.base) +
    stroke('M60 -44C70 -52 84 -48 92 -38', glow(0.5), 2.4) +
    path('M44 -120C44 -134 58 -144 74 -140C84 -136 86 -124 80 -118C70 -112 54 -114 44 -120Z', look.base) +
    ellipse(80, -129, 6, 10, '#fff0c4') +
    stroke('M50 -130L34 -138', '#3b3443', 6) +
    stroke('M52 -134L44 -156', iron, 2.4) +
    circle(43, -160, 7, metal) +
    path('M-106 -62l-6 2l0 14l8 2z', '#d1483a') +
    (look.variant % 2 === 0
      ? stroke('M-88 -98L-122 -101', iron, 3) +
        path('M-122 -104h24l3 -24h-30z', look.accentDark) +
        path('M-128 -132h36v6h-36z', look.accent)
      : '')
  );
}

function quad(look: Look): Art {
  const tyre = (x: number): Art =>
    circle(x, -33, 33, '#3b3443') +
    `<circle cx="${x}" cy="-33" r="33" stroke="#2c2533" stroke-width="6" stroke-dasharray="5 7"/>` +
    circle(x, -33, 15, metal) +
    ring(x, -33, 8, '#8f8288', 4);
  return (
    stroke('M-60 -40H66', iron, 10) +
    path('M-34 -60H44L36 -30H-26Z', '#5d5364') +
    stroke('M-20 -52H34M-18 -44H32', metal, 2.4) +
    stroke('M-30 -26H38', iron, 7) +
    tyre(-72) +
    tyre(74) +
    path('M-118 -62C-112 -88 -78 -96 -44 -84L-30 -62L-40 -58C-54 -74 -84 -78 -104 -58Z', look.base) +
    path('M36 -58C48 -80 62 -92 88 -92C108 -88 120 -76 122 -58L110 -58C98 -74 66 -76 50 -56Z', look.base) +
    path('M-50 -86C-24 -74 8 -74 26 -90L58 -104C84 -104 104 -92 112 -78C88 -90 66 -84 44 -62H-34Z', look.base) +
    path(
      'M-34 -62C-10 -68 20 -66 44 -80C40 -74 42 -66 44 -62ZM-118 -62C-100 -80 -64 -80 -44 -66L-40 -58C-54 -74 -84 -78 -104 -58Z',
      veil(0.2),
    ) +
    path(
      'M-92 -94C-96 -104 -88 -106 -78 -104C-50 -96 -14 -92 14 -96C22 -94 22 -88 16 -84C-10 -76 -46 -78 -92 -94Z',
      '#4a3a44',
    ) +
    stroke('M-84 -100C-50 -90 -14 -88 10 -92', glow(0.3), 2.4) +
    stroke('M62 -100C76 -100 92 -94 102 -84', glow(0.6), 3) +
    stroke('M-106 -72C-92 -86 -66 -88 -48 -80', glow(0.5), 2.6) +
    path('M96 -88C106 -86 112 -80 114 -72L102 -72C98 -76 96 -82 96 -88Z', '#fff0c4') +
    path('M44 -62L58 -90L70 -86L56 -60Z', look.accent) +
    stroke('M44 -92L34 -124L14 -128', iron, 5) +
    stroke('M24 -126L10 -129', '#2f2836', 8) +
    path('M36 -126L52 -118L48 -100L38 -98Z', look.dark) +
    (look.variant % 2 === 0
      ? stroke('M-118 -100H-56M-112 -100V-86M-66 -100V-88M70 -108H116M76 -108V-96M110 -108V-92', iron, 4)
      : stroke('M104 -56H128V-84', iron, 5)) +
    path('M-120 -66h-6v10h8z', '#d1483a')
  );
}

export const motorcycles = {
  motorbike: {
    colours: ['terracotta', 'night', 'teal', 'saffron', 'cream', 'plum'],
    home: ['street', 'country'],
    away: ['country', 'street', 'studio'],
    draw: motorbike,
    reach: 122,
    size: 1.15,
    focus: [34, -84, 1.8],
  },
  scooter: {
    colours: ['sage', 'cream', 'terracotta', 'teal', 'rose', 'saffron'],
    home: ['street', 'terrace'],
    away: ['terrace', 'street', 'country', 'studio'],
    draw: scooter,
    reach: 100,
    size: 1.2,
    focus: [46, -92, 1.8],
  },
  quad: {
    colours: ['terracotta', 'saffron', 'teal', 'sage', 'night'],
    home: ['meadow', 'country'],
    away: ['mountain', 'meadow', 'country'],
    draw: quad,
    reach: 112,
    size: 1.2,
    focus: [50, -76, 1.8],
  },
} as const satisfies Record<string, Thing>;
