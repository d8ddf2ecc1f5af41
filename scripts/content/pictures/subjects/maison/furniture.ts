import { smallPlant } from '../../kit/plants';
import type { Look } from '../../kit/look';
import { type Art, boxes, type Box, circle, dots, ellipse, group, move, path, rect, stroke } from '../../kit/shapes';
import { darker, glow, lighter, mix, veil } from '../../kit/tones';
import type { Thing } from '../subject';

const oak = '#b5804f';
const walnut = '#7a4a35';
const woodOf = ({ variant }: Look): string => [oak, walnut, '#d3a97a'][variant % 3] ?? oak;

function bed(look: Look): Art {
  const wood = woodOf(look);
  return (
    boxes(
      [
        [-138, -30, 12, 30],
        [122, -30, 12, 30],
      ],
      darker(wood, 0.3),
    ) +
    path(look.variant % 2 === 0 ? 'M-142 -34v-92c0 -20 12 -26 20 -26s14 6 14 26v92z' : 'M-142 -34v-112h30v112z', wood) +
    path('M-120 -34v-112c8 2 12 10 12 20v92z', veil(0.14)) +
    (look.variant % 2 === 0 ? '' : stroke('M-136 -130h18M-136 -112h18M-136 -94h18', veil(0.2), 2)) +
    rect(-136, -44, 272, 22, wood, 3) +
    path('M124 -22v-46c0 -6 12 -6 12 0v46z', darker(wood, 0.12)) +
    path('M-110 -76H118c6 0 8 6 8 12v22H-110z', '#fff5e0') +
    path('M-110 -56H126v14H-110z', veil(0.08)) +
    path('M-110 -78c-4 -22 6 -32 18 -32c20 0 30 12 30 32z', '#fff8ea') +
    path('M-92 -78c-2 -18 6 -26 18 -26c18 0 26 10 26 26z', look.accent) +
    path('M-66 -82c-2 -14 2 -22 14 -22c14 0 20 10 20 22z', lighter(look.accent, 0.5)) +
    path(
      'M-44 -84c50 -14 140 -8 164 4c8 4 12 12 12 24v24l-10 -3l-12 5l-12 -5l-14 5l-14 -5l-14 5l-14 -5l-14 5l-14 -5l-14 5l-14 -4c-30 -4 -34 -40 -30 -50z',
      look.base,
    ) +
    path(
      'M-48 -70c50 -10 130 -8 180 12v26l-10 -3l-12 5l-12 -5l-14 5l-14 -5l-14 5l-14 -5l-14 5l-14 -5l-14 5l-14 -4c-20 -6 -30 -20 -30 -36z',
      veil(0.1),
    ) +
    path(
      'M-44 -84c14 -4 30 -6 46 -7c-10 20 -10 40 -4 60c-10 0 -10 0 -20 -3c-22 -8 -26 -40 -22 -50z',
      lighter(look.base, 0.45),
    ) +
    path(
      'M62 -90l40 4c8 6 12 12 14 22l2 28l-8 3l-10 -5l-14 5l-12 -5c0 -20 -4 -40 -12 -52z',
      mix(look.accent, look.base, 0.25),
    ) +
    stroke('M74 -72l38 6M78 -56l38 5', glow(0.45), 3) +
    (look.variant % 3 === 0
      ? boxes(
          [
            [-128, -19, 76, 12],
            [-44, -19, 76, 12],
          ],
          darker(wood, 0.15),
        )
      : '')
  );
}

