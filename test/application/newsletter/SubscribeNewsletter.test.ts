import { describe, expect, test } from 'vitest';
import type {
  AddSubscriptionFailure,
  NewsletterRepository,
} from '../../../src/application/newsletter/NewsletterRepository';
import { SubscribeNewsletter } from '../../../src/application/newsletter/SubscribeNewsletter';
import type { NewsletterSubscription } from '../../../src/domain/newsletter/NewsletterSubscription';
import { failure, success, type Result } from '../../../src/domain/shared/Result';

function aRepository(answer: Result<void, AddSubscriptionFailure> = success()) {
  const added: NewsletterSubscription[] = [];
  const repository: NewsletterRepository = {
    add: (subscription) => {
      added.push(subscription);
      return Promise.resolve(answer);
    },
    count: () => Promise.resolve(success(added.length)),
  };
  return { repository, added };
}

describe('subscribing to the newsletter', () => {
  test('writes the normalised address down, with the source', async () => {
    const { repository, added } = aRepository();
    expect(await new SubscribeNewsletter(repository).execute(' Claire@Exemple.fr')).toEqual(success());
    expect(added).toMatchObject([{ email: { value: 'claire@exemple.fr' }, source: 'maintenance_page' }]);
  });

  test('refuses an invalid address without asking the repository', async () => {
    const { repository, added } = aRepository();
    expect(await new SubscribeNewsletter(repository).execute('claire')).toEqual(failure('invalid-email'));
    expect(added).toEqual([]);
  });

  test('hands on what the repository refuses', async () => {
    const { repository } = aRepository(failure('already-subscribed'));
    expect(await new SubscribeNewsletter(repository).execute('claire@exemple.fr')).toEqual(
      failure('already-subscribed'),
    );
  });
});
