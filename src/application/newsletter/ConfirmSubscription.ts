import { isLinkToken } from '../../domain/shared/isLinkToken';
import { failure, type Result } from '../../domain/shared/Result';
import type { ConfirmSubscriptionFailure, NewsletterRepository } from './NewsletterRepository';

/** Confirms a subscription to the launch newsletter, by the token of the link that its address was sent. */
export class ConfirmSubscription {
  readonly #subscriptions: Pick<NewsletterRepository, 'confirm'>;

  constructor(subscriptions: Pick<NewsletterRepository, 'confirm'>) {
    this.#subscriptions = subscriptions;
  }

  async execute(token: string): Promise<Result<void, ConfirmSubscriptionFailure>> {
    return isLinkToken(token) ? this.#subscriptions.confirm(token) : failure('unknown-token');
  }
}
