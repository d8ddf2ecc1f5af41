import type { Look } from '../../kit/look';
import { path, stroke } from '../../kit/shapes';
import { glow, veil } from '../../kit/tones';
import type { Thing } from '../subject';
import { type CarBody, drawCar } from './carBody';
import { drawCarRear } from './carRear';

const cityCar: CarBody = {
  upper:
    'M-110 -50C-112 -66 -104 -88 -92 -104C-86 -111 -60 -116 -28 -116C0 -116 16 -113 28 -106C44 -96 58 -82 68 -73C90 -69 106 -62 111 -50C113 -44 113 -40 112 -36',
  ends: [-110, 112],
  shoulder: ['-111 -56', '112 -44'],
  wheels: [-70, 68],
  radius: 24,
  windows:
    'M-95 -74C-92 -88 -86 -98 -80 -103C-64 -107 -46 -108 -32 -108V-74ZM-25 -74V-108C-4 -109 12 -106 20 -101C34 -92 46 -82 54 -74Z',
  reflection: 'M-72 -74L-54 -107H-42L-60 -74ZM0 -74L14 -104L24 -98L12 -74Z',
  seams: 'M-28 -108V-26C-28 -22 -30 -20 -34 -19M58 -73C60 -58 56 -44 42 -22M-95 -66C-60 -70 20 -70 64 -68',
  handles: 'M-46 -62H-36M-16 -62H-6',
  headlamp: 'M88 -64C100 -62 107 -57 109 -50C100 -50 90 -54 88 -64Z',
  taillamp: 'M-111 -68H-104C-101 -60 -102 -52 -104 -48H-111Z',
  gleam: 'M-84 -108C-60 -114 0 -115 22 -106M70 -69C86 -66 96 -62 100 -60',
};

const sedan: CarBody = {
  upper:
    'M-132 -48C-134 -60 -131 -68 -126 -70C-112 -73 -100 -74 -92 -76C-78 -90 -62 -102 -48 -105C-24 -109 4 -108 22 -104C42 -98 58 -84 70 -74C96 -71 120 -66 130 -54C133 -48 134 -42 133 -36',
  ends: [-132, 133],
  shoulder: ['-133 -56', '133 -42'],
  wheels: [-80, 84],
  radius: 23,
  windows:
    'M-78 -75C-68 -86 -58 -94 -46 -98C-36 -100 -24 -101 -14 -101V-75ZM-8 -75V-101C4 -101 14 -99 22 -96C36 -90 46 -82 54 -75Z',
  reflection: 'M-54 -75L-36 -99H-26L-44 -75ZM8 -75L20 -96L30 -91L20 -75Z',
  seams: 'M-11 -101V-22M58 -74C60 -56 58 -40 50 -22M-80 -72C-76 -58 -68 -48 -54 -40',
  handles: 'M-30 -65H-18M2 -65H14',
  headlamp: 'M108 -66C120 -63 128 -58 131 -51C122 -51 112 -55 108 -66Z',
  taillamp: 'M-132 -66H-116C-116 -60 -118 -56 -122 -54H-133Z',
  gleam: 'M-50 -102C-30 -106 0 -107 20 -101M-124 -60C-60 -68 40 -68 104 -62',
};

const suv: CarBody = {
  upper:
    'M-124 -50C-126 -72 -122 -92 -112 -112C-106 -120 -90 -124 -60 -125C-24 -126 10 -125 26 -120C42 -112 54 -96 64 -86C92 -83 116 -78 122 -66C125 -58 125 -48 124 -40',
  ends: [-124, 124],
  shoulder: ['-125 -60', '124 -54'],
  wheels: [-76, 78],
  radius: 28,
  windows:
    'M-112 -86C-110 -96 -106 -106 -101 -113C-92 -116 -84 -117 -74 -117V-86ZM-68 -86V-117H-18V-86ZM-12 -86V-117C0 -117 12 -116 20 -112C32 -104 40 -95 48 -86Z',
  reflection: 'M-58 -86L-42 -117H-32L-48 -86ZM-2 -86L12 -114L22 -109L10 -86Z',
  seams: 'M-71 -117V-50M-15 -117V-24M54 -86C57 -66 54 -46 46 -26M-115 -78H60',
  handles: 'M-36 -72H-24M-8 -72H4',
  headlamp: 'M96 -82C110 -79 119 -74 121 -66H104C99 -70 97 -76 96 -82Z',
  taillamp: 'M-123 -88H-116C-112 -78 -112 -68 -115 -60H-125Z',
  gleam: 'M-104 -114C-84 -121 0 -122 22 -116M66 -82C86 -80 100 -76 106 -74',
};

