import { describe, expect, test } from 'vitest';
import type { NewsletterRepository } from '../../src/application/newsletter/NewsletterRepository';
import { EmailAddress } from '../../src/domain/newsletter/EmailAddress';
import type { NewsletterSubscription } from '../../src/domain/newsletter/NewsletterSubscription';

export interface NewsletterBackend {
  readonly repository: NewsletterRepository;
  /** The same for somebody who is signed in but no admin, and for an admin. */
  readonly member: NewsletterRepository;
  readonly admin: NewsletterRepository;
  /** The addresses stored, in any order. */
  storedAddresses(): Promise<readonly string[]>;
}

export function describeNewsletterRepository(
  name: string,
  makeBackend: () => NewsletterBackend | Promise<NewsletterBackend>,
): void {
  describe(`${name} keeps the newsletter’s contract`, () => {
    test('stores a subscription (§7.8)', async () => {
      const { repository, storedAddresses } = await makeBackend();
      expect(await repository.add(aSubscription('ines@exemple.fr'))).toEqual({ ok: true, value: undefined });
      expect(await storedAddresses()).toEqual(['ines@exemple.fr']);
    });

    test('stores an address once, and says so the second time (§5.4, §7.7)', async () => {
      const { repository, storedAddresses } = await makeBackend();
      await repository.add(aSubscription('ines@exemple.fr'));
      const again = await repository.add(aSubscription(' INES@exemple.fr '));
      expect(again).toEqual({ ok: false, failure: 'already-subscribed' });
      expect(await storedAddresses()).toEqual(['ines@exemple.fr']);
    });

    test('stores an address once when two subscriptions cross', async () => {
      const { repository, storedAddresses } = await makeBackend();
      const outcomes = await Promise.all([
        repository.add(aSubscription('a@b.fr')),
        repository.add(aSubscription('a@b.fr')),
      ]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await storedAddresses()).toEqual(['a@b.fr']);
    });

    test('keeps different addresses apart', async () => {
      const { repository, storedAddresses } = await makeBackend();
      await repository.add(aSubscription('a@b.fr'));
      await repository.add(aSubscription('c@d.fr'));
      expect([...(await storedAddresses())].sort()).toEqual(['a@b.fr', 'c@d.fr']);
    });

    test('tells an admin, and nobody else, how many are subscribed', async () => {
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
