import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { FirestoreAdministration } from '../../../scripts/firebase/FirestoreAdministration';
import { AnonymousReader } from '../../../src/infrastructure/firebase/rendering/AnonymousReader';

export interface ReadProject {
  readonly projectId: string;
  readonly administration: FirestoreAdministration;
  readonly reader: AnonymousReader;
}

/** A new project on an emulator of Firestore, under the rules of the repository, for tests in Node; `host`: as `127.0.0.1:8080`. */
export async function anEmulatorProject(host: string): Promise<ReadProject> {
  const projectId = `demo-${randomUUID()}`;
  const files = [{ name: 'firestore.rules', content: readFileSync('firestore.rules', 'utf8') }];
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ rules: { files } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return {
    projectId,
    administration: new FirestoreAdministration({
      projectId,
      emulator: host,
      accessToken: () => Promise.resolve('owner'),
    }),
    reader: new AnonymousReader({ projectId, appId: '1:0:web:0', emulator: host }),
  };
}
