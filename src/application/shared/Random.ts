import { token } from './token';

export interface Random {
  /** Anything from 0 up to, and without, 1. */
  draw(): number;
}
export const Random = token<Random>('Random');
