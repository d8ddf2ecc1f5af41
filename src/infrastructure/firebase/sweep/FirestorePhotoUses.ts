import type { Firestore } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { PhotoUses } from '../../../application/listings/sweep/PhotoUses';
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

/** Reads all listings of the owner, the account, and a query for each thirty photos that those do not name. */
export class FirestorePhotoUses implements PhotoUses {
  readonly #firestore: Firestore;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async usedAmong(ownerId: string, photoIds: readonly string[]): Promise<ReadonlySet<string>> {
    const shown = new Set([...(await this.#ofListings(ownerId)), ...(await this.#portraits(ownerId))]);
    const sent = await this.#ofMessages(photoIds.filter((id) => !shown.has(id)));
    return new Set(photoIds.filter((id) => shown.has(id) || sent.has(id)));
  }

  async #ofListings(ownerId: string): Promise<readonly string[]> {
    const owned = this.#firestore.collection('listings').where('ownerId', '==', ownerId);
    const { docs } = await owned.select('state', 'photos').get();
    return docs.flatMap((document) => {
      const listing = required(listingPhotos, document);
      return 'photos' in listing ? listing.photos.map(({ id }) => id) : [];
    });
  }

  /** The account and its public profile name the same one, or have been changed one after the other. */
  async #portraits(ownerId: string): Promise<readonly string[]> {
    const references = ['users', 'profiles'].map((collection) => this.#firestore.doc(`${collection}/${ownerId}`));
    const documents = await this.#firestore.getAll(...references);
    return documents.flatMap((document) => {
      const photo = document.exists ? ownPhotoOf(required(portrait, document).photoURL) : null;
      return photo === null ? [] : photo.id;
    });
  }

  async #ofMessages(photoIds: readonly string[]): Promise<ReadonlySet<string>> {
    const sent = new Set<string>();
    for (let at = 0; at < photoIds.length; at += COMPARED_AT_ONCE) {
      const messages = this.#firestore
        .collectionGroup('messages')
        .where('photo.id', 'in', photoIds.slice(at, at + COMPARED_AT_ONCE));
      for (const document of (await messages.select('photo.id').get()).docs)
        sent.add(required(photoMessage, document).photo.id);
    }
    return sent;
  }
}

/** A malformed document may name any photo. */
function required<Value>(schema: v.GenericSchema<unknown, Value>, document: StoredDocument): Value {
  const read = readDocument(schema, document);
  if (read === null) throw new Error('A document that may name photos is malformed.');
  return read;
}
