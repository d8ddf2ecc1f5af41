import { type Art, circle, path, ring, stroke } from './shapes';
import { veil } from './tones';

const rubber = '#3b3443';

/** Spokes from the hub, or right across when their number is even: half the text. */
function star(x: number, y: number, radius: number, points: number): string {
  const across = points % 2 === 0;
  const count = across ? points / 2 : points;
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index * 360) / points - 90) * (Math.PI / 180);
    const [dx, dy] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return across ? `M${x - dx} ${y - dy}l${dx * 2} ${dy * 2}` : `M${x} ${y}l${dx} ${dy}`;
  }).join('');
}

/** A motor vehicle's wheel standing on the ground. */
export function carWheel(x: number, radius: number, style: number, rim = '#eadfcd'): Art {
  const y = -radius;
  const hub = radius * 0.62;
  const spokes = style % 3 === 0 ? star(x, y, hub - 2, 5) : style % 3 === 1 ? star(x, y, hub - 2, 8) : '';
  return (
    circle(x, y, radius, rubber) +
    ring(x, y, radius * 0.82, '#ffffff1c', 1.5) +
    circle(x, y, hub, rim) +
    (spokes === '' ? ring(x, y, hub * 0.6, '#a8998f', hub * 0.28) : stroke(spokes, '#8f8288', radius * 0.13)) +
    circle(x, y, radius * 0.17, '#6d6170') +
    path(`M${x} ${y - hub}a${hub} ${hub} 0 0 1 0 ${hub * 2}a${hub * 1.5} ${hub * 1.5} 0 0 0 0 ${-hub * 2}z`, veil(0.16))
  );
}

/** A bicycle's wheel: thin tyre, spokes, hub. */
export const bikeWheel = (x: number, radius: number, tyre = rubber, width = 4): Art =>
  ring(x, -radius, radius - width / 2, tyre, width) +
  ring(x, -radius, radius - width - 1.2, '#e9dcc4', 1.6) +
  stroke(star(x, -radius, radius - width - 2, 14), '#ffffff66', 0.8) +
  circle(x, -radius, 3, '#8f8288');
