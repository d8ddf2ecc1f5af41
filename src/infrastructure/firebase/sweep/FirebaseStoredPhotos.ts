import type { Bucket, File } from '@google-cloud/storage';
import type { PhotoPortion, StoredPhoto, StoredPhotos } from '../../../application/listings/sweep/StoredPhotos';
import type { PhotoRendition } from '../../../application/listings/PhotoRepository';
import { ownerOfPhoto } from '../../../domain/listings/Photo';
import { isInstant, type Instant } from '../../../domain/shared/Instant';
import { photoPath } from '../connection/photoAddress';

const RENDITIONS = ['thumbnail', 'card', 'page'] as const satisfies readonly PhotoRendition[];
const FOLDER = 'photos/';
/** Files of one request; the most that Cloud Storage lists. */
const PAGE = 1000;

/** A photo, or what its files that were listed so far tell of it. */
type FoundPhoto = Pick<StoredPhoto, 'id'> & { readonly files: readonly FoundFile[] };

interface FoundFile {
  readonly rendition: PhotoRendition;
  readonly uploadedAt: Instant;
  readonly unusedSince: Instant | null;
}

/** Marks photos by the custom metadata `unusedSince` of their files, and empties files instead of deleting them (docs/decisions/013). */
export class FirebaseStoredPhotos implements StoredPhotos {
  readonly #bucket: Bucket;

  /** `bucket`: as an administrator, to whom no rule applies. */
  constructor(bucket: Bucket) {
    this.#bucket = bucket;
  }

  /** In the order of the names of files, in which those of a photo follow each other. Files of other names are passed over. */
  following(photoId: string | null): AsyncIterable<PhotoPortion> {
    // The files of a photo have a slash after its id; a zero is the next character.
    return this.#photosIn(FOLDER, photoId === null ? FOLDER : `${folderOf(photoId)}0`);
  }

  /** As `following`, of one person. */
  ownedBy(uid: string): AsyncIterable<PhotoPortion> {
    return this.#photosIn(`${FOLDER}${uid}/`);
  }

  async *#photosIn(prefix: string, startOffset = prefix): AsyncIterable<PhotoPortion> {
    let found: FoundPhoto[] = [];
    for (let pageToken: string | undefined; ;) {
      const [files, next] = await this.#bucket.getFiles({
        prefix,
        startOffset,
        autoPaginate: false,
        maxResults: PAGE,
        ...(pageToken === undefined ? {} : { pageToken }),
      });
      for (const file of files) found = withFile(found, file);
      pageToken = tokenOf(next);
      // The next page may go on with the files of the last photo.
      const portion = pageToken === undefined ? found : found.slice(0, -1);
      found = found.slice(portion.length);
      const last = portion.at(-1)?.id;
      if (last !== undefined) yield { photos: portion.flatMap(storedPhoto), last };
      if (pageToken === undefined) return;
    }
  }

  async mark({ id, renditions }: StoredPhoto, unusedSince: Instant | null): Promise<void> {
    const metadata = { unusedSince: unusedSince === null ? null : new Date(unusedSince).toISOString() };
    await Promise.all(
      renditions.map((rendition) =>
        this.#bucket.file(photoPath(id, rendition)).setMetadata({ metadata }).catch(unlessMissing),
      ),
    );
  }

  async empty({ id }: StoredPhoto): Promise<void> {
    await Promise.all(
      RENDITIONS.map((rendition) =>
        this.#bucket.file(photoPath(id, rendition)).save(Buffer.alloc(0), {
          contentType: 'image/webp',
          resumable: false,
          // The SDK deletes a file that it finds different, and another picture could take its place.
          validation: false,
        }),
      ),
    );
  }
}

/** The photos with one more file, which belongs to the last of them or to the next one. */
function withFile(found: FoundPhoto[], file: File): FoundPhoto[] {
  const [, ownerId, id, name] = /^photos\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(file.name) ?? [];
  const rendition = RENDITIONS.find((one) => one === name);
  if (ownerId === undefined || id === undefined || rendition === undefined || ownerOfPhoto(id) !== ownerId)
    return found;
  const files = contentOf(file, rendition);
  const last = found.at(-1);
  if (last?.id === id) found[found.length - 1] = { ...last, files: [...last.files, ...files] };
  else found.push({ id, files });
  return found;
}

/** An emptied file has nothing to sweep. */
function contentOf({ metadata }: File, rendition: PhotoRendition): readonly FoundFile[] {
  if (Number(metadata.size) === 0) return [];
  const uploadedAt = Date.parse(metadata.timeCreated ?? '');
  const unusedSince = Date.parse(String(metadata.metadata?.unusedSince ?? ''));
  return [{ rendition, uploadedAt, unusedSince: isInstant(unusedSince) ? unusedSince : null }];
}

function storedPhoto({ id, files }: FoundPhoto): StoredPhoto | readonly [] {
  if (files.length === 0) return [];
  const marks = files.flatMap(({ unusedSince }) => unusedSince ?? []);
  return {
    id,
    renditions: files.map(({ rendition }) => rendition),
    uploadedAt: Math.max(...files.map(({ uploadedAt }) => uploadedAt)),
    unusedSince: marks.length === 0 ? null : Math.min(...marks),
  };
}

function folderOf(photoId: string): string {
  return `${FOLDER}${ownerOfPhoto(photoId) ?? ''}/${photoId}`;
}

function tokenOf(next: unknown): string | undefined {
  return typeof next === 'object' && next !== null && 'pageToken' in next && typeof next.pageToken === 'string'
    ? next.pageToken
    : undefined;
}

function unlessMissing(error: unknown): void {
  if (!(error instanceof Error) || !('code' in error) || Number(error.code) !== 404) throw error;
}
