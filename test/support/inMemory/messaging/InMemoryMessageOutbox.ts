import type { MessageOutbox, QueuedMessage } from '../../../../src/application/messaging/MessageOutbox';
import type { Unsubscribe } from '../../../../src/application/shared/Unsubscribe';

interface Subscription {
  readonly outbox: InMemoryMessageOutbox;
  readonly uid: string;
  readonly listener: (isElsewhere: boolean) => void;
}

export class InMemoryMessageOutbox implements MessageOutbox {
  /** Shared by the tabs of one browser. */
  #browser: { queue: readonly QueuedMessage[]; readonly subscriptions: Set<Subscription> };

  constructor(...messages: readonly QueuedMessage[]) {
    this.#browser = { queue: messages, subscriptions: new Set() };
  }

  /** The outbox of another tab of this browser. */
  inOtherTab(): InMemoryMessageOutbox {
    const other = new InMemoryMessageOutbox();
    other.#browser = this.#browser;
    return other;
  }

  of(uid: string): readonly QueuedMessage[] {
    return this.#browser.queue.filter(({ authorId }) => authorId === uid);
  }

  subscribe(uid: string, listener: (isElsewhere: boolean) => void): Unsubscribe {
    const subscription = { outbox: this, uid, listener };
    this.#browser.subscriptions.add(subscription);
    return () => void this.#browser.subscriptions.delete(subscription);
  }

  add(message: QueuedMessage): void {
    if (this.#find(message) === undefined) this.#replace(message, [...this.#browser.queue, message]);
  }

  change(message: QueuedMessage): void {
    const known = this.#find(message);
    if (known === undefined) return;
    this.#replace(
      message,
      this.#browser.queue.map((one) => (one === known ? message : one)),
    );
  }

  remove(message: Pick<QueuedMessage, 'id' | 'authorId'>): void {
    const known = this.#find(message);
    if (known === undefined) return;
    this.#replace(
      message,
      this.#browser.queue.filter((one) => one !== known),
    );
  }

  #find({ id, authorId }: Pick<QueuedMessage, 'id' | 'authorId'>): QueuedMessage | undefined {
    return this.of(authorId).find((one) => one.id === id);
  }

  #replace({ authorId }: Pick<QueuedMessage, 'authorId'>, queue: readonly QueuedMessage[]): void {
    this.#browser.queue = queue;
    for (const { outbox, uid, listener } of [...this.#browser.subscriptions])
      if (uid === authorId) listener(outbox !== this);
  }
}
