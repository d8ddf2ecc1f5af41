import { describe, expect, test } from 'vitest';
import type { MailRecipients } from '../../../src/application/notifications/MailRecipients';

export interface MailRecipientsBackend {
  readonly recipients: MailRecipients;
  /** Somebody asks for no more e-mails with this token. */
  ask(token: string): Promise<void>;
  block(uid: string, blocked: string): Promise<void>;
}

/** `open`: a new backend, on which Claire has the confirmed address claire@exemple.fr, and Karim has none. */
export function describeMailRecipients(name: string, open: () => Promise<MailRecipientsBackend>): void {
  describe(`${name}, contract of MailRecipients`, () => {
    test('only who has a confirmed address has one to write to', async () => {
      const { recipients } = await open();
      expect(await recipients.addressFor('claire', 'ines')).toBe('claire@exemple.fr');
      expect(await recipients.addressFor('karim', 'ines')).toBeNull();
      expect(await recipients.addressFor('nobody', 'ines')).toBeNull();
    });

    test('a person has nowhere to be told of messages of somebody whom they have blocked', async () => {
      const { recipients, block } = await open();
      await block('claire', 'karim');
      expect(await recipients.addressFor('claire', 'karim')).toBeNull();
      expect(await recipients.addressFor('claire', 'ines')).toBe('claire@exemple.fr');
    });

    test('a person has one token, which is theirs alone', async () => {
      const { recipients } = await open();
      const [token, same] = await Promise.all([recipients.tokenOf('claire'), recipients.tokenOf('claire')]);
      expect(same).toBe(token);
      expect(await recipients.tokenOf('claire')).toBe(token);
      expect(await recipients.tokenOf('karim')).not.toBe(token);
    });

    test('a person who has asked for no more e-mails has no address any more, and the request is done', async () => {
      const { recipients, ask } = await open();
      const token = await recipients.tokenOf('claire');
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
      for (const uid of ['claire', 'karim']) await ask(await recipients.tokenOf(uid));
      expect(await recipients.unsubscriptions(1)).toHaveLength(1);
    });
  });
}
