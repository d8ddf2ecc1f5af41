import { smallPlant } from '../../kit/plants';
import type { Look } from '../../kit/look';
import { type Art, boxes, circle, dots, ellipse, group, move, path, rect, ring, stroke } from '../../kit/shapes';
import { darker, glow, lighter, veil } from '../../kit/tones';
import type { Thing } from '../subject';

const graphite = '#3b3443';
const steel = '#cfc8c2';

const bodyOf = ({ colour, base }: Look): string => (colour === 'cream' ? '#f8f0e2' : base);

function washingMachine(look: Look): Art {
  const body = bodyOf(look);
  return (
    ellipse(122, 2, 48, 7, veil(0.18)) +
    rect(-92, -184, 168, 180, body, 10) +
    path('M44 -184h22c6 0 10 4 10 10v160c0 6 -4 10 -10 10H40c10 -60 12 -120 4 -180z', veil(0.09)) +
    boxes(
      [
        [-80, -4, 20, 5],
        [46, -4, 20, 5],
      ],
      graphite,
    ) +
    path('M-92 -150h168v3H-92z', veil(0.2)) +
    rect(-82, -174, 50, 16, darker(body, 0.1), 4) +
    circle(4, -166, 10, steel) +
    stroke('M4 -166v-7', graphite, 2.6) +
    rect(24, -174, 40, 15, '#4c5673', 3) +
    boxes([[29, -169, 16, 5]], '#9cc7c0') +
    dots([[56, -166]], 2.4, look.accent) +
    circle(-8, -80, 60, darker(body, 0.14)) +
    circle(-8, -80, 54, steel) +
    circle(-8, -80, 43, '#4c5673') +
    path('M-50 -74c20 -14 40 8 60 -4c12 -6 18 -4 25 2c-2 22 -20 39 -43 39c-22 0 -40 -16 -42 -37z', look.accent) +
    path(
      'M-42 -60c16 -10 34 6 50 0c12 -4 18 0 22 2c-8 14 -22 21 -38 21c-14 0 -28 -8 -34 -23z',
      lighter(look.accent, 0.45),
    ) +
    path('M-44 -96c6 -16 20 -26 36 -26c-20 8 -30 24 -32 40z', glow(0.65)) +
    ring(-8, -80, 54, glow(0.4), 2) +
    rect(38, -90, 12, 22, '#8f8288', 4) +
    path('M82 -58h82l-10 56c0 3 -3 4 -6 4H98c-3 0 -6 -1 -6 -4z', '#c9935c') +
    stroke('M86 -40h74M88 -24h68M104 -56l4 54M123 -56v54M142 -56l-4 54', '#a5713f', 2) +
    path('M84 -58c-2 -20 12 -30 24 -24c8 -14 28 -12 30 2c14 -4 24 6 22 22z', look.accent) +
    path('M108 -58c-4 -14 8 -22 20 -20c4 4 6 12 4 20z', '#fff5e0') +
    stroke('M80 -58h86', '#a5713f', 5)
  );
}

function fridge(look: Look): Art {
  const body = bodyOf(look);
  const retro = look.variant % 2 === 0;
  return (
    boxes(
      [
        [-58, -6, 20, 6],
        [38, -6, 20, 6],
      ],
      graphite,
    ) +
    rect(-72, -206, 144, 202, body, retro ? 24 : 8) +
    path(
      retro
        ? 'M30 -206h18c14 0 24 10 24 24v154c0 14 -10 24 -24 24H26c14 -70 16 -140 4 -202z'
        : 'M40 -206h24c5 0 8 3 8 8v186c0 5 -3 8 -8 8H36c12 -70 14 -140 4 -202z',
      veil(0.1),
    ) +
    boxes([[-72, -142, 144, 3]], veil(0.25)) +
    stroke('M-54 -168v20M-54 -128v36', steel, 7) +
    stroke('M-56 -166v16M-56 -126v32', glow(0.8), 2) +
    stroke(retro ? 'M-56 -190c4 -6 10 -8 18 -8h60' : 'M-62 -198h90', glow(0.6), 3.4) +
    (retro
      ? stroke('M-20 -172h44', steel, 5)
      : rect(10, -190, 40, 26, '#4c5673', 4) + boxes([[16, -184, 20, 5]], '#9cc7c0')) +
    rect(8, -122, 26, 32, '#fff5e0') +
    path('M12 -96v-8l8 -8l8 10v6z', '#93a587') +
    circle(21, -121, 3.4, look.accent) +
    rect(-20, -104, 18, 18, look.accent) +
    circle(-11, -104, 3, '#fff5e0') +
    rect(18, -78, 22, 16, '#f0cf94') +
    circle(29, -78, 3, '#2f7d7b') +
    stroke('M22 -70h14', veil(0.3), 1.6) +
    path('M-46 -206v-22h36v22z', '#c9935c') +
    stroke('M-46 -220h36M-46 -213h36M-34 -228v22M-22 -228v22', '#a5713f', 1.6) +
    move(34, -206, group('scale(.6)', smallPlant(look.accentDark)))
  );
}

