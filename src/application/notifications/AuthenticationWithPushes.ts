import type { UserProfile } from '../../domain/account/UserProfile';
import type { Authentication } from '../auth/Authentication';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { DevicePushes } from './DevicePushes';

/** Leaves no device on which others see the messages of a person who has signed out, here, in another tab or elsewhere. */
export class AuthenticationWithPushes implements Authentication {
  readonly #authentication: Authentication;
  readonly #pushes: Pick<DevicePushes, 'leave' | 'follow'>;

  constructor(authentication: Authentication, pushes: Pick<DevicePushes, 'leave' | 'follow'>) {
    this.#authentication = authentication;
    this.#pushes = pushes;
  }

  subscribeToUser(listener: (person: UserProfile | null) => void, onUnreachable?: () => void): Unsubscribe {
    return this.#authentication.subscribeToUser((person) => {
      // The next visit repeats what fails.
      this.#pushes.follow(person?.uid ?? null).catch(() => undefined);
      listener(person);
    }, onUnreachable);
  }

  async signOut(): Promise<BackendResult<void>> {
    await this.#pushes.leave();
    return this.#authentication.signOut();
  }
}