function wardrobe(look: Look): Art {
  const wood = look.base;
  return (
    boxes(
      [
        [-86, -10, 18, 10],
        [68, -10, 18, 10],
      ],
      look.deep,
    ) +
    path('M-98 -196c20 -14 60 -18 98 -18s78 4 98 18z', look.dark) +
    boxes([[-102, -198, 204, 10]], look.dark) +
    boxes([[-94, -188, 188, 180]], wood) +
    boxes([[62, -188, 32, 180]], veil(0.08)) +
    boxes([[-98, -12, 196, 6]], look.dark) +
    `<path d="M-84 -180H-5V-62H-84ZM5 -180H84V-62H5Z" stroke="${veil(0.28)}" stroke-width="2.4"/>` +
    (look.variant % 2 === 0
      ? path('M-74 -170H-15V-72H-74Z', '#b9d2cc') +
        path('M-74 -90L-30 -170H-15L-64 -72H-74Z', glow(0.5)) +
        `<path d="M15 -170H74V-126H15ZM15 -116H74V-72H15Z" stroke="${veil(0.2)}" stroke-width="2"/>`
      : `<path d="M-74 -170H-15V-126H-74ZM-74 -116H-15V-72H-74ZM15 -170H74V-126H15ZM15 -116H74V-72H15Z" stroke="${veil(0.2)}" stroke-width="2"/>`) +
    stroke('M0 -186V-56M-92 -56H92', veil(0.3), 2) +
    `<path d="M-84 -48H-5V-18H-84ZM5 -48H84V-18H5Z" stroke="${veil(0.28)}" stroke-width="2.4"/>` +
    dots(
      [
        [-10, -118],
        [10, -118],
        [-44, -33],
        [44, -33],
      ],
      4,
      '#f0c574',
    ) +
    stroke('M-86 -184v120', glow(0.35), 3) +
    (look.variant % 3 !== 1
      ? path('M-70 -214v-24h50v20z', '#c9935c') +
        boxes([[-74, -240, 58, 7]], '#a5713f') +
        stroke('M-52 -222h14', '#fff5e0', 4) +
        path('M30 -214c-4 -14 4 -22 18 -22s22 8 18 20z', look.accent)
      : '')
  );
}

function bookshelf(look: Look): Art {
  const wood = woodOf(look);
  const inks = [look.base, look.accent, '#c8623f', '#e6a53b', '#2f7d7b', '#93a587', '#71395a', '#f4e8d3'];
  const stacks: Record<string, Box[]> = {};
  const row = (from: number, to: number, foot: number, shift: number): void => {
    let x = from;
    for (let index = shift; x < to; index += 1) {
      const width = 7 + ((index * 5) % 4) * 2;
      const colour = inks[(index * 3 + shift) % inks.length] ?? look.base;
      (stacks[colour] ??= []).push([x, foot - 26 - ((index * 7) % 11), width, 26 + ((index * 7) % 11)]);
      x += width + 1;
    }
  };
  row(-92, -30, -164, look.variant);
  row(20, 84, -164, 3);
  row(-92, -60, -116, 5);
  row(0, 60, -116, look.variant + 1);
  row(-40, 40, -68, 2);
  row(-92, -20, -20, 4);
  row(52, 86, -20, 1);
  return (
    boxes([[-104, -212, 208, 208]], darker(wood, 0.42)) +
    boxes([[-104, -212, 208, 208]], veil(0.08)) +
    Object.entries(stacks)
      .map(([colour, all]) => boxes(all, colour))
      .join('') +
    move(-4, -164, group('scale(.55)', smallPlant(look.accent))) +
    circle(-36, -134, 16, look.base) +
    boxes([[-40, -120, 8, 4]], look.dark) +
    rect(68, -152, 24, 34, '#fff5e0') +
    path('M72 -122v-10l8 -10l8 12v8z', look.base) +
    path('M-90 -68v-26h38v26z', '#c9935c') +
    stroke('M-78 -84h14', '#a5713f', 3) +
    move(66, -68, group('scale(.6)', smallPlant(look.dark))) +
    path('M0 -20c-6 -10 -6 -18 2 -22v-8h14v8c8 4 8 12 2 22z', look.accentDark) +
    boxes(
      [
        [-104, -164, 208, 7],
        [-104, -116, 208, 7],
        [-104, -68, 208, 7],
        [-104, -20, 208, 16],
        [-110, -216, 220, 8],
        [-110, -212, 9, 212],
        [101, -212, 9, 212],
      ],
      wood,
    ) +
    boxes(
      [
        [-101, -157, 202, 4],
        [-101, -109, 202, 4],
        [-101, -61, 202, 4],
        [-101, -208, 202, 4],
      ],
      veil(0.2),
    ) +
    boxes([[104, -212, 6, 212]], veil(0.14))
  );
}

