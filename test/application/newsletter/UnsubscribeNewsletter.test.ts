import { describe, expect, test } from 'vitest';
import { SubscribeNewsletter } from '../../../src/application/newsletter/SubscribeNewsletter';
import { UnsubscribeNewsletter } from '../../../src/application/newsletter/UnsubscribeNewsletter';
import { failure, success } from '../../../src/domain/shared/Result';
import { InMemoryNewsletterRepository } from '../../support/inMemory/newsletter/InMemoryNewsletterRepository';
import { InMemoryOwnSubscriptions } from '../../support/inMemory/newsletter/InMemoryOwnSubscriptions';

const token = 'a1B2c3D4e5F6g7H8i9J0';
const otherToken = 'z9Y8x7W6v5U4t3S2r1Q0';

/** Claire and another person have subscribed in this browser, in which Claire is signed in. */
async function twoSubscriptions() {
  const repository = new InMemoryNewsletterRepository({ confirmedAddress: 'claire@exemple.fr' });
  const own = new InMemoryOwnSubscriptions();
  for (const [email, id] of [
    ['claire@exemple.fr', token],
    ['autre@exemple.fr', otherToken],
  ] as const)
    await new SubscribeNewsletter(repository, own, { newId: () => id }).execute(email);
  const addresses = () => repository.subscriptions.map(({ email }) => email.value);
  return { repository, own, addresses, unsubscribe: new UnsubscribeNewsletter(repository, own) };
}

describe('UnsubscribeNewsletter', () => {
  test('a token removes its subscription, also from this browser', async () => {
    const { own, addresses, unsubscribe } = await twoSubscriptions();
    expect(await unsubscribe.byToken(token)).toEqual(success());
    expect(addresses()).toEqual(['autre@exemple.fr']);
    expect(own.all()).toEqual([{ email: 'autre@exemple.fr', unsubscribeToken: otherToken }]);
  });

  test('this browser forgets a token whose subscription was removed elsewhere', async () => {
    const { repository, own, unsubscribe } = await twoSubscriptions();
    await repository.remove(token);
    expect(await unsubscribe.byToken(token)).toEqual(failure('not-subscribed'));
    expect(own.all()).toHaveLength(1);
  });

  test.each(['', 'claire', `${token}0`, `${token.slice(1)}/`])(
    'a text that is no token does not reach the backend: « %s »',
    async (text) => {
      const unsubscribe = new UnsubscribeNewsletter(
        { remove: () => Promise.reject(new Error(text)), removeAddress: () => Promise.reject(new Error(text)) },
        new InMemoryOwnSubscriptions(),
      );
      expect(await unsubscribe.byToken(text)).toEqual(failure('not-subscribed'));
    },
  );

  test('this browser stores a token while the backend is out of reach', async () => {
    const own = new InMemoryOwnSubscriptions({ email: 'claire@exemple.fr', unsubscribeToken: token });
    const offline = () => Promise.resolve(failure('offline' as const));
    const unsubscribe = new UnsubscribeNewsletter({ remove: offline, removeAddress: offline }, own);
    expect(await unsubscribe.byToken(token)).toEqual(failure('offline'));
    expect(await unsubscribe.byAddress('claire@exemple.fr')).toEqual(failure('offline'));
    expect(own.all()).toHaveLength(1);
  });

  test('a confirmed address removes its subscription, also from this browser', async () => {
    const { own, addresses, unsubscribe } = await twoSubscriptions();
    expect(await unsubscribe.byAddress(' Claire@exemple.fr')).toEqual(success());
    expect(addresses()).toEqual(['autre@exemple.fr']);
    expect(own.all()).toEqual([{ email: 'autre@exemple.fr', unsubscribeToken: otherToken }]);
  });

  test('the address of somebody else, and what is no address, are refused', async () => {
    const { addresses, unsubscribe } = await twoSubscriptions();
    expect(await unsubscribe.byAddress('autre@exemple.fr')).toEqual(failure('denied'));
    expect(await unsubscribe.byAddress('claire')).toEqual(failure('invalid-email'));
    expect(addresses()).toHaveLength(2);
  });
});
