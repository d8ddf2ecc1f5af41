import { describe, expect, test, vi } from 'vitest';
import type { BlockRepository } from '../../src/application/messaging/BlockRepository';
import type { ConversationRepository, OutgoingMessage } from '../../src/application/messaging/ConversationRepository';
import type { Conversation } from '../../src/domain/messaging/Conversation';
import type { Listing } from '../../src/domain/listings/Listing';
import type { Message, MessageContent } from '../../src/domain/messaging/Message';
import { success } from '../../src/domain/shared/Result';
import { aFirstMessage, anOpening } from '../support/builders/aConversation';
import { aListing } from '../support/builders/aListing';
import { recordedTellings } from '../support/doubles/recordedTellings';
import { told, type IsDue } from '../support/doubles/told';
import type { BackendResult } from '../../src/application/shared/BackendResult';

/** A browser of one person. */
export interface MessagingTab {
  readonly conversations: ConversationRepository;
  readonly blocks: BlockRepository;
}

export interface MessagingBackend {
  /** Claire’s bicycle is online when it comes; Karim, Claire and Inès have accounts. */
  readonly karim: MessagingTab;
  readonly karimsOtherTab: MessagingTab;
  readonly claire: MessagingTab;
  readonly ines: MessagingTab;
  readonly now: number;
  given(listing: Listing): Promise<void>;
}

const text = (words: string): MessageContent => ({ kind: 'text', text: words });
const says = (id: string, authorId: string, content: MessageContent): OutgoingMessage => ({
  id,
  conversationId: 'velo~karim',
  authorId,
  content,
  opening: null,
});

