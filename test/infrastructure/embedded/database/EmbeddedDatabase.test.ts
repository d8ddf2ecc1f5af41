import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { EmbeddedBackendStatus } from '../../../../src/infrastructure/embedded/database/EmbeddedBackendStatus';
import { EmbeddedDatabase } from '../../../../src/infrastructure/embedded/database/EmbeddedDatabase';
import type { EmbeddedTransaction } from '../../../../src/infrastructure/embedded/database/EmbeddedSchema';
import { describeEmbeddedDatabase } from '../../../support/embedded/describeEmbeddedDatabase';
import { recordedEmissions } from '../../../support/doubles/recordedEmissions';
import { aDeferred } from '../../../support/doubles/aDeferred';
import { eventually } from '../../../support/time/eventually';

describeEmbeddedDatabase('on fake-indexeddb');

test('the database opens with its first use', async () => {
  const database = new EmbeddedDatabase({ name: await anExistingDatabase() });
  const open = vi.spyOn(indexedDB, 'open');
  expect(open).not.toHaveBeenCalled();
  await Promise.all([countSubscribers(database), countSubscribers(database)]);
  expect(open).toHaveBeenCalledTimes(1);
  open.mockRestore();
});

test.each([null, undefined])(
  'the database is unavailable when indexedDB is %s, and the status shows it',
  async (missing) => {
    const status = new EmbeddedBackendStatus();
    const database = new EmbeddedDatabase({ name: crypto.randomUUID(), status });
    vi.stubGlobal('indexedDB', missing);
    expect(await countSubscribers(database)).toEqual({ ok: false, failure: 'unavailable' });
    await recordedEmissions((listener) => status.subscribe(listener)).becomes({ kind: 'unavailable' });
    vi.unstubAllGlobals();
  },
);

test.each(['SecurityError', 'InvalidStateError', 'UnknownError'])(
  'the database is unavailable when opening fails with %s, and the next use tries again',
  async (errorName) => {
    const status = new EmbeddedBackendStatus();
    const database = new EmbeddedDatabase({ name: crypto.randomUUID(), status });
    const states = recordedEmissions((listener) => status.subscribe(listener));
    const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('', errorName);
    });
    expect(await countSubscribers(database)).toEqual({ ok: false, failure: 'unavailable' });
    expect(await countSubscribers(database)).toEqual({ ok: true, value: 0 });
    expect(states.all).toEqual([{ kind: 'starting' }, { kind: 'unavailable' }, { kind: 'starting' }]);
    open.mockRestore();
  },
);

