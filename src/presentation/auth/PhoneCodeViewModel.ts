import { makeAutoObservable } from 'mobx';
import type { CodeSender } from '../../application/auth/CodeSender';
import type { RequestPhoneCode, RequestPhoneCodeFailure } from '../../application/auth/RequestPhoneCode';
import type { Clock } from '../../application/shared/Clock';
import type { Timers } from '../../application/shared/Timers';
import { success, type Result } from '../../domain/shared/Result';
import { CodeEntryViewModel, type CodeDelivery } from './CodeEntryViewModel';

/** Confirms a phone number with a code sent to it. */
export class PhoneCodeViewModel {
  number = '';
  readonly entry: CodeEntryViewModel;
  readonly isDemonstration: boolean;
  readonly #requestCode: RequestPhoneCode;

  constructor(
    sender: Pick<CodeSender, 'isDemonstration'>,
    requestCode: RequestPhoneCode,
    clock: Clock,
    timers: Timers,
  ) {
    this.isDemonstration = sender.isDemonstration;
    this.#requestCode = requestCode;
    this.entry = new CodeEntryViewModel(() => this.#ask(), clock, timers);
    makeAutoObservable(this, { isDemonstration: false, entry: false }, { autoBind: true });
  }

  typeNumber(number: string): void {
    this.number = number;
    this.entry.reset();
  }

  async #ask(): Promise<Result<CodeDelivery, RequestPhoneCodeFailure>> {
    const requested = await this.#requestCode.execute(this.number);
    return requested.ok ? success({ to: requested.value.phone.shown, sent: requested.value.sent }) : requested;
  }
}