function desk(look: Look): Art {
  const wood = woodOf(look);
  return (
    move(
      10,
      -4,
      ellipse(0, 4, 34, 5, veil(0.2)) +
        stroke('M0 -34v30M0 -6l-24 8M0 -6l24 8', '#4b4252', 5) +
        path('M-28 -62h56c6 0 6 18 0 18h-56c-6 0 -6 -18 0 -18z', look.accentDark) +
        path('M-26 -66c-4 -30 0 -52 8 -54h36c8 2 12 24 8 54z', look.accent),
    ) +
    stroke('M-124 -88V0M124 -88V0', darker(wood, 0.15), 8) +
    boxes([[46, -88, 80, 66]], look.base) +
    boxes([[110, -88, 16, 66]], veil(0.12)) +
    stroke('M48 -66h76M48 -44h76', veil(0.3), 2) +
    stroke('M80 -77h12M80 -55h12M80 -33h12', '#f0c574', 3.4) +
    rect(-140, -98, 280, 11, wood, 2) +
    boxes([[-140, -90, 280, 3]], veil(0.2)) +
    (look.variant % 2 === 0
      ? path('M-56 -100h88l-4 -56h-80z', '#3b3443') +
        path('M-50 -105h76l-3 -46h-70z', lighter(look.accent, 0.5)) +
        path('M-20 -151h22l-20 46h-24z', glow(0.3)) +
        rect(-64, -102, 104, 5, '#8f8288', 2)
      : boxes(
          [
            [-50, -106, 70, 8],
            [-44, -114, 56, 8],
            [-48, -121, 50, 7],
          ],
          look.base,
        ) +
        boxes(
          [
            [-50, -100, 70, 2],
            [-44, -108, 56, 2],
          ],
          '#fff5e0',
        ) +
        path('M-30 -121l6 -16h2l-4 16zM30 -98v-20h14v20z', look.accent)) +
    stroke('M-108 -99v-34l26 -34', '#4b4252', 4) +
    path('M-96 -176l22 -8l16 26l-30 12z', look.accent) +
    path('M-88 -146l30 -12l10 56h-64z', '#ffe2a038') +
    ellipse(-108, -100, 16, 4, '#4b4252') +
    path('M92 -98v-18h16v18z', look.dark) +
    stroke('M96 -116l-4 -18M100 -116l2 -22M104 -116l6 -14', '#c9935c', 3) +
    move(70, -98, group('scale(.6)', smallPlant(look.dark)))
  );
}

export const furniture = {
  bed: {
    colours: ['teal', 'terracotta', 'sage', 'saffron', 'rose', 'night'],
    home: ['room', 'rugRoom'],
    away: ['rugRoom', 'studio', 'room'],
    draw: bed,
    reach: 136,
    size: 1.12,
    focus: [-60, -76, 1.8],
  },
  wardrobe: {
    colours: ['sand', 'sage', 'teal', 'cream', 'terracotta'],
    home: ['room', 'rugRoom'],
    away: ['studio', 'room'],
    draw: wardrobe,
    reach: 100,
    size: 0.96,
    focus: [0, -120, 1.7],
  },
  bookshelf: {
    colours: ['terracotta', 'teal', 'saffron', 'plum', 'sage'],
    home: ['room', 'rugRoom'],
    away: ['studio', 'room'],
    draw: bookshelf,
    reach: 108,
    focus: [0, -130, 1.8],
  },
  desk: {
    colours: ['sage', 'terracotta', 'teal', 'cream', 'saffron'],
    home: ['room'],
    away: ['rugRoom', 'studio'],
    draw: desk,
    reach: 132,
    size: 1.08,
    focus: [-50, -116, 1.8],
  },
} as const satisfies Record<string, Thing>;
