import { describe, expect, test } from 'vitest';
import type { BlockRepository } from '../../../src/application/messaging/BlockRepository';
import type {
  ConversationRepository,
  OutgoingMessage,
} from '../../../src/application/messaging/ConversationRepository';
import type { Conversation } from '../../../src/domain/messaging/Conversation';
import type { Listing } from '../../../src/domain/listings/Listing';
import type { Message, MessageContent } from '../../../src/domain/messaging/Message';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { RATE_WINDOW, rateLimits, type Rate, type RateKind } from '../../../src/domain/shared/Rate';
import { failure, success } from '../../../src/domain/shared/Result';
import { aFirstMessage, anOpening } from '../../support/builders/aConversation';
import { aListing } from '../../support/builders/aListing';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';
import { firstEmissionWhere, type IsExpected } from '../../support/doubles/firstEmissionWhere';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { eventually } from '../../support/time/eventually';

/** The repositories in a tab of one person. */
export interface MessagingTab {
  readonly conversations: ConversationRepository;
  readonly blocks: BlockRepository;
}

export interface MessagingBackend {
  /** Claire’s bicycle is online at the start; Karim, Claire and Inès have accounts. */
  readonly karim: MessagingTab;
  readonly karimsOtherTab: MessagingTab;
  readonly claire: MessagingTab;
  readonly ines: MessagingTab;
  readonly now: number;
  given(listing: Listing): Promise<void>;
  /** Makes a stored message of Karim and Claire so many milliseconds older. */
  age(messageId: string, milliseconds: number): Promise<unknown>;
  /** Stores a rate of Karim’s. */
  giveRate(kind: RateKind, rate: Rate): Promise<unknown>;
}

