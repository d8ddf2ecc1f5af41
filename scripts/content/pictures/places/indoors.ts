import { driedStems, monstera, smallPlant, snakePlant } from '../kit/plants';
import { type Art, boxes, circle, ellipse, group, move, path, rect, stroke } from '../kit/shapes';
import { contrast, darker, glow, lighter, mix, veil } from '../kit/tones';
import type { Random } from '../kit/random';
import type { Interior } from './moods';
import type { Place, Setting } from './place';

/** The light of a window with four panes, falling slantwise on the wall. */
export const windowLight = (x: number, y: number, size = 1): Art =>
  group(
    `translate(${x} ${y}) skewY(-14)`,
    boxes(
      [
        [0, 0, 38 * size, 52 * size],
        [43 * size, 0, 38 * size, 52 * size],
        [0, 57 * size, 38 * size, 52 * size],
        [43 * size, 57 * size, 38 * size, 52 * size],
      ],
      glow(0.3),
    ),
  );

const pendant = (x: number, drop: number, colour: string): Art =>
  stroke(`M${x} 0V${drop}`, darker(colour, 0.5), 1.5) +
  path(`M${x - 24} ${drop + 24}c0 -16 10 -26 24 -26s24 10 24 26z`, colour) +
  path(`M${x + 6} ${drop - 1}c11 4 18 13 18 25h-12c1 -12 0 -20 -6 -25z`, veil(0.14)) +
  ellipse(x, drop + 24, 24, 4, '#fff1c9');

/** A framed print: hills under a small sun when it is wide enough to show them, a sprig otherwise. */
export const print = (
  x: number,
  y: number,
  width: number,
  height: number,
  paper: string,
  ink: string,
  other: string,
): Art =>
  rect(x + 3, y + 4, width, height, veil(0.14)) +
  rect(x, y, width, height, paper) +
  (height > width * 1.28
    ? stroke(`M${x + width / 2} ${y + height - 8}V${y + height * 0.3}`, other, 2) +
      path(
        [0, 1, 2]
          .map((step) => {
            const foot = y + height * (0.78 - step * 0.2);
            return `M${x + width / 2} ${foot}c${width * 0.06} ${-height * 0.16} ${width * 0.2} ${-height * 0.18} ${width * 0.28} ${-height * 0.16}c0 ${height * 0.1} ${-width * 0.1} ${height * 0.16} ${-width * 0.28} ${height * 0.16}c${-width * 0.06} ${-height * 0.16} ${-width * 0.2} ${-height * 0.18} ${-width * 0.28} ${-height * 0.16}c0 ${height * 0.1} ${width * 0.1} ${height * 0.16} ${width * 0.28} ${height * 0.16}z`;
          })
          .join(''),
        ink,
      )
    : circle(x + width * 0.7, y + height * 0.32, width * 0.11, ink) +
      path(
        `M${x + 5} ${y + height - 6}V${y + height * 0.62}L${x + width * 0.34} ${y + height * 0.36}L${x + width * 0.58} ${y + height * 0.66}L${x + width * 0.72} ${y + height * 0.52}L${x + width - 5} ${y + height * 0.72}V${y + height - 6}z`,
        other,
      ));

const paperOf = ({ wall: paint }: Interior): string => lighter(paint, 0.75);

/** What prints and books are coloured with: the accent, unless it would vanish on the paper. */
const inkOf = (interior: Interior): string =>
  contrast(interior.accent, paperOf(interior)) > 0.2 ? interior.accent : '#c8623f';

const otherInkOf = (interior: Interior): string =>
  contrast(interior.pot, paperOf(interior)) > 0.2 ? interior.pot : '#2f7d7b';

const picture = (x: number, y: number, interior: Interior): Art =>
  print(x, y, 46, 60, paperOf(interior), inkOf(interior), otherInkOf(interior));

const shelf = (x: number, y: number, { accent, floor, pot, wall }: Interior): Art =>
  boxes(
    [
      [x + 6, y - 26, 7, 26],
      [x + 26, y - 22, 8, 22],
    ],
    accent,
  ) +
  boxes([[x + 14, y - 30, 10, 30]], pot) +
  boxes([[x + 35, y - 28, 6, 28]], lighter(wall, 0.6)) +
  group(`translate(${x + 62} ${y}) scale(.6)`, smallPlant(pot)) +
  rect(x, y, 82, 5, darker(floor, 0.15)) +
  rect(x + 4, y + 5, 82, 3, veil(0.1));

