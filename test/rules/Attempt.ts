import type { ProvenFilter } from '@mon-bazar/firebase-test-server/rules/ProvenResource';
import type { RulesQuery } from '@mon-bazar/firebase-test-server/rules/RulesRequest';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';

/** An access to the database. */
export type Attempt = (GetAttempt | ListAttempt | CommitAttempt) & {
  /** Documents stored before, in addition to those of `world`; null removes one of those. */
  readonly given?: Documents;
  /** The time of the attempt; `NOW` by default. */
  readonly at?: Date;
};

export type Documents = Readonly<Record<string, PlainDocument | null>>;

interface GetAttempt {
  readonly kind: 'get';
  readonly path: string;
}

interface ListAttempt {
  readonly kind: 'list';
  readonly collection: string;
  readonly proven: readonly ProvenFilter[];
  readonly query: RulesQuery;
}

interface CommitAttempt {
  readonly kind: 'commit';
  readonly writes: readonly Write[];
}

/** `set` replaces the document, `change` updates some of its fields. */
export type Write =
  | { readonly kind: 'set'; readonly path: string; readonly document: PlainDocument }
  | {
      readonly kind: 'change';
      readonly path: string;
      readonly changes: PlainDocument;
      readonly removed?: readonly string[];
    }
  | { readonly kind: 'delete'; readonly path: string };

export function gets(path: string, given: Documents = {}): Attempt {
  return { kind: 'get', path, given };
}

export function lists(collection: string, limit: number | null, ...proven: readonly ProvenFilter[]): Attempt {
  return { kind: 'list', collection, proven, query: { limit, offset: 0, orderBy: null } };
}

export function commits(...writes: readonly Write[]): Attempt {
  return { kind: 'commit', writes };
}

export function given(documents: Documents, attempt: Attempt): Attempt {
  return { ...attempt, given: { ...attempt.given, ...documents } };
}

export function set(path: string, document: PlainDocument): Write {
  return { kind: 'set', path, document };
}

export function change(path: string, changes: PlainDocument, ...removed: readonly string[]): Write {
  return { kind: 'change', path, changes, removed };
}

export function remove(path: string): Write {
  return { kind: 'delete', path };
}
