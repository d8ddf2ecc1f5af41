import type { IncomingMessage } from 'node:http';
import type { Identity } from '../identityOf';
import { readMultipart } from './multipartBody';
import { settingsAfter } from './ObjectSettings';
import type { ResumableUpload } from './ResumableUploads';
import { readBody, sendJson } from './storageAnswers';
import { StorageRefusal } from './StorageRefusal';
import type { StorageRequest, StorageServer } from './StorageServer';
import { describeObject, newObject, rulesResourceOf, type StoredObject } from './StoredObject';

/** Answers uploads in one piece, and the start and the pieces of resumable ones. */
export async function answerUpload(server: StorageServer, exchange: StorageRequest): Promise<void> {
  const { request, response, url, bucket } = exchange;
  const body = await readBody(request);
  bucket.charge({ bytesReceived: body.length });
  const id = url.searchParams.get('upload_id');
  if (id !== null) {
    continueUpload(server, exchange, server.uploads.get(id), body);
  } else if (header(request, 'x-goog-upload-command') === 'start') {
    startUpload(server, exchange, body.toString('utf8'));
  } else {
    const { metadata, bytes } = readMultipart(header(request, 'content-type'), body);
    const object = newObject(exchange.bucketName, nameOf(exchange), bytes, settingsAfter(metadata));
    storeObject(server, object, exchange.identity);
    sendJson(response, describeObject(object));
  }
}

/** The rules judge the announced metadata and size here, and the uploaded object again at the end. */
function startUpload(
  server: StorageServer,
  { request, response, url, bucketName, identity, ...exchange }: StorageRequest,
  metadata: string,
): void {
  const name = nameOf({ url, objectName: exchange.objectName });
  const announced = newObject(bucketName, name, Buffer.alloc(0), settingsAfter(metadata));
  requireCreate(server, announced, identity, Number(header(request, 'x-goog-upload-header-content-length')));
  const upload = server.uploads.start({ bucket: bucketName, name, metadata, identity });
  const address = new URL(url.pathname, `http://${request.headers.host ?? 'localhost'}`);
  address.search = new URLSearchParams({ name, upload_id: upload.id, upload_protocol: 'resumable' }).toString();
  response.setHeader('X-Goog-Upload-URL', address.href);
  sendStatus(response, upload);
}

function continueUpload(
  server: StorageServer,
  { request, response }: StorageRequest,
  upload: ResumableUpload,
  body: Buffer,
): void {
  const commands = header(request, 'x-goog-upload-command').split(/,\s*/);
  const progress = commands.reduce((before, command) => follow(server, request, command, before, body), upload);
  if (!commands.includes('finalize')) {
    sendStatus(response, progress);
    return;
  }
  const object = newObject(upload.bucket, upload.name, server.uploads.finish(upload), settingsAfter(upload.metadata));
  storeObject(server, object, upload.identity);
  response.setHeader('X-Goog-Upload-Status', 'final');
  sendJson(response, describeObject(object));
}

function follow(
  { uploads }: StorageServer,
  request: IncomingMessage,
  command: string,
  upload: ResumableUpload,
  body: Buffer,
): ResumableUpload {
  if (command === 'cancel') return uploads.cancel(upload);
  return command === 'upload' ? uploads.append(upload, body, Number(header(request, 'x-goog-upload-offset'))) : upload;
}

function storeObject(server: StorageServer, object: StoredObject, identity: Identity): void {
  requireCreate(server, object, identity, object.bytes.length);
  server.bucket(object.bucket).put(object);
}

/** To rules an upload is always a `create`, even over another object, which is then `resource`; `update` changes metadata only. */
function requireCreate(server: StorageServer, object: StoredObject, identity: Identity, size: number): void {
  const former = server.bucket(object.bucket).get(object.name);
  server.gate.require({
    bucketName: object.bucket,
    objectName: object.name,
    identity,
    method: 'create',
    before: former === null ? null : rulesResourceOf(former),
    after: rulesResourceOf(object, size),
  });
}

function sendStatus(response: StorageRequest['response'], upload: ResumableUpload): void {
  response.setHeader('X-Goog-Upload-Status', upload.status);
  response.setHeader('X-Goog-Upload-Size-Received', upload.received.length);
  response.writeHead(200).end();
}

function nameOf({ url, objectName }: Pick<StorageRequest, 'url' | 'objectName'>): string {
  const name = objectName ?? url.searchParams.get('name');
  if (name === null || name === '') throw StorageRefusal.badRequest('No name.');
  return name;
}

function header(request: IncomingMessage, name: string): string {
  return String(request.headers[name] ?? '');
}
