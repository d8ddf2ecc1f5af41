import { decide } from '@mon-bazar/firebase-test-server/rules/decide';
import type { RulesRequest, RulesResource } from '@mon-bazar/firebase-test-server/rules/RulesRequest';
import { rulesMapOf } from '@mon-bazar/firebase-test-server/rules/rulesValueOf';
import type { RulesFile } from '@mon-bazar/firebase-test-server/rules/RulesFile';
import { protoFieldsOf, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import type { Attempt, Documents, Write } from './Attempt';
import type { RulesCase } from './RulesCase';
import { NOW } from './times';
import { world } from './world';

/** Whether rules allow the attempt of a case. A case is prepared once and judged under many variants of the rules. */
export type Judge = (rules: RulesFile) => boolean;

const root = ['databases', '(default)', 'documents'];

export function judgeOf({ as, attempt }: Pick<RulesCase, 'as' | 'attempt'>): Judge {
  const requests = requestsOf(as, attempt);
  return (rules) => {
    // Firestore allows 10 reads by the rules for one document, 20 for a commit of several.
    const budget = { limit: 20, seen: new Set<string>() };
    return requests.every((request) => decide(rules, requests.length > 1 ? { ...request, budget } : request).allowed);
  };
}

/** The requests to the rules: one, or one for each document that a commit writes. */
export function requestsOf(as: RulesCase['as'], attempt: Attempt): readonly RulesRequest[] {
  const before = new Map<string, RulesResource>(worldResources);
  place(before, attempt.given ?? {});
  const ask = {
    service: 'cloud.firestore',
    auth: as,
    time: attempt.at ?? new Date(NOW),
    documents: documentsOf(before, before),
  } as const;
  switch (attempt.kind) {
    case 'get':
      return [{ ...ask, method: 'get', path: pathOf(attempt.path), resource: before.get(attempt.path) ?? null }];
    case 'list':
      return [
        {
          ...ask,
          method: 'list',
          path: pathOf(attempt.collection),
          resource: { proven: attempt.proven },
          query: attempt.query,
        },
      ];
    case 'commit':
      return writeRequests(ask, attempt.writes, before);
  }
}

/** All requests of a commit have the same documents before and after it. */
function writeRequests(
  ask: Pick<RulesRequest, 'service' | 'auth' | 'time'>,
  writes: readonly Write[],
  before: ReadonlyMap<string, RulesResource>,
): readonly RulesRequest[] {
  const after = new Map(before);
  for (const write of writes) apply(after, write);
  const documents = documentsOf(before, after);
  return [...new Set(writes.map(({ path }) => path))].map((path): RulesRequest => {
    const [resource, requestResource] = [before.get(path) ?? null, after.get(path)];
    const shared = { ...ask, path: pathOf(path), resource, documents };
    if (requestResource === undefined) return { ...shared, method: 'delete' };
    return { ...shared, method: resource === null ? 'create' : 'update', requestResource };
  });
}

function apply(documents: Map<string, RulesResource>, write: Write): void {
  const { path } = write;
  if (write.kind === 'delete') documents.delete(path);
  else if (write.kind === 'set') documents.set(path, resourceOf(path, write.document));
  else documents.set(path, changed(documents.get(path), write.changes, write.removed ?? []));
}

function changed(
  document: RulesResource | undefined,
  changes: PlainDocument,
  removed: readonly string[],
): RulesResource {
  if (document === undefined) throw new Error('a case changes a document that does not exist');
  const fields = new Map([...document.data.fields, ...rulesMapOf(protoFieldsOf(changes)).fields]);
  for (const name of removed) fields.delete(name);
  return { ...document, data: { kind: 'map', fields } };
}

function place(documents: Map<string, RulesResource>, added: Documents): void {
  for (const [path, document] of Object.entries(added)) {
    if (document === null) documents.delete(path);
    else documents.set(path, resourceOf(path, document));
  }
}

function resourceOf(path: string, document: PlainDocument): RulesResource {
  return { name: path, data: rulesMapOf(protoFieldsOf(document)) };
}

function documentsOf(before: ReadonlyMap<string, RulesResource>, after: ReadonlyMap<string, RulesResource>) {
  const find = (documents: ReadonlyMap<string, RulesResource>, path: readonly string[]) =>
    documents.get(path.slice(root.length).join('/')) ?? null;
  return {
    get: (path: readonly string[]) => find(before, path),
    getAfter: (path: readonly string[]) => find(after, path),
  };
}

function pathOf(path: string): readonly string[] {
  return [...root, ...path.split('/')];
}

const worldResources: ReadonlyMap<string, RulesResource> = new Map(
  Object.entries(world).map(([path, document]) => [path, resourceOf(path, document)]),
);
