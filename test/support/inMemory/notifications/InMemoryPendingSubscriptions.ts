import type { ConfirmationLimits } from '../../../../src/application/notifications/confirmations/ConfirmationLimits';
import type { PendingSubscriptions } from '../../../../src/application/notifications/confirmations/PendingSubscriptions';
import type { PendingSubscription } from '../../../../src/domain/newsletter/PendingSubscription';
import type { ConfirmationMail } from '../../../../src/domain/notifications/ConfirmationMail';
import {
  countedConfirmation,
  dayOpensAt,
  mailboxOpensAt,
  type DayCount,
  type MailboxMark,
} from '../../../../src/domain/notifications/confirmationLimits';
import type { Instant } from '../../../../src/domain/shared/Instant';
import type { InMemoryNotificationQueue } from './InMemoryNotificationQueue';

export class InMemoryPendingSubscriptions implements PendingSubscriptions {
  readonly subscriptions = new Map<string, PendingSubscription>();
  /** Ids of subscriptions by the tokens of links. */
  readonly links = new Map<string, string>();
  readonly confirmed = new Set<string>();
  readonly #queue: InMemoryNotificationQueue<ConfirmationMail>;

  constructor(queue: InMemoryNotificationQueue<ConfirmationMail>) {
    this.#queue = queue;
  }

  async read(id: string): Promise<PendingSubscription | null> {
    return this.confirmed.has(id) ? null : (this.subscriptions.get(id) ?? null);
  }

  async openToken(id: string): Promise<string | null> {
    return [...this.links].find(([, subscriber]) => subscriber === id)?.[0] ?? null;
  }

  async open(token: string, id: string): Promise<void> {
    this.links.set(token, id);
  }

  async end({ subscriberId, subscribedAt, step }: ConfirmationMail): Promise<void> {
    const current = this.#queue.of(subscriberId);
    if (current?.subscribedAt !== subscribedAt || current.step !== step) return;
    await this.#queue.remove(subscriberId);
    for (const [token, id] of this.links) if (id === subscriberId) this.links.delete(token);
    const stored = await this.read(subscriberId);
    if (stored?.subscribedAt === subscribedAt) this.subscriptions.delete(subscriberId);
  }
}

export class InMemoryConfirmationLimits implements ConfirmationLimits {
  readonly #marks = new Map<string, MailboxMark>();
  #count: DayCount | null = null;

  async take(mailbox: string, mail: string, now: Instant): Promise<Instant | null> {
    const opensAt = Math.max(mailboxOpensAt(this.#marks.get(mailbox) ?? null, mail, now), dayOpensAt(this.#count, now));
    if (opensAt > now) return opensAt;
    this.#marks.set(mailbox, { mail, at: now });
    this.#count = countedConfirmation(this.#count, now);
    return null;
  }
}
