import type { Identity } from '../identityOf';
import type { RulesDocuments } from '../rules/RulesRequest';
import type { ProtoValue } from '../rules/rulesValueOf';
import type { RulesFile } from '../rules/syntax/RulesFile';
import { aggregate, greatestCount, withAggregatedFields } from './queries/aggregate';
import { assertIndexed } from './queries/assertIndexed';
import { CommitClock } from './commits/CommitClock';
import { Costs } from './Costs';
import { DocumentGuard } from './commits/DocumentGuard';
import { relativePath } from './values/documentPath';
import { DocumentStore } from './DocumentStore';
import { Faults } from './Faults';
import type { FirestoreIndexes } from './queries/FirestoreIndexes';
import type { StructuredAggregationQueryProto, StructuredQueryProto, WriteProto } from './protocol';
import { prepareCommit, type CommitResult } from './commits/prepareCommit';
import { concerns, planQuery, type QueryPlan } from './queries/QueryPlan';
import { runPlan } from './queries/runPlan';
import { selectFields } from './queries/selectFields';
import type { StoredDocument } from './values/StoredDocument';
import { Transactions } from './commits/Transactions';
import { Watch } from './Watch';
import { WorkingState } from './commits/WorkingState';

export interface FirestoreEngineOptions {
  /** Null, the default: everything is allowed. */
  readonly rules?: RulesFile | null;
  readonly indexes?: FirestoreIndexes;
  readonly clock?: () => Date;
}

export type CommitListener = (changedPaths: ReadonlySet<string>) => void;

/**
 * The database of one project, in this process. Paths are relative (`users/karim`) or full resource names; queries and writes are
 * the ProtoJSON of the REST API. No rule applies to the identity `owner`.
 * @throws EngineError from every method, for what Firestore would refuse.
 */
export class FirestoreEngine {
  readonly costs = new Costs();
  readonly faults = new Faults();
  readonly transactions = new Transactions(this);
  readonly #store = new DocumentStore();
  readonly #listeners = new Set<CommitListener>();
  readonly #indexes: FirestoreIndexes;
  readonly #now: () => Date;
  readonly #clock: CommitClock;
  readonly #guard: DocumentGuard;

  constructor({ rules = null, indexes = {}, clock = () => new Date() }: FirestoreEngineOptions = {}) {
    this.#indexes = indexes;
    this.#now = clock;
    this.#clock = new CommitClock(clock);
    this.#guard = new DocumentGuard(this.#store, this.costs, rules);
  }

  replaceRules(rules: RulesFile | null): void {
    this.#guard.rules = rules;
  }

  /** A time later than all commits so far. */
  readTime(): string {
    return this.#clock.next();
  }

  get(path: string, identity: Identity): StoredDocument | null {
    const document = this.#read(relativePath(path), identity);
    this.costs.add('documentsRead');
    return document;
  }

  query(query: StructuredQueryProto, parent: string, identity: Identity): readonly StoredDocument[] {
    const plan = this.#plan(query, parent);
    this.#guard.requireList(plan, identity, this.#now());
    const documents = this.#run(plan);
    this.costs.add('queries');
    this.costs.add('documentsRead', documents.length);
    return documents;
  }

  aggregate(
    { structuredQuery, aggregations = [] }: StructuredAggregationQueryProto,
    parent: string,
    identity: Identity,
  ): Record<string, ProtoValue> {
    const plan = planQuery(structuredQuery, parent);
    assertIndexed(withAggregatedFields(plan, aggregations), this.#indexes);
    this.#guard.requireList(plan, identity, this.#now());
    const documents = runPlan(this.#store, { ...plan, limit: plan.limit ?? greatestCount(aggregations) });
    this.costs.add('queries');
    this.costs.add('indexEntriesCounted', documents.length);
    this.costs.add('readsOfAggregations', Math.max(1, Math.ceil(documents.length / 1000)));
    return aggregate(aggregations, documents);
  }

  /** Applies all writes or none. Rules are judged before preconditions, so that a precondition reveals nothing. */
  commit(writes: readonly WriteProto[], identity: Identity): CommitResult {
    const context = { store: this.#store, guard: this.#guard, indexes: this.#indexes };
    const { state, result } = prepareCommit(context, writes, identity, this.#clock.next());
    this.#apply(state);
    this.costs.add('documentsWritten', writes.filter(({ update }) => update !== undefined).length);
    this.costs.add('documentsDeleted', writes.filter((write) => write.delete !== undefined).length);
    return result;
  }

  /** Deletes all documents; listeners are notified. */
  clear(): void {
    const state = new WorkingState(this.#store);
    for (const path of this.#store.paths()) state.set(path, null);
    this.#apply(state);
  }

  /** Watches a query; the rules are judged again for each update. */
  watchQuery(query: StructuredQueryProto, parent: string, identity: Identity): Watch {
    const plan = this.#plan(query, parent);
    this.costs.add('queries');
    const read = () => {
      this.#guard.requireList(plan, identity, this.#now());
      return this.#run(plan);
    };
    return new Watch({ read, concerns: (path) => concerns(plan, path), paths: [], charge: this.#charge });
  }

  watchDocuments(names: readonly string[], identity: Identity): Watch {
    const paths = names.map(relativePath);
    const read = () => paths.flatMap((path) => this.#read(path, identity) ?? []);
    return new Watch({ read, concerns: (path) => paths.includes(path), paths, charge: this.#charge });
  }

  /** Calls the listener after each commit that changed something; returns a function that unsubscribes. */
  onCommit(listener: CommitListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** When the document was last written; null if there is none. No rule applies, and no cost is counted. */
  updateTimeOf(path: string): string | null {
    return this.#store.get(relativePath(path))?.updateTime ?? null;
  }

  /** What the rules of Storage read (`firestore.get`): no rule applies, and each reading is counted as one of rules. */
  documentsForRules(): RulesDocuments {
    return this.#guard.documents();
  }

  readonly #charge = (count: number): void => {
    this.costs.add('documentsRead', count);
  };

  #read(path: string, identity: Identity): StoredDocument | null {
    const document = this.#store.get(path) ?? null;
    this.#guard.requireGet(path, document, identity, this.#now());
    return document;
  }

  #plan(query: StructuredQueryProto, parent: string): QueryPlan {
    const plan = planQuery(query, parent);
    assertIndexed(plan, this.#indexes);
    return plan;
  }

  #run(plan: QueryPlan): readonly StoredDocument[] {
    return runPlan(this.#store, plan).map((document) => selectFields(document, plan.selected));
  }

  #apply(state: WorkingState): void {
    const changed = state.apply();
    if (changed.size > 0) for (const listener of this.#listeners) listener(changed);
  }
}
