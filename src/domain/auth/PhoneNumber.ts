import { failure, success, type Result } from '../shared/Result';

/** `landline`: it cannot receive a code. */
export type PhoneNumberFault = 'invalid-number' | 'landline';

/**
 * Mobile numbers of overseas France are dialled like those of the mainland but have country codes of their own. 06 39
 * 98 is reserved for fictional numbers.
 */
const overseas: readonly (readonly [prefix: RegExp, countryCode: string])[] = [
  [/^69[01]/, '590'],
  [/^694/, '594'],
  [/^69[67]/, '596'],
  [/^(?:69[23]|639(?!98))/, '262'],
];

/** A mobile phone number, French unless it begins with another country code. */
export class PhoneNumber {
  /** E.164, as it is stored: `+33612345678`. */
  readonly value: string;

  private constructor(value: string) {
    this.value = value;
  }

  /** Accepts « 06 12 34 56 78 », « +33 (0)6.12.34.56.78 », « 0033612345678 » and similar spellings. */
  static parse(input: string): Result<PhoneNumber, PhoneNumberFault> {
    const typed = input
      .replace(/\(0\)/g, '')
      .replace(/[\s.()/-]/g, '')
      .replace(/^00/, '+');
    if (/^(?:\+33|0)\d{9}$/.test(typed))
      return french(typed.slice(0, -9), typed.slice(-9), (value) => new PhoneNumber(value));
    const isForeign = /^\+(?!33)[1-9]\d{7,14}$/.test(typed);
    return isForeign ? success(new PhoneNumber(typed)) : failure('invalid-number');
  }

  /** For display: « 06 12 34 56 78 » with no-break spaces; numbers of other countries as they are stored. */
  get shown(): string {
    const national = /^\+(?:33|590|594|596|262)(\d{9})$/.exec(this.value)?.[1];
    return national === undefined ? this.value : `0${national}`.replace(/(\d\d)(?=\d)/g, '$1\u00a0');
  }
}

/** `national`: the nine digits after the first 0. */
function french(
  prefix: string,
  national: string,
  make: (value: string) => PhoneNumber,
): Result<PhoneNumber, PhoneNumberFault> {
  if (/^[1-59]/.test(national)) return failure('landline');
  if (!/^[67]/.test(national)) return failure('invalid-number');
  const countryCode = overseas.find(([range]) => prefix === '0' && range.test(national))?.[1] ?? '33';
  return success(make(`+${countryCode}${national}`));
}
