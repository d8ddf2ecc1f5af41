import type { SubscriberRepository } from '../../../../src/application/newsletter/SubscriberRepository';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { Page } from '../../../../src/application/shared/Page';
import type { Subscriber } from '../../../../src/domain/newsletter/Subscriber';
import type { EmailAddress } from '../../../../src/domain/shared/EmailAddress';
import { failure, success } from '../../../../src/domain/shared/Result';

export class InMemorySubscriberRepository implements SubscriberRepository {
  readonly #subscribers: Map<string, Subscriber>;
  readonly #isAdmin: boolean;

  constructor(subscribers = new Map<string, Subscriber>(), isAdmin = true) {
    this.#subscribers = subscribers;
    this.#isAdmin = isAdmin;
  }

  get subscribers(): readonly Subscriber[] {
    return [...this.#subscribers.values()].toSorted(
      (one, other) => other.subscribedAt - one.subscribedAt || (one.id < other.id ? 1 : -1),
    );
  }

  async count(): Promise<BackendResult<number>> {
    return this.#isAdmin ? success(this.#subscribers.size) : failure('denied');
  }

  give(...subscribers: readonly Subscriber[]): void {
    for (const subscriber of subscribers) this.#subscribers.set(subscriber.id, subscriber);
  }

  async page(after: string | null, limit: number): Promise<BackendResult<Page<Subscriber>>> {
    if (!this.#isAdmin) return failure('denied');
    const [time, id = ''] = (after ?? 'Infinity').split(' ');
    const rest = this.subscribers.filter(
      (one) => one.subscribedAt < Number(time) || (one.subscribedAt === Number(time) && one.id < id),
    );
    const items = rest.slice(0, limit);
    const last = items.at(-1);
    return success({
      items,
      next: last === undefined || items.length < limit ? null : `${last.subscribedAt} ${last.id}`,
    });
  }

  async find({ value }: EmailAddress): Promise<BackendResult<Subscriber | null>> {
    return this.#isAdmin ? success(this.#subscribers.get(value) ?? null) : failure('denied');
  }

  async remove(id: string): Promise<BackendResult<void>> {
    if (!this.#isAdmin) return failure('denied');
    this.#subscribers.delete(id);
    return success();
  }
}
