import { parseProfileEntries, type ProfileEntries, type ProfileErrors } from '../../domain/account/ProfileEntries';
import type { ProfileChanges } from '../../domain/account/PublicProfile';
import type { UserProfile } from '../../domain/account/UserProfile';
import { failure, success, type Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { ProfileRepository } from './ProfileRepository';

export type UpdateProfileFailure =
  | 'signed-out'
  | BackendFailure
  | { readonly kind: 'invalid'; readonly errors: ProfileErrors };

/** Changes a public profile (specification §7: a merge-write; an error when signed out). */
export class UpdateProfile {
  readonly #profiles: ProfileRepository;

  constructor(profiles: ProfileRepository) {
    this.#profiles = profiles;
  }

  /** Returns the changes as they were stored. */
  async execute(
    entries: ProfileEntries,
    person: Pick<UserProfile, 'uid'> | null,
  ): Promise<Result<ProfileChanges, UpdateProfileFailure>> {
    if (person === null) return failure('signed-out');
    const changes = parseProfileEntries(person.uid, entries);
    if (!changes.ok) return failure({ kind: 'invalid', errors: changes.failure });
    const changed = await this.#profiles.change(person.uid, changes.value);
    return changed.ok ? success(changes.value) : changed;
  }
}
