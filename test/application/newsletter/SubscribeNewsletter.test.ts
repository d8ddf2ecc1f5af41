import { describe, expect, test } from 'vitest';
import { SubscribeNewsletter } from '../../../src/application/newsletter/SubscribeNewsletter';
import { failure, success } from '../../../src/domain/shared/Result';
import { InMemoryNewsletterRepository } from '../../support/inMemory/InMemoryNewsletterRepository';

describe('SubscribeNewsletter', () => {
  test('the normalised address is stored with its source', async () => {
    const repository = new InMemoryNewsletterRepository();
    expect(await new SubscribeNewsletter(repository).execute(' Claire@Exemple.fr')).toEqual(success());
    expect(repository.subscriptions).toMatchObject([
      { email: { value: 'claire@exemple.fr' }, source: 'maintenance_page' },
    ]);
  });

  test('an invalid address is refused and nothing is stored', async () => {
    const repository = new InMemoryNewsletterRepository();
    expect(await new SubscribeNewsletter(repository).execute('claire')).toEqual(failure('invalid-email'));
    expect(repository.subscriptions).toEqual([]);
  });

  test('a second subscription of an address is refused', async () => {
    const subscribe = new SubscribeNewsletter(new InMemoryNewsletterRepository());
    await subscribe.execute('claire@exemple.fr');
    expect(await subscribe.execute('Claire@exemple.fr')).toEqual(failure('already-subscribed'));
  });
});
