import { token } from './token';

export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  draw(): number;
}
export const Random = token<Random>('Random');
