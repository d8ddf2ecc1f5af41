import { assert, expect, test } from 'vitest';

test('browser tests run in a real browser, with a real IndexedDB that keeps a blob whole', async () => {
  const database = await open('smoke');
  const store = database.transaction('things', 'readwrite').objectStore('things');
  await settled(store.put(new Blob(['vélo'], { type: 'text/plain' }), 'blob'));
  const kept: unknown = await settled(database.transaction('things').objectStore('things').get('blob'));
  database.close();
  assert(kept instanceof Blob);
  expect(await kept.text()).toBe('vélo');
});

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore('things');
  return settled(request);
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('refused'));
    };
  });
}
