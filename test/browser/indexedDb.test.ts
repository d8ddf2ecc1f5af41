import { assert, expect, test } from 'vitest';

test('browser tests run in a real browser, whose IndexedDB stores a blob whole', async () => {
  const database = await open('smoke');
  const store = database.transaction('things', 'readwrite').objectStore('things');
  await settled(store.put(new Blob(['vélo'], { type: 'text/plain' }), 'blob'));
  const stored: unknown = await settled(database.transaction('things').objectStore('things').get('blob'));
  database.close();
  assert(stored instanceof Blob);
  expect(await stored.text()).toBe('vélo');
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
