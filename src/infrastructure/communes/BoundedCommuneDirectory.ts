import type { CommuneDirectory, CommuneDirectoryFailure } from '../../application/listings/CommuneDirectory';
import type { Commune } from '../../domain/listings/place/Commune';
import type { Coordinates } from '../../domain/listings/place/Location';
import { success, type Result } from '../../domain/shared/Result';

/** Looks up a number of texts at most, over its whole life; those after them have no communes. Positions are not counted. */
export class BoundedCommuneDirectory implements CommuneDirectory {
  readonly #communes: CommuneDirectory;
  #left: number;

  constructor(communes: CommuneDirectory, most: number) {
    this.#communes = communes;
    this.#left = most;
  }

  async find(text: string): Promise<Result<readonly Commune[], CommuneDirectoryFailure>> {
    if (this.#left === 0) return success([]);
    this.#left -= 1;
    return this.#communes.find(text);
  }

  nearest(place: Coordinates): Promise<Result<Commune, CommuneDirectoryFailure>> {
    return this.#communes.nearest(place);
  }
}
