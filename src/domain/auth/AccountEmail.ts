import { failure, success, type Result } from '../shared/Result';

const form = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const LONGEST = 254;

/**
 * The e-mail address of an account, trimmed and in lower case. Stricter than `EmailAddress`: messages must reach it.
 */
export class AccountEmail {
  readonly value: string;

  private constructor(value: string) {
    this.value = value;
  }

  static parse(input: string): Result<AccountEmail, 'invalid-email'> {
    const value = input.trim().toLowerCase();
    return form.test(value) && value.length <= LONGEST ? success(new AccountEmail(value)) : failure('invalid-email');
  }
}
