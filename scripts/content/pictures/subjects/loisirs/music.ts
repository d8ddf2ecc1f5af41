import type { Look } from '../../kit/look';
import { type Art, boxes, type Box, circle, dots, ellipse, group, path, rect, ring, stroke } from '../../kit/shapes';
import { darker, glow, lighter, mix, veil } from '../../kit/tones';
import type { Thing } from '../subject';

const graphite = '#3b3443';
const ebony = '#3f2f33';
const brass = '#e0b357';

function guitar(look: Look): Art {
  const body =
    'M0 -118C-34 -122 -50 -100 -44 -78C-40 -64 -66 -58 -66 -28C-66 -4 -40 6 0 6S66 -4 66 -28C66 -58 40 -64 44 -78C50 -100 34 -122 0 -118Z';
  const frets = Array.from({ length: 8 }, (_, index) => `M-7 ${-136 - index * 10}h14`).join('');
  return (
    stroke('M-54 4L-20 -70M54 4L20 -70M-64 6h20M44 6h20', graphite, 6) +
    group(
      'rotate(8 0 0) translate(0 -6)',
      path(body, darker(look.base, 0.25)),
      group(
        'translate(0 -3) scale(.93 .95)',
        path(body, look.base),
        path(
          'M20 -119C48 -114 50 -94 44 -78C40 -64 66 -58 66 -28C66 -6 46 4 14 6C56 -20 46 -50 26 -64C10 -78 24 -100 20 -119Z',
          veil(0.12),
        ),
        stroke('M-36 -98C-42 -86 -30 -72 -44 -60C-56 -50 -58 -40 -58 -28', glow(0.45), 3.4),
      ),
      circle(0, -66, 20, ebony),
      ring(0, -66, 23, lighter(look.accent, 0.3), 3.4),
      look.variant % 2 === 0
        ? path('M16 -84c22 4 30 24 20 46c-12 -2 -22 -10 -26 -16c10 -8 12 -20 6 -30z', look.accentDark)
        : '',
      rect(-22, -24, 44, 9, ebony, 3),
      path('M-8 -84h16v-130h-16z', ebony),
      stroke(frets, brass, 1.4),
      path('M-10 -212h20l4 -34c0 -6 -28 -6 -28 0z', look.dark),
      dots(
        [
          [-16, -220],
          [-16, -230],
          [-16, -240],
          [16, -220],
          [16, -230],
          [16, -240],
        ],
        3.4,
        brass,
      ),
      stroke('M-4.5 -22V-214M-1.5 -22V-214M1.5 -22V-214M4.5 -22V-214', '#fdf3dc', 0.9),
      dots(
        [
          [0, -141],
          [0, -161],
          [0, -181],
        ],
        1.8,
        '#fdf3dc',
      ),
    )
  );
}

function violin(look: Look): Art {
  const wood = ['#b5653a', '#9a4d33', '#c98a4a'][look.variant % 3] ?? '#b5653a';
  const body =
    'M0 -132C-34 -134 -46 -112 -38 -92C-34 -82 -24 -80 -24 -70C-24 -60 -40 -58 -46 -36C-52 -8 -30 4 0 4S52 -8 46 -36C40 -58 24 -60 24 -70C24 -80 34 -82 38 -92C46 -112 34 -134 0 -132Z';
  return (
    group(
      'rotate(-16 0 -60)',
      stroke('M86 -2V-222', '#7a4a35', 4),
      stroke('M80 -10V-214', '#fdf3dc', 2.6),
      rect(77, -22, 13, 22, ebony, 3),
      path('M78 -214l10 -10v-4l-10 6z', '#7a4a35'),
    ) +
    group(
      'rotate(10 0 0) translate(0 -4)',
      path(body, darker(wood, 0.3)),
      group(
        'translate(0 -4) scale(.92 .94)',
        path(body, wood),
        path(
          'M10 -132C40 -130 46 -110 38 -92C34 -82 24 -80 24 -70C24 -60 40 -58 46 -36C52 -10 34 2 10 4C40 -20 30 -50 12 -64C8 -80 24 -100 10 -132Z',
          veil(0.13),
        ),
        stroke('M-32 -108C-34 -98 -30 -90 -24 -84M-38 -34C-42 -20 -34 -10 -22 -6', glow(0.5), 3.4),
      ),
      stroke('M-19 -84c-6 8 2 16 -4 26c-2 4 -4 4 -6 2M19 -84c6 8 -2 16 4 26c2 4 4 4 6 2', ebony, 3),
      path('M-8 -120h16l-2 -92h-12z', ebony),
      path('M-7 -8h14l-4 -40h-6z', ebony),
      path('M-14 -54h28l-4 -8h-20z', '#e8c48e'),
      path('M-8 -210h16v-14c0 -14 -20 -16 -18 -4c0 6 8 6 8 0', wood),
      stroke('M-10 -216h-8M10 -222h8M-10 -228h-8', ebony, 4),
      stroke('M-3.4 -46L-3 -212M-1.2 -46L-1 -212M1.2 -46L1 -212M3.4 -46L3 -212', '#fdf3dc', 0.9),
      ellipse(-26, -12, 16, 10, ebony),
    ) +
    (look.variant % 2 === 0
      ? ''
      : group(
          'translate(-112 4)',
          ellipse(0, 0, 30, 4, veil(0.18)),
          path('M-26 -34h48l6 34h-60z', look.base),
          boxes(
            [
              [-20, -28, 36, 4],
              [-20, -20, 28, 4],
            ],
            glow(0.5),
          ),
        ))
  );
}

