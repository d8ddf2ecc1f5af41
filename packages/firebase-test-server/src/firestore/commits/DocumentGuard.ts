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

  /** Judges each write with `state`, the database after all of them. */
  requireWrites(writes: readonly AppliedWrite[], state: WorkingState, identity: Identity, time: Date): void {
    const shared = writes.length > 1 ? { budget: { limit: 20, seen: new Set<string>() } } : {};
    for (const applied of writes) {
      const requestResource = applied.write.update === undefined ? null : resourceOf(applied.after);
      const question = {
        method: methodOf(applied),
        path: rulesPath(applied.path),
        time,
        resource: resourceOf(applied.before),
        ...(requestResource === null ? {} : { requestResource }),
        ...shared,
      };
      this.#require(question, identity, state);
    }
  }

  #require(question: Question, identity: Identity, after: Documents = this.#store): void {
    if (this.rules === null || identity === 'owner') return;
    const documents = this.#documents(after);
    const decision = decide(this.rules, { service: 'cloud.firestore', auth: identity, documents, ...question });
    if (!decision.allowed) throw new EngineError('PERMISSION_DENIED', decision.reason);
  }

  #documents(after: Documents): RulesDocuments {
    const read = (from: Documents, path: readonly string[]) => {
      this.#costs.add('documentsReadByRules');
      return resourceOf(from.get(path.slice(rulesRoot.length).join('/')) ?? null);
    };
    return { get: (path) => read(this.#store, path), getAfter: (path) => read(after, path) };
  }
}

function methodOf({ write, before }: AppliedWrite): RulesRequest['method'] {
  if (write.verify !== undefined) return 'get';
  if (write.delete !== undefined) return 'delete';
  return before === null ? 'create' : 'update';
}

const rulesRoot = ['databases', '(default)', 'documents'];

const rulesPath = (path: string): string[] => [...rulesRoot, ...segmentsOf(path)];

const resourceOf = (document: StoredDocument | null): RulesResource | null =>
  document === null ? null : { name: document.path, data: rulesMapOf(document.fields) };
