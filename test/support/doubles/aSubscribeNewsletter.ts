import type { AddSubscriptionFailure } from '../../../src/application/newsletter/NewsletterRepository';
import { SubscribeNewsletter } from '../../../src/application/newsletter/SubscribeNewsletter';
import { success, type Result } from '../../../src/domain/shared/Result';
import { InMemoryOwnSubscriptions } from '../inMemory/newsletter/InMemoryOwnSubscriptions';

export const someUnsubscribeToken = 'a1B2c3D4e5F6g7H8i9J0';

/** Its backend answers every subscription as given. */
export function aSubscribeNewsletter(
  answer: () => Promise<Result<void, AddSubscriptionFailure>> = () => Promise.resolve(success()),
): SubscribeNewsletter {
  return new SubscribeNewsletter({ add: answer }, new InMemoryOwnSubscriptions(), {
    newId: () => someUnsubscribeToken,
  });
}
