import type { Chance } from '../../../application/shared/Chance';

export class SystemChance implements Chance {
  draw(): number {
    return Math.random();
  }
}
