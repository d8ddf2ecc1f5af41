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

describe('SubscribeNewsletter', () => {
  test('the normalised address is stored with its source', async () => {
    const { repository, added } = aRepository();
    expect(await new SubscribeNewsletter(repository).execute(' Claire@Exemple.fr')).toEqual(success());
    expect(added).toMatchObject([{ email: { value: 'claire@exemple.fr' }, source: 'maintenance_page' }]);
  });

  test('an invalid address is refused without calling the repository', async () => {
    const { repository, added } = aRepository();
    expect(await new SubscribeNewsletter(repository).execute('claire')).toEqual(failure('invalid-email'));
    expect(added).toEqual([]);
  });

  test('a failure of the repository is returned', async () => {
    const { repository } = aRepository(failure('already-subscribed'));
    expect(await new SubscribeNewsletter(repository).execute('claire@exemple.fr')).toEqual(
      failure('already-subscribed'),
    );
  });
});