const van: CarBody = {
  upper:
    'M-130 -46C-132 -72 -130 -92 -122 -112C-118 -122 -106 -126 -70 -127C-20 -128 16 -126 30 -120C52 -108 70 -92 86 -78C108 -72 124 -64 127 -52C129 -46 129 -42 128 -38',
  ends: [-130, 128],
  shoulder: ['-131 -56', '128 -46'],
  wheels: [-80, 80],
  radius: 24,
  windows:
    'M-120 -84C-118 -96 -114 -108 -110 -116C-98 -119 -84 -119 -70 -119V-84ZM-64 -84V-119H-8V-84ZM-2 -84V-119C12 -119 22 -117 28 -113C44 -104 56 -94 68 -84Z',
  reflection: 'M-56 -84L-38 -119H-26L-44 -84ZM8 -84L22 -114L34 -108L22 -84Z',
  seams: 'M-67 -119V-50M-5 -119V-22M72 -82C75 -60 68 -38 54 -22M-122 -78H-5',
  handles: 'M-28 -70H-16M4 -70H16',
  headlamp: 'M96 -72C112 -67 121 -60 124 -52C110 -52 98 -58 96 -72Z',
  taillamp: 'M-129 -92H-122C-119 -80 -120 -68 -123 -58H-131Z',
  gleam: 'M-114 -118C-90 -124 0 -125 26 -117M88 -75C102 -70 110 -66 114 -62',
};

const roofRails = (look: Look): string => (look.variant % 2 === 0 ? stroke('M-98 -123V-128H6V-124', '#4b4252', 3) : '');

type Extra = (look: Look) => { under?: string; over?: string };

const motorCar = (car: CarBody, size: number, rear: number, extra?: Extra): Thing => ({
  colours: ['terracotta', 'teal', 'cream', 'night', 'saffron', 'sage', 'stone'],
  home: ['street', 'country'],
  away: ['country', 'meadow', 'street', 'studio'],
  draw: (look) => drawCar(car, look, extra?.(look)),
  ...(rear > 0 ? { back: drawCarRear(rear), backReach: 88 } : {}),
  reach: car.ends[1],
  size,
  focus: [car.wheels[1] - 6, -54, 1.8],
});

const mirror =
  (x: number, y: number) =>
  (look: Look): { over: string } => ({ over: path(`M${x} ${y}h-9c-3 0 -4 -9 1 -10h6c3 1 4 7 2 10z`, look.dark) });