function cooker(look: Look): Art {
  const body = bodyOf(look);
  return (
    boxes(
      [
        [-88, -6, 22, 6],
        [66, -6, 22, 6],
      ],
      graphite,
    ) +
    rect(-100, -154, 200, 150, body, 6) +
    path('M60 -154h34c4 0 6 3 6 6v138c0 4 -2 6 -6 6H56c10 -50 12 -100 4 -150z', veil(0.1)) +
    boxes([[-106, -162, 212, 10]], graphite) +
    boxes([[-100, -192, 200, 8]], steel) +
    boxes([[-100, -186, 200, 26]], darker(body, 0.12)) +
    circle(-74, -136, 9, steel) +
    circle(-40, -136, 9, steel) +
    circle(40, -136, 9, steel) +
    circle(74, -136, 9, steel) +
    stroke('M-74 -136v-7M-40 -136l5 -5M40 -136v-7M74 -136l-5 -5', graphite, 2.6) +
    rect(-20, -145, 40, 18, '#4c5673', 3) +
    boxes([[-14, -139, 18, 5]], '#f6c65b') +
    rect(-84, -116, 168, 78, graphite, 6) +
    rect(-72, -96, 144, 50, look.variant % 2 === 0 ? '#e6a53b' : '#4c5673', 5) +
    (look.variant % 2 === 0
      ? path('M-40 -54c0 -20 80 -20 80 0z', '#a5713f') + stroke('M-72 -52H72', '#7a4a35', 3)
      : '') +
    path('M-50 -46l30 -50h30l-30 50z', glow(0.22)) +
    stroke('M-70 -107H70', steel, 6) +
    rect(-84, -30, 168, 18, darker(body, 0.1), 4) +
    stroke('M-20 -21h40', steel, 5) +
    path('M-80 -162v-32h62v32z', look.accent) +
    path('M-36 -194h18v32h-24c6 -10 8 -22 6 -32z', veil(0.14)) +
    stroke('M-84 -184h-8M-14 -184h8', graphite, 5) +
    path('M-84 -194h70v-5h-70z', look.accentDark) +
    circle(-49, -202, 4, graphite) +
    path('M16 -162v-14h66v14z', graphite) +
    stroke('M82 -172h36', graphite, 6) +
    stroke('M36 -186c-6 -8 6 -12 0 -20M58 -186c-6 -8 6 -12 0 -20', glow(0.7), 3)
  );
}

function coffeeMachine(look: Look): Art {
  const body = bodyOf(look);
  return (
    path('M-96 -10h192c4 0 6 2 6 5s-2 5 -6 5h-192c-4 0 -6 -2 -6 -5s2 -5 6 -5z', graphite) +
    path('M-90 -10v-154c0 -10 6 -16 16 -16h148c10 0 16 6 16 16v44h-104v110z', body) +
    path('M-14 -10v-110h104v16H2v94z', veil(0.3)) +
    path('M-90 -40h76v30h-76z', veil(0.12)) +
    path('M-82 -180h164v-8c0 -4 -3 -6 -6 -6H-76c-4 0 -6 2 -6 6z', steel) +
    path('M-62 -194v-16h22v16zM-34 -194v-14h22v14zM-6 -194v-16h22v16z', '#fff5e0') +
    stroke('M-40 -206c6 0 6 8 0 8M16 -206c6 0 6 8 0 8', '#fff5e0', 3) +
    stroke('M-76 -170H60', glow(0.55), 3.4) +
    circle(-50, -140, 19, steel) +
    circle(-50, -140, 15, '#fff8ea') +
    stroke('M-50 -140l8 -8', '#d1483a', 3) +
    circle(2, -148, 7, look.accent) +
    circle(26, -148, 7, steel) +
    circle(50, -148, 7, steel) +
    dots([[74, -148]], 3, '#f6c65b') +
    boxes([[18, -120, 56, 14]], steel) +
    path('M24 -106h44v8c0 6 -4 8 -8 8H32c-4 0 -8 -2 -8 -8z', graphite) +
    stroke('M24 -100L-10 -94', '#6a4038', 9) +
    stroke('M40 -90v6M52 -90v6', '#7a4a35', 3.4) +
    stroke('M92 -124c10 10 10 50 4 66', steel, 4.5) +
    boxes([[-10, -18, 96, 8]], steel) +
    stroke('M-4 -14h84', veil(0.3), 2) +
    path('M22 -56h48v18c0 12 -8 20 -18 20H40c-10 0 -18 -8 -18 -20z', look.accent) +
    path('M56 -56h14v18c0 12 -8 20 -18 20h-4c8 -10 10 -24 8 -38z', veil(0.14)) +
    stroke('M70 -50c14 -2 14 18 -2 18', look.accent, 5) +
    ellipse(46, -56, 24, 4, '#7a4a35') +
    stroke('M38 -66c-5 -6 5 -10 0 -16M54 -66c-5 -6 5 -10 0 -16', glow(0.8), 3) +
    ellipse(-120, 2, 22, 4, veil(0.18)) +
    path('M-138 -44h32l4 40c0 4 -2 6 -6 6h-28c-4 0 -6 -2 -6 -6z', '#c9935c') +
    path('M-132 -20h22v14h-22z', '#fff5e0') +
    dots([[-121, -13]], 4, '#7a4a35') +
    path('M-140 -44h36l-4 -12h-28z', '#a5713f')
  );
}

