import type { Commune } from '../../domain/listings/place/Commune';
import type { Coordinates } from '../../domain/listings/place/Location';
import type { Result } from '../../domain/shared/Result';
import { token } from '../shared/token';

/** `unavailable`: the list could not be read, offline for instance. The next call tries again. */
export type CommuneDirectoryFailure = 'unavailable';

/** All communes of France, found by text or by position. */
export interface CommuneDirectory {
  /**
   * At most 8 communes, best first: the same name, names that begin with the text, names with a later word that
   * begins with it; within each group, the most populous first. Accents, case, hyphens and a leading article do not
   * matter; « st » is « saint »; two digits or more are the beginning of a postal code, alone or beside a name.
   * Offline, small communes may be missing.
   */
  find(text: string): Promise<Result<readonly Commune[], CommuneDirectoryFailure>>;

  /**
   * The commune whose position is nearest; in Paris, Lyon and Marseille the arrondissement. Offline, small communes may
   * be missing.
   */
  nearest(place: Coordinates): Promise<Result<Commune, CommuneDirectoryFailure>>;
}
export const CommuneDirectory = token<CommuneDirectory>('CommuneDirectory');
