import { isLinkToken } from '../../domain/shared/isLinkToken';
import { EmailAddress } from '../../domain/shared/EmailAddress';
import { failure, type Result } from '../../domain/shared/Result';
import type { NewsletterRepository, RemoveSubscriptionFailure } from './NewsletterRepository';
import type { OwnSubscriptions } from './OwnSubscriptions';

export type UnsubscribeNewsletterFailure = 'invalid-email' | RemoveSubscriptionFailure;

/** Removes a subscription to the launch newsletter. */
export class UnsubscribeNewsletter {
  readonly #subscriptions: Pick<NewsletterRepository, 'remove' | 'removeAddress'>;
  readonly #own: OwnSubscriptions;

  constructor(subscriptions: Pick<NewsletterRepository, 'remove' | 'removeAddress'>, own: OwnSubscriptions) {
    this.#subscriptions = subscriptions;
    this.#own = own;
  }

  /** By the token of an unsubscribe link. */
  async byToken(token: string): Promise<Result<void, UnsubscribeNewsletterFailure>> {
    if (!isLinkToken(token)) return failure('not-subscribed');
    const removed = await this.#subscriptions.remove(token);
    if (removed.ok || removed.failure === 'not-subscribed') this.#own.remove(token);
    return removed;
  }

  /** By the confirmed address of the person who is signed in. */
  async byAddress(address: string): Promise<Result<void, UnsubscribeNewsletterFailure>> {
    const email = EmailAddress.parse(address);
    if (!email.ok) return email;
    const removed = await this.#subscriptions.removeAddress(email.value);
    if (!removed.ok) return removed;
    for (const one of this.#own.all()) if (one.email === email.value.value) this.#own.remove(one.unsubscribeToken);
    return removed;
  }
}