const plants = [monstera, snakePlant, smallPlant] as const;

function wallOrnament(interior: Interior, random: Random, x: number): Art {
  const kind = random.whole(0, 3);
  if (kind === 0) return pendant(x, random.whole(26, 44), interior.accent);
  if (kind === 1) return picture(x - 23, 36, interior);
  if (kind === 2) return shelf(x - 41, 76, interior);
  return (
    print(x - 46, 40, 50, 62, paperOf(interior), inkOf(interior), otherInkOf(interior)) +
    print(x + 12, 50, 38, 42, paperOf(interior), otherInkOf(interior), inkOf(interior))
  );
}

/** A living room: wall, window light, skirting, floor, a plant to one side and something on the wall on the other. */
export function room({ interior, random }: Setting): Place {
  const plantLeft = random.chance(0.5);
  const side = plantLeft ? 44 : 358;
  const other = plantLeft ? random.whole(318, 336) : random.whole(64, 82);
  return {
    behind:
      shell(interior) +
      windowLight(plantLeft ? 150 : 120, 76, 1.15) +
      wallOrnament(interior, random, other) +
      move(side, 224, random.pick(plants)(interior.pot)),
    x: 200,
    y: 252,
  };
}

/** The same room with a round rug and no plant: calmer, for larger subjects. */
export function rugRoom({ interior, random }: Setting): Place {
  const rug = mix(interior.floor, interior.accent, 0.65);
  return {
    behind:
      shell(interior) +
      windowLight(random.whole(30, 250), 70, 1.2) +
      wallOrnament(interior, random, random.pick([62, 338])) +
      ellipse(200, 258, 170, 32, darker(interior.floor, 0.12)) +
      ellipse(200, 256, 170, 32, rug) +
      `<ellipse cx="200" cy="256" rx="154" ry="27" stroke="${lighter(rug, 0.4)}" stroke-width="2"/>`,
    x: 200,
    y: 256,
  };
}

/** A bare room, for what hangs on the wall. */
export function wall({ interior, random }: Setting): Place {
  return { behind: shell(interior) + windowLight(random.whole(210, 260), 60, 1.3), x: 200, y: 252 };
}

const shell = ({ wall: paint, floor }: Interior): Art =>
  rect(0, 0, 400, 216, paint) +
  rect(0, 206, 400, 8, lighter(paint, 0.35)) +
  rect(0, 214, 400, 86, floor) +
  stroke('M-10 236H150M210 236H410M40 262H280M330 262H410M-10 286H120M180 286H410', darker(floor, 0.12), 1.2) +
  rect(0, 214, 400, 6, veil(0.12));

/** A table seen from the front, for things one holds in the hand. */
export function table({ interior, random }: Setting): Place {
  const { wall: paint, floor, accent, pot } = interior;
  const left = random.chance(0.5);
  const prop = random.whole(0, 2);
  const x = left ? 46 : 356;
  const props = [
    move(x, 226, smallPlant(pot)),
    move(x, 226, driedStems(pot, accent)),
    move(x, 228, mug(pot)) + move(left ? x + 8 : x - 8, 0, pendant(0, 30, accent)),
  ];
  return {
    behind:
      rect(0, 0, 400, 220, paint) +
      windowLight(left ? 210 : 60, 60, 1.35) +
      rect(0, 216, 400, 68, floor) +
      path('M0 216H400V220H0z', lighter(floor, 0.3)) +
      rect(0, 284, 400, 16, darker(floor, 0.3)) +
      (props[prop] ?? ''),
    x: 200,
    y: 252,
  };
}

const mug = (colour: string): Art =>
  ellipse(3, 0, 18, 4, veil(0.18)) +
  `<circle cx="14" cy="-14" r="7" stroke="${darker(colour, 0.1)}" stroke-width="3.5"/>` +
  path('M-14 -28h28v20c0 5 -4 8 -9 8h-10c-5 0 -9 -3 -9 -8z', colour) +
  path('M4 -28h10v20c0 5 -4 8 -9 8h-3c4 -6 3 -18 2 -28z', veil(0.14)) +
  ellipse(0, -28, 14, 3, darker(colour, 0.35));

