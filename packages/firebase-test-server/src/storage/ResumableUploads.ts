import { randomUUID } from 'node:crypto';
import type { Identity } from '../identityOf';
import { StorageRefusal } from './StorageRefusal';

export interface ResumableUpload {
  readonly id: string;
  readonly bucket: string;
  readonly name: string;
  /** JSON, as it was sent. */
  readonly metadata: string;
  readonly identity: Identity;
  readonly received: Buffer;
  readonly status: 'active' | 'final' | 'cancelled';
}

/** Uploads in pieces. Complete pieces are stored, so that the client can continue after an interruption. */
export class ResumableUploads {
  readonly #uploads = new Map<string, ResumableUpload>();

  start(upload: Pick<ResumableUpload, 'bucket' | 'name' | 'metadata' | 'identity'>): ResumableUpload {
    return this.#keep({ ...upload, id: randomUUID(), received: Buffer.alloc(0), status: 'active' });
  }

  /** @throws StorageRefusal 404 */
  get(id: string): ResumableUpload {
    const upload = this.#uploads.get(id);
    if (upload === undefined) throw StorageRefusal.notFound();
    return upload;
  }

  /** Adds a piece, which must begin where the last one ended. */
  append({ id }: ResumableUpload, piece: Buffer, offset: number): ResumableUpload {
    const upload = this.#active(id);
    if (offset !== upload.received.length) {
      throw StorageRefusal.badRequest(`Expected offset ${upload.received.length}, got ${offset}.`);
    }
    return this.#keep({ ...upload, received: Buffer.concat([upload.received, piece]) });
  }

  /** Ends the upload and returns all of its bytes. */
  finish({ id }: ResumableUpload): Buffer {
    const upload = this.#active(id);
    this.#keep({ ...upload, received: Buffer.alloc(0), status: 'final' });
    return upload.received;
  }

  cancel({ id }: ResumableUpload): ResumableUpload {
    return this.#keep({ ...this.#active(id), received: Buffer.alloc(0), status: 'cancelled' });
  }

  #active(id: string): ResumableUpload {
    const upload = this.get(id);
    if (upload.status !== 'active') throw StorageRefusal.badRequest(`The upload is ${upload.status}.`);
    return upload;
  }

  #keep(upload: ResumableUpload): ResumableUpload {
    this.#uploads.set(upload.id, upload);
    return upload;
  }
}