const text = (words: string): MessageContent => ({ kind: 'text', text: words });
export const says = (id: string, authorId: string, content: MessageContent): OutgoingMessage => ({
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
  describe(`${name}, contract of ConversationRepository`, () => {
    test('the first message creates a conversation for both participants', async () => {
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
          buyer: { uid: 'karim', name: 'Karim', unread: 0 },
          seller: { uid: 'claire', name: 'Claire', unread: 1, receivedAt: null, readAt: null },
          lastMessage: { kind: 'text', text: 'Bonjour !', authorId: 'karim' },
        });
        expect(Math.abs((conversation?.createdAt ?? 0) - now)).toBeLessThan(120_000);
      }
    });

    test('a conversation has the buyer’s name of the account, not the one known when the message was written', async () => {
      const { claire, karim } = await makeBackend();
      const opening = { ...anOpening, buyer: { uid: 'karim', name: 'Utilisateur karim' } };
      expect(await karim.conversations.send(aFirstMessage({ opening }))).toEqual(success());
      expect(await conversationsOf(claire, 'claire')).toMatchObject([{ buyer: { uid: 'karim', name: 'Karim' } }]);
    });

    test.each([
      ['conversations', 'objet~karim', anOpening],
      ['messages', 'velo~karim', null],
    ] as const)(
      'no more %s are accepted within an hour than the limit, and a message that is stored counts as sent',
      async (kind, conversationId, opening) => {
        const { given, giveRate, karim, now } = await makeBackend();
        await given(aListing({ id: 'objet', publishedAt: now - MINUTE }));
        const since = now - MINUTE;
        await giveRate(kind, { since, count: rateLimits[kind] - 1, last: 'autre', at: since });
        expect(await karim.conversations.send(aFirstMessage())).toEqual(success());
        const further = aFirstMessage({
          id: 'deux',
          conversationId,
          opening: opening && { ...opening, listing: { ...opening.listing, id: 'objet' } },
        });
        const refused = failure({ kind: 'too-many', until: since + RATE_WINDOW });
        expect(await karim.conversations.send(further)).toEqual(refused);
        expect(await karim.conversations.send(aFirstMessage())).toEqual(success());
        expect(await messagesOf(karim)).toHaveLength(1);
      },
    );

    test('messages are sent again an hour after the first of those that reached the limit', async () => {
      const { giveRate, karim, now } = await makeBackend();
      const rate = { since: now - RATE_WINDOW, last: 'autre', at: now - MINUTE };
      await giveRate('messages', { ...rate, count: rateLimits.messages });
      await giveRate('conversations', { ...rate, count: rateLimits.conversations });
      expect(await karim.conversations.send(aFirstMessage())).toEqual(success());
      expect(await karim.conversations.send(says('deux', 'karim', text('Je viens.')))).toEqual(success());
    });

    test('the messages of others do not count', async () => {
      const { claire, giveRate, now } = await begun(makeBackend);
      await giveRate('messages', { since: now, count: rateLimits.messages, last: 'autre', at: now });
      expect(await claire.conversations.send(says('deux', 'claire', text('Oui.')))).toEqual(success());
    });

    test('a message is emitted to the other participant and in every tab', async () => {
      const { claire, karim, karimsOtherTab } = await begun(makeBackend);
      const emissions = recordedEmissions<BackendResult<readonly Message[]>>((listener) =>
        karimsOtherTab.conversations.subscribeToMessages('velo~karim', 50, (result) => listener(result)),
      );
      await claire.conversations.send(says('deux', 'claire', text('Oui, il est là.')));
      await karim.conversations.send(says('trois', 'karim', text('Je viens demain.')));
      await emissions.becomes({
        ok: true,
        value: [
          expect.objectContaining({ id: 'un', authorId: 'karim', content: text('Bonjour !') }),
          expect.objectContaining({ id: 'deux', authorId: 'claire', content: text('Oui, il est là.') }),
          expect.objectContaining({ id: 'trois', authorId: 'karim' }),
        ],
      });
    });

    test('the list has the last message with its author, and the number of unread messages', async () => {
      const { claire, karim } = await begun(makeBackend);
      const list = recordedEmissions<BackendResult<readonly Conversation[]>>((listener) =>
        claire.conversations.subscribeToInbox('claire', 10, (result) => listener(result)),
      );
      await karim.conversations.send(says('deux', 'karim', text('Vous êtes là ?')));
      await eventually(() =>
        expect(list.all.at(-1)).toMatchObject({
          value: [
            {
              lastMessage: { text: 'Vous êtes là ?', authorId: 'karim' },
              seller: { unread: 2 },
              buyer: { unread: 0 },
            },
          ],
        }),
      );
    });

    test('a message that is sent twice, by a retry or from two tabs, is stored once', async () => {
      const { claire, karim, karimsOtherTab } = await begun(makeBackend);
      const message = says('deux', 'karim', text('Encore moi.'));
      const sent = await Promise.all([karim.conversations.send(message), karimsOtherTab.conversations.send(message)]);
      expect([...sent, await karim.conversations.send(message)]).toEqual([success(), success(), success()]);
      expect(await messagesOf(claire)).toHaveLength(2);
      expect((await conversationsOf(claire, 'claire'))[0]?.seller.unread).toBe(2);
    });

    test('two tabs that begin a conversation at once create one', async () => {
      const { claire, karim, karimsOtherTab } = await makeBackend();
      const sent = await Promise.all([
        karim.conversations.send(aFirstMessage()),
        karimsOtherTab.conversations.send(aFirstMessage({ id: 'deux', content: text('Encore') })),
      ]);
      expect(sent).toEqual([success(), success()]);
      expect(await messagesOf(claire)).toHaveLength(2);
      expect((await conversationsOf(claire, 'claire'))[0]?.seller.unread).toBe(2);
    });

    test('messages come in the order in which they were sent', async () => {
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

    test('the marks of reception and reading are set for one participant only', async () => {
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

    test('pages of older messages have neither gaps nor duplicates', async () => {
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

    test('the contents of offers, answers and photos are stored', async () => {
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

    test('neither a blocked person nor the one who blocked them can send messages', async () => {
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

    test('no conversation begins with a person who has blocked the buyer, about a sold listing, or with oneself', async () => {
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

    test('nobody but the participants sees a conversation', async () => {
      const { ines } = await begun(makeBackend);
      expect(await conversationsOf(ines, 'ines')).toEqual([]);
      const seen = recordedEmissions<BackendResult<Conversation | null>>((listener) =>
        ines.conversations.subscribe('velo~karim', 'ines', (result) => listener(result)),
      );
      await seen.becomes({ ok: true, value: null });
      expect(await ines.conversations.send(says('deux', 'ines', text('Coucou')))).toEqual({
        ok: false,
        failure: 'denied',
      });
    });

    test('the conversation is null until its first message is sent', async () => {
      const { karim } = await makeBackend();
      const seen = recordedEmissions<BackendResult<Conversation | null>>((listener) =>
        karim.conversations.subscribe('velo~karim', 'karim', (result) => listener(result)),
      );
      await seen.becomes({ ok: true, value: null });
      await karim.conversations.send(aFirstMessage());
      await eventually(() => expect(seen.all.at(-1)).toMatchObject({ value: { id: 'velo~karim' } }));
    });

    test('the list begins with the conversation that has the latest message, and has at most the requested length', async () => {
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

    test('everythingOf returns all conversations of a person with all messages', async () => {
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

export async function begun(
  makeBackend: () => MessagingBackend | Promise<MessagingBackend>,
): Promise<MessagingBackend> {
  const backend = await makeBackend();
  expect(await backend.karim.conversations.send(aFirstMessage())).toEqual(success());
  return backend;
}

function conversationsOf(
  { conversations }: MessagingTab,
  uid: string,
  limit = 10,
  isExpected: IsExpected<readonly Conversation[]> = () => true,
): Promise<readonly Conversation[]> {
  return firstEmissionWhere((listener) => conversations.subscribeToInbox(uid, limit, listener), isExpected);
}

export function messagesOf({ conversations }: MessagingTab, limit = 50): Promise<readonly Message[]> {
  return firstEmissionWhere(
    (listener) => conversations.subscribeToMessages('velo~karim', limit, listener),
    () => true,
  );
}

export async function oneOf(
  tab: MessagingTab,
  uid: string,
  isExpected: IsExpected<Conversation> = () => true,
): Promise<Conversation> {
  const [conversation] = await conversationsOf(tab, uid, 10, ([found]) => found !== undefined && isExpected(found));
  if (conversation === undefined) throw new Error('no conversation');
  return conversation;
}