/** A photographer's corner: an arch of another tone, a disc of light, a seamless floor. */
export function studio({ interior, random }: Setting): Place {
  const { wall: paint, disc: tone } = interior;
  const shape = random.chance(0.5) ? path('M86 234V142a114 114 0 0 1 228 0v92z', tone) : circle(200, 140, 118, tone);
  return {
    behind:
      rect(0, 0, 400, 300, paint) +
      shape +
      rect(0, 222, 400, 78, lighter(paint, 0.3)) +
      rect(0, 222, 400, 3, glow(0.4)),
    x: 200,
    y: 256,
  };
}

/** A round plinth under an arch, for small and precious things. */
export function plinth({ interior }: Setting): Place {
  const { wall: paint, disc, pot } = interior;
  const stone = lighter(mix(paint, pot, 0.25), 0.35);
  return {
    behind:
      rect(0, 0, 400, 300, paint) +
      path('M70 252V140a130 130 0 0 1 260 0v112z', darker(paint, 0.1)) +
      path('M86 252V142a114 114 0 0 1 228 0v110z', disc) +
      rect(0, 250, 400, 50, mix(paint, pot, 0.35)) +
      path('M78 236h244v46c0 10 -54 18 -122 18s-122 -8 -122 -18z', darker(stone, 0.12)) +
      path('M230 236h92v46c0 9 -40 16 -92 18z', veil(0.12)) +
      ellipse(200, 238, 122, 17, stone),
    x: 200,
    y: 240,
  };
}

/** A workshop: pegboard, tools, a wooden bench. */
export function workshop({ interior, random }: Setting): Place {
  const { wall: paint, accent, pot } = interior;
  const board = lighter(paint, 0.3);
  const metal = darker(paint, 0.45);
  const flip = random.chance(0.5) ? 'translate(400 0) scale(-1 1)' : 'translate(0 0)';
  return {
    behind:
      rect(0, 0, 400, 226, paint) +
      group(
        flip,
        rect(34, 26, 332, 118, darker(paint, 0.14), 4) +
          rect(30, 22, 332, 118, board, 4) +
          stroke('M44 36H352M44 58H352M44 80H352M44 102H352M44 124H352', veil(0.1), 1.4) +
          stroke('M66 52v62', pot, 6) +
          path('M52 40h30v14h-30z', metal) +
          stroke('M104 76v40', accent, 7) +
          stroke('M104 44v32', metal, 3) +
          path('M312 44h30v6l-24 56h-6z', metal) +
          path('M310 40h34v22h-34z', pot) +
          stroke('M282 40v66', metal, 7) +
          circle(282, 42, 9, metal) +
          circle(282, 40, 5, board),
        windowLight(150, 90, 1.2),
      ) +
      rect(0, 220, 400, 64, '#bd8858') +
      rect(0, 220, 400, 5, '#d9a977') +
      stroke('M20 244H140M180 240H330M90 264H260M300 266H390', veil(0.12), 1.4) +
      rect(0, 284, 400, 16, '#8a5c40'),
    x: 200,
    y: 256,
  };
}

/** A wooden floor seen from above, for what lies flat; the subject is centred on the picture. */
export function floor({ interior }: Setting): Place {
  const boards = mix(interior.floor, '#dcb083', 0.35);
  return {
    behind:
      rect(0, 0, 400, 300, boards) +
      stroke(
        'M0 50H400M0 100H400M0 150H400M0 200H400M0 250H400M120 0V50M300 50V100M70 100V150M250 100V150M170 150V200M340 200V250M40 200V250M220 250V300',
        darker(boards, 0.12),
        1.6,
      ) +
      group(
        'translate(30 40) rotate(-14)',
        boxes(
          [
            [0, 0, 90, 110],
            [98, 0, 90, 110],
            [0, 118, 90, 110],
            [98, 118, 90, 110],
          ],
          glow(0.16),
        ),
      ),
    x: 200,
    y: 150,
  };
}
