import { expect, onTestFinished, test } from 'vitest';
import { aListing } from '../../support/builders/aListing';
import { listingsOf } from '../../support/embedded/embeddedBackends';
import { embeddedTabs } from '../../support/embedded/embeddedTabs';

test('a worker gets a listing that the window publishes, and finds it in the database', async () => {
  const name = crypto.randomUUID();
  const tab = embeddedTabs(name)();
  const worker = startWorker(name);
  const messages: unknown[] = [];
  worker.onmessage = ({ data }: MessageEvent<unknown>) => messages.push(data);
  await expect.poll(() => messages).toEqual(['ready']);
  await listingsOf(tab).publish(aListing());
  await expect.poll(() => messages).toEqual(['ready', { ok: true, value: aListing().title }]);
});

function startWorker(name: string): Worker {
  const folder = `${location.origin}/src/infrastructure/embedded/database`;
  const source = `
    import { ChangeFeed } from '${folder}/ChangeFeed.ts';
    import { EmbeddedDatabase } from '${folder}/EmbeddedDatabase.ts';
    const database = new EmbeddedDatabase({ name: '${name}' });
    new ChangeFeed('${name}').subscribe(async ({ store, ids: [id] }) => {
      if (store === 'listings') postMessage(await database.read(async (connection) => (await connection.get('listings', id))?.title));
    });
    postMessage('ready');
  `;
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(address, { type: 'module' });
  onTestFinished(() => {
    worker.terminate();
    URL.revokeObjectURL(address);
  });
  return worker;
}
