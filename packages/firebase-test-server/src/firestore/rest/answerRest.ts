import type { HttpExchange } from '../../ServerPart';
import type { FirestoreServer } from '../FirestoreServer';
import { identify } from '../identify';
import { parseMessage, readText, sendJson } from '../messages';
import { answerDocument } from './answerDocument';
import { restCalls, type RestMessage } from './restCalls';

/** Answers `/v1/projects/{p}/databases/{d}/documents…`: single documents and collections, and calls named after a colon. */
export async function answerRest(server: FirestoreServer, { request, response, url }: HttpExchange): Promise<boolean> {
  const [, encodedDatabase, encodedPath = '', callName] = address.exec(url.pathname) ?? [];
  if (encodedDatabase === undefined) return false;
  const database = decodeURIComponent(encodedDatabase);
  const identity = identify(request.headers.authorization);
  const engine = server.engine(database.split('/')[1] ?? '');
  const target = { engine, identity, database, path: decodeURIComponent(encodedPath) };
  const body = await readText(request);
  engine.faults.throwPlanned(body);
  if (callName === undefined) {
    sendJson(response, answerDocument(target, request.method ?? 'GET', url.searchParams, body));
    return true;
  }
  const call = restCalls[callName];
  if (call === undefined) return false;
  sendJson(response, call(target, parseMessage<RestMessage>(body)));
  return true;
}

// In an id, a colon is percent-encoded.
const address = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/([^:]*))?(?::(\w+))?$/;
