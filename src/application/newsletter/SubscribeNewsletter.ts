import { EmailAddress } from '../../domain/shared/EmailAddress';
import { success, type Result } from '../../domain/shared/Result';
import type { IdGenerator } from '../shared/IdGenerator';
import type { AddSubscriptionFailure, NewsletterRepository } from './NewsletterRepository';
import type { OwnSubscriptions } from './OwnSubscriptions';

export type SubscribeNewsletterFailure = 'invalid-email' | AddSubscriptionFailure;

/** Subscribes an address to the launch newsletter. */
export class SubscribeNewsletter {
  readonly #subscriptions: Pick<NewsletterRepository, 'add'>;
  readonly #own: Pick<OwnSubscriptions, 'add'>;
  readonly #ids: IdGenerator;

  constructor(subscriptions: Pick<NewsletterRepository, 'add'>, own: Pick<OwnSubscriptions, 'add'>, ids: IdGenerator) {
    this.#subscriptions = subscriptions;
    this.#own = own;
    this.#ids = ids;
  }

  /** Returns the token of the unsubscribe link, which this browser stores too. */
  async execute(input: string): Promise<Result<string, SubscribeNewsletterFailure>> {
    const email = EmailAddress.parse(input);
    if (!email.ok) return email;
    const unsubscribeToken = this.#ids.newId();
    const added = await this.#subscriptions.add({ email: email.value, source: 'maintenance_page', unsubscribeToken });
    if (!added.ok) return added;
    this.#own.add({ email: email.value.value, unsubscribeToken });
    return success(unsubscribeToken);
  }
}
