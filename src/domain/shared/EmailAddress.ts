import { failure, success, type Result } from './Result';

/** An e-mail address in its stored form: trimmed and in lower case. */
export class EmailAddress {
  readonly value: string;

  private constructor(value: string) {
    this.value = value;
  }

  /** The rule of the specification (§5): not empty, with an « @ » and a « . ». */
  static parse(input: string): Result<EmailAddress, 'invalid-email'> {
    const value = input.trim().toLowerCase();
    if (!value.includes('@') || !value.includes('.')) return failure('invalid-email');
    return success(new EmailAddress(value));
  }
}
