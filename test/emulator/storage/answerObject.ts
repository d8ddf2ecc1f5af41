import { settingsAfter } from './ObjectSettings';
import { readBody, sendBytes, sendJson } from './storageAnswers';
import type { StorageBucket } from './StorageBucket';
import { StorageRefusal } from './StorageRefusal';
import type { StorageRequest, StorageServer } from './StorageServer';
import { describeObject, rulesResourceOf, withSettings, type StoredObject } from './StoredObject';

/** Everything but uploads: read, download, change, delete, list. */
export async function answerObject(server: StorageServer, asked: StorageRequest): Promise<void> {
  const { method } = asked.request;
  if (asked.objectName === null) {
    if (method !== 'GET') throw new StorageRefusal(405, 'Method Not Allowed');
    list(server, asked);
    return;
  }
  const object = asked.bucket.get(asked.objectName);
  if (method === 'GET') read(server, asked, asked.objectName, object);
  else if (method === 'PATCH') await change(server, asked, asked.objectName, object);
  else if (method === 'DELETE') remove(server, asked, asked.objectName, object);
  else throw new StorageRefusal(405, 'Method Not Allowed');
}

function read(server: StorageServer, asked: StorageRequest, objectName: string, object: StoredObject | null): void {
  const token = asked.url.searchParams.get('token');
  const holdsToken = object !== null && token === object.downloadToken;
  if (!holdsToken) server.gate.require({ ...asked, objectName, method: 'get', before: resourceOf(object) });
  if (object === null) throw StorageRefusal.notFound();
  if (asked.url.searchParams.get('alt') !== 'media') sendJson(asked.response, describeObject(object));
  else asked.bucket.charge({ bytesSent: sendBytes(asked.request, asked.response, object) });
}

async function change(
  server: StorageServer,
  asked: StorageRequest,
  objectName: string,
  object: StoredObject | null,
): Promise<void> {
  const json = (await readBody(asked.request)).toString('utf8');
  const changed = object === null ? null : withSettings(object, settingsAfter(json, object.settings));
  const after = changed === null ? {} : { after: rulesResourceOf(changed) };
  server.gate.require({ ...asked, objectName, method: 'update', before: resourceOf(object), ...after });
  if (changed === null) throw StorageRefusal.notFound();
  asked.bucket.put(changed);
  sendJson(asked.response, describeObject(changed));
}

function remove(server: StorageServer, asked: StorageRequest, objectName: string, object: StoredObject | null): void {
  server.gate.require({ ...asked, objectName, method: 'delete', before: resourceOf(object) });
  if (object === null) throw StorageRefusal.notFound();
  asked.bucket.delete(object.name);
  asked.response.writeHead(204).end();
}

function list(server: StorageServer, asked: StorageRequest): void {
  const question = questionOf(asked.url.searchParams);
  server.gate.require({ ...asked, objectName: question.prefix, method: 'list', before: null });
  const { items, ...page }: ReturnType<StorageBucket['list']> = asked.bucket.list(question);
  sendJson(asked.response, { ...page, items: items.map(({ name, bucket }) => ({ name, bucket })) });
}

function questionOf(parameters: URLSearchParams) {
  return {
    prefix: parameters.get('prefix') ?? '',
    delimiter: parameters.get('delimiter') ?? '',
    pageToken: parameters.get('pageToken') ?? '',
    maxResults: Number(parameters.get('maxResults') ?? 1000),
  };
}

function resourceOf(object: StoredObject | null) {
  return object === null ? null : rulesResourceOf(object);
}
