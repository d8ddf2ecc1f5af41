import type {
  AddSubscriptionFailure,
  NewsletterRepository,
} from '../../../src/application/newsletter/NewsletterRepository';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { NewsletterSubscription } from '../../../src/domain/newsletter/NewsletterSubscription';
import { failure, success, type Result } from '../../../src/domain/shared/Result';

export class InMemoryNewsletterRepository implements NewsletterRepository {
  readonly #isAdmin: boolean;
  readonly #subscriptions: Map<string, NewsletterSubscription>;

  constructor(isAdmin = false, subscriptions = new Map<string, NewsletterSubscription>()) {
    this.#isAdmin = isAdmin;
    this.#subscriptions = subscriptions;
  }

  get subscriptions(): readonly NewsletterSubscription[] {
    return [...this.#subscriptions.values()];
  }

  async add(subscription: NewsletterSubscription): Promise<Result<void, AddSubscriptionFailure>> {
    if (this.#subscriptions.has(subscription.email.value)) return failure('already-subscribed');
    this.#subscriptions.set(subscription.email.value, subscription);
    return success();
  }

  async count(): Promise<BackendResult<number>> {
    return this.#isAdmin ? success(this.#subscriptions.size) : failure('denied');
  }
}
