import { bush, cypress, fir, roundTree } from '../kit/plants';
import { type Art, boxes, type Box, circle, ellipse, path, rect, stroke } from '../kit/shapes';
import { darker, glow, lighter, mix, veil } from '../kit/tones';
import type { Weather } from './moods';
import type { Place, Setting } from './place';

export const sky = ({ sky: colour, sun }: Weather, x: number, y: number, radius = 26): Art =>
  rect(0, 0, 400, 300, colour) +
  circle(x, y, radius * 2.1, sun + '30') +
  circle(x, y, radius * 1.5, sun + '40') +
  circle(x, y, radius, sun);

export const cloud = (x: number, y: number, size: number, opacity = 0.6): Art =>
  path(
    `M${x} ${y}a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.28} ${-size * 0.34}a${size * 0.4} ${size * 0.4} 0 0 1 ${size * 0.72} ${-size * 0.06}a${size * 0.26} ${size * 0.26} 0 0 1 ${size * 0.4} ${size * 0.4}z`,
    glow(opacity),
  );

const clouds = (first: number): Art => cloud(first, 62, 46) + cloud(first + 190, 42, 34, 0.45);

const facades = ['#e9c9a4', '#dca184', '#f0dcbc', '#c9b793', '#d9ab9b', '#b9c0a4'] as const;
const shutters = ['#7c9a94', '#a9604d', '#8b9b78', '#7d5a72'] as const;

/** A row of French town houses with shutters, softened by the distance. A shutter pair is a thick stroke, its window a thinner one on top. */
function houses(weather: Weather, pick: (list: readonly [string, ...string[]]) => string, start: number): Art {
  const soft = (colour: string): string => mix(colour, weather.sky, 0.22);
  const wood = soft(pick(shutters));
  const otherWood = soft(pick(shutters));
  const roof = soft('#b5654a');
  const panes = ['', ''];
  let x = start;
  const fronts = [78, 64, 92, 70, 84, 76]
    .map((width, index) => {
      const top = 58 + ((index * 37 + start * -3) % 44);
      const floors = [top + 22, top + 72].filter((y) => y < 168);
      panes[index % 2] += floors
        .map((y) => `M${Math.round(x + width * 0.28)} ${y}v24m${Math.round(width * 0.44)} 0v-24`)
        .join('');
      const art =
        rect(x, top, width + 1, 216 - top, soft(pick(facades))) +
        path(`M${x - 3} ${top}l6 -14h${width - 6}l6 14z`, roof);
      x += width;
      return art;
    })
    .join('');
  const [even = '', odd = ''] = panes;
  return `${fronts}<g stroke-linecap="butt">${stroke(even, wood, 26)}${stroke(odd, otherWood, 26)}${stroke(even + odd, soft('#5d5f70'), 11)}</g>`;
}

export function street({ weather, random }: Setting): Place {
  const tree = random.pick([-20, 24, 366, 380]);
  return {
    behind:
      rect(0, 0, 400, 220, weather.sky) +
      circle(random.whole(60, 340), 40, 24, weather.sun) +
      houses(weather, random.pick, -random.whole(0, 60)) +
      (tree > 0 ? roundTree(tree, 214, 88, mix('#6f9070', weather.sky, 0.1)) : '') +
      rect(0, 206, 400, 20, lighter(weather.road, 0.45)) +
      rect(0, 224, 400, 76, weather.road) +
      rect(0, 222, 400, 4, darker(weather.road, 0.2)) +
      boxes(
        [
          [-10, 280, 60, 5],
          [90, 280, 60, 5],
          [190, 280, 60, 5],
          [290, 280, 60, 5],
        ],
        glow(0.45),
      ),
    x: 200,
    y: 258,
  };
}