export function describeConversationRepository(
  name: string,
  makeBackend: () => MessagingBackend | Promise<MessagingBackend>,
): void {
  describe(`${name} keeps the contract of conversations`, () => {
    test('begins a conversation with its first message, for both', async () => {
      const { claire, karim, now } = await makeBackend();
      expect(await karim.conversations.send(aFirstMessage())).toEqual(success());
      for (const [tab, uid] of [
        [karim, 'karim'],
        [claire, 'claire'],
      ] as const) {
        const [conversation] = await conversationsOf(tab, uid);
        expect(conversation).toMatchObject({
          id: 'velo~karim',
          listing: anOpening.listing,
          firstAnsweredAt: null,
          buyer: { uid: 'karim', name: 'Karim', unread: 0 },
          seller: { uid: 'claire', name: 'Claire', unread: 1, receivedAt: null, readAt: null },
          lastMessage: { kind: 'text', text: 'Bonjour !', authorId: 'karim' },
        });
        expect(Math.abs((conversation?.firstAskedAt ?? 0) - now)).toBeLessThan(120_000);
      }
    });

    test('begins under the name of the account, whatever was known of it when the words were written', async () => {
      const { claire, karim } = await makeBackend();
      const opening = { ...anOpening, buyer: { uid: 'karim', name: 'Utilisateur karim' } };
      expect(await karim.conversations.send(aFirstMessage({ opening }))).toEqual(success());
      expect(await conversationsOf(claire, 'claire')).toMatchObject([{ buyer: { uid: 'karim', name: 'Karim' } }]);
    });

    test('tells the other of a message at once, and in every tab', async () => {
      const { claire, karim, karimsOtherTab } = await begun(makeBackend);
      const heard = recordedTellings<BackendResult<readonly Message[]>>((tell) =>
        karimsOtherTab.conversations.subscribeToMessages('velo~karim', 50, (told) => tell(told)),
      );
      await claire.conversations.send(says('deux', 'claire', text('Oui, il est là.')));
      await karim.conversations.send(says('trois', 'karim', text('Je viens demain.')));
      await heard.becomes({
        ok: true,
        value: [
          expect.objectContaining({ id: 'un', authorId: 'karim', content: text('Bonjour !') }),
          expect.objectContaining({ id: 'deux', authorId: 'claire', content: text('Oui, il est là.') }),
          expect.objectContaining({ id: 'trois', authorId: 'karim' }),
        ],
      });
    });

    test('tells a list of the last message, who wrote it and what is unread', async () => {
      const { claire, karim } = await begun(makeBackend);
      const list = recordedTellings<BackendResult<readonly Conversation[]>>((tell) =>
        claire.conversations.subscribeToInbox('claire', 10, (told) => tell(told)),
      );
      await karim.conversations.send(says('deux', 'karim', text('Vous êtes là ?')));
      await vi.waitFor(
        () =>
          expect(list.all.at(-1)).toMatchObject({
            value: [
              {
                lastMessage: { text: 'Vous êtes là ?', authorId: 'karim' },
                seller: { unread: 2 },
                buyer: { unread: 0 },
              },
            ],
          }),
        { timeout: 20_000 },
      );
    });

    test('notes when the seller first answered, and leaves it there', async () => {
      const { claire } = await begun(makeBackend);
      await claire.conversations.send(says('deux', 'claire', text('Oui.')));
      const first = await oneOf(claire, 'claire', ({ lastMessage }) => lastMessage.text === 'Oui.');
      await claire.conversations.send(says('trois', 'claire', text('Toujours.')));
      const second = await oneOf(claire, 'claire', ({ lastMessage }) => lastMessage.text === 'Toujours.');
      expect(first.firstAnsweredAt).toBe(first.lastMessage.sentAt);
      expect(second.firstAnsweredAt).toBe(first.firstAnsweredAt);
    });

    test('sends once what is sent twice, by a retry or from two tabs', async () => {
      const { claire, karim, karimsOtherTab } = await begun(makeBackend);
      const message = says('deux', 'karim', text('Encore moi.'));
      const sent = await Promise.all([karim.conversations.send(message), karimsOtherTab.conversations.send(message)]);
      expect([...sent, await karim.conversations.send(message)]).toEqual([success(), success(), success()]);
      expect(await messagesOf(claire)).toHaveLength(2);
      expect((await conversationsOf(claire, 'claire'))[0]?.seller.unread).toBe(2);
    });

    test('begins one conversation, whoever asks first in two tabs', async () => {
      const { claire, karim, karimsOtherTab } = await makeBackend();
      const sent = await Promise.all([
        karim.conversations.send(aFirstMessage()),
        karimsOtherTab.conversations.send(aFirstMessage({ id: 'deux', content: text('Encore') })),
      ]);
      expect(sent).toEqual([success(), success()]);
      expect(await messagesOf(claire)).toHaveLength(2);
      expect((await conversationsOf(claire, 'claire'))[0]?.seller.unread).toBe(2);
    });

    test('keeps the order in which messages were sent', async () => {
      const { claire, karim } = await begun(makeBackend);
      for (const [index, tab] of [karim, karim, claire, karim, claire].entries()) {
        await tab.conversations.send(says(`m${9 - index}`, tab === karim ? 'karim' : 'claire', text(String(index))));
      }
      expect((await messagesOf(claire)).map(({ content }) => content.kind === 'text' && content.text)).toEqual([
        'Bonjour !',
        '0',
        '1',
        '2',
        '3',
        '4',
      ]);
    });

    test('marks as received, then as read, for one person only', async () => {
      const { claire, karim } = await begun(makeBackend);
      expect(await claire.conversations.markReceived('velo~karim', 'claire')).toEqual(success());
      const received = await oneOf(karim, 'karim', ({ seller }) => seller.receivedAt !== null);
      expect(received.seller).toMatchObject({ unread: 1, readAt: null });
      expect(received.seller.receivedAt).toBeGreaterThanOrEqual(received.lastMessage.sentAt);
      expect(await claire.conversations.markRead('velo~karim', 'claire')).toEqual(success());
      const read = await oneOf(karim, 'karim', ({ seller }) => seller.readAt !== null);
      expect(read.seller.unread).toBe(0);
      expect(read.seller.readAt).toBeGreaterThanOrEqual(read.lastMessage.sentAt);
      expect(read.buyer).toMatchObject({ unread: 0, readAt: null });
      expect(read.updatedAt).toBe(received.updatedAt);
    });

    test('goes back by pages, without gap or double', async () => {
      const { claire, karim } = await begun(makeBackend);
      for (let index = 2; index <= 7; index += 1)
        await karim.conversations.send(says(`m${index}`, 'karim', text(String(index))));
      const newest = await messagesOf(claire, 3);
      const ids = (messages: readonly Message[]) => messages.map(({ id }) => id);
      expect(ids(newest)).toEqual(['m5', 'm6', 'm7']);
      const [oldest] = newest;
      if (oldest === undefined) throw new Error('no message');
      const before = await claire.conversations.messagesBefore('velo~karim', oldest, 3);
      expect(before.ok && ids(before.value)).toEqual(['m2', 'm3', 'm4']);
      const [older] = before.ok ? before.value : [];
      if (older === undefined) throw new Error('no message');
      const first = await claire.conversations.messagesBefore('velo~karim', older, 3);
      expect(first.ok && ids(first.value)).toEqual(['un']);
    });

    test('carries offers, their answer and photos', async () => {
      const { claire, karim } = await begun(makeBackend);
      const photo = { id: 'karim~0123456789abcdef', width: 800, height: 600 };
      const contents: readonly [string, string, MessageContent][] = [
        ['offre', 'karim', { kind: 'offer', euros: 100 }],
        ['offre~answer', 'claire', { kind: 'acceptance', euros: 100, offerId: 'offre' }],
        ['photo', 'karim', { kind: 'photo', photo }],
      ];
      for (const [id, author, content] of contents) {
        expect(await (author === 'karim' ? karim : claire).conversations.send(says(id, author, content))).toEqual(
          success(),
        );
      }
      expect((await messagesOf(claire)).slice(1).map(({ content }) => content)).toEqual(
        contents.map(([, , content]) => content),
      );
      expect(await oneOf(claire, 'claire', ({ lastMessage }) => lastMessage.kind === 'photo')).toMatchObject({
        lastMessage: { text: '', authorId: 'karim' },
      });
    });

    test('lets an offer be answered once, by the other, at its price', async () => {
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

    test('lets neither write to someone who blocked them, nor to whom they blocked', async () => {
      const { claire, karim } = await begun(makeBackend);
      await claire.blocks.block('claire', { uid: 'karim', name: 'Karim' });
      expect(await karim.conversations.send(says('deux', 'karim', text('Hé !')))).toEqual({
        ok: false,
        failure: 'denied',
      });
      expect(await claire.conversations.send(says('trois', 'claire', text('Hé !')))).toEqual({
        ok: false,
        failure: 'denied',
      });
      await claire.blocks.unblock('claire', 'karim');
      expect(await karim.conversations.send(says('deux', 'karim', text('Hé !')))).toEqual(success());
    });

    test('begins nothing with someone who has blocked, about a listing that is gone, nor with oneself', async () => {
      const { claire, given, ines, karim, now } = await makeBackend();
      await claire.blocks.block('claire', { uid: 'karim', name: 'Karim' });
      expect(await karim.conversations.send(aFirstMessage())).toEqual({ ok: false, failure: 'denied' });
      await given(aListing({ id: 'vendu', state: 'sold', publishedAt: now - 3_600_000 }));
      const about = (listingId: string, buyer: { uid: string; name: string }) =>
        aFirstMessage({
          conversationId: `${listingId}~${buyer.uid}`,
          authorId: buyer.uid,
          opening: { ...anOpening, buyer, listing: { ...anOpening.listing, id: listingId } },
        });
      expect(await ines.conversations.send(about('vendu', { uid: 'ines', name: 'Inès' }))).toEqual({
        ok: false,
        failure: 'denied',
      });
      expect(await claire.conversations.send(about('velo', { uid: 'claire', name: 'Claire' }))).toEqual({
        ok: false,
        failure: 'denied',
      });
    });

    test('shows a conversation to nobody else', async () => {
      const { ines } = await begun(makeBackend);
      expect(await conversationsOf(ines, 'ines')).toEqual([]);
      const seen = recordedTellings<BackendResult<Conversation | null>>((tell) =>
        ines.conversations.subscribe('velo~karim', 'ines', (told) => tell(told)),
      );
      await seen.becomes({ ok: true, value: null });
      expect(await ines.conversations.send(says('deux', 'ines', text('Coucou')))).toEqual({
        ok: false,
        failure: 'denied',
      });
    });

    test('tells that there is none yet, and then its beginning', async () => {
      const { karim } = await makeBackend();
      const seen = recordedTellings<BackendResult<Conversation | null>>((tell) =>
        karim.conversations.subscribe('velo~karim', 'karim', (told) => tell(told)),
      );
      await seen.becomes({ ok: true, value: null });
      await karim.conversations.send(aFirstMessage());
      await vi.waitFor(() => expect(seen.all.at(-1)).toMatchObject({ value: { id: 'velo~karim' } }), {
        timeout: 20_000,
      });
    });

    test('lists the one last spoken in first, as many as wanted', async () => {
      const { claire, given, ines, karim, now } = await begun(makeBackend);
      await given(aListing({ id: 'table', title: 'Table', publishedAt: now - 3_600_000 }));
      const opening = {
        ...anOpening,
        listing: { ...anOpening.listing, title: 'Table', id: 'table' },
        buyer: { uid: 'ines', name: 'Inès' },
      };
      expect(
        await ines.conversations.send(aFirstMessage({ conversationId: 'table~ines', authorId: 'ines', opening })),
      ).toEqual(success());
      const listed = async (limit: number, first: string) =>
        (await conversationsOf(claire, 'claire', limit, ([newest]) => newest?.id === first)).map(({ id }) => id);
      expect(await listed(10, 'table~ines')).toEqual(['table~ines', 'velo~karim']);
      await karim.conversations.send(says('deux', 'karim', text('Et moi ?')));
      expect(await listed(10, 'velo~karim')).toEqual(['velo~karim', 'table~ines']);
      expect(await listed(1, 'velo~karim')).toEqual(['velo~karim']);
      const about = await claire.conversations.about('table', 'claire');
      expect(about.ok && about.value.map(({ buyer }) => buyer.name)).toEqual(['Inès']);
    });

    test('hands out everything that a person has said and was told', async () => {
      const { claire, ines } = await begun(makeBackend);
      await claire.conversations.send(says('deux', 'claire', text('Oui.')));
      const everything = await claire.conversations.everythingOf('claire');
      expect(
        everything.ok &&
          everything.value.map(({ conversation, messages }) => [conversation.id, messages.map(({ id }) => id)]),
      ).toEqual([['velo~karim', ['un', 'deux']]]);
      expect(await ines.conversations.everythingOf('ines')).toEqual(success([]));
    });
  });
}

async function begun(makeBackend: () => MessagingBackend | Promise<MessagingBackend>): Promise<MessagingBackend> {
  const backend = await makeBackend();
  expect(await backend.karim.conversations.send(aFirstMessage())).toEqual(success());
  return backend;
}

function conversationsOf(
  { conversations }: MessagingTab,
  uid: string,
  limit = 10,
  isDue: IsDue<readonly Conversation[]> = () => true,
): Promise<readonly Conversation[]> {
  return told((tell) => conversations.subscribeToInbox(uid, limit, tell), isDue);
}

function messagesOf({ conversations }: MessagingTab, limit = 50): Promise<readonly Message[]> {
  return told(
    (tell) => conversations.subscribeToMessages('velo~karim', limit, tell),
    () => true,
  );
}

async function oneOf(tab: MessagingTab, uid: string, isDue: IsDue<Conversation> = () => true): Promise<Conversation> {
  const [conversation] = await conversationsOf(tab, uid, 10, ([found]) => found !== undefined && isDue(found));
  if (conversation === undefined) throw new Error('no conversation');
  return conversation;
}
