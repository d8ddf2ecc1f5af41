import { photoPath } from '../../src/infrastructure/firebase/connection/photoAddress';
import { runCorrection } from './command';
import type { AdministrationDocument, FirestoreAdministration } from './FirestoreAdministration';
import { googleAccessToken } from './googleAccessToken';

const RENDITIONS = ['thumbnail', 'card', 'page'] as const;
const REMAINING = ['ownerId', 'state', 'publishedAt', 'updatedAt'];

/**
 * Turns deleted listings of former versions into tombstones (decision 010): empties the files of photos that no other listing shows,
 * then the documents, and deletes the notes of their buyers. Returns how many listings it changes; only counts them unless `isReal`.
 * Another run continues an interrupted one.
 */
export async function emptyDeletedListings(
  firestore: FirestoreAdministration,
  emptyFile: (path: string) => Promise<void>,
  isReal: boolean,
): Promise<number> {
  const listings = await firestore.list('listings');
  const shown = new Set(listings.filter((listing) => !isDeleted(listing)).flatMap(photoIdsOf));
  const full = listings.filter((listing) => isDeleted(listing) && !isTombstone(listing));
  if (!isReal) return full.length;
  for (const listing of full) {
    for (const id of photoIdsOf(listing)) {
      if (shown.has(id)) continue;
      for (const rendition of RENDITIONS) await emptyFile(photoPath(id, rendition));
    }
    const fields = Object.fromEntries(Object.entries(listing.fields).filter(([name]) => REMAINING.includes(name)));
    await firestore.commit([{ path: `listings/${listing.id}`, fields }], [`deals/${listing.id}`]);
  }
  return full.length;
}

function isDeleted({ fields }: AdministrationDocument): boolean {
  return fields.state?.stringValue === 'deleted';
}

function isTombstone({ fields }: AdministrationDocument): boolean {
  return Object.keys(fields).every((name) => REMAINING.includes(name));
}

function photoIdsOf({ fields }: AdministrationDocument): readonly string[] {
  const photos = fields.photos?.arrayValue as { readonly values?: readonly StoredPhoto[] } | undefined;
  return (photos?.values ?? []).flatMap(({ mapValue }) => mapValue?.fields?.id?.stringValue ?? []);
}

interface StoredPhoto {
  readonly mapValue?: { readonly fields?: { readonly id?: { readonly stringValue?: string } } };
}

/** An empty file keeps another picture from being stored under the path. */
function emptyFileIn(bucket: string): (path: string) => Promise<void> {
  return async (path) => {
    const query = new URLSearchParams({ uploadType: 'media', name: path });
    const answer = await fetch(`https://storage.googleapis.com/upload/storage/v1/b/${bucket}/o?${String(query)}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await googleAccessToken()}`, 'Content-Type': 'image/webp' },
      body: '',
    });
    if (!answer.ok) throw new Error(`Storage refused (${answer.status}): ${await answer.text()}`);
  };
}

await runCorrection(import.meta.url, 'listings', ({ bucket, firestore }, isReal) => {
  if (bucket === '') throw new Error('VITE_FIREBASE_STORAGE_BUCKET has no value: see .env.example.');
  return emptyDeletedListings(firestore, emptyFileIn(bucket), isReal);
});