function piano(look: Look): Art {
  const wood = look.base;
  const black: Box[] = [0, 1, 3, 4, 5, 7, 8, 10, 11, 12, 14, 15, 17, 18].map((key): Box => [
    -99 + key * 10,
    -84,
    5.4,
    9,
  ]);
  return (
    [
      boxes([[-118, -192, 236, 12]], look.dark),
      boxes([[-112, -180, 224, 172]], wood),
      boxes([[84, -180, 28, 172]], veil(0.1)),
      `<path d="M-98 -170H-36V-110H-98ZM-26 -170H26V-110H-26ZM36 -170H98V-110H36Z" stroke="${veil(0.2)}" stroke-width="2.4"/>`,
      boxes([[-116, -12, 232, 10]], look.deep),
      stroke('M-106 -178H60', glow(0.4), 3),
      path('M-44 -118l8 -40h72l8 40z', look.dark),
      path('M-30 -120l3 -44h26v42zM30 -120l-3 -44h-26v42z', '#fffaf0'),
      stroke('M-22 -154h14M-22 -146h14M-22 -138h14M8 -154h14M8 -146h14M8 -138h14', veil(0.3), 2),
    ].join('') +
    path('M-124 -96H124L130 -74H-130Z', look.dark) +
    path('M-108 -90H108L112 -75H-112Z', '#fffaf0') +
    stroke(Array.from({ length: 19 }, (_, index) => `M${-92 + index * 10} -82v7`).join(''), veil(0.25), 1) +
    boxes(black, graphite).replace('<path', '<path transform="translate(0 -6)"') +
    boxes([[-130, -75, 260, 10]], look.deep) +
    boxes(
      [
        [-124, -66, 14, 64],
        [110, -66, 14, 64],
      ],
      look.dark,
    ) +
    boxes([[-112, -65, 224, 5]], veil(0.24)) +
    stroke('M-10 -10v-10M4 -10v-10', brass, 5) +
    ellipse(0, 16, 60, 5, veil(0.2)) +
    stroke('M-38 -22v36M38 -22v36', '#6a4038', 6) +
    path('M-50 -38h100c4 0 4 18 0 18h-100c-4 0 -4 -18 0 -18z', look.accent) +
    boxes([[-52, -24, 104, 5]], look.accentDark) +
    dots(
      [
        [-24, -31],
        [0, -31],
        [24, -31],
      ],
      2.4,
      look.accentDark,
    ) +
    (look.variant % 2 === 0
      ? path('M-92 -192v-14h12v14zM-88 -206v-10h4v10z', '#fff5e0') +
        path('M-86 -218c-4 -6 0 -10 0 -14c4 4 6 10 0 14z', '#f6b95a')
      : path('M74 -192c-4 -8 -4 -14 0 -18h14c4 4 4 10 0 18z', look.accent) +
        stroke('M81 -210c-4 -14 -10 -18 -14 -20M81 -210c2 -14 8 -18 12 -20', '#5f8265', 3))
  );
}

