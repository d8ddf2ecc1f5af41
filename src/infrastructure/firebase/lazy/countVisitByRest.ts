import type { FirebaseConfiguration } from '../connection/FirebaseConfiguration';

/**
 * Writes what `FirestoreVisitCounter` writes, through Firestore’s REST interface (documents:commit), without the SDK. Resolves to whether
 * the server took it.
 */
export async function countVisitByRest(
  { apiKey, emulator, projectId }: Pick<FirebaseConfiguration, 'apiKey' | 'emulator' | 'projectId'>,
  day: string,
): Promise<boolean> {
  const server = emulator === undefined ? 'https://firestore.googleapis.com' : `http://${emulator}`;
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const visit = {
    update: { name: `${documents}/analytics/${day}`, fields: { date: { stringValue: day } } },
    updateMask: { fieldPaths: ['date'] },
    updateTransforms: [
      { fieldPath: 'uniqueVisitors', increment: { integerValue: '1' } },
      { fieldPath: 'lastUpdated', setToServerValue: 'REQUEST_TIME' },
    ],
  };
  const answer = await fetch(`${server}/v1/${documents}:commit?key=${apiKey}`, {
    method: 'POST',
    body: JSON.stringify({ writes: [visit] }),
  }).catch(() => null);
  // Browsers keep a request open until its answer is read.
  await answer?.text().catch(() => '');
  return answer?.ok === true;
}
