import { initializeServerApp, setLogLevel } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { codeOf } from '../connection/errorKindOf';
import type { FirebaseConfiguration } from '../connection/FirebaseConfiguration';

/** Returns a valid token of App Check. */
export type AppCheckToken = () => Promise<string>;

/** A query as Firestore's REST interface takes it. */
export type StructuredQuery = Readonly<Record<string, unknown>>;

export interface RestDocument {
  readonly name: string;
  readonly fields?: unknown;
}

/**
 * Reads Firestore on a server as a visitor, without any rights: what the rules keep from visitors, it cannot read either. It sends no API
 * key, since that may be restricted to pages of the site.
 */
export class AnonymousReader {
  readonly #configuration: Pick<FirebaseConfiguration, 'projectId' | 'appId' | 'emulator'>;
  readonly #appCheckToken: AppCheckToken | undefined;
  #connected: { readonly token: string | undefined; readonly firestore: Firestore } | null = null;

  constructor(
    configuration: Pick<FirebaseConfiguration, 'projectId' | 'appId' | 'emulator'>,
    appCheckToken?: AppCheckToken,
  ) {
    this.#configuration = configuration;
    this.#appCheckToken = appCheckToken;
  }

  async firestore(): Promise<Firestore> {
    const token = await this.#appCheckToken?.();
    if (this.#connected === null || this.#connected.token !== token)
      this.#connected = { token, firestore: this.#connect(token) };
    return this.#connected.firestore;
  }

  /** Null: there is none, or there cannot be one of this id. */
  async document(collection: string, id: string): Promise<QueryDocumentSnapshot | null> {
    if (!isDocumentId(id)) return null;
    const read = await getDoc(doc(await this.firestore(), collection, id));
    return read.exists() ? read : null;
  }

  /** As `document`; null too where a visitor may not read it. */
  async documentIfShown(collection: string, id: string): Promise<QueryDocumentSnapshot | null> {
    try {
      return await this.document(collection, id);
    } catch (error) {
      if (codeOf(error) === 'permission-denied') return null;
      throw error;
    }
  }

  /** What Firestore calls a document. */
  nameOf(path: string): string {
    return `projects/${this.#configuration.projectId}/databases/(default)/documents/${path}`;
  }

  /**
   * The documents that a query finds, through Firestore's REST interface: unlike the SDK, it can leave out fields.
   * @throws an error with the code that the SDK would give it.
   */
  async query(structuredQuery: StructuredQuery): Promise<readonly RestDocument[]> {
    const { emulator } = this.#configuration;
    const server = emulator === undefined ? 'https://firestore.googleapis.com' : `http://${emulator}`;
    const token = await this.#appCheckToken?.();
    const answer = await fetch(`${server}/v1/${this.nameOf('').slice(0, -1)}:runQuery`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { 'X-Firebase-AppCheck': token }),
      },
      body: JSON.stringify({ structuredQuery }),
    }).catch((error: unknown) => {
      throw withCode('unavailable', String(error));
    });
    if (!answer.ok) throw withCode(codeOfStatus(answer.status), await answer.text());
    const found = (await answer.json()) as readonly { readonly document?: RestDocument }[];
    return found.flatMap(({ document }) => (document === undefined ? [] : [document]));
  }

  #connect(appCheckToken: string | undefined): Firestore {
    const { projectId, appId, emulator } = this.#configuration;
    // The caller logs errors: a listing that is not shown is none.
    setLogLevel('silent');
    // The SDK takes options without a key for an application; it sends none that is empty.
    const app = initializeServerApp(
      { apiKey: '', projectId, appId },
      appCheckToken === undefined ? {} : { appCheckToken },
    );
    const firestore = getFirestore(app);
    if (emulator !== undefined) {
      const { hostname, port } = new URL(`http://${emulator}`);
      connectFirestoreEmulator(firestore, hostname, Number(port));
    }
    return firestore;
  }
}

/** Addresses come from anybody: Firestore refuses other ids (https://firebase.google.com/docs/firestore/quotas). */
function isDocumentId(id: string): boolean {
  return id !== '' && id.length <= 500 && !id.includes('/') && !/^(\.{1,2}|__.*__)$/.test(id);
}

function withCode(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

function codeOfStatus(status: number): string {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'permission-denied';
  if (status === 429) return 'resource-exhausted';
  return status >= 500 ? 'unavailable' : 'invalid-argument';
}
