import { token } from './token';

export interface IdGenerator {
  /** A new id that nobody can guess, made of letters and digits. */
  newId(): string;
}
export const IdGenerator = token<IdGenerator>('IdGenerator');