function drums(look: Look): Art {
  const tom = (x: number, y: number, width: number, height: number): Art =>
    path(
      `M${x - width} ${y}h${width * 2}v${height}c0 ${width * 0.3} ${-width * 2} ${width * 0.3} ${-width * 2} 0z`,
      look.base,
    ) +
    path(
      `M${x + width * 0.3} ${y}h${width * 0.7}v${height}c0 ${width * 0.16} ${-width * 0.3} ${width * 0.2} ${-width * 0.7} ${width * 0.2}z`,
      veil(0.16),
    ) +
    ellipse(x, y, width, width * 0.24, '#8f8288') +
    ellipse(x, y - 2, width, width * 0.22, '#fbf3e4') +
    stroke(
      `M${x - width * 0.6} ${y + 12}v${height - 12}M${x} ${y + 14}v${height - 10}M${x + width * 0.6} ${y + 12}v${height - 12}`,
      '#e9dfd2',
      2.6,
    );
  const cymbal = (x: number, y: number, reach: number, tilt: number): Art =>
    group(
      `translate(${x} ${y}) rotate(${tilt})`,
      ellipse(0, 0, reach, 7, darker(brass, 0.18)),
      ellipse(0, -2, reach, 6, brass),
      ellipse(0, -5, 10, 4, darker(brass, 0.1)),
      stroke(`M${-reach * 0.7} -3h${reach * 0.5}`, glow(0.7), 2),
    );
  return (
    stroke('M-112 0L-104 -178M-128 0l18 -30l14 30M116 0L104 -190M100 0l16 -30l14 30M-126 0V-96', '#8f8288', 4) +
    cymbal(-104, -180, 48, -10) +
    cymbal(106, -192, 52, 12) +
    stroke('M-20 -112L-10 -130M20 -112L10 -130', '#8f8288', 5) +
    tom(-36, -152, 32, 34) +
    tom(38, -152, 34, 36) +
    tom(98, -86, 40, 62) +
    stroke('M64 -40V0M132 -40V0', '#8f8288', 4) +
    tom(-92, -94, 34, 22) +
    stroke('M-92 -60L-116 0M-92 -60L-70 0M-92 -60v40', '#8f8288', 4) +
    circle(0, -62, 64, darker(look.base, 0.3)) +
    circle(0, -62, 62, look.base) +
    circle(0, -62, 53, '#fbf3e4') +
    path('M0 -115a53 53 0 0 1 0 106c30 -20 30 -86 0 -106z', veil(0.07)) +
    ring(0, -62, 57, '#e9dfd2', 2) +
    (look.variant % 2 === 0
      ? path('M0 -92l9 20l22 2l-17 14l6 22l-20 -12l-20 12l6 -22l-17 -14l22 -2z', look.accent)
      : circle(0, -62, 26, look.accent) + circle(0, -62, 15, '#fbf3e4')) +
    stroke('M-50 -14L-62 2M50 -14L62 2', '#8f8288', 6) +
    dots(
      [
        [-44, -106],
        [44, -106],
        [-44, -18],
        [44, -18],
        [0, -124],
      ],
      4,
      '#e9dfd2',
    ) +
    stroke('M-112 -112L-64 -100M-110 -100L-60 -106', mix('#c9935c', '#fff5e0', 0.3), 4)
  );
}

export const music = {
  guitar: {
    colours: ['saffron', 'sand', 'terracotta', 'teal', 'night', 'plum'],
    home: ['room', 'studio'],
    away: ['rugRoom', 'studio', 'room'],
    draw: guitar,
    reach: 66,
    size: 0.98,
    focus: [10, -80, 1.8],
  },
  piano: {
    colours: ['night', 'terracotta', 'cream', 'sage', 'teal', 'sand'],
    home: ['room', 'rugRoom'],
    away: ['studio', 'room'],
    draw: piano,
    reach: 128,
    size: 0.98,
    focus: [-30, -110, 1.8],
  },
  violin: {
    colours: ['plum', 'teal', 'night', 'sage', 'saffron'],
    home: ['studio', 'plinth'],
    away: ['room', 'table', 'studio'],
    draw: violin,
    reach: 62,
    size: 0.92,
    focus: [10, -70, 1.8],
  },
  drums: {
    colours: ['terracotta', 'teal', 'saffron', 'plum', 'night', 'sage'],
    home: ['rugRoom', 'studio'],
    away: ['studio', 'rugRoom'],
    draw: drums,
    reach: 130,
    size: 1.05,
    focus: [0, -90, 1.6],
  },
} as const satisfies Record<string, Thing>;
