import { withMorningPush, type MorningPush, type NewMorningPush } from '../../../domain/notifications/MorningPush';
import type { Clock } from '../../shared/Clock';
import type { NotificationQueue } from '../NotificationQueue';
import type { PushDevices } from '../PushDevices';
import type { MorningPushes, PushedNews } from './MorningPushes';

/** What a push shows. */
export type ShownNews = Pick<NewMorningPush, 'title' | 'text' | 'tag' | 'path'>;

/** Enters pushes into a queue, from which `SendMorningPushes` sends them. */
export class QueuedMorningPushes<News> implements MorningPushes<News> {
  readonly #devices: Pick<PushDevices, 'of'>;
  readonly #queue: Pick<NotificationQueue<MorningPush>, 'change'>;
  readonly #write: (news: News) => ShownNews;
  readonly #clock: Clock;

  constructor(
    devices: Pick<PushDevices, 'of'>,
    queue: Pick<NotificationQueue<MorningPush>, 'change'>,
    write: (news: News) => ShownNews,
    clock: Clock,
  ) {
    this.#devices = devices;
    this.#queue = queue;
    this.#write = write;
    this.#clock = clock;
  }

  async reach(uid: string): Promise<boolean> {
    return (await this.#devices.of(uid, 1)).length > 0;
  }

  async enter({ news, ...of }: PushedNews<News>): Promise<void> {
    const push = { ...of, ...this.#write(news) };
    await this.#queue.change(of.recipientId, (entry) => withMorningPush(entry, push, this.#clock.now()));
  }
}
