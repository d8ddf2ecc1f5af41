import type { Look } from '../../kit/look';
import { type Art, boxes, circle, path, rect, stroke } from '../../kit/shapes';
import { darker, glow, lighter, veil } from '../../kit/tones';
import { carWheel } from '../../kit/wheels';
import type { Thing } from '../subject';
import { type CarBody, drawCar, glass } from './carBody';

const fourgon: CarBody = {
  upper:
    'M-142 -46V-130C-142 -138 -138 -142 -128 -142H26C44 -142 54 -136 64 -124L92 -88C116 -84 134 -76 138 -60C140 -50 140 -44 139 -38',
  ends: [-142, 139],
  shoulder: ['-142 -62', '138 -58'],
  wheels: [-88, 90],
  radius: 25,
  windows: 'M38 -92V-128C50 -128 54 -122 59 -115L77 -92Z',
  reflection: 'M44 -92L54 -121L61 -112L54 -92Z',
  seams: 'M32 -134V-24M84 -90C86 -66 82 -46 74 -26M-34 -132V-24M-34 -96H-24M-140 -74H30',
  handles: 'M40 -80H50M16 -80H26',
  headlamp: 'M106 -82C122 -78 131 -71 134 -62H116C110 -68 106 -74 106 -82Z',
  taillamp: 'M-142 -86h6v28h-6z',
  gleam: 'M-132 -138H26C40 -138 48 -133 56 -124M92 -84C108 -82 118 -76 124 -71',
};

const capucine: CarBody = {
  upper:
    'M-146 -44V-142C-146 -150 -140 -154 -132 -154H66C86 -154 100 -146 104 -130C106 -118 100 -112 84 -112L100 -88C122 -84 138 -76 141 -62C143 -52 143 -44 142 -38',
  ends: [-146, 142],
  shoulder: ['-146 -58', '141 -58'],
  wheels: [-84, 96],
  radius: 24,
  windows:
    'M50 -92V-112H76L90 -92ZM-128 -98V-122A4 4 0 0 1 -124 -126H-92A4 4 0 0 1 -88 -122V-98ZM-34 -98V-122A4 4 0 0 1 -30 -126H14A4 4 0 0 1 18 -122V-98ZM58 -126V-140H88C94 -138 96 -130 92 -126Z',
  reflection: 'M-22 -98L-10 -126H0L-12 -98ZM-118 -98L-106 -126H-98L-110 -98Z',
  seams: 'M-76 -130H-46V-20M-76 -130V-20M44 -112V-24M92 -90C95 -68 92 -48 84 -26',
  handles: 'M-54 -74V-66M50 -80H60',
  headlamp: 'M112 -82C126 -78 135 -72 138 -63H122C116 -68 112 -74 112 -82Z',
  taillamp: 'M-146 -84h6v24h-6z',
  gleam: 'M-134 -150H64C80 -150 92 -144 97 -134',
};

const curtains = (look: Look): Art =>
  path(
    'M-128 -126h12c0 14 -4 22 -12 28zM-88 -126h-12c0 14 4 22 12 28zM-34 -126h14c0 14 -4 22 -14 28zM18 -126h-14c0 14 4 22 14 28z',
    lighter(look.accent, 0.5),
  );

function motorhome(look: Look): Art {
  const shell = look.colour === 'cream' ? look.base : lighter(look.base, 0.78);
  const band = look.colour === 'cream' ? look.accent : look.base;
  return drawCar(
    capucine,
    { ...look, colour: 'cream' },
    {
      body: shell,
      under: look.variant % 2 === 0 ? path('M-110 -154v-8h44v8zM-20 -154v-6h30v6z', darker(shell, 0.25)) : '',
      over:
        path(
          'M-146 -76C-90 -92 -20 -64 40 -80C80 -88 112 -78 140 -66V-58C112 -68 80 -76 44 -68C-20 -54 -90 -80 -146 -64Z',
          band,
        ) +
        path(
          'M-146 -58C-90 -74 -20 -48 44 -62L44 -58C-20 -44 -90 -68 -146 -53Z',
          look.colour === 'cream' ? look.accentDark : look.accent,
        ) +
        curtains(look) +
        (look.variant % 3 === 1 ? path('M-140 -136H30L48 -126H-156Z', band) + stroke('M-150 -126V-126', band, 2) : ''),
    },
  );
}

