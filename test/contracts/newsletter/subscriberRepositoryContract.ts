import { describe, expect, test } from 'vitest';
import type { NewsletterRepository } from '../../../src/application/newsletter/NewsletterRepository';
import type { SubscriberRepository } from '../../../src/application/newsletter/SubscriberRepository';
import type { Subscriber } from '../../../src/domain/newsletter/Subscriber';
import { EmailAddress } from '../../../src/domain/shared/EmailAddress';
import { HOUR, type Instant } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';

export interface SubscriberBackend {
  readonly admin: SubscriberRepository;
  /** Of a signed-in person who is no admin, and of a visitor. */
  readonly member: SubscriberRepository;
  readonly visitor: SubscriberRepository;
  /** Of a visitor. */
  readonly newsletter: NewsletterRepository;
  /** Stores subscriptions with their dates. */
  given(subscribers: readonly Omit<Subscriber, 'id'>[]): Promise<void>;
}

export function describeSubscriberRepository(
  name: string,
  makeBackend: () => SubscriberBackend | Promise<SubscriberBackend>,
): void {
  describe(`${name}, contract of SubscriberRepository`, () => {
    test('an admin reads no page where nobody has subscribed', async () => {
      const { admin } = await makeBackend();
      expect(await admin.page(null, 25)).toEqual(success({ items: [], next: null }));
    });

    test('an admin reads whole pages of subscriptions, newest first, until the last one', async () => {
      const { admin, given } = await makeBackend();
      await given([1, 2, 3, 4, 5].map((age) => aSubscriber(`s${age}@exemple.fr`, age)));
      const first = await admin.page(null, 2);
      expect(addressesOf(first)).toEqual(['s1@exemple.fr', 's2@exemple.fr']);
      const second = await admin.page(nextOf(first), 2);
      expect(addressesOf(second)).toEqual(['s3@exemple.fr', 's4@exemple.fr']);
      const third = await admin.page(nextOf(second), 2);
      expect(addressesOf(third)).toEqual(['s5@exemple.fr']);
      expect(nextOf(third)).toBeNull();
    });

    test('subscriptions of one moment are each on one page', async () => {
      const { admin, given } = await makeBackend();
      await given(['a', 'b', 'c', 'd'].map((letter) => aSubscriber(`${letter}@exemple.fr`, 1)));
      const first = await admin.page(null, 3);
      const second = await admin.page(nextOf(first), 3);
      expect([...addressesOf(first), ...addressesOf(second)].sort()).toEqual([
        'a@exemple.fr',
        'b@exemple.fr',
        'c@exemple.fr',
        'd@exemple.fr',
      ]);
    });

    test('a subscription that is removed between two pages, and one that is added, shift nothing', async () => {
      const { admin, given } = await makeBackend();
      await given([1, 2, 3].map((age) => aSubscriber(`s${age}@exemple.fr`, age)));
      const first = await admin.page(null, 2);
      await admin.remove(idsOf(first)[1] ?? '');
      await given([aSubscriber('s0@exemple.fr', 0)]);
      expect(addressesOf(await admin.page(nextOf(first), 2))).toEqual(['s3@exemple.fr']);
    });

    test('an admin reads the date and the token of a subscription, and that an earlier one has no token', async () => {
      const { admin, given } = await makeBackend();
      const [one, other] = [
        aSubscriber('a@exemple.fr', 1, 'a1B2c3D4e5F6g7H8i9J0'),
        { ...aSubscriber('b@exemple.fr', 2), unsubscribeToken: null },
      ];
      await given([one, other]);
      expect(await admin.page(null, 25)).toEqual(
        success({
          items: [one, other].map((subscriber) => ({ id: expect.any(String) as unknown, ...subscriber })),
          next: null,
        }),
      );
    });

    test('an admin finds a subscription by its whole address, in any spelling', async () => {
      const { admin, newsletter } = await makeBackend();
      await newsletter.add({
        email: anAddress('ines@exemple.fr'),
        source: 'maintenance_page',
        unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0',
      });
      expect(await admin.find(anAddress(' Ines@Exemple.fr '))).toMatchObject(
        success({ email: 'ines@exemple.fr', unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0' }),
      );
      expect(await admin.find(anAddress('ines@exemple.com'))).toEqual(success(null));
    });

    test('a subscription that an admin removes is gone with its token, and the address can subscribe again', async () => {
      const { admin, newsletter } = await makeBackend();
      const email = anAddress('ines@exemple.fr');
      const subscription = { email, source: 'maintenance_page', unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0' } as const;
      await newsletter.add(subscription);
      const found = await admin.find(email);
      const id = found.ok ? (found.value?.id ?? '') : '';
      expect(await admin.remove(id)).toEqual(success());
      expect(await admin.find(email)).toEqual(success(null));
      expect(await newsletter.remove(subscription.unsubscribeToken)).toEqual(failure('not-subscribed'));
      expect(await newsletter.add({ ...subscription, unsubscribeToken: 'z9Y8x7W6v5U4t3S2r1Q0' })).toEqual(success());
    });

    test('removing a subscription twice succeeds, also that of an earlier version', async () => {
      const { admin, given } = await makeBackend();
      await given([{ ...aSubscriber('a@exemple.fr', 1), unsubscribeToken: null }]);
      const [id = ''] = idsOf(await admin.page(null, 1));
      expect(await admin.remove(id)).toEqual(success());
      expect(await admin.remove(id)).toEqual(success());
      expect(addressesOf(await admin.page(null, 1))).toEqual([]);
    });

    test('nobody but admins reads, finds or removes subscriptions', async () => {
      const { admin, member, visitor, given } = await makeBackend();
      await given([aSubscriber('a@exemple.fr', 1)]);
      const [id = ''] = idsOf(await admin.page(null, 1));
      for (const stranger of [member, visitor]) {
        expect(await stranger.page(null, 1)).toEqual(failure('denied'));
        expect(await stranger.find(anAddress('a@exemple.fr'))).toEqual(failure('denied'));
        expect(await stranger.remove(id)).toEqual(failure('denied'));
      }
      expect(addressesOf(await admin.page(null, 1))).toEqual(['a@exemple.fr']);
    });
  });
}

type FoundPage = Awaited<ReturnType<SubscriberRepository['page']>>;

function nextOf(page: FoundPage): string | null {
  if (!page.ok) throw new Error(page.failure);
  return page.value.next;
}

function idsOf(page: FoundPage): readonly string[] {
  return page.ok ? page.value.items.map(({ id }) => id) : [page.failure];
}

function addressesOf(page: FoundPage): readonly string[] {
  return page.ok ? page.value.items.map(({ email }) => email) : [page.failure];
}

const BEGINNING: Instant = Date.UTC(2026, 5, 15, 10);

let tokens = 0;

/** A subscription of so many hours ago, with a token of its own unless one is given. */
function aSubscriber(email: string, age: number, unsubscribeToken?: string): Omit<Subscriber, 'id'> {
  tokens += 1;
  const token = unsubscribeToken ?? `t${String(tokens).padStart(19, '0')}`;
  return { email, subscribedAt: BEGINNING - age * HOUR, confirmedAt: null, unsubscribeToken: token };
}

function anAddress(input: string): EmailAddress {
  const email = EmailAddress.parse(input);
  if (!email.ok) throw new Error(`${input} is no address`);
  return email.value;
}
