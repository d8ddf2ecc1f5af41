import type { ProvenResource } from './ProvenResource';
import type { RulesMap } from './RulesValue';

/** The signed-in user, as in the token. */
export interface RulesAuth {
  readonly uid: string;
  readonly token: Readonly<Record<string, unknown>>;
}

export interface RulesResource {
  /** Only for messages: rules read the name from the path of the request. */
  readonly name: string;
  /** Firestore: the fields of the document. Storage: name, bucket, size, contentType, metadata… */
  readonly data: RulesMap;
}

/** Paths as in `RulesRequest`. Null: there is no such document. */
export interface RulesDocuments {
  get(path: readonly string[]): RulesResource | null;
  /** The document as the current batch would leave it. */
  getAfter(path: readonly string[]): RulesResource | null;
}

export interface RulesQuery {
  readonly limit: number | null;
  readonly offset: number;
  readonly orderBy: readonly string[] | null;
}

/** How many different documents the rules may read. All requests of a batch share one budget. */
export interface AccessBudget {
  readonly limit: number;
  readonly seen: Set<string>;
}

export interface RulesRequest {
  readonly service: 'cloud.firestore' | 'firebase.storage';
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  /**
   * Segments after the service root: ['databases', '(default)', 'documents', 'users', 'karim'] or ['b', bucket, 'o', …].
   * For a `list` of Firestore: the path of the collection. For a `list` of Storage: the folder.
   */
  readonly path: readonly string[];
  /** For a `list` of Firestore over a collection group: anything may stand between the parent and the last segment. */
  readonly allDescendants?: boolean;
  readonly auth: RulesAuth | null;
  readonly time: Date;
  /** Before the request; null: it does not exist. For `list`: what the filters of the query prove. */
  readonly resource: RulesResource | ProvenResource | null;
  /** After the request, for create and update. */
  readonly requestResource?: RulesResource;
  readonly query?: RulesQuery;
  readonly documents?: RulesDocuments;
  /** Default: 10 for this request alone. For a batch of several writes pass `{ limit: 20, seen: new Set() }` to all. */
  readonly budget?: AccessBudget;
}
