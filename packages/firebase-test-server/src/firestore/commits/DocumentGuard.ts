import type { Identity } from '../../identityOf';
import { decide } from '../../rules/decide';
import type { RulesDocuments, RulesRequest, RulesResource } from '../../rules/RulesRequest';
import { rulesMapOf } from '../../rules/rulesValueOf';
import type { RulesFile } from '../../rules/syntax/RulesFile';
import type { AppliedWrite } from './applyWrite';
import type { Costs } from '../Costs';
import { joinPath, segmentsOf } from '../values/documentPath';
import type { DocumentStore } from '../DocumentStore';
import { EngineError } from '../EngineError';
import { fieldPathText } from '../queries/fieldPath';
import { provenResource } from '../provenResource';
import type { QueryPlan } from '../queries/QueryPlan';
import type { StoredDocument } from '../values/StoredDocument';
import type { WorkingState } from './WorkingState';

type Documents = Pick<DocumentStore, 'get'> | WorkingState;
type Question = Pick<RulesRequest, 'method' | 'path' | 'time' | 'resource'> & Partial<RulesRequest>;

/** Applies the security rules. Throws EngineError PERMISSION_DENIED for what they do not allow. */
export class DocumentGuard {
  readonly #store: DocumentStore;
  readonly #costs: Costs;
  /** Null allows everything. */
  rules: RulesFile | null;

  constructor(store: DocumentStore, costs: Costs, rules: RulesFile | null) {
    this.#store = store;
    this.#costs = costs;
    this.rules = rules;
  }

  requireGet(path: string, document: StoredDocument | null, identity: Identity, time: Date): void {
    this.#require({ method: 'get', path: rulesPath(path), time, resource: resourceOf(document) }, identity);
  }

  requireList(plan: QueryPlan, identity: Identity, time: Date): void {
    const { statedOrders, limit, offset, allDescendants, parent, collectionId } = plan;
    const orderBy = statedOrders.map(
      ({ field, descending }) => `${fieldPathText(field)} ${descending ? 'DESC' : 'ASC'}`,
    );
    const question = {
      method: 'list',
      path: rulesPath(joinPath(parent, collectionId)),
      allDescendants,
      time,
      resource: provenResource(plan.condition),
      query: { limit, offset, orderBy: orderBy.length === 0 ? null : orderBy },
    } as const;
    this.#require(question, identity);
  }

  /**
   * Judges each document once, however many writes it has: as it was before all of them, and as `state` leaves it. A document that is
   * only verified is read.
   */
  requireWrites(writes: readonly AppliedWrite[], state: WorkingState, identity: Identity, time: Date): void {
    // Nobody judges these: large documents need not be turned into values of the rules.
    if (this.rules === null || identity === 'owner') return;
    const paths = new Set(writes.map(({ path }) => path));
    const shared = paths.size > 1 ? { budget: { limit: 20, seen: new Set<string>() } } : {};
    for (const path of paths) {
      const before = this.#store.get(path) ?? null;
      const isChanged = writes.some(({ write, path: written }) => written === path && write.verify === undefined);
      const after = isChanged ? resourceOf(state.get(path)) : null;
      const question = {
        method: isChanged ? methodOf(before, after) : 'get',
        path: rulesPath(path),
        time,
        resource: resourceOf(before),
        ...(after === null ? {} : { requestResource: after }),
        ...shared,
      } as const;
      this.#require(question, identity, state);
    }
  }

  #require(question: Question, identity: Identity, after: Documents = this.#store): void {
    if (this.rules === null || identity === 'owner') return;
    const documents = this.documents(after);
    const decision = decide(this.rules, { service: 'cloud.firestore', auth: identity, documents, ...question });
    if (!decision.allowed) throw new EngineError('PERMISSION_DENIED', decision.reason);
  }

  documents(after: Documents = this.#store): RulesDocuments {
    const read = (from: Documents, path: readonly string[]) => {
      this.#costs.add('documentsReadByRules');
      return resourceOf(from.get(path.slice(rulesRoot.length).join('/')) ?? null);
    };
    return { get: (path) => read(this.#store, path), getAfter: (path) => read(after, path) };
  }
}

function methodOf(before: StoredDocument | null, after: RulesResource | null): 'create' | 'update' | 'delete' {
  if (after === null) return 'delete';
  return before === null ? 'create' : 'update';
}

const rulesRoot = ['databases', '(default)', 'documents'];

const rulesPath = (path: string): string[] => [...rulesRoot, ...segmentsOf(path)];

const resourceOf = (document: StoredDocument | null): RulesResource | null =>
  document === null ? null : { name: document.path, data: rulesMapOf(document.fields) };
