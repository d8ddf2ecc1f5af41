import { scheduledConfirmationMail, type ConfirmationMail } from '../../../domain/notifications/ConfirmationMail';
import type { Clock } from '../../shared/Clock';
import type { IdGenerator } from '../../shared/IdGenerator';
import type { NotificationQueue } from '../NotificationQueue';
import type { PendingSubscriptions } from './PendingSubscriptions';

/** After a subscription to the newsletter was stored: lets its address be asked for a confirmation. It may be executed more than once for one, and late. */
export class ScheduleConfirmationMail {
  readonly #subscriptions: Pick<PendingSubscriptions, 'read' | 'openToken'>;
  readonly #queue: Pick<NotificationQueue<ConfirmationMail>, 'change'>;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;

  constructor(
    subscriptions: Pick<PendingSubscriptions, 'read' | 'openToken'>,
    queue: Pick<NotificationQueue<ConfirmationMail>, 'change'>,
    ids: IdGenerator,
    clock: Clock,
  ) {
    this.#subscriptions = subscriptions;
    this.#queue = queue;
    this.#ids = ids;
    this.#clock = clock;
  }

  /** The link of an earlier e-mail to the same address goes on working: the next e-mail may have to wait. */
  async execute(id: string): Promise<void> {
    const subscription = await this.#subscriptions.read(id);
    if (subscription === null) return;
    const token = (await this.#subscriptions.openToken(id)) ?? this.#ids.newId();
    await this.#queue.change(id, (mail) => scheduledConfirmationMail(mail, subscription, token, this.#clock.now()));
  }
}
