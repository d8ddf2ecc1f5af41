import { expect, test } from 'vitest';
import { afterFirstPaint } from '../../../src/infrastructure/browser/page/afterFirstPaint';
import { DemoCatalogueImport } from '../../../src/infrastructure/embedded/demo/DemoCatalogueImport';
import { withImportLock } from '../../../src/infrastructure/embedded/demo/withImportLock';
import { aDemoCatalogue, aDemoSource } from '../../support/embedded/aDemoCatalogue';
import { clockAtNoon } from '../../support/embedded/embeddedBackends';
import { embeddedTabs, type EmbeddedTab } from '../../support/embedded/embeddedTabs';
import { loadInAnotherTab } from '../../support/embedded/loadInAnotherTab';
import { eventually } from '../../support/time/eventually';

test('only one tab imports at a time', async () => {
  const elsewhere = await loadInAnotherTab('/src/infrastructure/embedded/demo/withImportLock.ts');
  const aloneElsewhere = elsewhere.withImportLock as typeof withImportLock;
  const events: string[] = [];
  let finish = (): void => undefined;
  const first = withImportLock(async () => {
    events.push('first begins');
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    events.push('first ends');
  });
  await expect.poll(() => events).toEqual(['first begins']);
  const second = aloneElsewhere(async () => {
    events.push('second begins');
  });
  await eventually(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
  finish();
  await Promise.all([first, second]);
  expect(events).toEqual(['first begins', 'first ends', 'second begins']);
});

test('two tabs that start together import the catalogue once', async () => {
  const openTab = embeddedTabs();
  const [here, there] = [openTab(), openTab()];
  const sizes: number[] = [];
  here.feed.subscribe(({ ids }) => sizes.push(ids.length));
  const [first, second] = [anImport(here), anImport(there)];
  await Promise.all([first.start(), second.start()]);
  expect(first.isOver && second.isOver).toBe(true);
  expect(await here.database.read((connection) => connection.count('listings'))).toEqual({ ok: true, value: 100 });
  await expect.poll(() => sizes).toEqual([40, 60]);
});

function anImport({ database, feed, status }: EmbeddedTab): DemoCatalogueImport {
  const source = aDemoSource(aDemoCatalogue(100), { untilIdle: afterFirstPaint });
  return new DemoCatalogueImport(database, feed, status, clockAtNoon, source);
}
