import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, terminate, type Firestore } from 'firebase/firestore';
import { inject, onTestFinished } from 'vitest';

// Tests cause errors on purpose.
setLogLevel('silent');

export interface FirestoreProject {
  readonly projectId: string;
  /** A new client of the SDK, signed in as this person; null: signed out. */
  client(uid: string | null): Firestore;
  /** A request to the test server itself, below `/emulator/v1/projects/{p}`. */
  control(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
}

/** A new project on the test server, with its own rules. */
export async function aFirestoreProject(rules: string): Promise<FirestoreProject> {
  const projectId = `demo-${crypto.randomUUID()}`;
  const control: FirestoreProject['control'] = async (method, path, body) => {
    const address = `http://127.0.0.1:${inject('testServerPort')}/emulator/v1/projects/${projectId}${path}`;
    const answer = await fetch(address, { method, body: body === undefined ? null : JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  await control('PUT', ':securityRules', { rules: { files: [{ name: 'firestore.rules', content: rules }] } });
  return { projectId, control, client: (uid) => aClient(projectId, uid) };
}

function aClient(projectId: string, uid: string | null): Firestore {
  const app = initializeApp({ projectId, apiKey: 'demo' }, crypto.randomUUID());
  const firestore = getFirestore(app);
  const identity = uid === null ? {} : { mockUserToken: { sub: uid } };
  connectFirestoreEmulator(firestore, '127.0.0.1', inject('testServerPort'), identity);
  onTestFinished(async () => {
    await terminate(firestore);
    await deleteApp(app);
  });
  return firestore;
}
