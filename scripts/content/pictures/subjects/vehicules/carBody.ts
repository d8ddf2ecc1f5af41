import { carWheel } from '../../kit/wheels';
import type { Look } from '../../kit/look';
import { type Art, dots, path, stroke } from '../../kit/shapes';
import { glow, veil } from '../../kit/tones';

export const glass = '#4c5673';

export interface CarBody {
  /** From the rear at the shoulder line, over the roof, to the nose at the shoulder line. */
  readonly upper: string;
  /** x of the lower corners at the rear and at the nose. */
  readonly ends: readonly [rear: number, nose: number];
  readonly shoulder: readonly [rear: string, nose: string];
  readonly wheels: readonly [rear: number, front: number];
  readonly radius: number;
  readonly windows: string;
  /** Light on the glass. */
  readonly reflection: string;
  readonly seams: string;
  readonly handles: string;
  readonly headlamp: string;
  readonly taillamp: string;
  /** The highlight along the body. */
  readonly gleam: string;
}

/** A motor car seen from its right side, nose to the right. */
export function drawCar(car: CarBody, look: Look, extra: { under?: Art; over?: Art; body?: string } = {}): Art {
  const paint = extra.body ?? look.base;
  const lower = underside(car);
  return (
    path(`M${car.ends[0] + 8} -30H${car.ends[1] - 8}V-9H${car.ends[0] + 8}z`, '#2f2836') +
    dots(
      [
        [car.wheels[0], -car.radius],
        [car.wheels[1], -car.radius],
      ],
      car.radius + 5,
      '#2f2836',
    ) +
    (extra.under ?? '') +
    path(`${car.upper}${lower}z`, paint) +
    path(`M${car.shoulder[0]}L${car.shoulder[1]}${lower}z`, veil(0.13)) +
    path(car.windows, glass) +
    path(car.reflection, glow(0.2)) +
    stroke(car.seams, veil(0.3), 1.5) +
    stroke(car.gleam, glow(0.5), 2) +
    stroke(car.handles, look.colour === 'night' ? glow(0.6) : veil(0.55), 2.6) +
    path(car.headlamp, '#fff0c4') +
    path(car.taillamp, '#d1483a') +
    (extra.over ?? '') +
    carWheel(car.wheels[0], car.radius, look.variant) +
    carWheel(car.wheels[1], car.radius, look.variant)
  );
}

function underside({ ends: [rear, nose], wheels, radius }: CarBody): string {
  const arch = radius + 4;
  const half = Math.sqrt(arch ** 2 - (radius - 15) ** 2);
  const over = (x: number): string => `H${x + half}A${arch} ${arch} 0 1 0 ${x - half} -15`;
  return `C${nose + 3} -32 ${nose + 3} -20 ${nose - 3} -15${over(wheels[1])}${over(wheels[0])}H${rear + 3}C${rear - 3} -20 ${rear - 3} -32 ${rear} -44`;
}
