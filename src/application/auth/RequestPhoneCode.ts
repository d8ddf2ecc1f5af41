import { PhoneNumber, type PhoneNumberFault } from '../../domain/auth/PhoneNumber';
import { success, type Result } from '../../domain/shared/Result';
import type { CodeSender, SentCode } from './CodeSender';
import type { IdentityFailure } from './IdentityFailure';

export type RequestPhoneCodeFailure = PhoneNumberFault | IdentityFailure;

export interface RequestedCode {
  readonly phone: PhoneNumber;
  readonly sent: SentCode;
}

/** Sends a code to the number that was typed: to sign in, to change the number, or for the second factor. */
export class RequestPhoneCode {
  readonly #sender: CodeSender;

  constructor(sender: CodeSender) {
    this.#sender = sender;
  }

  async execute(input: string): Promise<Result<RequestedCode, RequestPhoneCodeFailure>> {
    const phone = PhoneNumber.parse(input);
    if (!phone.ok) return phone;
    const sent = await this.#sender.requestCode(phone.value);
    return sent.ok ? success({ phone: phone.value, sent: sent.value }) : sent;
  }
}
