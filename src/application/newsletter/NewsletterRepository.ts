import type { NewsletterSubscription } from '../../domain/newsletter/NewsletterSubscription';
import type { EmailAddress } from '../../domain/shared/EmailAddress';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

export interface NewsletterRepository {
  /**
   * Stores a subscription, once per address: a second one for the same address changes nothing and is reported as
   * `already-subscribed`. An outage is reported with its message, which may be empty.
   */
  add(subscription: NewsletterSubscription): Promise<Result<void, AddSubscriptionFailure>>;
  /** Removes the subscription that has this token; `not-subscribed`: there is none, or it was removed already. */
  remove(unsubscribeToken: string): Promise<Result<void, RemoveSubscriptionFailure>>;
  /** Confirms the subscription that a link was sent for, by its token, once; `unknown-token`: nothing waits for it, or not any more. */
  confirm(confirmationToken: string): Promise<Result<void, ConfirmSubscriptionFailure>>;
  /**
   * Removes the subscription of an address without its token. Succeeds also when there is none. `denied` unless it is the
   * confirmed address of the person who is signed in.
   */
  removeAddress(email: EmailAddress): Promise<BackendResult<void>>;
  /** The number of subscriptions. For admins; `denied` for others. */
  count(): Promise<BackendResult<number>>;
}
export const NewsletterRepository = token<NewsletterRepository>('NewsletterRepository');

export type AddSubscriptionFailure = 'already-subscribed' | { readonly kind: 'outage'; readonly message: string };
export type ConfirmSubscriptionFailure = 'unknown-token' | BackendFailure;
export type RemoveSubscriptionFailure = 'not-subscribed' | BackendFailure;
