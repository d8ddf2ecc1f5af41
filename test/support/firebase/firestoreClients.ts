import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, terminate, type Firestore } from 'firebase/firestore';
import { inject, onTestFinished } from 'vitest';

// What tests break and refuse on purpose is not worth a line.
setLogLevel('silent');

export interface FirestoreProject {
  readonly projectId: string;
  /** The SDK as one more person; null: signed out. */
  client(uid: string | null): Firestore;
  /** Asks the test server itself, below `/emulator/v1/projects/{p}`. */
  control(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
}

/** A project of the test's own on the test server, with rules of its own. */
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
