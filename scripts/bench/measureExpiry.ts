import { randomUUID } from 'node:crypto';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { Timestamp } from 'firebase/firestore';
import { expiryOf } from '../../src/domain/listings/lifecycle/lifetime';
import type { Listing } from '../../src/domain/listings/Listing';
import type { Instant } from '../../src/domain/shared/Instant';
import { cardIds } from '../../src/infrastructure/firebase/cards/cardIds';
import { documentOfListing } from '../../src/infrastructure/firebase/documents/documentOfListing';
import { findGoogleFirestore, startGoogleFirestore } from '../checks/googleFirestore';
import { demoListings } from '../content/demoListings';
import { FirestoreAdministration, type AdministrationWrite } from '../firebase/FirestoreAdministration';
import { localFirestore } from '../firebase/localFirestore';
import { protoFieldsOf } from '../firebase/protoValueOf';
import { expiryFunction } from '../functions/expiryFunction';

export interface ExpiryFigures {
  readonly server: string;
  readonly listings: number;
  readonly expired: number;
  readonly seconds: number;
  /** Documents read by the run; null: the server does not say. */
  readonly reads: number | null;
  /** What a second run, with nothing left to do, has read and how long it took in milliseconds. */
  readonly again: { readonly reads: number | null; readonly milliseconds: number };
  /** Cards, listings stored as online or reserved, and accounts that still count one. */
  readonly left: number;
}

/** A commit has at most 500 writes; a listing needs three. */
const LISTINGS_AT_ONCE = 100;
/** A shop, all of whose listings end together, and people with one or two. */
const OF_SHOP = 100;
const PEOPLE = 15_000;

/**
 * Expires listings of one midnight on the test server, and on Google’s emulator where it is installed. Their cards have no words, since whole ones
 * of 20,000 listings do not fit into the memory of the emulator.
 */
export async function* measureExpiry(listings: number): AsyncIterable<ExpiryFigures> {
  const server = await startTestServer(readFirebaseProject('.'));
  const host = `127.0.0.1:${server.port}`;
  yield await measureOn('test server', host, { listings, isBilled: true });
  await server.close();
  const found = findGoogleFirestore();
  if ('missing' in found) return;
  const google = await startGoogleFirestore(found.jar, 'firestore.rules');
  yield await measureOn('Google’s emulator', google.host, { listings, isBilled: false });
  google.stop();
}

interface Measured {
  readonly listings: number;
  readonly isBilled: boolean;
}

async function measureOn(name: string, host: string, { listings, isBilled }: Measured) {
  const projectId = `demo-${randomUUID()}`;
  const end = expiryOf(Date.now());
  await store(host, projectId, listings, end);
  const firestore = localFirestore(host, projectId);
  const tasks = expiryFunction({ firestore, now: () => end + performance.now() });
  const run = async () => {
    const begun = performance.now();
    if (isBilled) await billed(host, projectId);
    const { expired } = await tasks.expireListings();
    const milliseconds = Math.round(performance.now() - begun);
    return { expired, milliseconds, reads: isBilled ? await billed(host, projectId) : null };
  };
  const { expired, milliseconds, reads } = await run();
  const again = await run();
  const remaining = [
    firestore.collection('cardsByDate'),
    firestore.collection('cardsByPrice'),
    firestore.collection('listings').where('state', 'in', ['online', 'reserved']),
    firestore.collection('users').where('freeListingsCount', '>', 0),
  ];
  const counts = await Promise.all(remaining.map((query) => query.count().get()));
  const left = counts.reduce((sum, count) => sum + count.data().count, 0);
  await firestore.terminate();
  return { server: name, listings, expired, seconds: milliseconds / 1000, reads, again, left };
}

/** The documents that the test server has read since the last call. */
async function billed(host: string, projectId: string): Promise<number> {
  const address = `http://${host}/emulator/v1/projects/${projectId}/costs`;
  const { documentsRead } = (await (await fetch(address)).json()) as { readonly documentsRead: number };
  await fetch(address, { method: 'DELETE' });
  return documentsRead;
}

/** The demo catalogue again and again, with new ids and owners, one in twenty reserved. */
async function store(host: string, projectId: string, count: number, end: Instant): Promise<void> {
  const administration = new FirestoreAdministration({
    projectId,
    emulator: host,
    accessToken: () => Promise.resolve('owner'),
  });
  const catalogue = demoListings(Date.now());
  const counts = new Map<string, number>();
  for (let done = 0; done < count; done += LISTINGS_AT_ONCE) {
    const writes: AdministrationWrite[] = [];
    for (let at = done; at < Math.min(done + LISTINGS_AT_ONCE, count); at += 1) {
      const model = catalogue[at % catalogue.length];
      if (model === undefined) continue;
      const ownerId = at < OF_SHOP ? 'shop' : `person${at % PEOPLE}`;
      const state = at % 20 === 0 ? 'reserved' : 'online';
      writes.push(...writesOf({ ...model, id: `listing${at}`, ownerId, state, expiresAt: end }));
      counts.set(ownerId, (counts.get(ownerId) ?? 0) + 1);
    }
    await administration.commit(writes);
  }
  const accounts = [...counts].map(([uid, freeListingsCount]) =>
    write(`users/${uid}`, account(uid, freeListingsCount)),
  );
  for (let done = 0; done < accounts.length; done += 500) await administration.commit(accounts.slice(done, done + 500));
}

function writesOf(listing: Listing): readonly AdministrationWrite[] {
  const { dateCard, priceCard } = cardIds(listing);
  const { id: listingId, ownerId } = listing;
  const card = { listingId, ownerId, expiresAt: Timestamp.fromMillis(listing.expiresAt) };
  return [
    write(`listings/${listing.id}`, { ...documentOfListing(listing), dateCard, priceCard }),
    write(`cardsByDate/${dateCard}`, card),
    write(`cardsByPrice/${priceCard}`, card),
  ];
}

function account(uid: string, freeListingsCount: number): object {
  const at = Timestamp.fromMillis(0);
  const none = { phoneNumber: null, displayName: uid, email: null, photoURL: null };
  return { uid, ...none, createdAt: at, updatedAt: at, freeListingsCount, role: 'user' };
}

function write(path: string, document: object): AdministrationWrite {
  return { path, fields: protoFieldsOf(document) };
}
