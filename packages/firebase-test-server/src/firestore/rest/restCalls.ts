import type { Identity } from '../../identityOf';
import { EngineError } from '../EngineError';
import type { FirestoreEngine } from '../FirestoreEngine';
import type { StructuredAggregationQueryProto, StructuredQueryProto, WriteProto } from '../protocol';
import { documentProto } from '../values/StoredDocument';

export interface RestTarget {
  readonly engine: FirestoreEngine;
  readonly identity: Identity;
  /** `projects/{p}/databases/{d}` */
  readonly database: string;
  /** Below `documents`: a document, a collection, or nothing. */
  readonly path: string;
}

/** The bodies of all calls; each call reads its own fields. */
export interface RestMessage {
  readonly documents?: readonly string[];
  readonly writes?: readonly WriteProto[];
  readonly structuredQuery?: StructuredQueryProto;
  readonly structuredAggregationQuery?: StructuredAggregationQueryProto;
  readonly transaction?: string;
  readonly newTransaction?: object;
}

type RestCall = (target: RestTarget, message: RestMessage) => unknown;

/** By the name after the colon in the URL. */
export const restCalls: Readonly<Partial<Record<string, RestCall>>> = {
  batchGet,
  runQuery,
  runAggregationQuery,
  commit: ({ engine, identity }, { writes = [], transaction }) => {
    engine.transactions.finish(transaction);
    return engine.commit(writes, identity);
  },
  beginTransaction: ({ engine: { transactions } }) => ({ transaction: transactions.begin() }),
  rollback: ({ engine: { transactions } }, { transaction }) => {
    transactions.rollBack(transaction);
    return {};
  },
};

function batchGet({ engine, identity, database }: RestTarget, message: RestMessage): unknown {
  const begun = message.newTransaction === undefined ? undefined : engine.transactions.begin();
  const readTime = engine.readTime();
  const answers = (message.documents ?? []).map((name) => {
    const document = engine.get(name, identity);
    engine.transactions.noteRead(message.transaction ?? begun, name);
    return document === null ? { missing: name, readTime } : { found: documentProto(database, document), readTime };
  });
  return begun === undefined ? answers : [{ transaction: begun }, ...answers];
}

function runQuery({ engine, identity, database, path }: RestTarget, message: RestMessage): unknown {
  const documents = engine.query(demand(message.structuredQuery), path, identity);
  const readTime = engine.readTime();
  for (const document of documents) engine.transactions.noteRead(message.transaction, document.path);
  if (documents.length === 0) return [{ readTime }];
  return documents.map((document) => ({ document: documentProto(database, document), readTime }));
}

function runAggregationQuery({ engine, identity, path }: RestTarget, message: RestMessage): unknown {
  const aggregateFields = engine.aggregate(demand(message.structuredAggregationQuery), path, identity);
  return [{ result: { aggregateFields }, readTime: engine.readTime() }];
}

function demand<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new EngineError('INVALID_ARGUMENT', 'The query is missing.');
  return part;
}
