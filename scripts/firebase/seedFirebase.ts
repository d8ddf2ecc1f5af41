import { Timestamp } from 'firebase/firestore';
import type { Listing } from '../../src/domain/listings/Listing';
import type { Instant } from '../../src/domain/shared/Instant';
import { cardDocumentsOf } from '../../src/infrastructure/firebase/cards/cardDocumentsOf';
import { documentOfListing } from '../../src/infrastructure/firebase/documents/documentOfListing';
import { demoListings } from '../content/demoListings';
import { demoPeopleWithPhones, type DemoPerson } from './demoPeopleWithPhones';
import type { AdministrationWrite, FirestoreAdministration } from './FirestoreAdministration';
import { protoFieldsOf } from './protoValueOf';

/** A commit has at most 500 writes; a listing needs three. */
const LISTINGS_AT_ONCE = 100;

/** Writes the demo catalogue and its people as the same documents that publishing and signing in write. */
export async function seedFirebase(firestore: FirestoreAdministration, now: Instant): Promise<void> {
  await firestore.commit(demoPeopleWithPhones(now).flatMap(writesOfPerson));
  await seedListings(firestore, demoListings(now));
}

/** Writes public listings, each with its cards. */
export async function seedListings(firestore: FirestoreAdministration, listings: readonly Listing[]): Promise<void> {
  for (let done = 0; done < listings.length; done += LISTINGS_AT_ONCE) {
    await firestore.commit(listings.slice(done, done + LISTINGS_AT_ONCE).flatMap(writesOfListing));
  }
}

function writesOfPerson(person: DemoPerson): readonly AdministrationWrite[] {
  const { uid, displayName, photoURL } = person;
  const createdAt = Timestamp.fromMillis(person.createdAt);
  return [
    write(`users/${uid}`, { ...person, createdAt, updatedAt: createdAt }),
    write(`profiles/${uid}`, { displayName, photoURL, memberSince: createdAt }),
  ];
}

function writesOfListing(listing: Listing): readonly AdministrationWrite[] {
  const { dateCard, priceCard, byDate, byPrice } = cardDocumentsOf(listing);
  return [
    write(`listings/${listing.id}`, { ...documentOfListing(listing), dateCard, priceCard }),
    write(`cardsByDate/${dateCard}`, byDate),
    write(`cardsByPrice/${priceCard}`, byPrice),
  ];
}

function write(path: string, document: object): AdministrationWrite {
  return { path, fields: protoFieldsOf(document) };
}
