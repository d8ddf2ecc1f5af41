import type {
  AddSubscriptionFailure,
  ConfirmSubscriptionFailure,
  NewsletterRepository,
  RemoveSubscriptionFailure,
} from '../../../../src/application/newsletter/NewsletterRepository';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { NewsletterSubscription } from '../../../../src/domain/newsletter/NewsletterSubscription';
import type { EmailAddress } from '../../../../src/domain/shared/EmailAddress';
import { failure, success, type Result } from '../../../../src/domain/shared/Result';

interface Visitor {
  readonly isAdmin?: boolean;
  readonly confirmedAddress?: string;
}

export class InMemoryNewsletterRepository implements NewsletterRepository {
  readonly #visitor: Visitor;
  readonly #subscriptions: Map<string, NewsletterSubscription>;

  /** The confirmed addresses. */
  readonly confirmed = new Set<string>();
  /** Addresses by the tokens of the links that were sent to them. */
  readonly #links: Map<string, string>;

  constructor(
    visitor: Visitor = {},
    subscriptions = new Map<string, NewsletterSubscription>(),
    links = new Map<string, string>(),
  ) {
    this.#visitor = visitor;
    this.#subscriptions = subscriptions;
    this.#links = links;
  }

  get subscriptions(): readonly NewsletterSubscription[] {
    return [...this.#subscriptions.values()];
  }

  async add(subscription: NewsletterSubscription): Promise<Result<void, AddSubscriptionFailure>> {
    if (this.#subscriptions.has(subscription.email.value)) return failure('already-subscribed');
    this.#subscriptions.set(subscription.email.value, subscription);
    return success();
  }

  async remove(token: string): Promise<Result<void, RemoveSubscriptionFailure>> {
    const found = this.subscriptions.find(({ unsubscribeToken }) => unsubscribeToken === token);
    if (found === undefined) return failure('not-subscribed');
    this.#subscriptions.delete(found.email.value);
    return success();
  }

  async confirm(token: string): Promise<Result<void, ConfirmSubscriptionFailure>> {
    const address = this.#links.get(token);
    this.#links.delete(token);
    if (address === undefined || !this.#subscriptions.has(address)) return failure('unknown-token');
    this.confirmed.add(address);
    return success();
  }

  async removeAddress({ value }: EmailAddress): Promise<BackendResult<void>> {
    if (this.#subscriptions.has(value) && value !== this.#visitor.confirmedAddress) return failure('denied');
    this.#subscriptions.delete(value);
    return success();
  }

  async count(): Promise<BackendResult<number>> {
    return this.#visitor.isAdmin === true ? success(this.#subscriptions.size) : failure('denied');
  }
}
