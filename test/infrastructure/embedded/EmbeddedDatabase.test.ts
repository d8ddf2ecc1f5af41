import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { EmbeddedDatabase } from '../../../src/infrastructure/embedded/EmbeddedDatabase';

test('keeps nothing of a transaction whose work fails', async () => {
  const database = new EmbeddedDatabase({ name: crypto.randomUUID() });
  const written = await database.write(['newsletterSubscribers'], async (transaction) => {
    await transaction.objectStore('newsletterSubscribers').add({ email: 'a@b.fr', subscribedAt: 1, source: 'test' });
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(written).toEqual({ ok: false, failure: 'full' });
  expect(await database.read((connection) => connection.count('newsletterSubscribers'))).toEqual({ ok: true, value: 0 });
});
