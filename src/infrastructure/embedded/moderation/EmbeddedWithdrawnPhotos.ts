import type { EncodedPicture, PhotoRendition } from '../../../application/listings/PhotoRepository';
import type { WithdrawnPhotos } from '../../../application/moderation/WithdrawnPhotos';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Photo } from '../../../domain/listings/Photo';
import type { PhotoService } from '../../../domain/moderation/photoService';
import { failure, success } from '../../../domain/shared/Result';
import { asAdmin } from '../auth/asAdmin';
import type { EmbeddedSession } from '../auth/EmbeddedSession';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { PhotoRecord } from '../database/records';

export class EmbeddedWithdrawnPhotos implements WithdrawnPhotos {
  readonly #database: EmbeddedDatabase;
  readonly #session: Pick<EmbeddedSession, 'uid'>;

  constructor(database: EmbeddedDatabase, session: Pick<EmbeddedSession, 'uid'>) {
    this.#database = database;
    this.#session = session;
  }

  async countLeft(photos: readonly Photo[], wanted: PhotoService): Promise<BackendResult<number>> {
    const records = await this.#records(photos);
    return records.ok ? success(records.value.filter((record) => !isAs(wanted, record)).length) : records;
  }

  async change(photos: readonly Photo[], wanted: PhotoService): Promise<BackendResult<void>> {
    const records = await this.#records(photos);
    if (!records.ok) return records;
    const left = records.value.filter((record) => !isAs(wanted, record));
    if (left.some(({ ownerId }) => ownerId === this.#session.uid)) return failure('denied');
    return this.#database.write(['photos'], async (transaction) => {
      const store = transaction.objectStore('photos');
      for (const record of left) await store.put({ ...record, isWithdrawn: wanted === 'withdrawn' });
    });
  }

  async read(photo: Photo, rendition: PhotoRendition): Promise<EncodedPicture | null> {
    const records = await this.#records([photo]);
    const renditions = records.ok ? records.value[0]?.renditions : undefined;
    const blob = renditions?.[rendition] ?? renditions?.card;
    return blob === undefined ? null : { bytes: new Uint8Array(await blob.arrayBuffer()), type: blob.type };
  }

  #records(photos: readonly Photo[]): Promise<BackendResult<readonly PhotoRecord[]>> {
    return asAdmin(this.#database, this.#session, () =>
      this.#database.read(async (connection) => {
        const found = await Promise.all(photos.map(({ id }) => connection.get('photos', id)));
        return found.filter((record) => record !== undefined);
      }),
    );
  }
}

function isAs(wanted: PhotoService, { isWithdrawn = false }: PhotoRecord): boolean {
  return isWithdrawn === (wanted === 'withdrawn');
}
