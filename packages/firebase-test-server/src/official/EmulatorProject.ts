import { randomUUID } from 'node:crypto';
import { EngineError, isEngineErrorStatus } from '../firestore/EngineError';
import type { StructuredQueryProto, WriteProto } from '../firestore/protocol';
import type { Identity } from '../identityOf';

/**
 * An empty project on a Firestore emulator, Google's or this server, over REST. Paths are relative, as for `FirestoreEngine`.
 * @throws EngineError from every method, for what the emulator refuses.
 */
export class EmulatorProject {
  readonly #address: string;
  readonly #id = `demo-${randomUUID()}`;
  readonly #documents = `projects/${this.#id}/databases/(default)/documents`;

  /** `host`: where the emulator listens, as `127.0.0.1:8080`. */
  constructor(host: string) {
    this.#address = `http://${host}`;
  }

  async replaceRules(content: string): Promise<void> {
    const rules = { files: [{ name: 'firestore.rules', content }] };
    await this.#send('PUT', `emulator/v1/projects/${this.#id}:securityRules`, 'owner', { rules });
  }

  async get(path: string, identity: Identity): Promise<void> {
    await this.#send('GET', `v1/${this.#documents}/${path}`, identity);
  }

  async query(structuredQuery: StructuredQueryProto, parent: string, identity: Identity): Promise<void> {
    const within = parent === '' ? this.#documents : `${this.#documents}/${parent}`;
    await this.#send('POST', `v1/${within}:runQuery`, identity, { structuredQuery });
  }

  async commit(writes: readonly WriteProto[], identity: Identity): Promise<void> {
    const named = writes.map((write) => this.#named(write));
    await this.#send('POST', `v1/${this.#documents}:commit`, identity, { writes: named });
  }

  /** The full name of a document, for a field that refers to it. */
  nameOf(path: string): string {
    return `${this.#documents}/${path}`;
  }

  #named(write: WriteProto): WriteProto {
    const { update, delete: removed, verify } = write;
    return {
      ...write,
      ...(update && { update: { ...update, name: this.nameOf(update.name) } }),
      ...(removed !== undefined && { delete: this.nameOf(removed) }),
      ...(verify !== undefined && { verify: this.nameOf(verify) }),
    };
  }

  async #send(method: string, path: string, identity: Identity, message?: object): Promise<void> {
    const answer = await fetch(`${this.#address}/${path}`, {
      method,
      headers: authorizationOf(identity),
      body: message === undefined ? null : JSON.stringify(message),
    });
    const text = await answer.text();
    if (!answer.ok) throw errorIn(text);
  }
}

function authorizationOf(identity: Identity): Record<string, string> {
  if (identity === null) return {};
  if (identity === 'owner') return { Authorization: 'Bearer owner' };
  const claims = { sub: identity.uid, user_id: identity.uid, ...identity.token };
  const parts = [{ alg: 'none', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return { Authorization: `Bearer ${parts.join('.')}.` };
}

/** An error is an object, or the only item of the list that a query answers with. */
function errorIn(text: string): EngineError {
  const answer: unknown = JSON.parse(text);
  const first: unknown = Array.isArray(answer) ? answer[0] : answer;
  const error = typeof first === 'object' && first !== null && 'error' in first ? first.error : undefined;
  if (typeof error !== 'object' || error === null) return new EngineError('INTERNAL', text);
  const status = 'status' in error && typeof error.status === 'string' ? error.status : '';
  return new EngineError(
    isEngineErrorStatus(status) ? status : 'INTERNAL',
    'message' in error ? String(error.message) : text,
  );
}
