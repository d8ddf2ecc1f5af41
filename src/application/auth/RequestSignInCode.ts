import { PhoneNumber, type PhoneNumberFault } from '../../domain/auth/PhoneNumber';
import { success, type Result } from '../../domain/shared/Result';
import type { PhoneSignIn, PhoneSignInFailure, SentCode } from './PhoneSignIn';

export type RequestSignInCodeFailure = PhoneNumberFault | PhoneSignInFailure;

export interface RequestedCode {
  readonly phone: PhoneNumber;
  readonly sent: SentCode;
}

/** Sends a code to the phone whose number was typed. */
export class RequestSignInCode {
  readonly #phoneSignIn: PhoneSignIn;

  constructor(phoneSignIn: PhoneSignIn) {
    this.#phoneSignIn = phoneSignIn;
  }

  async execute(input: string): Promise<Result<RequestedCode, RequestSignInCodeFailure>> {
    const phone = PhoneNumber.parse(input);
    if (!phone.ok) return phone;
    const sent = await this.#phoneSignIn.requestCode(phone.value);
    return sent.ok ? success({ phone: phone.value, sent: sent.value }) : sent;
  }
}
