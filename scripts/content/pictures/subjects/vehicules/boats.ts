import type { Look } from '../../kit/look';
import { type Art, circle, dots, ellipse, path, stroke } from '../../kit/shapes';
import { darker, glow, lighter, veil } from '../../kit/tones';
import type { Thing } from '../subject';
import { glass } from './carBody';

const metal = '#d8cdbf';
const wood = '#b27b4e';

function sailboat(look: Look): Art {
  const cloth = '#fbf0dc';
  const stripe = look.variant % 3;
  return (
    ellipse(6, 12, 112, 9, veil(0.16)) +
    stroke('M4 -26V-204', wood, 4) +
    stroke('M4 -40H-86', wood, 4) +
    path('M0 -196C-22 -140 -56 -84 -86 -46C-58 -42 -28 -42 0 -44Z', cloth) +
    path('M0 -196C-8 -140 -14 -90 -12 -43C-8 -43 -4 -44 0 -44Z', veil(0.08)) +
    (stripe === 0
      ? path('M-28 -136C-36 -122 -44 -108 -53 -94H0V-118V-136Z', look.accent)
      : stripe === 1
        ? path('M-64 -76C-71 -66 -78 -56 -86 -46C-58 -42 -28 -42 0 -44V-72Z', look.base)
        : circle(-22, -92, 13, look.accent)) +
    path('M10 -188C36 -142 70 -84 106 -44C74 -38 38 -40 10 -42Z', stripe === 2 ? look.base : lighter(look.base, 0.55)) +
    path('M10 -188C24 -140 38 -84 40 -41C30 -41 20 -41 10 -42Z', glow(0.3)) +
    path('M4 -206L-22 -199L4 -192Z', look.accent) +
    stroke('M110 -34L106 -46M110 -34L4 -200', metal, 1.2) +
    path('M-56 -30C-54 -42 -44 -46 -32 -46H18C28 -44 36 -36 42 -28Z', cloth) +
    dots(
      [
        [-32, -36],
        [-14, -36],
        [4, -36],
      ],
      4,
      glass,
    ) +
    path('M-104 -30C-60 -24 60 -24 124 -38C114 -12 98 6 70 12H-74C-92 8 -102 -8 -104 -30Z', look.base) +
    path('M-102 -14C-40 -6 60 -6 114 -18C104 -2 90 8 70 12H-74C-90 8 -98 -2 -102 -14Z', veil(0.2)) +
    path('M-104 -30C-60 -24 60 -24 124 -38L122 -31C60 -17 -60 -17 -104 -23Z', cloth) +
    stroke('M-96 -4C-50 2 50 2 104 -6', look.accent, 2.4)
  );
}

function motorboat(look: Look): Art {
  const cream = '#f8ecd6';
  return (
    ellipse(4, 10, 140, 9, veil(0.16)) +
    path('M-140 -62h26c4 0 6 4 4 8l-8 22h-22c-6 -8 -6 -22 0 -30z', '#4b4252') +
    path('M-136 -34h12l-4 40h-10z', '#3b3443') +
    stroke('M-136 -56H-118', look.accent, 4) +
    path('M-30 -52L-14 -92H6L58 -52Z', glass) +
    path('M-10 -56L4 -92H-4L-22 -56Z', glow(0.22)) +
    stroke('M-14 -92H6L60 -50', metal, 3.4) +
    (look.variant % 2 === 0
      ? stroke('M-64 -52V-112H-6V-92', metal, 3) + path('M-74 -114C-40 -124 -10 -122 4 -114V-108H-74Z', look.accent)
      : stroke('M-100 -46V-90', metal, 2.4) + path('M-100 -90L-74 -82L-100 -74Z', look.accent)) +
    path('M-72 -52C-70 -68 -62 -74 -54 -72L-44 -50ZM-104 -50C-102 -66 -94 -72 -86 -70L-78 -50Z', look.accentDark) +
    path('M-124 -52H30C72 -54 116 -60 150 -72C136 -28 104 4 62 10H-96C-114 -2 -122 -28 -124 -52Z', cream) +
    path('M-122 -36C-40 -24 70 -30 140 -52C124 -18 98 4 62 10H-96C-112 0 -120 -18 -122 -36Z', look.base) +
    path('M-116 -16C-40 -4 60 -6 120 -24C106 -4 88 6 62 10H-96C-106 4 -112 -6 -116 -16Z', veil(0.2)) +
    stroke('M-122 -38C-40 -26 70 -32 140 -54', look.accent, 3) +
    stroke('M66 -58V-74L112 -84L138 -70', metal, 2.6) +
    stroke('M-116 -48H30C68 -50 104 -55 136 -64', '#ffffff', 2) +
    path('M-168 6C-150 -8 -130 -4 -118 8C-100 0 -80 4 -66 14H-170Z', glow(0.75)) +
    path('M60 12C84 2 104 0 122 -12C120 4 108 14 90 16Z', glow(0.7))
  );
}

