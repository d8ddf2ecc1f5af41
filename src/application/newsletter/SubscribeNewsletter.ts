import { EmailAddress } from '../../domain/shared/EmailAddress';
import type { Result } from '../../domain/shared/Result';
import type { AddSubscriptionFailure, NewsletterRepository } from './NewsletterRepository';

export type SubscribeNewsletterFailure = 'invalid-email' | AddSubscriptionFailure;

/** Subscribes an address to the launch newsletter. */
export class SubscribeNewsletter {
  readonly #subscriptions: NewsletterRepository;

  constructor(subscriptions: NewsletterRepository) {
    this.#subscriptions = subscriptions;
  }

  async execute(input: string): Promise<Result<void, SubscribeNewsletterFailure>> {
    const email = EmailAddress.parse(input);
    if (!email.ok) return email;
    return this.#subscriptions.add({ email: email.value, source: 'maintenance_page' });
  }
}
