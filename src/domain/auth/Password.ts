import { failure, success, type Result } from '../shared/Result';

export const SHORTEST_PASSWORD = 8;
/** More than this is not a password; the identity service refuses it as well. */
const LONGEST = 4096;

/** A password that is being chosen. One that is only typed again is a plain text: old ones may be shorter. */
export class Password {
  readonly value: string;

  private constructor(value: string) {
    this.value = value;
  }

  static parse(input: string): Result<Password, 'weak-password'> {
    const isOneCharacter = new Set(input).size <= 1;
    return input.length < SHORTEST_PASSWORD || input.length > LONGEST || isOneCharacter
      ? failure('weak-password')
      : success(new Password(input));
  }
}
