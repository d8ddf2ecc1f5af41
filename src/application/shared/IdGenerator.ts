import { token } from './token';

export interface IdGenerator {
  /** A new id of letters and digits that cannot be guessed. */
  newId(): string;
}
export const IdGenerator = token<IdGenerator>('IdGenerator');
