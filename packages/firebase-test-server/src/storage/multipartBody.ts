import { StorageRefusal } from './StorageRefusal';

/** The body that the SDK sends for a small file: metadata and bytes, as two parts. */
export interface UploadParts {
  readonly metadata: string;
  readonly bytes: Buffer;
}

/** Reads `multipart/related` of exactly two parts. */
export function readMultipart(contentType: string, body: Buffer): UploadParts {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (boundary === undefined) throw StorageRefusal.badRequest('No boundary in Content-Type.');
  const [, metadata, bytes, end, ...others] = split(body, Buffer.from(`--${boundary}`));
  if (metadata === undefined || bytes === undefined || end === undefined || others.length > 0) {
    throw StorageRefusal.badRequest('Expected two parts.');
  }
  return { metadata: content(metadata).toString('utf8'), bytes: content(bytes) };
}

function split(body: Buffer, delimiter: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let start = 0;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, start)) {
    parts.push(body.subarray(start, at));
    start = at + delimiter.length;
  }
  return [...parts, body.subarray(start)];
}

/** A part without its headers and without the line break before the next boundary. */
function content(part: Buffer): Buffer {
  const blankLine = part.indexOf('\r\n\r\n');
  if (blankLine < 0) throw StorageRefusal.badRequest('A part has no headers.');
  return part.subarray(blankLine + 4, part.length - 2);
}
