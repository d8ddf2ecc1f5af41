import type { UserProfile } from '../../domain/account/UserProfile';
import type { ProfileCache } from '../account/ProfileCache';
import { ProfileReading, type ProfileReadingPorts, type ProfileTelling } from '../account/ProfileReading';
import type { UserRepository } from '../account/UserRepository';
import type { Recovery } from '../resilience/Recovery';
import type { BackendResult } from '../shared/BackendResult';
import type { Random } from '../shared/Random';
import type { Timers } from '../shared/Timers';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { Authentication } from './Authentication';
import type { ProfileSource, Session, SessionListener } from './Session';

interface Shown {
  readonly profile: UserProfile;
  readonly standing: ProfileSource;
}

/** Joins who is signed in with their profile (specification §4): what is known is shown at once, what is stored once it has been read. */
export class ProfileSession implements Session {
  readonly #authentication: Authentication;
  readonly #kept: ProfileCache;
  readonly #ports: ProfileReadingPorts;

  constructor(
    authentication: Authentication,
    kept: ProfileCache,
    users: UserRepository,
    recovery: Recovery,
    timers: Timers,
    chance: Random,
  ) {
    this.#authentication = authentication;
    this.#kept = kept;
    this.#ports = { users, recovery, timers, chance };
  }

  subscribe(listener: SessionListener): Unsubscribe {
    let stopReading: Unsubscribe = () => undefined;
    let isFirst = true;
    const kept = this.#keptShown();
    if (kept !== null) listener(kept.profile, kept.standing);
    const stopSession = this.#authentication.subscribeToUser(
      (person) => {
        stopReading();
        stopReading = person === null ? this.#tellNobody(listener) : this.#follow(person, isFirst, listener);
        isFirst = false;
      },
      // Whoever was here last still is, for all that this browser knows.
      () => listener(kept?.profile ?? null, 'fallback'),
    );
    return () => {
      stopSession();
      stopReading();
    };
  }

  signOut(): Promise<BackendResult<void>> {
    return this.#authentication.signOut();
  }

  #tellNobody(listener: SessionListener): Unsubscribe {
    this.#kept.save(null);
    listener(null);
    return () => undefined;
  }

  #follow(person: UserProfile, isFirst: boolean, listener: SessionListener): Unsubscribe {
    const kept = this.#keptShown();
    let shown: Shown =
      kept?.profile.uid === person.uid ? kept : { profile: person, standing: isFirst ? 'awaited' : 'provisional' };
    const show = (next: Shown) => {
      shown = next;
      if (next.standing !== 'awaited')
        this.#kept.save({
          profile: next.profile,
          isProvisional: next.standing !== 'cached' && next.standing !== 'stored',
        });
      listener(next.profile, next.standing);
    };
    show(shown);
    const reading = new ProfileReading(this.#ports, person, (telling) => {
      const next = afterTelling(shown, telling);
      if (next !== shown) show(next);
    });
    return () => reading.stop();
  }

  #keptShown(): Shown | null {
    const kept = this.#kept.current();
    return kept === null ? null : { profile: kept.profile, standing: kept.isProvisional ? 'provisional' : 'cached' };
  }
}

/** A kept profile says more than a fallback would. Nothing is shown to whoever awaits theirs until the last attempt has failed. */
function afterTelling(shown: Shown, telling: ProfileTelling): Shown {
  if (telling.kind === 'read') return { profile: telling.profile, standing: 'stored' };
  const stays =
    shown.standing === 'cached' ||
    shown.standing === 'fallback' ||
    (shown.standing === 'awaited' && telling.kind === 'retrying');
  return stays ? shown : { ...shown, standing: 'fallback' };
}
