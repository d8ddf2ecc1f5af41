import type { IncomingMessage, ServerResponse } from 'node:http';
import { StorageRefusal } from './StorageRefusal';
import type { StoredObject } from './StoredObject';

export function sendJson(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}

/** Sends the bytes, or the requested range; returns the number of bytes sent. */
export function sendBytes(request: IncomingMessage, response: ServerResponse, object: StoredObject): number {
  const { bytes, settings } = object;
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const first = Number(start ?? 0);
  const last = end === undefined || end === '' ? bytes.length - 1 : Math.min(Number(end), bytes.length - 1);
  const part = bytes.subarray(first, last + 1);
  response.writeHead(start === undefined ? 200 : 206, {
    'Content-Type': settings.contentType ?? 'application/octet-stream',
    'Cache-Control': settings.cacheControl ?? 'private, max-age=0',
    'Content-Length': part.length,
    ETag: `"${object.generation}"`,
    ...(settings.contentDisposition === null ? {} : { 'Content-Disposition': settings.contentDisposition }),
    ...(start === undefined ? {} : { 'Content-Range': `bytes ${first}-${last}/${bytes.length}` }),
  });
  response.end(part);
  return part.length;
}

/**
 * The whole body.
 * @throws StorageRefusal 400 when the client disconnects.
 */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
    request.on('error', () => {
      reject(StorageRefusal.badRequest('The body ended early.'));
    });
  });
}
