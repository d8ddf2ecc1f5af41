import { roundValues, yearsBetween } from './rangeSteps';

/**
 * Index keys of a number that is searched by its bounds. A card has one key for each round value (`steps`), saying on which side of
 * it the value is, so that a bound at a step takes one key. For bounds between two steps it also has a key for each block of
 * 1, 2, 4, 8… units that contains the value, up to the distance between the steps.
 */
export class NumericRange {
  readonly name: string;
  /** In units of the smallest stored decimal, in ascending order. */
  readonly steps: readonly number[];
  readonly highest: number;
  readonly #scale: number;

  constructor(name: string, lowest: number, highest: number, { decimals = 0, isYear = false } = {}) {
    this.name = name;
    this.#scale = 10 ** decimals;
    const round = isYear ? yearsBetween(lowest, highest) : roundValues(highest).filter((value) => value > lowest);
    this.steps = [lowest, ...round].map((value) => Math.round(value * this.#scale));
    this.highest = Math.round(highest * this.#scale);
  }

  get lowest(): number {
    return this.steps[0] ?? 0;
  }

  /** The keys of a card with this value. A value outside the range counts as its nearest bound. */
  flagsOf(value: number): readonly string[] {
    const units = Math.min(Math.max(this.#floor(value), this.lowest), this.highest);
    const width = this.#widthAround(units);
    return [
      ...this.steps.map((step) => (units >= step ? this.atLeast(step) : this.below(step))),
      ...blockSizes(width).map((size) => this.block(units, size)),
    ];
  }

  atLeast(step: number): string {
    return `${this.name}>=${step}`;
  }

  below(step: number): string {
    return `${this.name}<${step}`;
  }

  /** The block of `size` units that contains a value. */
  block(units: number, size: number): string {
    return `${this.name}/${size}=${Math.floor(units / size)}`;
  }

  /** A lower bound in units, rounded up. */
  unitsFrom(bound: number): number {
    return Math.ceil(rounded(bound * this.#scale));
  }

  /** An upper bound in units, rounded down. */
  unitsUpTo(bound: number): number {
    return this.#floor(bound);
  }

  #floor(value: number): number {
    return Math.floor(rounded(value * this.#scale));
  }

  /** The distance between the steps on both sides of a value. */
  #widthAround(units: number): number {
    const next = this.steps.find((step) => step > units) ?? this.highest + 1;
    return next - (this.steps.findLast((step) => step <= units) ?? this.lowest);
  }
}

/** The powers of two up to the width. */
export function blockSizes(width: number): readonly number[] {
  return Array.from({ length: Math.floor(Math.log2(width)) + 1 }, (_, power) => 2 ** power);
}

/** 4.35 × 10 is 43.499… in floating point; rounded, it is 43.5. */
function rounded(units: number): number {
  return Number(units.toFixed(6));
}
