import type { PublicProfile } from '../../domain/account/PublicProfile';
import {
  parseSellerEntries,
  type SellerDefaults,
  type SellerEntries,
  type SellerErrors,
} from '../../domain/preferences/SellerDefaults';
import { failure, success, type Result } from '../../domain/shared/Result';
import type { ProfileRepository } from '../account/ProfileRepository';
import type { BackendFailure } from '../shared/BackendFailure';
import type { PreferencesRepository } from './PreferencesRepository';

export type SaveSellerDefaultsFailure =
  | 'signed-out'
  | BackendFailure
  | { readonly kind: 'invalid'; readonly errors: SellerErrors };

/**
 * Stores the defaults of a person’s next listing, and shows on the public profile whether they sell as a
 * professional.
 */
export class SaveSellerDefaults {
  readonly #preferences: Pick<PreferencesRepository, 'change'>;
  readonly #profiles: Pick<ProfileRepository, 'change'>;

  constructor(preferences: Pick<PreferencesRepository, 'change'>, profiles: Pick<ProfileRepository, 'change'>) {
    this.#preferences = preferences;
    this.#profiles = profiles;
  }

  /**
   * Returns the defaults as they were stored. The public profile comes first: a seller who cannot be shown as a
   * professional does not become one.
   */
  async execute(
    entries: SellerEntries,
    person: Pick<PublicProfile, 'uid'> | null,
  ): Promise<Result<SellerDefaults, SaveSellerDefaultsFailure>> {
    if (person === null) return failure('signed-out');
    const seller = parseSellerEntries(entries);
    if (!seller.ok) return failure({ kind: 'invalid', errors: seller.failure });
    const shown = await this.#profiles.change(person.uid, { kind: seller.value.sellerKind });
    if (!shown.ok) return shown;
    const stored = await this.#preferences.change(person.uid, { seller: seller.value });
    return stored.ok ? success(seller.value) : stored;
  }
}
