import type { ProfileCache, CachedProfile } from '../../../application/account/ProfileCache';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { isInstant } from '../../../domain/shared/Instant';
import type { PersonStorage } from './PersonStorage';
import { StoredText } from './StoredText';

export class LocalStorageProfileCache implements ProfileCache {
  readonly #stored: StoredText;

  constructor(place: PersonStorage) {
    this.#stored = new StoredText('mbz_profile', place);
  }

  current(): CachedProfile | null {
    try {
      const value: unknown = JSON.parse(this.#stored.read() ?? 'null');
      return isKnownProfile(value) ? value : null;
    } catch {
      return null;
    }
  }

  save(known: CachedProfile | null): void {
    this.#stored.write(known === null ? null : JSON.stringify(known));
  }
}

function isKnownProfile(value: unknown): value is CachedProfile {
  const known = fieldsOf(value);
  const profile: Partial<Record<keyof UserProfile, unknown>> = fieldsOf(known.profile);
  const { uid, displayName, role, phoneNumber, email, photoURL, createdAt, updatedAt, freeListingsCount } = profile;
  return (
    typeof known.isProvisional === 'boolean' &&
    [uid, displayName, role].every((text) => typeof text === 'string') &&
    [phoneNumber, email, photoURL].every((text) => text === null || typeof text === 'string') &&
    [createdAt, updatedAt].every(isInstant) &&
    Number.isFinite(freeListingsCount)
  );
}

function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
