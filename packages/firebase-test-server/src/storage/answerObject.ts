import { settingsAfter } from './ObjectSettings';
import { readBody, sendBytes, sendJson } from './storageAnswers';
import type { StorageBucket } from './StorageBucket';
import { StorageRefusal } from './StorageRefusal';
import type { StorageRequest, StorageServer } from './StorageServer';
import { describeObject, rulesResourceOf, withSettings, type StoredObject } from './StoredObject';

/** Answers all but uploads: reading, downloading, changing, deleting, listing. */
export async function answerObject(server: StorageServer, exchange: StorageRequest): Promise<void> {
  const { method } = exchange.request;
  if (exchange.objectName === null) {
    if (method !== 'GET') throw new StorageRefusal(405, 'Method Not Allowed');
    list(server, exchange);
    return;
  }
  const object = exchange.bucket.get(exchange.objectName);
  if (method === 'GET') read(server, exchange, exchange.objectName, object);
  else if (method === 'PATCH') await change(server, exchange, exchange.objectName, object);
  else if (method === 'DELETE') remove(server, exchange, exchange.objectName, object);
  else throw new StorageRefusal(405, 'Method Not Allowed');
}

function read(server: StorageServer, exchange: StorageRequest, objectName: string, object: StoredObject | null): void {
  const token = exchange.url.searchParams.get('token');
  const holdsToken = object !== null && token === object.downloadToken;
  if (!holdsToken) server.gate.require({ ...exchange, objectName, method: 'get', before: resourceOf(object) });
  if (object === null) throw StorageRefusal.notFound();
  if (exchange.url.searchParams.get('alt') !== 'media') sendJson(exchange.response, describeObject(object));
  else exchange.bucket.charge({ bytesSent: sendBytes(exchange.request, exchange.response, object) });
}

async function change(
  server: StorageServer,
  exchange: StorageRequest,
  objectName: string,
  object: StoredObject | null,
): Promise<void> {
  const json = (await readBody(exchange.request)).toString('utf8');
  const changed = object === null ? null : withSettings(object, settingsAfter(json, object.settings));
  const after = changed === null ? {} : { after: rulesResourceOf(changed) };
  server.gate.require({ ...exchange, objectName, method: 'update', before: resourceOf(object), ...after });
  if (changed === null) throw StorageRefusal.notFound();
  exchange.bucket.put(changed);
  sendJson(exchange.response, describeObject(changed));
}

function remove(
  server: StorageServer,
  exchange: StorageRequest,
  objectName: string,
  object: StoredObject | null,
): void {
  server.gate.require({ ...exchange, objectName, method: 'delete', before: resourceOf(object) });
  if (object === null) throw StorageRefusal.notFound();
  exchange.bucket.delete(object.name);
  exchange.response.writeHead(204).end();
}

function list(server: StorageServer, exchange: StorageRequest): void {
  const question = questionOf(exchange.url.searchParams);
  server.gate.require({ ...exchange, objectName: question.prefix, method: 'list', before: null });
  const { items, ...page }: ReturnType<StorageBucket['list']> = exchange.bucket.list(question);
  sendJson(exchange.response, { ...page, items: items.map(({ name, bucket }) => ({ name, bucket })) });
}

export function questionOf(parameters: URLSearchParams) {
  return {
    prefix: parameters.get('prefix') ?? '',
    delimiter: parameters.get('delimiter') ?? '',
    pageToken: parameters.get('pageToken') ?? '',
    startOffset: parameters.get('startOffset') ?? '',
    maxResults: Number(parameters.get('maxResults') ?? 1000),
  };
}

function resourceOf(object: StoredObject | null) {
  return object === null ? null : rulesResourceOf(object);
}
