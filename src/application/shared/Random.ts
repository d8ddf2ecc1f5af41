export interface Random {
  /** Anything from 0 up to, and without, 1. */
  draw(): number;
}