function kayak(look: Look): Art {
  return (
    ellipse(4, 6, 150, 8, veil(0.16)) +
    stroke('M-66 -106L74 -2', '#4b4252', 4.5) +
    path('M-66 -106C-84 -108 -100 -124 -100 -136C-86 -136 -68 -124 -62 -108Z', look.accent) +
    path('M-66 -106C-76 -112 -90 -126 -100 -136C-86 -136 -68 -124 -62 -108Z', veil(0.16)) +
    path(
      'M-156 -36C-110 -38 -70 -36 -40 -46C-16 -52 22 -52 44 -46C74 -38 112 -38 158 -40C136 -8 90 8 40 10H-40C-92 8 -138 -8 -156 -36Z',
      look.base,
    ) +
    path('M-156 -36C-100 -22 100 -24 158 -40C136 -8 90 8 40 10H-40C-92 8 -138 -8 -156 -36Z', veil(0.17)) +
    stroke('M-134 -22C-60 -6 70 -8 140 -24', look.accent, 4) +
    path('M-42 -44C-34 -56 36 -56 46 -44C36 -36 -32 -36 -42 -44Z', '#3b3443') +
    path('M-42 -46C-40 -64 -28 -66 -22 -62L-16 -40C-28 -40 -38 -42 -42 -46Z', '#5d5364') +
    stroke('M-42 -44C-30 -37 34 -37 46 -44', glow(0.5), 2.4) +
    stroke('M-112 -36L-66 -40M74 -42L116 -38', lighter(look.base, 0.4), 2.4) +
    stroke('M74 -46L96 -30M96 -46L74 -30', darker(look.base, 0.4), 2) +
    stroke('M-150 -36l-6 -6M152 -40l6 -6', '#3b3443', 3) +
    path('M74 -4C92 -2 106 10 110 24C94 26 76 14 70 0Z', look.accent) +
    stroke('M60 14H96M-120 12H-80', glow(0.6), 2.4)
  );
}

export const boats = {
  sailboat: {
    colours: ['teal', 'terracotta', 'night', 'cream', 'saffron', 'plum'],
    home: ['sea'],
    away: ['sea'],
    draw: sailboat,
    reach: 0,
    near: 'sea',
    size: 1.02,
    focus: [6, -70, 1.6],
  },
  motorboat: {
    colours: ['terracotta', 'night', 'teal', 'saffron', 'sage'],
    home: ['sea'],
    away: ['sea'],
    draw: motorboat,
    reach: 0,
    near: 'sea',
    size: 1.08,
    focus: [10, -50, 1.6],
  },
  kayak: {
    colours: ['saffron', 'terracotta', 'teal', 'plum', 'sage'],
    home: ['sea'],
    away: ['sea'],
    draw: kayak,
    reach: 0,
    near: 'sea',
    size: 1.1,
    focus: [20, -40, 1.7],
  },
} as const satisfies Record<string, Thing>;
