import { describe, expect, test } from 'vitest';
import { SubscribeNewsletter } from '../../../src/application/newsletter/SubscribeNewsletter';
import { failure, success } from '../../../src/domain/shared/Result';
import { InMemoryNewsletterRepository } from '../../support/inMemory/newsletter/InMemoryNewsletterRepository';
import { InMemoryOwnSubscriptions } from '../../support/inMemory/newsletter/InMemoryOwnSubscriptions';

const token = 'a1B2c3D4e5F6g7H8i9J0';

function aNewsletter() {
  const repository = new InMemoryNewsletterRepository();
  const own = new InMemoryOwnSubscriptions();
  return { repository, own, subscribe: new SubscribeNewsletter(repository, own, { newId: () => token }) };
}

describe('SubscribeNewsletter', () => {
  test('the normalised address is stored with its source and a token, which the browser stores too', async () => {
    const { repository, own, subscribe } = aNewsletter();
    expect(await subscribe.execute(' Claire@Exemple.fr')).toEqual(success(token));
    expect(repository.subscriptions).toMatchObject([
      { email: { value: 'claire@exemple.fr' }, source: 'maintenance_page', unsubscribeToken: token },
    ]);
    expect(own.all()).toEqual([{ email: 'claire@exemple.fr', unsubscribeToken: token }]);
  });

  test('an invalid address is refused and nothing is stored', async () => {
    const { repository, own, subscribe } = aNewsletter();
    expect(await subscribe.execute('claire')).toEqual(failure('invalid-email'));
    expect(repository.subscriptions).toEqual([]);
    expect(own.all()).toEqual([]);
  });

  test('a second subscription of an address is refused, and the browser stores no token for it', async () => {
    const { own, subscribe } = aNewsletter();
    await subscribe.execute('claire@exemple.fr');
    expect(await subscribe.execute('Claire@exemple.fr')).toEqual(failure('already-subscribed'));
    expect(own.all()).toHaveLength(1);
  });
});
