import { describe, expect, test } from 'vitest';
import type { NewsletterRepository } from '../../../src/application/newsletter/NewsletterRepository';
import { EmailAddress } from '../../../src/domain/shared/EmailAddress';
import { failure, success } from '../../../src/domain/shared/Result';
import type { NewsletterSubscription } from '../../../src/domain/newsletter/NewsletterSubscription';

export interface NewsletterBackend {
  readonly repository: NewsletterRepository;
  /** The repositories of a signed-in person who is not an admin, and of an admin. */
  readonly member: NewsletterRepository;
  readonly admin: NewsletterRepository;
  /** Of a signed-in person whose confirmed address is `ines@exemple.fr`. */
  readonly ines: NewsletterRepository;
  /** The stored addresses in any order. */
  storedAddresses(): Promise<readonly string[]>;
  /** What the server has to do with confirmations; null: there is none. */
  readonly server: {
    /** Lets a link confirm the subscription of an address, which exists, and answers its token. */
    sendLink(address: string): Promise<string>;
    /** The confirmed addresses in any order. */
    confirmedAddresses(): Promise<readonly string[]>;
  } | null;
}

export function describeNewsletterRepository(
  name: string,
  makeBackend: () => NewsletterBackend | Promise<NewsletterBackend>,
): void {
  describe(`${name}, contract of NewsletterRepository`, () => {
    test('a subscription is stored (§7.8)', async () => {
      const { repository, storedAddresses } = await makeBackend();
      expect(await repository.add(aSubscription('ines@exemple.fr'))).toEqual({ ok: true, value: undefined });
      expect(await storedAddresses()).toEqual(['ines@exemple.fr']);
    });

    test('an address is stored once, and the second subscription is refused as existing (§5.4, §7.7)', async () => {
      const { repository, storedAddresses } = await makeBackend();
      await repository.add(aSubscription('ines@exemple.fr'));
      const again = await repository.add(aSubscription(' INES@exemple.fr '));
      expect(again).toEqual({ ok: false, failure: 'already-subscribed' });
      expect(await storedAddresses()).toEqual(['ines@exemple.fr']);
    });

    test('an address of two concurrent subscriptions is stored once', async () => {
      const { repository, storedAddresses } = await makeBackend();
      const outcomes = await Promise.all([
        repository.add(aSubscription('a@b.fr')),
        repository.add(aSubscription('a@b.fr')),
      ]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await storedAddresses()).toEqual(['a@b.fr']);
    });

    test('different addresses are stored separately', async () => {
      const { repository, storedAddresses } = await makeBackend();
      await repository.add(aSubscription('a@b.fr'));
      await repository.add(aSubscription('c@d.fr'));
      expect([...(await storedAddresses())].sort()).toEqual(['a@b.fr', 'c@d.fr']);
    });

    test('a subscription that is sent again after its answer was lost succeeds or is known, and is stored once', async () => {
      const { repository, storedAddresses } = await makeBackend();
      const subscription = aSubscription('ines@exemple.fr');
      await Promise.all([repository.add(subscription), repository.add(subscription)]);
      expect(await storedAddresses()).toEqual(['ines@exemple.fr']);
    });

    test('the token of a subscription removes it, and no other one', async () => {
      const { repository, member, storedAddresses } = await makeBackend();
      await repository.add(aSubscription('ines@exemple.fr', token));
      await repository.add(aSubscription('a@b.fr'));
      expect(await member.remove(token)).toEqual(success());
      expect(await storedAddresses()).toEqual(['a@b.fr']);
    });

    test('a token that was never given, or whose subscription is removed, is reported as such', async () => {
      const { repository, storedAddresses } = await makeBackend();
      expect(await repository.remove(token)).toEqual(failure('not-subscribed'));
      await repository.add(aSubscription('ines@exemple.fr', token));
      await repository.remove(token);
      expect(await repository.remove(token)).toEqual(failure('not-subscribed'));
      expect(await storedAddresses()).toEqual([]);
    });

    test('one of two tabs that unsubscribe at once succeeds, and the other finds nothing', async () => {
      const { repository, member } = await makeBackend();
      await repository.add(aSubscription('ines@exemple.fr', token));
      const outcomes = await Promise.all([repository.remove(token), member.remove(token)]);
      expect(outcomes).toContainEqual(success());
      expect(outcomes).toContainEqual(failure('not-subscribed'));
    });

    test('an address that was removed can be subscribed again, with another token', async () => {
      const { repository, storedAddresses } = await makeBackend();
      await repository.add(aSubscription('ines@exemple.fr', token));
      await repository.remove(token);
      expect(await repository.add(aSubscription('ines@exemple.fr'))).toEqual(success());
      expect(await repository.remove(token)).toEqual(failure('not-subscribed'));
      expect(await storedAddresses()).toEqual(['ines@exemple.fr']);
    });

    test('a person removes the subscription of their confirmed address without its token', async () => {
      const { repository, ines, storedAddresses } = await makeBackend();
      await repository.add(aSubscription('ines@exemple.fr', token));
      await repository.add(aSubscription('a@b.fr'));
      expect(await ines.removeAddress(anAddress('ines@exemple.fr'))).toEqual(success());
      expect(await storedAddresses()).toEqual(['a@b.fr']);
      expect(await ines.removeAddress(anAddress('ines@exemple.fr'))).toEqual(success());
      expect(await ines.remove(token)).toEqual(failure('not-subscribed'));
    });

    test('nobody removes the subscription of an address that is not theirs', async () => {
      const { repository, member, ines, storedAddresses } = await makeBackend();
      await repository.add(aSubscription('ines@exemple.fr'));
      await repository.add(aSubscription('a@b.fr'));
      expect(await repository.removeAddress(anAddress('ines@exemple.fr'))).toEqual(failure('denied'));
      expect(await member.removeAddress(anAddress('ines@exemple.fr'))).toEqual(failure('denied'));
      expect(await ines.removeAddress(anAddress('a@b.fr'))).toEqual(failure('denied'));
      expect(await storedAddresses()).toHaveLength(2);
    });

    test('a token that no link had confirms nothing', async () => {
      const { repository, member } = await makeBackend();
      await repository.add(aSubscription('ines@exemple.fr', token));
      expect(await repository.confirm(linkToken)).toEqual(failure('unknown-token'));
      expect(await member.confirm(token)).toEqual(failure('unknown-token'));
    });

    test('an admin, and nobody else, reads the number of subscriptions', async () => {
      const { repository, member, admin } = await makeBackend();
      expect(await admin.count()).toEqual({ ok: true, value: 0 });
      await repository.add(aSubscription('a@b.fr'));
      await member.add(aSubscription('c@d.fr'));
      expect(await admin.count()).toEqual({ ok: true, value: 2 });
      expect(await member.count()).toEqual({ ok: false, failure: 'denied' });
      expect(await repository.count()).toEqual({ ok: false, failure: 'denied' });
    });
  });
}

