import type { PreparedPhoto } from '../../../../src/application/listings/PhotoRepository';
import type {
  MessageOfPhoto,
  PhotoUploadQueue,
  QueuedPhoto,
} from '../../../../src/application/messaging/PhotoUploadQueue';
import type { Clock } from '../../../../src/application/shared/Clock';
import { DAY, type Instant } from '../../../../src/domain/shared/Instant';
import type { Result } from '../../../../src/domain/shared/Result';
import { somePreparedPhoto } from '../../builders/somePreparedPhoto';

interface Entry extends MessageOfPhoto {
  readonly photo: PreparedPhoto;
  readonly queuedAt: Instant;
}

export class InMemoryPhotoUploadQueue implements PhotoUploadQueue {
  readonly #clock: Clock;
  #entries: readonly Entry[];
  /** Resolves when all work begun so far has ended. */
  #turn: Promise<unknown> = Promise.resolve();

  /** `ids`: messages of Karim’s whose photos have been queued since 1970. */
  constructor(ids: readonly string[] = [], clock: Clock = { now: () => DAY }) {
    this.#entries = ids.map((id) => ({ authorId: 'karim', id, photo: somePreparedPhoto, queuedAt: 0 }));
    this.#clock = clock;
  }

  /** The messages whose photos are queued. */
  get ids(): readonly string[] {
    return this.#entries.map(({ id }) => id);
  }

  async add({ authorId, id }: MessageOfPhoto, photo: PreparedPhoto): Promise<QueuedPhoto> {
    this.#entries = [...this.#entries, { authorId, id, photo, queuedAt: this.#clock.now() }];
    return { photo: { id, width: photo.width, height: photo.height, url: 'data:small' }, isPersisted: true };
  }

  process<Failure extends string>(
    message: MessageOfPhoto,
    work: (photo: PreparedPhoto | null) => Promise<Result<void, Failure>>,
  ): Promise<Result<void, Failure>> {
    const done = this.#turn.then(async () => {
      const outcome = await work(this.#entries.find((entry) => isOf(entry, message))?.photo ?? null);
      if (outcome.ok) await this.remove(message);
      return outcome;
    });
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async remove(message: MessageOfPhoto): Promise<void> {
    this.#entries = this.#entries.filter((entry) => !isOf(entry, message));
  }

  async removeOrphans(uid: string, messageIds: readonly string[]): Promise<void> {
    const latest = this.#clock.now() - DAY;
    this.#entries = this.#entries.filter(
      ({ authorId, id, queuedAt }) => authorId !== uid || messageIds.includes(id) || queuedAt > latest,
    );
  }

  async removeAll(uid: string): Promise<void> {
    this.#entries = this.#entries.filter(({ authorId }) => authorId !== uid);
  }
}

function isOf(entry: MessageOfPhoto, { authorId, id }: MessageOfPhoto): boolean {
  return entry.authorId === authorId && entry.id === id;
}
