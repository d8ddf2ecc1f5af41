import { randomUUID } from 'node:crypto';
import { lastSegmentOf, parentOf, segmentsOf } from '../values/documentPath';
import { EngineError } from '../EngineError';
import { parseMessage } from '../messages';
import type { DocumentProto, PreconditionProto, StructuredQueryProto } from '../protocol';
import { documentProto } from '../values/StoredDocument';
import type { RestTarget } from './restCalls';

/** `GET`, `PATCH` and `DELETE` of a document; `GET` (list) and `POST` (create) of a collection. */
export function answerDocument(target: RestTarget, method: string, parameters: URLSearchParams, body: string): unknown {
  const isDocument = segmentsOf(target.path).length % 2 === 0;
  if (isDocument && method === 'GET') return got(target);
  if (isDocument && method === 'PATCH') return patched(target, parameters, parseMessage<DocumentProto>(body));
  if (isDocument && method === 'DELETE') return deleted(target, parameters);
  if (!isDocument && method === 'GET') return listed(target, parameters);
  if (!isDocument && method === 'POST') {
    const path = `${target.path}/${parameters.get('documentId') ?? randomUUID()}`;
    const parametersOfCreation = new URLSearchParams({ 'currentDocument.exists': 'false' });
    return patched({ ...target, path }, parametersOfCreation, parseMessage<DocumentProto>(body));
  }
  throw new EngineError('UNIMPLEMENTED', `${method} ${target.path}`);
}

function got({ engine, identity, database, path }: RestTarget): DocumentProto {
  const document = engine.get(path, identity);
  if (document === null) throw new EngineError('NOT_FOUND', `Document "${path}" not found.`);
  return documentProto(database, document);
}

function patched(target: RestTarget, parameters: URLSearchParams, { fields = {} }: DocumentProto): DocumentProto {
  const { engine, identity, path } = target;
  const fieldPaths = parameters.getAll('updateMask.fieldPaths');
  const updateMask = fieldPaths.length === 0 ? {} : { updateMask: { fieldPaths } };
  const currentDocument = preconditionIn(parameters);
  engine.commit([{ update: { name: path, fields }, ...updateMask, currentDocument }], identity);
  return got({ ...target, identity: 'owner' });
}

function deleted({ engine, identity, path }: RestTarget, parameters: URLSearchParams): object {
  engine.commit([{ delete: path, currentDocument: preconditionIn(parameters) }], identity);
  return {};
}

function preconditionIn(parameters: URLSearchParams): PreconditionProto {
  const exists = parameters.get('currentDocument.exists');
  const updateTime = parameters.get('currentDocument.updateTime');
  return {
    ...(exists === null ? {} : { exists: exists === 'true' }),
    ...(updateTime === null ? {} : { updateTime }),
  };
}

/** Documents by name, in pages; the token of the next page is the name of the last document. */
function listed({ engine, identity, database, path }: RestTarget, parameters: URLSearchParams): object {
  const limit = Number(parameters.get('pageSize') ?? 100);
  const after = parameters.get('pageToken');
  const query: StructuredQueryProto = {
    from: [{ collectionId: lastSegmentOf(path) }],
    orderBy: [{ field: { fieldPath: '__name__' } }],
    ...(after === null ? {} : { startAt: { values: [{ referenceValue: after }] } }),
    limit,
  };
  const documents = engine.query(query, parentOf(path), identity).map((document) => documentProto(database, document));
  const last = documents.length === limit ? documents.at(-1) : undefined;
  return { documents, ...(last === undefined ? {} : { nextPageToken: last.name }) };
}