function vacuum(look: Look): Art {
  return (
    stroke('M-100 -66C-150 -150 -60 -214 4 -190C48 -172 72 -150 88 -120', graphite, 11) +
    `<path d="M-100 -66C-150 -150 -60 -214 4 -190C48 -172 72 -150 88 -120" stroke="#5d5364" stroke-width="11" stroke-dasharray="2 5" stroke-linecap="butt"/>` +
    stroke('M84 -132L124 -20', steel, 9) +
    stroke('M82 -132L123 -18', glow(0.7), 2.4) +
    path('M78 -146l14 -5l8 24l-14 5z', look.base) +
    stroke('M80 -140c-12 6 -16 16 -12 26', look.dark, 6) +
    path('M104 -22h40c10 0 18 8 18 16v4c0 2 -2 3 -4 3H88c-4 0 -4 -4 -2 -8c4 -8 10 -15 18 -15z', look.base) +
    path('M86 -8h76v6c0 2 -2 3 -4 3H88c-4 0 -4 -4 -2 -9z', graphite) +
    path(
      'M-128 -30C-128 -82 -92 -104 -48 -104C-2 -104 36 -84 40 -34C40 -24 36 -18 28 -18H-116c-8 0 -12 -4 -12 -12z',
      look.base,
    ) +
    path('M-128 -40C-80 -30 0 -30 40 -42v8C40 -24 36 -18 28 -18H-116c-8 0 -12 -4 -12 -12z', veil(0.18)) +
    path('M-70 -100C-40 -108 0 -96 18 -74C0 -66 -40 -66 -62 -72C-72 -78 -76 -92 -70 -100Z', '#4c5673') +
    path('M-50 -100C-40 -102 -24 -98 -12 -92L-26 -70C-36 -70 -48 -70 -56 -72Z', glow(0.25)) +
    stroke('M-112 -64C-104 -84 -92 -92 -80 -96', glow(0.6), 4) +
    circle(-78, -26, 26, graphite) +
    circle(-78, -26, 15, '#5d5364') +
    circle(-78, -26, 7, look.accent) +
    circle(26, -12, 12, graphite) +
    circle(26, -12, 5, '#5d5364') +
    circle(-104, -66, 11, graphite) +
    rect(-30, -54, 36, 12, look.accent, 6)
  );
}

export const appliances = {
  'washing-machine': {
    colours: ['cream', 'sage', 'teal', 'rose', 'night'],
    home: ['room', 'studio'],
    away: ['rugRoom', 'studio'],
    draw: washingMachine,
    reach: 92,
    focus: [-8, -86, 1.8],
  },
  fridge: {
    colours: ['teal', 'cream', 'rose', 'sage', 'terracotta', 'saffron'],
    home: ['room', 'studio'],
    away: ['studio', 'room'],
    draw: fridge,
    reach: 76,
    size: 0.98,
    focus: [0, -120, 1.8],
  },
  oven: {
    colours: ['cream', 'teal', 'night', 'terracotta', 'sage'],
    home: ['room', 'studio'],
    away: ['studio', 'room'],
    draw: cooker,
    reach: 102,
    focus: [0, -120, 1.7],
  },
  'coffee-machine': {
    colours: ['terracotta', 'cream', 'night', 'teal', 'sage', 'saffron'],
    home: ['table'],
    away: ['studio', 'plinth'],
    draw: coffeeMachine,
    reach: 100,
    focus: [20, -100, 1.8],
  },
  vacuum: {
    colours: ['terracotta', 'teal', 'saffron', 'plum', 'sage'],
    home: ['rugRoom', 'room'],
    away: ['studio', 'room'],
    draw: vacuum,
    reach: 130,
    focus: [-50, -70, 1.7],
  },
} as const satisfies Record<string, Thing>;
