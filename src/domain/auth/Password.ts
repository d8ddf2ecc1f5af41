import { failure, success, type Result } from '../shared/Result';

export const SHORTEST_PASSWORD = 8;
/** The limit of the identity service. */
const LONGEST = 4096;

/** A new password. An existing one that is only typed to sign in is a plain string: old ones may be shorter. */
export class Password {
  readonly value: string;

  private constructor(value: string) {
    this.value = value;
  }

  static parse(input: string): Result<Password, 'short-password' | 'weak-password'> {
    if (input.length < SHORTEST_PASSWORD) return failure('short-password');
    const isOneCharacter = new Set(input).size === 1;
    return input.length > LONGEST || isOneCharacter ? failure('weak-password') : success(new Password(input));
  }
}
