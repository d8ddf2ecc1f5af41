import type { CachedProfile, ProfileCache } from '../../../../src/application/account/ProfileCache';

export class InMemoryProfileCache implements ProfileCache {
  #known: CachedProfile | null;

  constructor(known: CachedProfile | null = null) {
    this.#known = known;
  }

  current(): CachedProfile | null {
    return this.#known;
  }

  save(known: CachedProfile | null): void {
    this.#known = known;
  }
}
