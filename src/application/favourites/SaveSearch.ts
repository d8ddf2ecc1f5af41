import {
  findsTheSame,
  MAXIMUM_SAVED_SEARCHES,
  parseSearchName,
  type SavedSearch,
  type SearchNameFault,
} from '../../domain/favourites/SavedSearch';
import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import { failure, success, type Result } from '../../domain/shared/Result';
import type { Clock } from '../shared/Clock';
import type { IdGenerator } from '../shared/IdGenerator';

export type SaveSearchFailure = SearchNameFault | 'already-saved' | 'too-many-searches';

/** Creates a saved search; its present results count as seen. */
export class SaveSearch {
  readonly #clock: Clock;
  readonly #ids: IdGenerator;

  constructor(clock: Clock, ids: IdGenerator) {
    this.#clock = clock;
    this.#ids = ids;
  }

  execute(
    input: string,
    criteria: SearchCriteria,
    saved: readonly SavedSearch[],
  ): Result<SavedSearch, SaveSearchFailure> {
    const name = parseSearchName(input);
    if (!name.ok) return name;
    if (saved.some((search) => findsTheSame(search.criteria, criteria))) return failure('already-saved');
    if (saved.length >= MAXIMUM_SAVED_SEARCHES) return failure('too-many-searches');
    const now = this.#clock.now();
    return success({ id: this.#ids.newId(), name: name.value, criteria, createdAt: now, lookedAt: now });
  }
}