export function country({ weather, random }: Setting): Place {
  const { far, near, ground, road } = weather;
  const tree = random.pick([30, 352]);
  return {
    behind:
      sky(weather, random.whole(80, 330), 64) +
      clouds(random.whole(-10, 90)) +
      path('M0 168C60 130 110 128 170 154C230 120 300 110 400 156V230H0Z', far) +
      path('M0 190C90 158 160 170 220 184C290 160 350 168 400 182V240H0Z', near) +
      stroke('M20 198C90 176 150 182 210 196M250 192C300 178 350 182 400 192', glow(0.22), 2) +
      cypress(tree, 212, 84, darker(near, 0.3)) +
      cypress(tree + 22, 210, 58, darker(near, 0.22)) +
      bush(tree > 200 ? 60 : 320, 214, 18, darker(near, 0.18)) +
      rect(0, 208, 400, 92, ground) +
      path('M0 226H400V300H0Z', road) +
      stroke('M0 227H400', lighter(road, 0.4), 2),
    x: 200,
    y: 260,
  };
}

export function meadow({ weather, random }: Setting): Place {
  const { far, near } = weather;
  const grass = mix(near, weather.ground, 0.3);
  return {
    behind:
      sky(weather, random.whole(70, 330), 66) +
      clouds(random.whole(0, 110)) +
      path('M0 170C80 126 150 140 210 160C270 128 340 124 400 150V230H0Z', far) +
      roundTree(random.pick([44, 356]), 206, 62, darker(near, 0.12)) +
      bush(random.pick([110, 280]), 208, 20, darker(near, 0.2)) +
      path('M0 206C120 192 280 192 400 206V300H0Z', near) +
      path('M0 236C140 220 260 226 400 240V300H0Z', grass) +
      stroke(
        'M36 262l3 -9l4 9M80 284l3 -9l4 9M330 268l3 -9l4 9M366 288l3 -9l4 9M290 288l3 -8l4 8',
        darker(near, 0.25),
        1.8,
      ),
    x: 200,
    y: 258,
  };
}

export function sea({ weather, random }: Setting): Place {
  const water = mix('#3f8f92', weather.sky, 0.3);
  const sunX = random.whole(80, 330);
  return {
    behind:
      sky(weather, sunX, 96, 30) +
      clouds(random.whole(0, 90)) +
      path(
        random.chance(0.5)
          ? 'M0 160C30 130 80 140 120 148C150 152 176 156 200 164H0Z'
          : 'M400 160C370 126 320 132 280 146C250 150 226 156 190 164H400Z',
        weather.far,
      ) +
      rect(0, 162, 400, 138, water) +
      rect(0, 162, 400, 30, glow(0.16)) +
      path('M0 224C100 216 300 232 400 222V300H0Z', darker(water, 0.13)) +
      stroke(`M${sunX - 34} 172h68M${sunX - 22} 182h50M${sunX - 28} 193h40`, weather.sun, 2.4) +
      stroke('M24 214h40M330 208h44M96 238h30M292 246h50M28 270h56M210 286h60M350 280h30', glow(0.45), 2),
    x: 200,
    y: 240,
    front:
      path('M0 262C60 252 110 268 170 260S290 250 400 264V300H0Z', darker(water, 0.13) + 'd0') +
      stroke('M40 276h46M250 284h50M330 272h40', glow(0.4), 2),
  };
}

export function garden({ weather, random }: Setting): Place {
  const { near, sky: air } = weather;
  const hedge = darker(mix(near, '#4f7a58', 0.4), 0.08);
  const fence = lighter(mix(weather.ground, air, 0.2), 0.45);
  const planks: Box[] = Array.from({ length: 17 }, (_, index): Box => [index * 25 - 6, 150, 17, 64]);
  const wooden = random.chance(0.5);
  return {
    behind:
      sky(weather, random.whole(80, 320), 56, 24) +
      clouds(random.whole(0, 100)) +
      roundTree(random.pick([52, 340]), 200, 88, darker(near, 0.06)) +
      roundTree(random.pick([130, 262]), 196, 56, lighter(near, 0.1)) +
      (wooden
        ? boxes(planks, fence) +
          boxes(
            [
              [0, 164, 400, 6],
              [0, 196, 400, 6],
            ],
            darker(fence, 0.12),
          )
        : path('M0 166C40 156 60 164 100 160C150 154 200 164 250 160C300 154 350 164 400 158V220H0Z', hedge) +
          path('M0 196C100 188 300 190 400 198V220H0Z', veil(0.12))) +
      path('M0 212H400V300H0Z', mix(near, weather.ground, 0.2)) +
      path('M0 234C130 222 280 226 400 238V300H0Z', lighter(mix(near, weather.ground, 0.35), 0.12)) +
      bush(random.pick([20, 350]), 226, 24, darker(hedge, 0.12)) +
      dots3(random.pick([30, 360]), mix('#d9825b', weather.sun, 0.2)),
    x: 200,
    y: 260,
  };
}