/** Of a backend whose server sends links. */
export function describeConfirmation(
  name: string,
  makeBackend: () => NewsletterBackend | Promise<NewsletterBackend>,
): void {
  const start = async (...addresses: readonly string[]) => {
    const backend = await makeBackend();
    if (backend.server === null) throw new Error('No server');
    for (const address of addresses) await backend.repository.add(aSubscription(address));
    return { ...backend, ...backend.server };
  };

  describe(`${name}, confirmations of the contract of NewsletterRepository`, () => {
    test('the link of a subscription confirms it, and no other one, once', async () => {
      const { repository, member, sendLink, confirmedAddresses } = await start('ines@exemple.fr', 'a@b.fr');
      const link = await sendLink('ines@exemple.fr');
      expect(await confirmedAddresses()).toEqual([]);
      expect(await repository.confirm(link)).toEqual(success());
      expect(await confirmedAddresses()).toEqual(['ines@exemple.fr']);
      for (const again of [repository, member]) expect(await again.confirm(link)).toEqual(failure('unknown-token'));
    });

    test('a link whose subscription was removed confirms nothing', async () => {
      const { repository, ines, sendLink, storedAddresses } = await start('ines@exemple.fr');
      const link = await sendLink('ines@exemple.fr');
      await ines.removeAddress(anAddress('ines@exemple.fr'));
      expect(await repository.confirm(link)).toEqual(failure('unknown-token'));
      expect(await storedAddresses()).toEqual([]);
    });

    test('two tabs that confirm at once each confirm, or learn that the link has done its work', async () => {
      const { repository, member, sendLink, confirmedAddresses } = await start('ines@exemple.fr');
      const link = await sendLink('ines@exemple.fr');
      const outcomes = await Promise.all([repository.confirm(link), member.confirm(link)]);
      expect(outcomes).toContainEqual(success());
      for (const outcome of outcomes) expect([success(), failure('unknown-token')]).toContainEqual(outcome);
      expect(await confirmedAddresses()).toEqual(['ines@exemple.fr']);
    });

    test('a confirmed subscription is known as a duplicate, and removed by its token', async () => {
      const { repository, sendLink, storedAddresses } = await start();
      await repository.add(aSubscription('ines@exemple.fr', token));
      await repository.confirm(await sendLink('ines@exemple.fr'));
      expect(await repository.add(aSubscription('ines@exemple.fr'))).toEqual(failure('already-subscribed'));
      expect(await repository.remove(token)).toEqual(success());
      expect(await storedAddresses()).toEqual([]);
    });
  });
}

const token = 'a1B2c3D4e5F6g7H8i9J0';
const linkToken = 'k1L2m3N4o5P6q7R8s9T0';

let subscriptions = 0;

/** With a token of its own unless one is given. */
function aSubscription(input: string, unsubscribeToken?: string): NewsletterSubscription {
  subscriptions += 1;
  return {
    email: anAddress(input),
    source: 'maintenance_page',
    unsubscribeToken: unsubscribeToken ?? String(subscriptions).padStart(20, '0'),
  };
}

function anAddress(input: string): EmailAddress {
  const email = EmailAddress.parse(input);
  if (!email.ok) throw new Error(`${input} is no address`);
  return email.value;
}
