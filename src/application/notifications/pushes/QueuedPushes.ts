import { withQueuedPush, type QueuedPush, type NewQueuedPush } from '../../../domain/notifications/QueuedPush';
import type { Clock } from '../../shared/Clock';
import type { NotificationQueue } from '../NotificationQueue';
import type { PushDevices } from '../PushDevices';
import type { PushChannel, PushedNews } from './PushChannel';

/** What a push shows. */
export type ShownNews = Pick<NewQueuedPush, 'title' | 'text' | 'tag' | 'path'>;

/** A queue of pushes, and the key under which it has an entry. */
export interface PushQueue {
  readonly queue: Pick<NotificationQueue<QueuedPush>, 'change'>;
  readonly keyOf: (push: Pick<QueuedPush, 'recipientId' | 'about'>) => string;
}

/** Enters pushes into a queue, from which `SendQueuedPushes` sends them. */
export class QueuedPushes<News> implements PushChannel<News> {
  readonly #devices: Pick<PushDevices, 'of'>;
  readonly #queue: PushQueue;
  readonly #write: (news: News) => ShownNews;
  readonly #clock: Clock;

  constructor(devices: Pick<PushDevices, 'of'>, queue: PushQueue, write: (news: News) => ShownNews, clock: Clock) {
    this.#devices = devices;
    this.#queue = queue;
    this.#write = write;
    this.#clock = clock;
  }

  async reach(uid: string): Promise<boolean> {
    return (await this.#devices.of(uid, 1)).length > 0;
  }

  async enter({ news, ...of }: PushedNews<News>): Promise<void> {
    const { queue, keyOf } = this.#queue;
    const push = { ...of, ...this.#write(news) };
    await queue.change(keyOf(of), (entry) => withQueuedPush(entry, push, this.#clock.now()));
  }
}
