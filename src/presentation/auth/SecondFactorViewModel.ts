import type { Clock } from '../../application/shared/Clock';
import type { Timers } from '../../application/shared/Timers';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import { failure, success } from '../../domain/shared/Result';
import type { SecondFactorGate } from '../shared/session/SecondFactorGate';
import { CodeEntryViewModel } from './CodeEntryViewModel';

/** The second factor at sign-in: the code is sent when the screen opens. */
export class SecondFactorViewModel {
  readonly entry: CodeEntryViewModel;
  readonly #gate: SecondFactorGate;

  constructor(gate: SecondFactorGate, clock: Clock, timers: Timers) {
    this.#gate = gate;
    this.entry = new CodeEntryViewModel(
      async () => {
        const { challenge } = gate;
        if (challenge === null) return failure('expired-code');
        const sent = await challenge.sendCode();
        return sent.ok ? success({ to: challenge.phoneEnd, sent: sent.value }) : sent;
      },
      clock,
      timers,
    );
  }

  start(): Unsubscribe {
    if (this.entry.delivery === null) void this.entry.send();
    return this.entry.start();
  }

  /** Closes the screen: after success, or to sign in another way. */
  leave(): void {
    this.#gate.open();
  }
}
