import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { disableNetwork, initializeFirestore, terminate, type Firestore } from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  documentCache,
  removeForeignDocuments,
  type DocumentReader,
} from '../../../../src/infrastructure/firebase/connection/storedDocuments';

// The SDK goes on asking an application that a test has closed.
setLogLevel('silent');

const OWNER = 'mbz_documents_of';
const LOCK = 'mbz_documents';
const claire: DocumentReader = { uid: 'claire', isAdmin: false };
const karim: DocumentReader = { uid: 'karim', isAdmin: false };

const request = navigator.locks.request.bind(navigator.locks);

/** The pages of a test that are open, as what closes them. */
const open = new Set<() => Promise<void>>();

const closeAll = async () => {
  await Promise.all([...open].map((close) => close()));
};

beforeEach(() => localStorage.removeItem(OWNER));
afterEach(closeAll);

function aPromise() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve: () => resolve() };
}

/** Opens a page where that person is signed in. */
async function openPage(reader: DocumentReader | null, name = 'stored') {
  const { promise: left, resolve: leave } = aPromise();
  // A page holds its locks as long as it is open, and all pages of a test are in one.
  const held = vi
    .spyOn(navigator.locks, 'request')
    .mockImplementation((lock: string, options: LockOptions, work: (granted: Lock | null) => unknown) =>
      request(lock, options, (granted) => Promise.race([work(granted), left])),
    );
  const app = initializeApp({ projectId: 'demo-stored', apiKey: 'demo' }, name);
  const firestore = initializeFirestore(app, { localCache: documentCache(reader) });
  const close = async () => {
    open.delete(close);
    leave();
    await terminate(firestore);
    await deleteApp(app);
  };
  open.add(close);
  // Of which nothing else is used.
  const auth: object = {
    onAuthStateChanged: (listener: (user: object | null) => void) => {
      listener(reader);
      return () => undefined;
    },
  };
  await removeForeignDocuments(firestore, auth as Auth, reader);
  held.mockRestore();
  return firestore;
}

/** Any reading stores something. */
async function read(firestore: Firestore): Promise<void> {
  await disableNetwork(firestore);
}

async function isSomethingStored(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name?.startsWith('firestore/stored/'));
}

/** A page on which that person has read is opened and closed. */
async function hasRead(reader: DocumentReader | null): Promise<void> {
  await read(await openPage(reader));
  await closeAll();
}

/** Another page is open until `closed`. */
function openAnother(closed: Promise<unknown>): Promise<unknown> {
  return new Promise((opened) => {
    void request(LOCK, { mode: 'shared' }, (lock) => {
      opened(lock);
      return closed;
    });
  });
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 200));

test('what a person has read is still stored when they open another page', async () => {
  await hasRead(claire);
  await openPage(claire);
  expect(await isSomethingStored()).toBe(true);
  expect(localStorage.getItem(OWNER)).toBe('claire');
});

test.each([
  ['nobody is signed in', null, null],
  ['somebody else is signed in', karim, 'karim'],
  ['the person has become an admin', { ...claire, isAdmin: true }, 'claire'],
])('what a person has read is removed by the next page on which %s', async (_, reader, owner) => {
  await hasRead(claire);
  await openPage(reader);
  expect(await isSomethingStored()).toBe(false);
  expect(localStorage.getItem(OWNER)).toBe(owner);
});

test('what a visitor has read stays stored for whoever signs in', async () => {
  await hasRead(null);
  await openPage(claire);
  expect(await isSomethingStored()).toBe(true);
});

test('the next page removes the documents even where the page that its tab leaves is gone a moment later', async () => {
  await hasRead(claire);
  await openAnother(aMoment());
  await openPage(null);
  expect(await isSomethingStored()).toBe(false);
  expect(localStorage.getItem(OWNER)).toBeNull();
});

test('documents stay while another page is open, and go with the next page that is opened alone', async () => {
  await hasRead(claire);
  const { promise: closed, resolve: closeOther } = aPromise();
  await openAnother(closed);
  await openPage(null);
  expect(await isSomethingStored()).toBe(true);
  await closeAll();
  closeOther();
  await openPage(null);
  expect(await isSomethingStored()).toBe(false);
});

test('the second of two pages that are opened at once does not remove what the first one has read since', async () => {
  await hasRead(claire);
  await openAnother(aMoment());
  const removing = vi.spyOn(indexedDB, 'deleteDatabase');
  await Promise.all([openPage(karim), openPage(karim, 'other')]);
  const removed = removing.mock.calls.filter(([name]) => name.startsWith('firestore/'));
  expect(removed).toHaveLength(1);
  removing.mockRestore();
});
