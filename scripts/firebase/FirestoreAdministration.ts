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

/** Writes as an administrator, to whom no rule applies, through Firestore's REST API. */
export class FirestoreAdministration {
  readonly #options: AdministrationOptions;

  constructor(options: AdministrationOptions) {
    this.#options = options;
  }

  /**
   * Commits all writes or none.
   * @throws with the server's message when it refuses.
   */
  async commit(writes: readonly AdministrationWrite[]): Promise<void> {
    const { projectId, emulator, accessToken } = this.#options;
    const documents = `projects/${projectId}/databases/(default)/documents`;
    const origin = emulator === undefined ? 'https://firestore.googleapis.com' : `http://${emulator}`;
    const answer = await fetch(`${origin}/v1/${documents}:commit`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await accessToken()}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ writes: writes.map((write) => protoOf(write, documents)) }),
    });
    if (!answer.ok) throw new Error(`Firestore refused (${answer.status}): ${await answer.text()}`);
  }
}

function protoOf({ path, fields, only, timed = [] }: AdministrationWrite, documents: string): object {
  return {
    update: { name: `${documents}/${path}`, fields },
    ...(only === undefined ? {} : { updateMask: { fieldPaths: only }, currentDocument: { exists: true } }),
    updateTransforms: timed.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}