const dots3 = (x: number, colour: string): Art =>
  circle(x, 212, 4, colour) + circle(x - 14, 218, 3.5, colour) + circle(x + 13, 219, 3.5, colour);

export function terrace({ weather, random }: Setting): Place {
  const tile = lighter(weather.ground, 0.2);
  const front = mix('#e3b48d', weather.sky, 0.12);
  const wood = random.pick(['#6f948f', '#a9604d', '#8b9b78']);
  return {
    behind:
      sky(weather, 330, 56, 24) +
      path('M180 176C240 150 320 140 400 166V220H180Z', weather.far) +
      path('M190 196C260 180 330 184 400 192V224H190Z', weather.near) +
      cypress(366, 210, 78, darker(weather.near, 0.25)) +
      rect(0, 0, 196, 224, front) +
      rect(186, 0, 10, 224, veil(0.1)) +
      rect(62, 48, 58, 160, darker(front, 0.45)) +
      path('M66 48h24v160h-24zM94 48h22v160h-22z', mix('#f6dfa8', weather.sky, 0.4)) +
      boxes(
        [
          [34, 48, 27, 160],
          [121, 48, 27, 160],
        ],
        wood,
      ) +
      stroke(
        'M38 70h19M38 92h19M38 114h19M38 136h19M38 158h19M38 180h19M125 70h19M125 92h19M125 114h19M125 136h19M125 158h19M125 180h19',
        veil(0.2),
        2,
      ) +
      rect(0, 208, 400, 92, tile) +
      stroke(
        'M0 232H400M0 264H400M60 208L20 300M150 208L130 300M250 208L270 300M340 208L380 300',
        darker(tile, 0.12),
        1.4,
      ) +
      rect(0, 208, 400, 5, veil(0.1)),
    x: 216,
    y: 262,
  };
}

export function mountain({ weather, random }: Setting): Place {
  const snow = lighter(weather.sky, 0.72);
  const rock = mix(weather.far, '#7b6f8e', 0.35);
  const firs = [14, 46, 74, 322, 352, 386]
    .map((x, index) => fir(x, 216 + (index % 2) * 6, 50 + ((index * 23) % 30), darker(weather.near, 0.22)))
    .join('');
  const white = random.chance(0.5);
  return {
    behind:
      sky(weather, random.whole(170, 240), 50, 22) +
      clouds(40) +
      path('M-20 214L70 92L130 160L224 70L330 176L370 136L430 214Z', rock) +
      path(
        'M70 92L130 160L116 176L92 136L78 150L62 124L44 130ZM224 70L330 176L290 168L262 128L240 150L220 112L192 104Z',
        snow,
      ) +
      path(
        'M224 70L330 176L370 136L430 214H262C286 170 250 120 224 70ZM70 92L130 160L116 214H96C108 170 96 130 70 92Z',
        veil(0.13),
      ) +
      path('M0 208C110 190 280 190 400 206V300H0Z', white ? snow : weather.near) +
      firs +
      path('M0 238C130 222 270 226 400 240V300H0Z', white ? glow(0.6) : lighter(weather.near, 0.16)),
    x: 200,
    y: 260,
  };
}

export const groundShadow = (reach: number, depth = 7): Art =>
  ellipse(reach * 0.05, 0, reach * 1.07, depth * 1.35, veil(0.12)) +
  ellipse(reach * 0.02, 0, reach * 0.95, depth * 0.8, veil(0.18));