export const cars = {
  'city-car': motorCar(cityCar, 1.25, 128, (look) => ({
    over:
      mirror(46, -72)(look).over +
      (look.variant % 3 === 1
        ? path(
            'M-92 -104C-86 -111 -60 -116 -28 -116C0 -116 16 -113 28 -106L20 -101C12 -106 -4 -109 -25 -108H-32C-46 -108 -64 -107 -80 -103Z',
            look.accent,
          )
        : ''),
  })),
  sedan: motorCar(sedan, 1.12, 120, mirror(48, -72)),
  suv: motorCar(suv, 1.15, 142, (look) => ({
    under: roofRails(look),
    over:
      mirror(42, -84)(look).over +
      path(
        'M-124 -34H-110C-108 -24 -106 -20 -104 -15H-122ZM124 -34H112C110 -24 108 -20 107 -15H121ZM-40 -24H44V-15H-44Z',
        '#453c4a',
      ),
  })),
  van: motorCar(van, 1.12, 140, mirror(58, -82)),
  convertible: {
    ...motorCar(
      {
        ...sedan,
        upper:
          'M-128 -46C-130 -58 -127 -66 -120 -69C-104 -73 -88 -74 -70 -74L56 -72C84 -71 116 -66 127 -54C130 -48 131 -42 130 -36',
        ends: [-128, 130],
        shoulder: ['-129 -54', '130 -42'],
        windows: 'M34 -74L16 -100L20 -102L62 -73Z',
        reflection: 'M42 -74L24 -98L30 -95L52 -74Z',
        seams: 'M-22 -73V-22M46 -72C50 -54 48 -40 42 -22',
        handles: 'M-14 -62H-2',
        gleam: 'M-118 -60C-60 -67 40 -66 102 -60',
        headlamp: 'M104 -65C116 -63 124 -58 127 -51C118 -51 108 -55 104 -65Z',
        taillamp: 'M-128 -64H-112C-112 -58 -114 -54 -118 -52H-129Z',
      },
      1.14,
      0,
      (look) => ({
        under:
          path(
            'M-64 -70C-66 -84 -64 -96 -56 -98C-48 -98 -44 -88 -42 -70ZM-24 -70C-28 -84 -26 -98 -18 -100C-10 -100 -6 -90 -2 -70Z',
            look.accent,
          ) +
          path(
            'M-52 -70C-50 -84 -50 -92 -52 -98C-46 -96 -44 -88 -42 -70ZM-12 -70C-10 -84 -12 -94 -14 -99C-8 -98 -6 -88 -2 -70Z',
            veil(0.16),
          ) +
          path('M-112 -70C-104 -82 -84 -84 -70 -72Z', look.accentDark) +
          stroke('M14 -74L24 -88M10 -90L34 -80', '#4b4252', 3),
        over:
          stroke('M14 -102L38 -73', '#e9dcc4', 3) +
          path('M40 -72h-9c-3 0 -4 -8 1 -9h6c3 1 4 6 2 9z', look.dark) +
          stroke('M-72 -73H40', glow(0.55), 2.4),
      }),
    ),
    colours: ['terracotta', 'cream', 'teal', 'saffron', 'rose', 'night'],
    home: ['country', 'street'],
  },
  pickup: {
    ...motorCar(
      {
        ...suv,
        upper:
          'M-138 -46V-78H-32V-90C-30 -104 -26 -116 -18 -120C4 -124 28 -123 40 -119C54 -110 66 -96 76 -84C104 -81 128 -76 134 -64C137 -56 137 -48 136 -40',
        ends: [-138, 136],
        shoulder: ['-138 -58', '136 -52'],
        wheels: [-86, 88],
        radius: 28,
        windows:
          'M-24 -84C-22 -98 -18 -110 -12 -114C-4 -116 4 -116 10 -116V-84ZM16 -84V-116C24 -116 30 -114 36 -111C46 -103 54 -94 61 -84Z',
        reflection: 'M-10 -84L2 -115H8L-2 -84ZM24 -84L34 -110L42 -105L34 -84Z',
        seams: 'M-32 -78V-24M13 -116V-24M66 -84C68 -64 66 -46 58 -26M-134 -68H-34',
        handles: 'M0 -72H9M18 -72H27',
        headlamp: 'M108 -80C122 -77 131 -72 133 -64H116C111 -68 109 -74 108 -80Z',
        taillamp: 'M-138 -74h7v20h-7z',
        gleam: 'M-14 -117C4 -120 26 -119 36 -115M78 -80C98 -78 112 -74 118 -72M-136 -76H-34',
      },
      1.08,
      0,
      (look) => ({
        under:
          look.variant % 2 === 0
            ? path('M-124 -78V-98H-92V-78ZM-88 -78V-92H-56V-78Z', '#b98555') +
              stroke('M-124 -88H-92M-72 -92V-78', veil(0.3), 1.4)
            : stroke('M-132 -80V-96H-44L-34 -80M-100 -96V-80M-66 -96V-80', '#4b4252', 3.4),
        over:
          mirror(56, -82)(look).over +
          path('M-138 -32H-124L-118 -15H-136ZM136 -34H124C122 -24 120 -20 119 -15H133ZM-46 -24H50V-15H-50Z', '#453c4a'),
      }),
    ),
    home: ['country', 'meadow'],
  },
} as const satisfies Record<string, Thing>;
