import { PhoneNumber } from '../../domain/auth/PhoneNumber';
import { MINUTE, type Instant } from '../../domain/shared/Instant';
import type { Clock } from '../shared/Clock';
import type { AwaitedCodeStore } from './AwaitedCodeStore';
import type { SentCode } from './CodeSender';
import type { PhoneSignIn } from './PhoneSignIn';

/** For how long a code may be entered after a reload; no backend accepts it for much longer. */
const LIFETIME = 10 * MINUTE;

export interface ResumedCode {
  /** As it was typed. */
  readonly number: string;
  readonly phone: PhoneNumber;
  readonly sent: SentCode;
  readonly sentAt: Instant;
}

/** Waits for the code that was sent to a phone, across reloads of the page. */
export class AwaitSignInCode {
  readonly #phoneSignIn: PhoneSignIn;
  readonly #store: AwaitedCodeStore;
  readonly #clock: Clock;

  constructor(phoneSignIn: PhoneSignIn, store: AwaitedCodeStore, clock: Clock) {
    this.#phoneSignIn = phoneSignIn;
    this.#store = store;
    this.#clock = clock;
  }

  /** From now on, the page may be reloaded before the code is entered. */
  begin(number: string, sent: SentCode): SentCode {
    const { ticket } = sent;
    this.#store.save(ticket === undefined ? null : { number, ticket, sentAt: this.#clock.now() });
    return this.#ending(sent);
  }

  /** The code that was waited for before the page was loaded again, unless it is too old. */
  resume(): ResumedCode | null {
    const awaited = this.#store.current();
    const phone = PhoneNumber.parse(awaited?.number ?? '');
    if (awaited === null || !phone.ok || this.#clock.now() - awaited.sentAt >= LIFETIME) return null;
    const { number, ticket, sentAt } = awaited;
    return { number, phone: phone.value, sent: this.#ending(this.#phoneSignIn.resume(phone.value, ticket)), sentAt };
  }

  end(): void {
    this.#store.save(null);
  }

  #ending(sent: SentCode): SentCode {
    const confirm: SentCode['confirm'] = async (code) => {
      const outcome = await sent.confirm(code);
      if (outcome.ok) this.end();
      return outcome;
    };
    return { ...sent, confirm };
  }
}
