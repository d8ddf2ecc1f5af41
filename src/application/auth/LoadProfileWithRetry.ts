import { profileLoading } from '../../domain/account/profileLoading';
import type { UserProfile } from '../../domain/account/UserProfile';
import { recoveryBefore } from '../../domain/resilience/recoverySteps';
import { retryDelay } from '../../domain/resilience/retryPolicy';
import type { UserRepository } from '../account/UserRepository';
import type { Recovery } from '../resilience/Recovery';
import type { BackendFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import type { Random } from '../shared/Random';
import type { Timers } from '../shared/Timers';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { SourcedProfile } from './Session';

interface Ports {
  readonly users: UserRepository;
  readonly recovery: Recovery;
  readonly timers: Timers;
  readonly random: Random;
}

/**
 * Loads the profile of a person who is signed in, as `profileLoading` says, and follows its changes from then on (specification
 * §4, §9). A profile that is missing is created from the minimal one, but only before the first successful load: later, a missing
 * profile was deleted on purpose. Where loading fails, the profile shown until then becomes the fallback.
 */
export class LoadProfileWithRetry {
  readonly #ports: Ports;

  constructor(users: UserRepository, recovery: Recovery, timers: Timers, random: Random) {
    this.#ports = { users, recovery, timers, random };
  }

  /**
   * `minimal`: the profile of the identity service, stored if there is none. `shown`: what is shown before anything is loaded.
   * The listener gets each profile to show instead.
   */
  execute(minimal: UserProfile, shown: SourcedProfile, listener: (next: SourcedProfile) => void): Unsubscribe {
    let current = shown;
    const show = (next: SourcedProfile) => {
      if (next === current) return;
      current = next;
      listener(next);
    };
    const load = new ProfileLoad(this.#ports, minimal, (event) => show(profileAfter(current, event)));
    return () => load.stop();
  }
}

/** `retrying`: an attempt has failed, and another follows. `failed`: the last one has, though the profile may still come. */
type LoadEvent = { readonly kind: 'loaded'; readonly profile: UserProfile } | { readonly kind: 'retrying' | 'failed' };

/** A cached profile is better than a fallback. While the profile is awaited, nothing is shown until the last attempt has failed. */
function profileAfter(shown: SourcedProfile, event: LoadEvent): SourcedProfile {
  if (event.kind === 'loaded') return { profile: event.profile, source: 'stored' };
  const stays =
    shown.source === 'cached' ||
    shown.source === 'fallback' ||
    (shown.source === 'awaited' && event.kind === 'retrying');
  return stays ? shown : { ...shown, source: 'fallback' };
}

class ProfileLoad {
  readonly #ports: Ports;
  readonly #minimal: UserProfile;
  readonly #emit: (event: LoadEvent) => void;
  #attempt = 0;
  /** The attempt whose answers count; 0: none. */
  #listenedAttempt = 0;
  #phase: 'loading' | 'creating' | 'waiting' | 'loaded' | 'failed' | 'stopped' = 'waiting';
  #cancelWait: Unsubscribe;
  #unsubscribe: Unsubscribe = () => undefined;

  constructor(ports: Ports, minimal: UserProfile, emit: (event: LoadEvent) => void) {
    this.#ports = ports;
    this.#minimal = minimal;
    this.#emit = emit;
    this.#cancelWait = ports.timers.after(profileLoading.signInDelay, () => this.#wait(profileLoading.readingDelay));
  }

  stop(): void {
    this.#phase = 'stopped';
    this.#cancelWait();
    this.#abandonAttempt();
  }

  #wait(milliseconds: number): void {
    this.#phase = 'waiting';
    this.#cancelWait = this.#ports.timers.after(milliseconds, () => void this.#recoverAndLoad());
  }

  async #recoverAndLoad(): Promise<void> {
    const step = recoveryBefore(this.#attempt + 1);
    if (step !== null) await this.#ports.recovery.run(step);
    if (this.#phase === 'waiting') this.#load();
  }

  #load(): void {
    const attempt = this.#attempt + 1;
    this.#attempt = attempt;
    this.#listenedAttempt = attempt;
    this.#phase = 'loading';
    const unsubscribe = this.#ports.users.subscribe(this.#minimal.uid, (result) => {
      if (this.#listenedAttempt === attempt) this.#receive(result);
    });
    if (this.#listenedAttempt === attempt) this.#unsubscribe = unsubscribe;
    else unsubscribe();
  }

  #abandonAttempt(): void {
    this.#listenedAttempt = 0;
    this.#unsubscribe();
  }

  #receive(result: BackendResult<UserProfile | null>): void {
    if (result.ok && result.value !== null) {
      this.#phase = 'loaded';
      this.#emit({ kind: 'loaded', profile: result.value });
    } else if (result.ok) void this.#create();
    else this.#fail(result.failure);
  }

  /** The subscription emits the profile that was created. After the last attempt has failed, it may emit that there is none. */
  async #create(): Promise<void> {
    if (this.#phase !== 'loading' && this.#phase !== 'failed') return;
    this.#phase = 'creating';
    const created = await this.#ports.users.create(this.#minimal);
    if (!created.ok) this.#fail(created.failure);
  }

  #fail(reason: BackendFailure): void {
    if (this.#phase !== 'loading' && this.#phase !== 'creating') return;
    if (reason === 'offline' && this.#attempt < profileLoading.attempts) {
      this.#abandonAttempt();
      this.#wait(retryDelay(this.#attempt, profileLoading, this.#ports.random.draw()));
      this.#emit({ kind: 'retrying' });
    } else {
      this.#phase = 'failed';
      this.#emit({ kind: 'failed' });
    }
  }
}
