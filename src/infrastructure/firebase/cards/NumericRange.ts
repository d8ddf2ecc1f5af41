import { roundValues, yearsBetween } from './measureSteps';

/**
 * Something that is measured and searched by its bounds. A card says on which side of each round value (`steps`) it is: so a
 * bound at a step is one flag. For bounds between two steps it says in which blocks of 1, 2, 4, 8… the value lies, up to the width
 * between the steps.
 */
export class NumericRange {
  readonly name: string;
  /** In units of the smallest decimal kept, the lowest value first. */
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

  /** What a card says of a value: it counts as the nearest that the measure knows. */
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

  /** The block of so many units in which a value lies. */
  block(units: number, size: number): string {
    return `${this.name}/${size}=${Math.floor(units / size)}`;
  }

  /** The least units that are not below a bound. */
  firstFrom(bound: number): number {
    return Math.ceil(rounded(bound * this.#scale));
  }

  /** The most units that are not above a bound. */
  lastTo(bound: number): number {
    return this.#floor(bound);
  }

  #floor(value: number): number {
    return Math.floor(rounded(value * this.#scale));
  }

  /** From the step below a value to the next. */
  #widthAround(units: number): number {
    const next = this.steps.find((step) => step > units) ?? this.highest + 1;
    return next - (this.steps.findLast((step) => step <= units) ?? this.lowest);
  }
}

/** Powers of two up to the width. */
export function blockSizes(width: number): readonly number[] {
  return Array.from({ length: Math.floor(Math.log2(width)) + 1 }, (_, power) => 2 ** power);
}

/** 4.35 × 10 is 43.5, not 43.499…; what is whole stays whole. */
function rounded(units: number): number {
  return Number(units.toFixed(6));
}