function caravan(look: Look): Art {
  const cream = '#f6ead4';
  return (
    stroke('M100 -24H146M128 -24V-8', '#5a5161', 5) +
    circle(128, -6, 6, '#3b3443') +
    stroke('M146 -24V-32', '#5a5161', 6) +
    stroke('M-100 -24V-2M-108 -1H-92', '#5a5161', 4) +
    path(
      'M-122 -30C-134 -64 -130 -112 -110 -130C-98 -142 -60 -144 0 -144C60 -144 98 -142 112 -124C124 -102 124 -62 116 -30C114 -24 110 -20 104 -20H-110C-116 -20 -120 -24 -122 -30Z',
      cream,
    ) +
    path(
      'M-129 -78C-60 -90 60 -90 121 -80C122 -62 120 -46 116 -30C114 -24 110 -20 104 -20H-110C-116 -20 -120 -24 -122 -30C-126 -46 -129 -62 -129 -78Z',
      look.base,
    ) +
    path('M-126 -46H119C118 -40 117 -34 116 -30C114 -24 110 -20 104 -20H-110C-116 -20 -120 -24 -122 -30Z', veil(0.14)) +
    stroke('M-129 -78C-60 -90 60 -90 121 -80', look.accent, 4) +
    stroke('M-106 -130C-90 -139 60 -140 100 -132', '#ffffff', 3) +
    rect(24, -122, 44, 98, darker(cream, 0.08), 6) +
    rect(31, -114, 30, 34, glass, 4) +
    `<rect x="24" y="-122" width="44" height="98" rx="6" stroke="${veil(0.3)}" stroke-width="1.6"/>` +
    rect(-104, -120, 104, 36, darker(cream, 0.14), 8) +
    rect(-100, -116, 96, 28, glass, 6) +
    path('M-100 -116h20c0 12 -6 22 -20 28zM-4 -116h-20c0 12 6 22 20 28z', look.accent) +
    path('M-66 -88L-52 -116H-40L-54 -88Z', glow(0.22)) +
    stroke('M60 -66V-58', veil(0.5), 3) +
    path('M-46 -20A31 31 0 0 1 16 -20Z', '#2f2836') +
    carWheel(-15, 24, look.variant) +
    path('M-46 -20A31 31 0 0 1 16 -20L12 -20A27 27 0 0 0 -42 -20Z', darker(look.base, 0.3)) +
    (look.variant % 2 === 0
      ? path('M-60 -144h34v-7h-34z', darker(cream, 0.2))
      : stroke('M78 -140V-168M70 -160H86', '#8f8288', 2)) +
    boxes([[-127, -66, 5, 14]], '#d1483a')
  );
}

function utilityVan(look: Look): Art {
  return drawCar(fourgon, look, {
    under:
      look.variant % 3 === 0
        ? stroke('M-120 -142V-150H10V-142M-60 -150V-142', '#5a5161', 3) + path('M-128 -156H24V-150H-128Z', '#b98555')
        : '',
    over:
      (look.variant % 2 === 0
        ? path('M-142 -106H-34V-92H-142Z', look.accent) + path('M-98 -124a12 12 0 1 0 .1 0z', look.accentDark)
        : path('M-142 -120L-60 -74H-84L-142 -106ZM-44 -74H-58L-142 -122V-130Z', look.accent)) +
      path('M70 -90h-9c-4 0 -4 -16 1 -17h6c4 1 5 12 2 17z', '#453c4a') +
      path('M-142 -34H-126L-120 -15H-139ZM139 -36H128C126 -26 124 -20 122 -15H136ZM-52 -28H52V-15H-52Z', '#453c4a'),
  });
}

export const campers = {
  'utility-van': {
    colours: ['cream', 'night', 'saffron', 'teal', 'terracotta', 'stone'],
    home: ['street', 'country'],
    away: ['street', 'country', 'studio'],
    draw: utilityVan,
    reach: 142,
    size: 1.08,
    focus: [84, -70, 1.7],
  },
  motorhome: {
    colours: ['cream', 'teal', 'terracotta', 'night', 'sage', 'saffron'],
    home: ['country', 'meadow', 'mountain'],
    away: ['mountain', 'meadow', 'country'],
    draw: motorhome,
    reach: 146,
    size: 1.05,
    focus: [70, -86, 1.6],
  },
  caravan: {
    colours: ['teal', 'terracotta', 'saffron', 'sage', 'rose', 'night'],
    home: ['meadow', 'mountain'],
    away: ['country', 'meadow', 'mountain'],
    draw: caravan,
    reach: 128,
    size: 1.1,
    focus: [10, -76, 1.6],
  },
} as const satisfies Record<string, Thing>;
