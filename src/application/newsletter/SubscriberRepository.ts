import type { Subscriber } from '../../domain/newsletter/Subscriber';
import type { EmailAddress } from '../../domain/shared/EmailAddress';
import type { BackendResult } from '../shared/BackendResult';
import type { Page } from '../shared/Page';
import { token } from '../shared/token';

/** The subscriptions to the newsletter, for admins; `denied` for others. Their number: `NewsletterRepository.count`. */
export interface SubscriberRepository {
  /** Subscriptions, newest first, at most `limit` (500 or fewer): those that follow `after`, the `next` of a page, or the newest for null. */
  page(after: string | null, limit: number): Promise<BackendResult<Page<Subscriber>>>;

  /** The subscription of an address; null if there is none. */
  find(email: EmailAddress): Promise<BackendResult<Subscriber | null>>;

  /** Removes a subscription together with its token. Succeeds also when there is none any more. */
  remove(id: string): Promise<BackendResult<void>>;
}
export const SubscriberRepository = token<SubscriberRepository>('SubscriberRepository');