test('a reading that the browser aborts leaves no unhandled rejection', async () => {
  const database = new EmbeddedDatabase({ name: crypto.randomUUID() });
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const ended = await database.read(async (connection) => {
    const transaction = connection.transaction('newsletter_subscribers');
    const counting = transaction.store.count();
    transaction.abort();
    return counting;
  });
  expect(ended).toMatchObject({ ok: false });
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('a transaction without room is rolled back, and the status stays full until one succeeds', async () => {
  const status = new EmbeddedBackendStatus();
  const database = new EmbeddedDatabase({ name: crypto.randomUUID(), status });
  const states = recordedEmissions((listener) => status.subscribe(listener));
  const written = await database.write(['newsletter_subscribers'], async (transaction) => {
    await addSubscriber(transaction, 'a@b.fr');
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(written).toEqual({ ok: false, failure: 'full' });
  expect(await countSubscribers(database)).toEqual({ ok: true, value: 0 });
  await states.becomes({ kind: 'full' });
  await database.write(['newsletter_subscribers'], (transaction) => addSubscriber(transaction, 'a@b.fr'));
  await states.becomes({ kind: 'starting' });
});

test('an unexpected error becomes unknown and is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const database = new EmbeddedDatabase({ name: crypto.randomUUID() });
  const twice = await database.write(['newsletter_subscribers'], async (transaction) => {
    await Promise.all([addSubscriber(transaction, 'a@b.fr'), addSubscriber(transaction, 'a@b.fr')]);
  });
  expect(twice).toEqual({ ok: false, failure: 'unknown' });
  expect(logged.mock.lastCall).toEqual([
    'Erreur non gérée de la base de données de ce navigateur.',
    expect.objectContaining({ name: 'ConstraintError' }),
  ]);
  expect(await countSubscribers(database)).toEqual({ ok: true, value: 0 });
  logged.mockRestore();
});

test('the database can be closed before opening and after a failed opening', async () => {
  const database = new EmbeddedDatabase({ name: crypto.randomUUID() });
  await database.close();
  vi.stubGlobal('indexedDB', null);
  await Promise.all([countSubscribers(database), database.close()]);
  vi.unstubAllGlobals();
  expect(await countSubscribers(database)).toEqual({ ok: true, value: 0 });
});

const limits = { read: 30, write: 30 };

/** An opening that the browser never answers. */
const silentOpening = () => new IDBOpenDBRequest();

/** The request, whose success is announced only then. */
function delayed(request: IDBOpenDBRequest, then: Promise<void>): IDBOpenDBRequest {
  const add = request.addEventListener.bind(request);
  request.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
    const announce: EventListener = (event) =>
      void (typeof listener === 'function' ? listener(event) : listener.handleEvent(event));
    add(type, type === 'success' ? (event) => void then.then(() => announce(event)) : announce);
  };
  return request;
}

test('a database that never opens fails with a timeout after two attempts, and the next use opens it', async () => {
  const status = new EmbeddedBackendStatus();
  const database = new EmbeddedDatabase({ name: crypto.randomUUID(), status, limits });
  const states = recordedEmissions((listener) => status.subscribe(listener));
  const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(silentOpening).mockImplementationOnce(silentOpening);
  const uses = await Promise.all([countSubscribers(database), countSubscribers(database)]);
  expect(uses).toEqual([
    { ok: false, failure: 'timeout' },
    { ok: false, failure: 'timeout' },
  ]);
  expect(open).toHaveBeenCalledTimes(2);
  expect(await countSubscribers(database)).toEqual({ ok: true, value: 0 });
  expect(states.all).toEqual([{ kind: 'starting' }, { kind: 'timeout' }, { kind: 'starting' }]);
  open.mockRestore();
});

test('an opening that is not answered is retried, for reading and for writing', async () => {
  const database = new EmbeddedDatabase({ name: await anExistingDatabase(), limits });
  const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(silentOpening);
  const write = database.write(['newsletter_subscribers'], (transaction) => addSubscriber(transaction, 'a@b.fr'));
  expect(await write).toEqual({ ok: true, value: 'a@b.fr' });
  expect(await countSubscribers(database)).toEqual({ ok: true, value: 1 });
  expect(open).toHaveBeenCalledTimes(2);
  open.mockRestore();
});

test('a read that is not answered is retried on a new connection, then fails with a timeout', async () => {
  const database = new EmbeddedDatabase({ name: await anExistingDatabase(), limits });
  const open = vi.spyOn(indexedDB, 'open');
  const work = vi.fn(() => new Promise<never>(() => undefined));
  expect(await database.read(work)).toEqual({ ok: false, failure: 'timeout' });
  expect(work).toHaveBeenCalledTimes(2);
  expect(open).toHaveBeenCalledTimes(2);
  open.mockRestore();
});

test('an opening that succeeds after its limit is used, and clears the timeout from the status', async () => {
  const status = new EmbeddedBackendStatus();
  const database = new EmbeddedDatabase({ name: await anExistingDatabase(), status, limits });
  const states = recordedEmissions((listener) => status.subscribe(listener));
  const answer = aDeferred<void>();
  const original = indexedDB.open.bind(indexedDB);
  const delayedOpening = (name: string, version?: number) => delayed(original(name, version), answer.promise);
  const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(silentOpening).mockImplementationOnce(delayedOpening);
  expect(await countSubscribers(database)).toEqual({ ok: false, failure: 'timeout' });
  const openings = vi.fn();
  database.subscribeToOpenings(openings);
  answer.resolve();
  await eventually(() => expect(openings).toHaveBeenCalledOnce());
  expect(await countSubscribers(database)).toEqual({ ok: true, value: 0 });
  expect(open).toHaveBeenCalledTimes(2);
  expect(states.all.at(-1)).toEqual({ kind: 'starting' });
  open.mockRestore();
});

test('a write that takes too long is aborted, and nothing of it is stored', async () => {
  const database = new EmbeddedDatabase({ name: crypto.randomUUID(), limits });
  const written = await database.write(['newsletter_subscribers'], async (transaction) => {
    await addSubscriber(transaction, 'a@b.fr');
    // Sends requests until it is aborted.
    for (;;) await transaction.objectStore('newsletter_subscribers').count();
  });
  expect(written).toEqual({ ok: false, failure: 'timeout' });
  expect(await countSubscribers(database)).toEqual({ ok: true, value: 0 });
});

/** The name of a database of the latest version. */
async function anExistingDatabase(): Promise<string> {
  const name = crypto.randomUUID();
  const database = new EmbeddedDatabase({ name });
  await countSubscribers(database);
  await database.close();
  return name;
}

function countSubscribers(database: EmbeddedDatabase) {
  return database.read((connection) => connection.count('newsletter_subscribers'));
}

function addSubscriber(transaction: EmbeddedTransaction<['newsletter_subscribers']>, email: string): Promise<string> {
  return transaction.objectStore('newsletter_subscribers').add({ email, subscribed_at: 1, source: 'test' });
}
