import type { PlainDocument } from '../../src/firestore/values/plainDocument';
import { parseRules } from '../../src/rules/parseRules';
import { FirestoreEngine, type FirestoreEngineOptions } from '../../src/firestore/FirestoreEngine';
import { setDocument } from '../../src/firestore/setDocument';
import type { StructuredQueryProto } from '../../src/firestore/protocol';

export interface EngineOptions extends Omit<FirestoreEngineOptions, 'rules'> {
  /** What `match /databases/{database}/documents` holds. Left out: everything is allowed. */
  readonly rules?: string;
  readonly documents?: Readonly<Record<string, PlainDocument>>;
}

/** An engine that holds the documents, by path. */
export function anEngine({ rules, documents = {}, ...options }: EngineOptions = {}): FirestoreEngine {
  const engine = new FirestoreEngine({
    ...options,
    rules: rules === undefined ? null : parseRules(rulesFileOf(rules)),
  });
  engine.commit(
    Object.entries(documents).map(([path, document]) => setDocument(path, document)),
    'owner',
  );
  engine.costs.reset();
  return engine;
}

export const rulesFileOf = (matches: string): string =>
  `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${matches} } }`;

/** A query over one collection. */
export const from = (collectionId: string, more: StructuredQueryProto = {}): StructuredQueryProto => ({
  from: [{ collectionId }],
  ...more,
});

export const pathsOf = (documents: readonly { readonly path: string }[]): string[] => documents.map(({ path }) => path);
