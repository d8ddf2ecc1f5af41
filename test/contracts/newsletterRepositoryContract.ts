import { describe, expect, test } from 'vitest';
import type { NewsletterRepository } from '../../src/application/newsletter/NewsletterRepository';
import { EmailAddress } from '../../src/domain/shared/EmailAddress';
import type { NewsletterSubscription } from '../../src/domain/newsletter/NewsletterSubscription';

export interface NewsletterBackend {
  readonly repository: NewsletterRepository;
  /** The repositories of a signed-in person who is not an admin, and of an admin. */
  readonly member: NewsletterRepository;
  readonly admin: NewsletterRepository;
  /** The stored addresses in any order. */
  storedAddresses(): Promise<readonly string[]>;
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

function aSubscription(input: string): NewsletterSubscription {
  const email = EmailAddress.parse(input);
  if (!email.ok) throw new Error(`${input} is no address`);
  return { email: email.value, source: 'maintenance_page' };
}
