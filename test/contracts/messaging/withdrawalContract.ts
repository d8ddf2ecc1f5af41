import { describe, expect, test } from 'vitest';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { Message } from '../../../src/domain/messaging/Message';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';
import { begun, messagesOf, oneOf, says, type MessagingBackend } from './conversationRepositoryContract';

const withdrawn = { kind: 'withdrawn' };
const photo = { id: 'karim~0123456789abcdef', width: 800, height: 600 };

export function describeWithdrawals(
  name: string,
  makeBackend: () => MessagingBackend | Promise<MessagingBackend>,
): void {
  describe(`${name}, contract of withdrawn messages`, () => {
    test('the author withdraws the first message: both see at once that it is withdrawn, in its position, and it stays unread', async () => {
      const { claire, karim } = await begun(makeBackend);
      const emissions = recordedEmissions<BackendResult<readonly Message[]>>((listener) =>
        claire.conversations.subscribeToMessages('velo~karim', 50, listener),
      );
      const [before] = await messagesOf(claire);
      const listed = await oneOf(claire, 'claire');
      expect(await karim.conversations.withdraw('velo~karim', 'un', 'karim')).toEqual(success());
      await emissions.becomes(success([{ ...before, content: withdrawn }]));
      const { lastMessage, seller, updatedAt } = await oneOf(
        claire,
        'claire',
        (conversation) => conversation.lastMessage.kind !== 'text',
      );
      expect(lastMessage).toEqual({ ...listed.lastMessage, kind: 'withdrawn', text: '' });
      expect(seller).toEqual(listed.seller);
      expect(updatedAt).toBe(listed.updatedAt);
    });

    test('a photo is withdrawn', async () => {
      const { claire, karim } = await begun(makeBackend);
      await karim.conversations.send(says('photo', 'karim', { kind: 'photo', photo }));
      expect(await karim.conversations.withdraw('velo~karim', 'photo', 'karim')).toEqual(success());
      expect((await messagesOf(claire)).map(({ content }) => content)).toEqual([
        { kind: 'text', text: 'Bonjour !' },
        withdrawn,
      ]);
    });

    test('a message that another one follows is withdrawn without a change of the conversation, which goes on', async () => {
      const { claire, karim } = await begun(makeBackend);
      await claire.conversations.send(says('deux', 'claire', { kind: 'text', text: 'Oui.' }));
      const listed = await oneOf(karim, 'karim', ({ lastMessage }) => lastMessage.text === 'Oui.');
      expect(await karim.conversations.withdraw('velo~karim', 'un', 'karim')).toEqual(success());
      expect((await messagesOf(claire)).map(({ content }) => content)).toEqual([
        withdrawn,
        { kind: 'text', text: 'Oui.' },
      ]);
      expect(await oneOf(karim, 'karim')).toEqual(listed);
      expect(await karim.conversations.send(says('trois', 'karim', { kind: 'text', text: 'Merci.' }))).toEqual(
        success(),
      );
      expect(await oneOf(claire, 'claire', ({ lastMessage }) => lastMessage.text === 'Merci.')).toMatchObject({
        seller: { unread: 2 },
      });
    });

    test('a message is not withdrawn when its time is over', async () => {
      const { age, claire, karim } = await begun(makeBackend);
      await age('un', MINUTE);
      expect(await karim.conversations.withdraw('velo~karim', 'un', 'karim')).toEqual(failure('too-late'));
      expect(await messagesOf(claire)).toMatchObject([{ content: { kind: 'text', text: 'Bonjour !' } }]);
      expect(await oneOf(claire, 'claire')).toMatchObject({ lastMessage: { text: 'Bonjour !' } });
    });

    test('nobody withdraws a message of somebody else, nor one that is not there', async () => {
      const { claire, ines, karim } = await begun(makeBackend);
      expect(await claire.conversations.withdraw('velo~karim', 'un', 'claire')).toEqual(failure('denied'));
      expect(await ines.conversations.withdraw('velo~karim', 'un', 'ines')).toEqual(failure('denied'));
      expect(await karim.conversations.withdraw('velo~karim', 'deux', 'karim')).toEqual(failure('denied'));
      expect(await karim.conversations.withdraw('table~karim', 'un', 'karim')).toEqual(failure('denied'));
      expect(await messagesOf(claire)).toMatchObject([{ content: { kind: 'text', text: 'Bonjour !' } }]);
    });

    test('a message that is withdrawn twice, by a retry or from two tabs, is withdrawn once, whenever that is', async () => {
      const { age, karim, karimsOtherTab } = await begun(makeBackend);
      const both = [karim, karimsOtherTab].map((tab) => tab.conversations.withdraw('velo~karim', 'un', 'karim'));
      expect(await Promise.all(both)).toEqual([success(), success()]);
      await age('un', MINUTE);
      expect(await karim.conversations.withdraw('velo~karim', 'un', 'karim')).toEqual(success());
    });

    test('an offer is not withdrawn', async () => {
      const { claire, karim } = await begun(makeBackend);
      await karim.conversations.send(says('offre', 'karim', { kind: 'offer', euros: 100 }));
      expect(await karim.conversations.withdraw('velo~karim', 'offre', 'karim')).toEqual(failure('denied'));
      expect((await messagesOf(claire)).at(-1)).toMatchObject({ content: { kind: 'offer', euros: 100 } });
    });
  });
}
