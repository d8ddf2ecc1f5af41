import type { UserProfile } from '../../domain/account/UserProfile';
import type { ProfileCache } from '../account/ProfileCache';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { Authentication } from './Authentication';
import type { LoadProfileWithRetry } from './LoadProfileWithRetry';
import type { Session, SessionListener, SourcedProfile } from './Session';

/** Joins who is signed in with their profile (specification §4): what is known is emitted at once, what is stored once it is loaded. */
export class ProfileSession implements Session {
  readonly #authentication: Authentication;
  readonly #cache: ProfileCache;
  readonly #loadProfile: LoadProfileWithRetry;

  constructor(authentication: Authentication, cache: ProfileCache, loadProfile: LoadProfileWithRetry) {
    this.#authentication = authentication;
    this.#cache = cache;
    this.#loadProfile = loadProfile;
  }

  subscribe(listener: SessionListener): Unsubscribe {
    let stopLoading: Unsubscribe = () => undefined;
    let isFirst = true;
    const cached = this.#cached();
    if (cached !== null) listener(cached.profile, cached.source);
    const unsubscribe = this.#authentication.subscribeToUser(
      (person) => {
        stopLoading();
        stopLoading = person === null ? this.#signedOut(listener) : this.#signedIn(person, isFirst, listener);
        isFirst = false;
      },
      // As far as this browser knows, the last person is still signed in.
      () => listener(cached?.profile ?? null, 'fallback'),
    );
    return () => {
      unsubscribe();
      stopLoading();
    };
  }

  signOut(): Promise<BackendResult<void>> {
    return this.#authentication.signOut();
  }

  #signedOut(listener: SessionListener): Unsubscribe {
    this.#cache.save(null);
    listener(null);
    return () => undefined;
  }

  #signedIn(person: UserProfile, isFirst: boolean, listener: SessionListener): Unsubscribe {
    const cached = this.#cached();
    const known: SourcedProfile =
      cached?.profile.uid === person.uid ? cached : { profile: person, source: isFirst ? 'awaited' : 'provisional' };
    const show = ({ profile, source }: SourcedProfile) => {
      if (source !== 'awaited')
        this.#cache.save({ profile, isProvisional: source !== 'cached' && source !== 'stored' });
      listener(profile, source);
    };
    show(known);
    return this.#loadProfile.execute(person, known, show);
  }

  #cached(): SourcedProfile | null {
    const cached = this.#cache.current();
    return cached === null
      ? null
      : { profile: cached.profile, source: cached.isProvisional ? 'provisional' : 'cached' };
  }
}
