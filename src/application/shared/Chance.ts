export interface Chance {
  /** Anything from 0 up to, and without, 1. */
  draw(): number;
}
