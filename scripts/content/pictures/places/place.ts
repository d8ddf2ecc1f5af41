import type { Art } from '../kit/shapes';
import type { Random } from '../kit/random';
import type { Interior, Weather } from './moods';

export interface Setting {
  readonly interior: Interior;
  readonly weather: Weather;
  readonly random: Random;
}

/** A backdrop of 400 × 300 and the point where the subject touches the ground. */
export interface Place {
  readonly behind: Art;
  readonly x: number;
  readonly y: number;
  readonly front?: Art;
}

export type DrawPlace = (setting: Setting) => Place;
