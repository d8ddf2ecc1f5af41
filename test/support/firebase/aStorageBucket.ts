import { deleteApp, initializeApp } from 'firebase/app';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import * as v from 'valibot';
import { inject, onTestFinished } from 'vitest';

export interface StorageTestBucket {
  /** A new client of the SDK, signed in as this person; null: signed out. */
  client(uid: string | null): FirebaseStorage;
  /** The number of bytes received since the last reset. */
  bytesReceived(): Promise<number>;
  resetCosts(): Promise<void>;
}

const costs = v.object({ bytesReceived: v.number() });

/** A bucket for this test on the test server, with its own rules. */
export async function aStorageBucket(rules: string): Promise<StorageTestBucket> {
  const name = `bucket-${crypto.randomUUID()}`;
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const address = `http://127.0.0.1:${inject('testServerPort')}${path}`;
    const answer = await fetch(address, { method, body: body === undefined ? null : JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  await ask('PUT', '/internal/setRules', {
    rules: { files: [{ name: 'storage.rules', content: rules, resource: name }] },
  });
  const costsPath = `/emulator/v1/buckets/${name}/costs`;
  return {
    client: (uid) => aClient(name, uid),
    bytesReceived: async () => v.parse(costs, await ask('GET', costsPath)).bytesReceived,
    resetCosts: async () => {
      await ask('DELETE', costsPath);
    },
  };
}

function aClient(storageBucket: string, uid: string | null): FirebaseStorage {
  const app = initializeApp({ projectId: 'demo-storage', storageBucket }, crypto.randomUUID());
  const storage = getStorage(app);
  const identity = uid === null ? {} : { mockUserToken: { sub: uid } };
  connectStorageEmulator(storage, '127.0.0.1', inject('testServerPort'), identity);
  onTestFinished(() => deleteApp(app));
  return storage;
}
