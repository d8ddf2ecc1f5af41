import { describe, expect, test } from 'vitest';
import { success } from '../../../src/domain/shared/Result';
import { begun, messagesOf, says, type MessagingBackend } from './conversationRepositoryContract';

export function describeOffers(name: string, makeBackend: () => MessagingBackend | Promise<MessagingBackend>): void {
  describe(`${name}, contract of offers`, () => {
    test('an offer is answered once, by the other participant, at its price', async () => {
      const { claire, karim } = await begun(makeBackend);
      await karim.conversations.send(says('offre', 'karim', { kind: 'offer', euros: 100 }));
      const accepts = (author: string, euros: number) =>
        says('offre~answer', author, { kind: 'acceptance', euros, offerId: 'offre' });
      expect(await karim.conversations.send(accepts('karim', 100))).toMatchObject({ ok: false });
      expect(await claire.conversations.send(accepts('claire', 10))).toMatchObject({ ok: false });
      expect(await claire.conversations.send(accepts('claire', 100))).toEqual(success());
      expect(
        await claire.conversations.send(
          says('offre~answer', 'claire', { kind: 'refusal', euros: 100, offerId: 'offre' }),
        ),
      ).toEqual(success());
      expect((await messagesOf(claire)).at(-1)?.content.kind).toBe('acceptance');
    });

    test('an offer is retracted by the person who made it, at its price, and cannot be answered afterwards', async () => {
      const { claire, karim } = await begun(makeBackend);
      await karim.conversations.send(says('offre', 'karim', { kind: 'offer', euros: 100 }));
      const ends = (kind: 'retraction' | 'acceptance', author: string, euros = 100) =>
        says('offre~answer', author, { kind, euros, offerId: 'offre' });
      expect((await claire.conversations.send(ends('retraction', 'claire'))).ok).toBe(false);
      expect((await karim.conversations.send(ends('retraction', 'karim', 10))).ok).toBe(false);
      expect(await karim.conversations.send(ends('retraction', 'karim'))).toEqual(success());
      expect(await karim.conversations.send(ends('retraction', 'karim'))).toEqual(success());
      await claire.conversations.send(ends('acceptance', 'claire'));
      expect(
        (await messagesOf(claire)).slice(1).map(({ id, authorId, content }) => [id, authorId, content.kind]),
      ).toEqual([
        ['offre', 'karim', 'offer'],
        ['offre~answer', 'karim', 'retraction'],
      ]);
    });

    test('an offer that is answered cannot be retracted', async () => {
      const { claire, karim } = await begun(makeBackend);
      await karim.conversations.send(says('offre', 'karim', { kind: 'offer', euros: 100 }));
      const ends = (kind: 'retraction' | 'acceptance', author: string) =>
        says('offre~answer', author, { kind, euros: 100, offerId: 'offre' });
      await claire.conversations.send(ends('acceptance', 'claire'));
      await karim.conversations.send(ends('retraction', 'karim'));
      expect((await messagesOf(claire)).at(-1)).toMatchObject({ authorId: 'claire', content: { kind: 'acceptance' } });
    });
  });
}
