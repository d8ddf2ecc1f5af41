import { describe, expect, test } from 'vitest';
import type { MailRecipients } from '../../../src/application/notifications/MailRecipients';
import type { PushChoice } from '../../../src/domain/preferences/PushChoices';

export interface MailRecipientsBackend {
  readonly recipients: MailRecipients;
  /** Somebody asks for no more e-mails with this token. */
  ask(token: string): Promise<void>;
  block(uid: string, blocked: string): Promise<void>;
  /** An admin closes the account of a person, or restricts it until the end of the next day. */
  restrict(uid: string, kind: 'closed' | 'for a day'): Promise<void>;
  /** A person chooses to get no more pushes of this kind. */
  endPushes(uid: string, choice: PushChoice): Promise<void>;
}

const recipientsOf = {
  savedSearches: 'searchRecipient',
  endingListings: 'endingRecipient',
  favouritePrices: 'priceRecipient',
} as const;
const kinds = ['savedSearches', 'endingListings', 'favouritePrices'] as const;

/** `open`: a new backend, on which Claire has the confirmed address claire@exemple.fr, and Karim has none. */
export function describeMailRecipients(name: string, open: () => Promise<MailRecipientsBackend>): void {
  describe(`${name}, contract of MailRecipients`, () => {
    test('only who has a confirmed address has one to write to', async () => {
      const { recipients } = await open();
      expect(await recipients.addressFor('claire', 'ines')).toBe('claire@exemple.fr');
      expect(await recipients.addressFor('karim', 'ines')).toBeNull();
      expect(await recipients.addressFor('nobody', 'ines')).toBeNull();
    });

    test('a person has nowhere to be notified of messages of somebody whom they have blocked', async () => {
      const { recipients, block } = await open();
      await block('claire', 'karim');
      expect(await recipients.addressFor('claire', 'karim')).toBeNull();
      expect(await recipients.addressFor('claire', 'ines')).toBe('claire@exemple.fr');
    });

    test('a person has nowhere to be notified of messages of somebody whose account is closed', async () => {
      const { recipients, restrict } = await open();
      await restrict('karim', 'closed');
      await restrict('ines', 'for a day');
      expect(await recipients.addressFor('claire', 'karim')).toBeNull();
      expect(await recipients.addressFor('claire', 'ines')).toBe('claire@exemple.fr');
    });

    test('a person accepts messages of everybody but those whom they have blocked, and those whose account is closed', async () => {
      const { recipients, block, restrict } = await open();
      await block('karim', 'claire');
      await restrict('ines', 'for a day');
      expect(await recipients.accepts('karim', 'claire')).toBe(false);
      expect(await recipients.accepts('claire', 'karim')).toBe(true);
      expect(await recipients.accepts('karim', 'ines')).toBe(true);
      await restrict('ines', 'closed');
      expect(await recipients.accepts('karim', 'ines')).toBe(false);
    });

    test.each(kinds)(
      'everybody with an account is notified, by e-mail if they have a confirmed address: %s',
      async (kind) => {
        const { recipients } = await open();
        const recipientOf = (uid: string) => recipients[recipientsOf[kind]](uid);
        expect(await recipientOf('claire')).toEqual({
          address: 'claire@exemple.fr',
          name: 'claire',
          wantsPushes: true,
        });
        expect(await recipientOf('karim')).toMatchObject({ address: null, wantsPushes: true });
        expect(await recipientOf('nobody')).toBeNull();
      },
    );

    test.each(kinds)(
      'a person who wants no pushes of one kind gets its e-mails, and pushes of the others: %s',
      async (kind) => {
        const { recipients, endPushes } = await open();
        await endPushes('claire', kind);
        for (const other of kinds)
          expect(await recipients[recipientsOf[other]]('claire')).toEqual({
            address: 'claire@exemple.fr',
            name: 'claire',
            wantsPushes: other !== kind,
          });
      },
    );

    test('a person whose account is restricted is notified of prices, one whose account is closed is not', async () => {
      const { recipients, restrict } = await open();
      await restrict('claire', 'for a day');
      expect(await recipients.priceRecipient('claire')).not.toBeNull();
      await restrict('claire', 'closed');
      expect(await recipients.priceRecipient('claire')).toBeNull();
    });

    test.each(['closed', 'for a day'] as const)(
      'a person who may renew no listing, since their account is restricted or closed, is not notified of its end: %s',
      async (kind) => {
        const { recipients, restrict } = await open();
        await restrict('claire', kind);
        expect(await recipients.endingRecipient('claire')).toBeNull();
        expect(await recipients.searchRecipient('claire')).not.toBeNull();
      },
    );

    test('a person is notified of what the moderation decides, whatever they have chosen, also while their account is closed', async () => {
      const { recipients, restrict, ask, endPushes } = await open();
      const notified = { address: 'claire@exemple.fr', name: 'claire', wantsPushes: true };
      expect(await recipients.moderationRecipient('claire')).toEqual(notified);
      expect(await recipients.moderationRecipient('karim')).toMatchObject({ address: null, wantsPushes: true });
      expect(await recipients.moderationRecipient('nobody')).toBeNull();
      await endPushes('claire', 'savedSearches');
      for (const choice of ['messages', 'savedSearches', 'endingListings', 'favouritePrices'] as const) {
        const token = await recipients.tokenOf('claire', choice);
        await ask(token);
        await recipients.unsubscribe(token);
      }
      for (const kind of ['for a day', 'closed'] as const) {
        await restrict('claire', kind);
        expect(await recipients.moderationRecipient('claire')).toEqual(notified);
      }
    });

    test('a person has one token for each kind of e-mails, which is theirs alone', async () => {
      const { recipients } = await open();
      const [token, same] = await Promise.all([
        recipients.tokenOf('claire', 'messages'),
        recipients.tokenOf('claire', 'messages'),
      ]);
      expect(same).toBe(token);
      expect(await recipients.tokenOf('claire', 'messages')).toBe(token);
      expect(await recipients.tokenOf('karim', 'messages')).not.toBe(token);
      const other = await recipients.tokenOf('claire', 'savedSearches');
      expect(other).not.toBe(token);
      expect(await recipients.tokenOf('claire', 'savedSearches')).toBe(other);
      expect(await recipients.tokenOf('claire', 'messages')).toBe(token);
      const ending = await recipients.tokenOf('claire', 'endingListings');
      expect([token, other]).not.toContain(ending);
      expect([token, other, ending]).not.toContain(await recipients.tokenOf('claire', 'favouritePrices'));
    });

    test('a token ends the e-mails that it is for, neither others nor pushes', async () => {
      const { recipients } = await open();
      const addressOf = async (kind: PushChoice) => (await recipients[recipientsOf[kind]]('claire'))?.address;
      const address = 'claire@exemple.fr';
      await recipients.unsubscribe(await recipients.tokenOf('claire', 'savedSearches'));
      expect(await recipients.searchRecipient('claire')).toEqual({ address: null, name: 'claire', wantsPushes: true });
      expect(await addressOf('endingListings')).toBe(address);
      expect(await recipients.addressFor('claire', 'ines')).toBe(address);
      await recipients.unsubscribe(await recipients.tokenOf('claire', 'endingListings'));
      expect(await addressOf('endingListings')).toBeNull();
      expect(await addressOf('favouritePrices')).toBe(address);
      await recipients.unsubscribe(await recipients.tokenOf('claire', 'favouritePrices'));
      expect(await addressOf('favouritePrices')).toBeNull();
      expect(await recipients.addressFor('claire', 'ines')).toBe(address);
      await recipients.unsubscribe(await recipients.tokenOf('claire', 'messages'));
      expect(await addressOf('savedSearches')).toBeNull();
      expect(await recipients.addressFor('claire', 'ines')).toBeNull();
    });

    test('a person who has asked for no more e-mails has no address any more, and the request is done', async () => {
      const { recipients, ask } = await open();
      const token = await recipients.tokenOf('claire', 'messages');
      expect(await recipients.unsubscriptions(10)).toEqual([]);
      await ask(token);
      expect(await recipients.unsubscriptions(10)).toEqual([token]);
      await recipients.unsubscribe(token);
      await recipients.unsubscribe(token);
      expect(await recipients.addressFor('claire', 'ines')).toBeNull();
      expect(await recipients.unsubscriptions(10)).toEqual([]);
    });

    test('requests come as many at once as are asked for', async () => {
      const { recipients, ask } = await open();
      for (const uid of ['claire', 'karim']) await ask(await recipients.tokenOf(uid, 'messages'));
      expect(await recipients.unsubscriptions(1)).toHaveLength(1);
    });
  });
}
