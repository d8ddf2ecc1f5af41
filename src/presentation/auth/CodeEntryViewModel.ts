import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SentCode } from '../../application/auth/CodeSender';
import type { IdentityFailure } from '../../application/auth/IdentityFailure';
import type { RequestPhoneCodeFailure } from '../../application/auth/RequestPhoneCode';
import type { Clock } from '../../application/shared/Clock';
import type { Timers } from '../../application/shared/Timers';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { Instant } from '../../domain/shared/Instant';
import { failure, type Result } from '../../domain/shared/Result';

/** Milliseconds before another code may be requested: messages take a while to arrive. */
export const RESEND_DELAY = 30_000;
const SECOND = 1000;

export interface CodeDelivery {
  /** The phone number as it is shown, possibly only its end. */
  readonly to: string;
  readonly sent: SentCode;
}

export type AskForCode = () => Promise<Result<CodeDelivery, RequestPhoneCodeFailure>>;

/** Enters a code that was sent by SMS, and requests another one. */
export class CodeEntryViewModel {
  code = '';
  /** `confirmed`: with this code. */
  status: 'idle' | 'sending' | 'confirming' | 'confirmed' = 'idle';
  failure: RequestPhoneCodeFailure | null = null;
  delivery: CodeDelivery | null = null;
  now: Instant;
  #sentAt: Instant = 0;
  readonly #ask: AskForCode;
  readonly #clock: Clock;
  readonly #timers: Timers;

  constructor(ask: AskForCode, clock: Clock, timers: Timers) {
    this.#ask = ask;
    this.#clock = clock;
    this.#timers = timers;
    this.now = clock.now();
    makeAutoObservable(this, { delivery: observableRef }, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.status === 'sending' || this.status === 'confirming';
  }

  /** 0: another code may be asked for. */
  get secondsToResend(): number {
    return Math.max(0, Math.ceil((this.#sentAt + RESEND_DELAY - this.now) / SECOND));
  }

  /** Counts down `secondsToResend`. */
  start(): Unsubscribe {
    let end: Unsubscribe = () => undefined;
    const turn = () => {
      runInAction(() => this.#tick());
      end = this.#timers.after(SECOND, turn);
    };
    turn();
    return () => end();
  }

  /** Keeps the digits of what is typed or pasted. */
  type(code: string): void {
    this.code = code.replace(/\D/g, '').slice(0, 6);
    this.failure = null;
  }

  async send(): Promise<void> {
    if (this.isBusy) return;
    this.#begin('sending');
    const outcome = await this.#ask();
    runInAction(() => this.#showDelivery(outcome));
  }

  /** Goes on with a code that was sent before the page was loaded again. */
  resume(delivery: CodeDelivery, sentAt: Instant): void {
    this.delivery = delivery;
    this.#sentAt = sentAt;
  }

  async confirm(): Promise<void> {
    if (this.isBusy || this.delivery === null) return;
    this.#begin('confirming');
    const { sent } = this.delivery;
    const outcome: Result<void, IdentityFailure> =
      this.code.length < 6 ? failure('wrong-code') : await sent.confirm(this.code);
    runInAction(() => this.#showConfirmation(outcome));
  }

  reset(): void {
    this.delivery = null;
    this.code = '';
    this.failure = null;
    this.status = 'idle';
  }

  #tick(): void {
    this.now = this.#clock.now();
  }

  #begin(status: 'sending' | 'confirming'): void {
    this.status = status;
    this.failure = null;
  }

  #showDelivery(outcome: Result<CodeDelivery, RequestPhoneCodeFailure>): void {
    this.status = 'idle';
    if (!outcome.ok) {
      this.failure = outcome.failure;
      return;
    }
    this.delivery = outcome.value;
    this.code = '';
    this.#sentAt = this.#clock.now();
    this.#tick();
  }

  #showConfirmation(outcome: Result<void, IdentityFailure>): void {
    this.status = outcome.ok ? 'confirmed' : 'idle';
    this.failure = outcome.ok ? null : outcome.failure;
  }
}
