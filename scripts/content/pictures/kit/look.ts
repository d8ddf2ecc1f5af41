import type { Colour } from '../colours';
import type { View } from '../views';
import { createRandom, type Random } from './random';
import { darker, lighter, paints } from './tones';

/** How one subject is painted: the same for every view of the same listing, but for `view` itself. */
export interface Look {
  readonly colour: Colour;
  readonly base: string;
  readonly dark: string;
  readonly deep: string;
  readonly light: string;
  readonly accent: string;
  readonly accentDark: string;
  /** Which of the subject's details to draw; spread evenly over seeds. */
  readonly variant: number;
  readonly random: Random;
  readonly view: View;
}

const accents: Record<Colour, readonly [Colour, ...Colour[]]> = {
  terracotta: ['cream', 'saffron', 'night'],
  saffron: ['plum', 'teal', 'cream'],
  cream: ['terracotta', 'teal', 'saffron'],
  sage: ['terracotta', 'cream', 'saffron'],
  teal: ['saffron', 'cream', 'terracotta'],
  plum: ['saffron', 'rose', 'sage'],
  night: ['saffron', 'terracotta', 'sage'],
  sand: ['teal', 'terracotta', 'plum'],
  rose: ['plum', 'teal', 'cream'],
  stone: ['saffron', 'terracotta', 'teal'],
};

export function createLook(key: string, colour: Colour, variant: number, view: View): Look {
  const random = createRandom(key);
  const base = paints[colour];
  const accent = paints[random.pick(accents[colour])];
  return {
    colour,
    base,
    accent,
    variant,
    random,
    view,
    dark: darker(base, 0.22),
    deep: darker(base, 0.5),
    light: lighter(base, 0.35),
    accentDark: darker(accent, 0.22),
  };
}
