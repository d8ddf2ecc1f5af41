import type { ProtoValue } from './protoValueOf';

export interface AdministrationOptions {
  readonly projectId: string;
  /** `host:port` of an emulator or test server. Default: production. */
  readonly emulator?: string;
  /** Returns an OAuth token of an administrator of the project; `owner` for an emulator. */
  readonly accessToken: () => Promise<string>;
}

/** One write of a commit; paths are relative: `users/karim`. */
export interface AdministrationWrite {
  readonly path: string;
  readonly fields: Readonly<Record<string, ProtoValue>>;
  /** Only these fields change, and the document must exist. Left out: the whole document is replaced. */
  readonly only?: readonly string[];
  /** Fields that are set to the time of the commit. */
  readonly timed?: readonly string[];
}

/** A document as Firestore's REST API returns it. */
export interface AdministrationDocument {
  readonly id: string;
  readonly fields: Readonly<Record<string, ProtoValue>>;
}

interface FoundDocument {
  readonly name: string;
  readonly fields?: AdministrationDocument['fields'];
}

/** Reads and writes as an administrator, to whom no rule applies, through Firestore's REST API. */
export class FirestoreAdministration {
  readonly #options: AdministrationOptions;

  constructor(options: AdministrationOptions) {
    this.#options = options;
  }

  /**
   * Commits all writes or none.
   * @throws with the server's message when it refuses.
   */
  async commit(writes: readonly AdministrationWrite[], deleted: readonly string[] = []): Promise<void> {
    const documents = this.#documents;
    const deletions = deleted.map((path) => ({ delete: `${documents}/${path}` }));
    await this.#post(':commit', { writes: [...writes.map((write) => protoOf(write, documents)), ...deletions] });
  }

  /** All documents of a collection: `users`, or `users/karim/favourites`. */
  async list(path: string): Promise<readonly AdministrationDocument[]> {
    const [, parent = '', collectionId] = /^(.*?)([^/]+)$/.exec(path) ?? [];
    const found = (await this.#post(`${`/${parent}`.replace(/\/$/, '')}:runQuery`, {
      structuredQuery: { from: [{ collectionId }] },
    })) as readonly { readonly document?: FoundDocument }[];
    return found.flatMap(({ document }) =>
      document === undefined ? [] : [{ id: document.name.split('/').at(-1) ?? '', fields: document.fields ?? {} }],
    );
  }

  /** Those of these documents that exist, by their paths. */
  async read(paths: readonly string[]): Promise<ReadonlyMap<string, AdministrationDocument['fields']>> {
    const documents = this.#documents;
    const answers = (await this.#post(':batchGet', {
      documents: paths.map((path) => `${documents}/${path}`),
    })) as readonly { readonly found?: FoundDocument }[];
    return new Map(
      answers.flatMap(({ found }) =>
        found === undefined ? [] : [[found.name.slice(documents.length + 1), found.fields ?? {}] as const],
      ),
    );
  }

  get #documents(): string {
    return `projects/${this.#options.projectId}/databases/(default)/documents`;
  }

  async #post(action: string, body: object): Promise<unknown> {
    const { emulator, accessToken } = this.#options;
    const origin = emulator === undefined ? 'https://firestore.googleapis.com' : `http://${emulator}`;
    const answer = await fetch(`${origin}/v1/${this.#documents}${action}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await accessToken()}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`Firestore refused (${answer.status}): ${await answer.text()}`);
    return answer.json();
  }
}

function protoOf({ path, fields, only, timed = [] }: AdministrationWrite, documents: string): object {
  return {
    update: { name: `${documents}/${path}`, fields },
    ...(only === undefined ? {} : { updateMask: { fieldPaths: only }, currentDocument: { exists: true } }),
    updateTransforms: timed.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}
