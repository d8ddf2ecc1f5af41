import { makeAutoObservable } from 'mobx';
import type { AwaitSignInCode } from '../../application/auth/AwaitSignInCode';
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
  readonly #awaiting: AwaitSignInCode | null;

  constructor(
    sender: Pick<CodeSender, 'isDemonstration'>,
    requestCode: RequestPhoneCode,
    clock: Clock,
    timers: Timers,
    /** Where a reload must not lose the code that was asked for. */
    awaiting: AwaitSignInCode | null = null,
  ) {
    this.isDemonstration = sender.isDemonstration;
    this.#requestCode = requestCode;
    this.#awaiting = awaiting;
    this.entry = new CodeEntryViewModel(() => this.#ask(), clock, timers);
    makeAutoObservable(this, { isDemonstration: false, entry: false }, { autoBind: true });
    this.#resume();
  }

  typeNumber(number: string): void {
    this.number = number;
    this.changeNumber();
  }

  /** Goes back to the number; another code must be asked for. */
  changeNumber(): void {
    this.#awaiting?.end();
    this.entry.reset();
  }

  #resume(): void {
    const resumed = this.#awaiting?.resume() ?? null;
    if (resumed === null) return;
    const { number, phone, sent, sentAt } = resumed;
    this.number = number;
    this.entry.resume({ to: phone.shown, sent }, sentAt);
  }

  async #ask(): Promise<Result<CodeDelivery, RequestPhoneCodeFailure>> {
    const requested = await this.#requestCode.execute(this.number);
    if (!requested.ok) return requested;
    const { phone, sent } = requested.value;
    return success({ to: phone.shown, sent: this.#awaiting?.begin(this.number, sent) ?? sent });
  }
}
