import { profileLoading } from '../../domain/account/profileLoading';
import type { UserProfile } from '../../domain/account/UserProfile';
import { recoveryBefore } from '../../domain/resilience/recoverySteps';
import { retryDelay } from '../../domain/resilience/retryPolicy';
import type { Recovery } from '../resilience/Recovery';
import type { BackendFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import type { Random } from '../shared/Random';
import type { Timers } from '../shared/Timers';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { UserRepository } from './UserRepository';

export interface ProfileReadingPorts {
  readonly users: UserRepository;
  readonly recovery: Recovery;
  readonly timers: Timers;
  readonly chance: Random;
}

/** `retrying`: an attempt has failed, and another follows. `failed`: the last one has, though the profile may come all the same. */
export type ProfileTelling =
  { readonly kind: 'read'; readonly profile: UserProfile } | { readonly kind: 'retrying' | 'failed' };

/**
 * Reads the profile of someone who has signed in, as `profileLoading` says, and follows it from then on (specification §4, §9).
 * One that is missing is created from what is known, but only before the first reading: later it has been deleted on purpose.
 */
export class ProfileReading {
  readonly #ports: ProfileReadingPorts;
  readonly #known: UserProfile;
  readonly #tell: (telling: ProfileTelling) => void;
  #attempt = 0;
  /** The attempt whose answers count; 0: none. */
  #heard = 0;
  #phase: 'asking' | 'creating' | 'waiting' | 'read' | 'failed' | 'over' = 'waiting';
  #stopWaiting: Unsubscribe;
  #stopAsking: Unsubscribe = () => undefined;

  constructor(ports: ProfileReadingPorts, known: UserProfile, tell: (telling: ProfileTelling) => void) {
    this.#ports = ports;
    this.#known = known;
    this.#tell = tell;
    this.#stopWaiting = ports.timers.after(profileLoading.signInDelay, () => this.#wait(profileLoading.readingDelay));
  }

  stop(): void {
    this.#phase = 'over';
    this.#stopWaiting();
    this.#giveUp();
  }

  #wait(milliseconds: number): void {
    this.#phase = 'waiting';
    this.#stopWaiting = this.#ports.timers.after(milliseconds, () => void this.#recoverAndAsk());
  }

  async #recoverAndAsk(): Promise<void> {
    const step = recoveryBefore(this.#attempt + 1);
    if (step !== null) await this.#ports.recovery.run(step);
    if (this.#phase === 'waiting') this.#ask();
  }

  #ask(): void {
    const attempt = this.#attempt + 1;
    this.#attempt = attempt;
    this.#heard = attempt;
    this.#phase = 'asking';
    const stop = this.#ports.users.subscribe(this.#known.uid, (told) => {
      if (this.#heard === attempt) this.#hear(told);
    });
    if (this.#heard === attempt) this.#stopAsking = stop;
    else stop();
  }

  #giveUp(): void {
    this.#heard = 0;
    this.#stopAsking();
  }

  #hear(told: BackendResult<UserProfile | null>): void {
    if (told.ok && told.value !== null) {
      this.#phase = 'read';
      this.#tell({ kind: 'read', profile: told.value });
    } else if (told.ok) void this.#create();
    else this.#fail(told.failure);
  }

  /** What was created is heard of by watching. */
  async #create(): Promise<void> {
    if (this.#phase !== 'asking') return;
    this.#phase = 'creating';
    const created = await this.#ports.users.create(this.#known);
    if (!created.ok) this.#fail(created.failure);
  }

  #fail(reason: BackendFailure): void {
    if (this.#phase !== 'asking' && this.#phase !== 'creating') return;
    if (reason === 'offline' && this.#attempt < profileLoading.attempts) {
      this.#giveUp();
      this.#wait(retryDelay(this.#attempt, profileLoading, this.#ports.chance.draw()));
      this.#tell({ kind: 'retrying' });
    } else {
      this.#phase = 'failed';
      this.#tell({ kind: 'failed' });
    }
  }
}
