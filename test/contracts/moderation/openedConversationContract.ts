import { describe, expect, test } from 'vitest';
import type { MessageContent } from '../../../src/domain/messaging/Message';
import { OPENED_FOR, type OpeningOrder } from '../../../src/domain/moderation/openConversation';
import { HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { aFirstMessage } from '../../support/builders/aConversation';
import {
  actionsIn,
  aReport,
  conversation,
  decided,
  readCase,
  valueOf,
  type MakeModeration,
  type ModerationBackend,
  type ModerationPerson,
} from './ModerationBackend';

const { id } = conversation;
const reason = 'Le signalement parle d’un mandat, à vérifier.';

function anOpening(by: ModerationPerson, changes: Partial<OpeningOrder> = {}): OpeningOrder {
  return { by, conversationId: id, reason, ...changes };
}

/** Karim has asked Claire, who has answered; he has reported the conversation. */
async function aReportedConversation(makeBackend: MakeModeration): Promise<ModerationBackend> {
  const backend = await makeBackend();
  await says(backend, 'karim', 'un', { kind: 'text', text: 'Bonjour !' });
  await says(backend, 'claire', 'deux', { kind: 'text', text: 'Payez par mandat.' });
  await says(backend, 'karim', 'trois', { kind: 'offer', euros: 90 });
  valueOf(await backend.as('karim').reports.add(aReport('karim', conversation)));
  return backend;
}

async function says(
  { as }: Pick<ModerationBackend, 'as'>,
  authorId: 'karim' | 'claire',
  messageId: string,
  content: MessageContent,
): Promise<void> {
  valueOf(await as(authorId).conversations.send(aFirstMessage({ id: messageId, authorId, content })));
}

export function describeOpenedConversations(name: string, makeBackend: MakeModeration): void {
  describe(`${name}, contract of OpenedConversationRepository`, () => {
    test('a reported conversation is sealed until an admin opens it', async () => {
      const { as } = await aReportedConversation(makeBackend);
      const { opened } = as('nadia');
      expect(await opened.find(id, 'nadia')).toEqual(success(null));
      expect(await opened.messages(id, null, 25)).toEqual(failure('denied'));
    });

    test('an admin opens a conversation by an entry of the journal, and reads it', async () => {
      const { as, now } = await aReportedConversation(makeBackend);
      const { opened, journal } = as('nadia');
      expect(await opened.open(anOpening('nadia', { reason: ` ${reason}\n` }))).toEqual(success());
      expect(await actionsIn(as('nadia'))).toEqual(['nadia opening velo~karim']);
      expect(await journal.page(null, 1)).toMatchObject(success([{ note: reason, targetKind: 'conversation' }]));
      const found = valueOf(await opened.find(id, 'nadia'));
      expect(found).toMatchObject({ conversation: { id, buyer: { name: 'Karim' }, seller: { name: 'Claire' } } });
      expect(Math.abs((found?.openedAt ?? 0) - now)).toBeLessThan(HOUR);
      expect(valueOf(await opened.messages(id, null, 25))).toMatchObject([
        { id: 'un', authorId: 'karim', content: { kind: 'text', text: 'Bonjour !' } },
        { id: 'deux', authorId: 'claire', content: { kind: 'text', text: 'Payez par mandat.' } },
        { id: 'trois', authorId: 'karim', content: { kind: 'offer', euros: 90 } },
      ]);
    });

    test('the messages are read by pages from the newest to the first, each oldest first', async () => {
      const { as } = await aReportedConversation(makeBackend);
      const { opened } = as('nadia');
      valueOf(await opened.open(anOpening('nadia')));
      const newest = valueOf(await opened.messages(id, null, 2));
      expect(newest.map((message) => message.id)).toEqual(['deux', 'trois']);
      const former = valueOf(await opened.messages(id, newest[0] ?? null, 2));
      expect(former.map((message) => message.id)).toEqual(['un']);
    });

    test('an opening leaves the case open and answers no reporter', async () => {
      const { as } = await aReportedConversation(makeBackend);
      valueOf(await as('nadia').opened.open(anOpening('nadia')));
      expect(await readCase(as('nadia'), conversation)).toMatchObject({ state: 'open', decision: null });
      expect(await as('karim').reports.ownOf('karim')).toMatchObject(success([{ outcome: 'pending' }]));
    });

    test('a conversation that one admin has opened stays sealed for another, who opens it by another entry', async () => {
      const { as } = await aReportedConversation(makeBackend);
      valueOf(await as('nadia').opened.open(anOpening('nadia')));
      const { opened } = as('omar');
      expect(await opened.find(id, 'omar')).toEqual(success(null));
      expect(await opened.messages(id, null, 25)).toEqual(failure('denied'));
      valueOf(await opened.open(anOpening('omar')));
      expect(valueOf(await opened.messages(id, null, 25))).toHaveLength(3);
      expect(await actionsIn(as('omar'))).toEqual(['nadia opening velo~karim', 'omar opening velo~karim']);
    });

    test('a conversation is sealed again after a day, and opened again by another entry', async () => {
      const backend = await aReportedConversation(makeBackend);
      const { opened } = backend.as('nadia');
      valueOf(await opened.open(anOpening('nadia')));
      await backend.givenOpened('nadia', id, backend.now - OPENED_FOR - MINUTE);
      expect(await opened.find(id, 'nadia')).toEqual(success(null));
      expect(await opened.messages(id, null, 25)).toEqual(failure('denied'));
      valueOf(await opened.open(anOpening('nadia')));
      expect(valueOf(await opened.messages(id, null, 25))).toHaveLength(3);
      expect(await actionsIn(backend.as('nadia'))).toHaveLength(2);
    });

    test('a conversation stays open for the rest of the day after its case is closed', async () => {
      const backend = await aReportedConversation(makeBackend);
      const { opened } = backend.as('nadia');
      valueOf(await opened.open(anOpening('nadia')));
      await decided(backend, 'nadia', conversation, 'none');
      expect(valueOf(await opened.messages(id, null, 25))).toHaveLength(3);
    });

    test('nobody opens a conversation that is not reported, or whose case is closed', async () => {
      const backend = await makeBackend();
      await says(backend, 'karim', 'un', { kind: 'text', text: 'Bonjour !' });
      const { opened } = backend.as('nadia');
      expect(await opened.open(anOpening('nadia'))).toEqual(failure('not-reported'));
      valueOf(await backend.as('karim').reports.add(aReport('karim', conversation)));
      await decided(backend, 'omar', conversation, 'none');
      expect(await opened.open(anOpening('nadia'))).toEqual(failure('not-reported'));
      expect(await actionsIn(backend.as('nadia'))).toEqual(['omar none velo~karim']);
    });

    test('an admin does not open a conversation of their own, and one of another admin is for a super admin', async () => {
      const backend = await aReportedConversation(makeBackend);
      await backend.givenRole('claire', 'admin');
      expect(await backend.as('claire').opened.open(anOpening('claire'))).toEqual(failure('own'));
      expect(await backend.as('nadia').opened.open(anOpening('nadia'))).toEqual(failure('admin'));
      expect(await backend.as('solene').opened.open(anOpening('solene'))).toEqual(success());
      expect(await actionsIn(backend.as('nadia'))).toEqual(['solene opening velo~karim']);
    });

    test('an opening needs a reason of twenty characters or more', async () => {
      const { as } = await aReportedConversation(makeBackend);
      const { opened } = as('nadia');
      expect(await opened.open(anOpening('nadia', { reason: ` ${'x'.repeat(19)} ` }))).toEqual(failure('too-short'));
      expect(await opened.open(anOpening('nadia', { reason: 'x'.repeat(1001) }))).toEqual(failure('too-long'));
      expect(await actionsIn(as('nadia'))).toEqual([]);
    });

    test('ordinary people open nothing, and nobody opens or reads in the name of another', async () => {
      const { as } = await aReportedConversation(makeBackend);
      const { opened } = as('lina');
      expect(await opened.open(anOpening('lina'))).toEqual(failure('denied'));
      expect(await opened.messages(id, null, 25)).toEqual(failure('denied'));
      expect(await as('nadia').opened.open(anOpening('omar'))).toEqual(failure('denied'));
      valueOf(await as('omar').opened.open(anOpening('omar')));
      expect(await as('nadia').opened.find(id, 'omar')).toEqual(failure('denied'));
      expect(await actionsIn(as('nadia'))).toEqual(['omar opening velo~karim']);
    });
  });
}
