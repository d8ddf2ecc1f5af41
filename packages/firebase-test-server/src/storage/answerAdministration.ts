import { answerObject, questionOf } from './answerObject';
import { answerUpload } from './answerUpload';
import { sendJson } from './storageAnswers';
import { StorageRefusal } from './StorageRefusal';
import type { StorageRequest, StorageServer } from './StorageServer';
import { describeObject } from './StoredObject';

/** The addresses of the JSON API of Cloud Storage, which the Admin SDK asks: bucket, and name of the object. */
export const administratedObject = /^(?:\/upload)?\/storage\/v1\/b\/([^/]+)\/o(?:\/(.*))?$/;

/**
 * Answers an administrator, who may send no token, as the Admin SDK does to an emulator: lists, with the metadata of each object, uploads
 * in one piece, and what `answerObject` answers.
 * @throws StorageRefusal 401 for the token of a user: no rule applies here.
 */
export async function answerAdministration(server: StorageServer, request: StorageRequest): Promise<void> {
  if (request.identity !== 'owner' && request.identity !== null)
    throw new StorageRefusal(401, 'Only an administrator may use this address.');
  const exchange: StorageRequest = { ...request, identity: 'owner' };
  const { method } = exchange.request;
  if (method === 'POST') {
    if (exchange.url.searchParams.get('uploadType') !== 'multipart')
      throw StorageRefusal.badRequest('Only uploads of the type multipart are supported.');
    await answerUpload(server, exchange);
  } else if (method === 'GET' && exchange.objectName === null) {
    const { items, ...page } = exchange.bucket.list(questionOf(exchange.url.searchParams));
    sendJson(exchange.response, { kind: 'storage#objects', ...page, items: items.map(describeObject) });
  } else await answerObject(server, exchange);
}
