import { parseProfileEntries, type ProfileEntries, type ProfileErrors } from '../../domain/account/ProfileEntries';
import type { UserProfile } from '../../domain/account/UserProfile';
import { failure, type Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { ProfileRepository } from './ProfileRepository';

export type UpdateProfileFailure = 'signed-out' | BackendFailure | { readonly kind: 'invalid'; readonly errors: ProfileErrors };

/** Changes what a person shows of themselves (specification §7: a merge-write; signed out gives an error). */
export class UpdateProfile {
  readonly #profiles: ProfileRepository;

  constructor(profiles: ProfileRepository) {
    this.#profiles = profiles;
  }

  async execute(entries: ProfileEntries, person: Pick<UserProfile, 'uid'> | null): Promise<Result<void, UpdateProfileFailure>> {
    if (person === null) return failure('signed-out');
    const changes = parseProfileEntries(person.uid, entries);
    if (!changes.ok) return failure({ kind: 'invalid', errors: changes.failure });
    return this.#profiles.change(person.uid, changes.value);
  }
}
