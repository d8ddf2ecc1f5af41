import { pathOf } from '../RulesValue';
import type { RulesMap, RulesPath, RulesValue } from '../RulesValue';
import type { AccessBudget, RulesRequest } from '../RulesRequest';
import { demand } from '../values/demand';
import { RulesError } from '../values/RulesError';
import { RulesLimitError } from '../values/RulesLimitError';
import { documentValue } from './documentValue';

/** The stored documents, or those that the current batch would leave. */
type Moment = 'get' | 'getAfter';

const limits = { 'cloud.firestore': 10, 'firebase.storage': 2 } as const;

/** Reads for `get`, `exists`, `getAfter` and `existsAfter`, within the limits. A document that is read again does not count. */
export class DocumentAccess {
  readonly #request: RulesRequest;
  readonly #budgets: readonly AccessBudget[];

  constructor(request: RulesRequest) {
    this.#request = request;
    const own = { limit: limits[request.service], seen: new Set<string>() };
    this.#budgets = request.budget ? [own, request.budget] : [own];
  }

  /** A missing document is an error, although the reference says null: firebase/firebase-tools#2067 says this mirrors production. */
  read(path: RulesValue, when: Moment): RulesMap {
    const document = this.#find(demand(path, 'path'), when);
    if (document === null) throw new RulesError('there is no such document: ask exists() first');
    return document;
  }

  exists(path: RulesValue, when: Moment): boolean {
    return this.#find(demand(path, 'path'), when) !== null;
  }

  #find({ segments }: RulesPath, when: Moment): RulesMap | null {
    if (
      segments[0] !== 'databases' ||
      (this.#request.service === 'cloud.firestore' && segments[1] !== this.#request.path[1]) ||
      segments[2] !== 'documents' ||
      segments.length < 5 ||
      segments.length % 2 === 0
    ) {
      throw new RulesError(`/${segments.join('/')} is not the path of a document`);
    }
    const { documents } = this.#request;
    if (!documents) throw new RulesError('there are no documents to read');
    for (const budget of this.#budgets) this.#charge(budget, `${when} ${segments.join('/')}`);
    const document = documents[when](segments);
    return document && documentValue(pathOf(segments), document.data);
  }

  #charge({ limit, seen }: AccessBudget, access: string): void {
    seen.add(access);
    if (seen.size > limit) throw new RulesLimitError(`the rules read more than ${limit} documents`);
  }
}
