import type { Commune } from '../../domain/listings/place/Commune';
import type { Coordinates } from '../../domain/listings/place/Location';
import type { Result } from '../../domain/shared/Result';
import { token } from '../shared/token';

/** `unavailable`: the list could not be read (offline, for instance). The next call tries again. */
export type CommuneDirectoryFailure = 'unavailable';

/** Every commune of France, found by what a person types or by where they are. */
export interface CommuneDirectory {
  /**
   * At most 8 communes, best first: same name, name that begins so, a later word that begins so; within each, the more populous
   * first. Accents, case, hyphens and a leading article do not matter; « st » is « saint »; two digits or more are the
   * beginning of a postal code, alone or beside a name. While offline the answer may lack small communes.
   */
  find(text: string): Promise<Result<readonly Commune[], CommuneDirectoryFailure>>;

  /** The closest town whose own position is known. */
  nearest(place: Coordinates): Promise<Result<Commune, CommuneDirectoryFailure>>;
}
export const CommuneDirectory = token<CommuneDirectory>('CommuneDirectory');
