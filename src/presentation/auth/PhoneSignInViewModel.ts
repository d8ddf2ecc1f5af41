import { makeAutoObservable, observableRef } from 'mobx';
import type { PhoneSignIn, PhoneSignInFailure } from '../../application/auth/PhoneSignIn';
import type { RequestedCode, RequestSignInCode, RequestSignInCodeFailure } from '../../application/auth/RequestSignInCode';
import type { Clock } from '../../application/shared/Clock';
import { failure, type Result } from '../../domain/shared/Result';
import type { Instant } from '../../domain/shared/Instant';

/** Messages take a while to come: another one is sent half a minute later at the soonest. */
export const RESEND_DELAY = 30_000;

/** Signing in by phone: a number first, then the code that was sent to it. */
export class PhoneSignInViewModel {
  number = '';
  code = '';
  /** `signed-in`: by this form, just now. */
  status: 'idle' | 'sending' | 'confirming' | 'signed-in' = 'idle';
  failure: RequestSignInCodeFailure | null = null;
  requested: RequestedCode | null = null;
  readonly isDemonstration: boolean;
  now: Instant;
  #sentAt: Instant = 0;
  readonly #requestCode: RequestSignInCode;
  readonly #clock: Clock;

  constructor(phoneSignIn: Pick<PhoneSignIn, 'isDemonstration'>, requestCode: RequestSignInCode, clock: Clock) {
    this.isDemonstration = phoneSignIn.isDemonstration;
    this.#requestCode = requestCode;
    this.#clock = clock;
    this.now = clock.now();
    makeAutoObservable(this, { isDemonstration: false, requested: observableRef }, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.status === 'sending' || this.status === 'confirming';
  }

  /** 0: another code may be asked for. */
  get secondsToResend(): number {
    return Math.max(0, Math.ceil((this.#sentAt + RESEND_DELAY - this.now) / 1000));
  }

  typeNumber(number: string): void {
    this.number = number;
    this.failure = null;
  }

  /** Whatever is pasted with the code is dropped. */
  typeCode(code: string): void {
    this.code = code.replace(/\D/g, '').slice(0, 6);
    this.failure = null;
  }

  /** Sends a first code, or another one. */
  async send(): Promise<void> {
    if (this.isBusy) return;
    this.begin('sending');
    this.hear(await this.#requestCode.execute(this.number));
  }

  async confirm(): Promise<void> {
    if (this.isBusy || this.requested === null) return;
    this.begin('confirming');
    const { sent } = this.requested;
    this.conclude(this.code.length < 6 ? failure('wrong-code') : await sent.confirm(this.code));
  }

  /** Back to the number, kept as it was typed. */
  changeNumber(): void {
    this.requested = null;
    this.code = '';
    this.failure = null;
  }

  /** Lets the time to wait run down; call it each second while it is shown. */
  tick(): void {
    this.now = this.#clock.now();
  }

  begin(status: 'sending' | 'confirming'): void {
    this.status = status;
    this.failure = null;
  }

  hear(outcome: Result<RequestedCode, RequestSignInCodeFailure>): void {
    this.status = 'idle';
    if (!outcome.ok) {
      this.failure = outcome.failure;
      return;
    }
    this.requested = outcome.value;
    this.code = '';
    this.#sentAt = this.#clock.now();
    this.tick();
  }

  conclude(outcome: Result<void, PhoneSignInFailure>): void {
    this.status = outcome.ok ? 'signed-in' : 'idle';
    this.failure = outcome.ok ? null : outcome.failure;
  }
}
