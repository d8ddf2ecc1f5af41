import type { HttpExchange, ServerPart } from '../ServerPart';
import { identityOf, type Identity } from '../identityOf';
import type { RulesFile } from '../rules/syntax/RulesFile';
import { answerAdministration, administratedObject } from './answerAdministration';
import { answerControl } from './answerControl';
import { answerObject } from './answerObject';
import { answerUpload } from './answerUpload';
import { ResumableUploads } from './ResumableUploads';
import { sendJson } from './storageAnswers';
import { StorageBucket } from './StorageBucket';
import { StorageGate, type DocumentsOf } from './StorageGate';
import { StorageRefusal } from './StorageRefusal';

/** A request of the SDK, with the object that it concerns. */
export interface StorageRequest extends HttpExchange {
  readonly bucket: StorageBucket;
  readonly bucketName: string;
  /** Null: the bucket itself. */
  readonly objectName: string | null;
  readonly identity: Identity;
}

/** Serves any number of buckets, with objects in memory. */
export class StorageServer implements ServerPart {
  readonly gate: StorageGate;
  readonly uploads = new ResumableUploads();
  readonly #buckets = new Map<string, StorageBucket>();

  /** Without rules only the owner may do anything. */
  constructor(options: { readonly rules?: RulesFile | null; readonly documentsOf?: DocumentsOf } = {}) {
    this.gate = new StorageGate(options.rules ?? null, options.documentsOf);
  }

  bucket(name: string): StorageBucket {
    const bucket = this.#buckets.get(name) ?? new StorageBucket();
    this.#buckets.set(name, bucket);
    return bucket;
  }

  async handle(exchange: HttpExchange): Promise<boolean> {
    try {
      return (await answerControl(this, exchange)) || (await this.#answer(exchange));
    } catch (error) {
      if (!(error instanceof StorageRefusal)) throw error;
      sendJson(exchange.response, { error: { code: error.status, message: error.message } }, error.status);
      return true;
    }
  }

  close(): void {
    this.#buckets.clear();
  }

  async #answer(exchange: HttpExchange): Promise<boolean> {
    const { pathname } = exchange.url;
    const administrated = administratedObject.exec(pathname);
    const [, encodedBucket, encodedName] = administrated ?? /^\/v0\/b\/([^/]+)\/o(?:\/(.*))?$/.exec(pathname) ?? [];
    if (encodedBucket === undefined) return false;
    const bucketName = decodeURIComponent(encodedBucket);
    const objectName = encodedName === undefined || encodedName === '' ? null : decodeURIComponent(encodedName);
    const bucket = this.bucket(bucketName);
    bucket.charge({ requests: 1 });
    const request = { ...exchange, bucket, bucketName, objectName, identity: identify(exchange) };
    if (administrated !== null) await answerAdministration(this, request);
    else await (exchange.request.method === 'POST' ? answerUpload(this, request) : answerObject(this, request));
    return true;
  }
}

function identify({ request }: HttpExchange): Identity {
  try {
    return identityOf(request.headers.authorization);
  } catch {
    throw new StorageRefusal(401, 'The token cannot be read.');
  }
}
