import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { Reauthentication } from '../../../application/auth/Reauthentication';
import type { FirstStep } from '../../../application/auth/SecondFactorChallenge';
import type { Clock } from '../../../application/shared/Clock';
import type { Timers } from '../../../application/shared/Timers';
import { success } from '../../../domain/shared/Result';
import { CodeEntryViewModel } from '../CodeEntryViewModel';

/** Signs the person in once more with any of their methods. */
export class ReauthenticationViewModel {
  password = '';
  status: 'idle' | 'busy' | 'done' = 'idle';
  failure: IdentityFailure | null = null;
  /** For a phone sign-in or the second factor; null: no code is required. */
  entry: CodeEntryViewModel | null = null;
  readonly #reauthentication: Reauthentication;
  readonly #clock: Clock;
  readonly #timers: Timers;

  constructor(reauthentication: Reauthentication, clock: Clock, timers: Timers) {
    this.#reauthentication = reauthentication;
    this.#clock = clock;
    this.#timers = timers;
    makeAutoObservable(this, { entry: observableRef }, { autoBind: true });
  }

  typePassword(password: string): void {
    this.password = password;
    this.failure = null;
  }

  async withPassword(): Promise<void> {
    await this.#attempt(() => this.#reauthentication.withPassword(this.password));
  }

  async withGoogle(): Promise<void> {
    await this.#attempt(() => this.#reauthentication.withGoogle());
  }

  /** Sends a code to the phone of the person; `to` is the number as it is shown. */
  async withPhone(to: string): Promise<void> {
    await this.#askForCode(to, () => this.#reauthentication.sendCode());
  }

  async #askForCode(to: string, send: Reauthentication['sendCode']): Promise<void> {
    const entry = new CodeEntryViewModel(
      async () => {
        const sent = await send();
        return sent.ok ? success({ to, sent: sent.value }) : sent;
      },
      this.#clock,
      this.#timers,
    );
    runInAction(() => this.#showEntry(entry));
    await entry.send();
  }

  #showEntry(entry: CodeEntryViewModel): void {
    this.entry = entry;
    this.status = 'idle';
  }

  #begin(): void {
    this.status = 'busy';
    this.failure = null;
  }

  #finish(step: FirstStep): void {
    this.status = step.ok && step.value === null ? 'done' : 'idle';
    this.failure = step.ok ? null : step.failure;
    if (step.ok) this.password = '';
  }

  async #attempt(reauthenticate: () => Promise<FirstStep>): Promise<void> {
    if (this.status === 'busy') return;
    this.#begin();
    const step = await reauthenticate();
    runInAction(() => this.#finish(step));
    if (step.ok && step.value !== null) await this.#askForCode(step.value.phoneEnd, step.value.sendCode);
  }
}
