import type { NewsletterSubscription } from '../../domain/newsletter/NewsletterSubscription';
import type { Result } from '../../domain/shared/Result';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

export interface NewsletterRepository {
  /**
   * Stores a subscription, once per address: a second one for the same address changes nothing and is reported as
   * `already-subscribed`. An outage is reported with its message, which may be empty.
   */
  add(subscription: NewsletterSubscription): Promise<Result<void, AddSubscriptionFailure>>;
  /** The number of subscriptions. For admins; `denied` for others. */
  count(): Promise<BackendResult<number>>;
}
export const NewsletterRepository = token<NewsletterRepository>('NewsletterRepository');

export type AddSubscriptionFailure = 'already-subscribed' | { readonly kind: 'outage'; readonly message: string };
