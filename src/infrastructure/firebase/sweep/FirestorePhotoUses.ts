import type { Firestore } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { PhotoUses } from '../../../application/listings/sweep/PhotoUses';
import { ownerOfPhoto } from '../../../domain/listings/Photo';
import { ownPhotoOf } from '../../../domain/listings/profilePhoto';
import { readDocument, type StoredDocument } from '../connection/readDocument';
import { deletedListing } from '../documents/listingSchemas';

/** Values that one query can compare with. */
const COMPARED_AT_ONCE = 30;

const named = v.object({ id: v.string() });
/** What a listing names, whatever else of it is malformed. */
const listingPhotos = v.union([deletedListing, v.object({ photos: v.array(named) })]);
const portrait = v.object({ photoURL: v.nullable(v.string()) });
const photoMessage = v.object({ photo: named });

/** Photos that are named, and owners of whom a document is malformed. */
interface Names {
  readonly photos: Set<string>;
  readonly unreadable: Set<string>;
}

/**
 * Reads all listings of the owners, their accounts and public profiles, and those messages with the photos that are not found there. A
 * query reads at least one document, as it is billed, for each thirty owners or photos.
 */
export class FirestorePhotoUses implements PhotoUses {
  readonly #firestore: Firestore;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async usedAmong(photoIds: readonly string[]): Promise<ReadonlySet<string>> {
    const owners = [...new Set(photoIds.flatMap((id) => ownerOfPhoto(id) ?? []))];
    if (owners.length === 0) return new Set();
    const names: Names = { photos: new Set(), unreadable: new Set() };
    await Promise.all([this.#readListings(owners, names), this.#readPortraits(owners, names)]);
    const isUsed = (id: string) => names.photos.has(id) || names.unreadable.has(ownerOfPhoto(id) ?? '');
    const sent = await this.#sentAmong(photoIds.filter((id) => !isUsed(id)));
    return new Set(photoIds.filter((id) => isUsed(id) || sent.has(id)));
  }

  async #readListings(owners: readonly string[], { photos, unreadable }: Names): Promise<void> {
    const listings = this.#firestore.collection('listings').select('ownerId', 'state', 'photos');
    const found = await Promise.all(portionsOf(owners).map((some) => listings.where('ownerId', 'in', some).get()));
    for (const document of found.flatMap(({ docs }) => docs)) {
      const listing = readDocument(listingPhotos, document);
      if (listing === null) unreadable.add(String(document.get('ownerId')));
      else if ('photos' in listing) for (const { id } of listing.photos) photos.add(id);
    }
  }

  /** The account and its public profile name the same one, or have been changed one after the other. */
  async #readPortraits(owners: readonly string[], { photos, unreadable }: Names): Promise<void> {
    const paths = owners.flatMap((uid) => [`users/${uid}`, `profiles/${uid}`]);
    const documents = await this.#firestore.getAll(...paths.map((path) => this.#firestore.doc(path)));
    for (const document of documents) {
      const account = document.exists ? readDocument(portrait, document) : { photoURL: null };
      const photo = ownPhotoOf(account?.photoURL ?? null);
      if (account === null) unreadable.add(document.id);
      else if (photo !== null) photos.add(photo.id);
    }
  }

  async #sentAmong(photoIds: readonly string[]): Promise<ReadonlySet<string>> {
    const messages = this.#firestore.collectionGroup('messages').select('photo.id');
    const found = await Promise.all(portionsOf(photoIds).map((some) => messages.where('photo.id', 'in', some).get()));
    return new Set(found.flatMap(({ docs }) => docs.map(photoOfMessage)));
  }
}

/** The query has compared it. */
function photoOfMessage(document: StoredDocument): string {
  return v.parse(photoMessage, document.data()).photo.id;
}

function portionsOf(values: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(values.length / COMPARED_AT_ONCE) }, (_, at) =>
    values.slice(at * COMPARED_AT_ONCE, (at + 1) * COMPARED_AT_ONCE),
  );
}
