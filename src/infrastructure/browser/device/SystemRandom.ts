import type { Random } from '../../../application/shared/Random';

export class SystemRandom implements Random {
  draw(): number {
    return Math.random();
  }
}
