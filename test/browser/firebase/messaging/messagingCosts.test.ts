import { expect, test } from 'vitest';
import type { ConversationRepository } from '../../../../src/application/messaging/ConversationRepository';
import { aFirstMessage, anOpening } from '../../../support/builders/aConversation';
import { aListing } from '../../../support/builders/aListing';
import { documentCosts } from '../../../support/firebase/firebaseCosts';
import { firebaseMessaging } from '../../../support/firebase/firebaseMessaging';
import { recordedEmissions } from '../../../support/doubles/recordedEmissions';

/** Claire has seven conversations. `bill` returns the costs of the server. */
async function sevenConversations() {
  const backend = await firebaseMessaging();
  const { given, karim, now, projectId } = backend;
  for (let index = 0; index < 7; index += 1) {
    const id = `objet${index}`;
    await given(aListing({ id, publishedAt: now - 3_600_000 }));
    const opening = { ...anOpening, listing: { ...anOpening.listing, id } };
    expect(await karim.conversations.send(aFirstMessage({ conversationId: `${id}~karim`, opening }))).toMatchObject({
      ok: true,
    });
  }
  /** The costs since the last call. */
  const bill = () => documentCosts(projectId);
  await bill();
  return { ...backend, bill };
}

const list = (conversations: ConversationRepository, limit: number) =>
  recordedEmissions<{ readonly ok: boolean; readonly value?: readonly unknown[] }>((listener) =>
    conversations.subscribeToInbox('claire', limit, listener),
  );
const holds = (count: number) => ({
  ok: true,
  value: expect.toSatisfy((value: readonly unknown[]) => value.length === count) as unknown,
});

test('the list of conversations reads one document for each conversation', async () => {
  const { bill, claire } = await sevenConversations();
  await list(claire.conversations, 30).becomes(holds(7));
  expect(await bill()).toEqual([7, 0]);
});

test('the list of conversations reads no more documents than its limit', async () => {
  const { bill, claire } = await sevenConversations();
  await list(claire.conversations, 5).becomes(holds(5));
  expect(await bill()).toEqual([5, 0]);
});

test('the count of unread messages shares the listener of the list, which reads nothing more', async () => {
  const { bill, claire } = await sevenConversations();
  const badge = list(claire.conversations, 30);
  await badge.becomes(holds(7));
  await bill();
  for (let page = 0; page < 3; page += 1) {
    const screen = list(claire.conversations, 30);
    await screen.becomes(holds(7));
    screen.unsubscribe();
  }
  expect(await bill()).toEqual([0, 0]);
});

test('a message costs three writes, one of them for the rate of its author, and one read for each open list', async () => {
  const { bill, claire, karim } = await sevenConversations();
  const open = list(claire.conversations, 30);
  await open.becomes(holds(7));
  await bill();
  await karim.conversations.send(aFirstMessage({ id: 'deux', conversationId: 'objet3~karim', opening: null }));
  await open.becomes({
    ok: true,
    value: expect.arrayContaining([
      expect.objectContaining({ id: 'objet3~karim', seller: expect.objectContaining({ unread: 2 }) as unknown }),
    ]) as unknown,
  });
  const [read = NaN, written] = await bill();
  expect(written).toBe(3);
  // The restriction, which is not there, the rate and the conversation for its sender; the changed document for its reader.
  expect(read).toBeLessThanOrEqual(4);
});

test('a message that is withdrawn costs two reads and two writes, one of them for the preview of its conversation', async () => {
  const { bill, karim } = await sevenConversations();
  expect(await karim.conversations.withdraw('objet3~karim', 'un', 'karim')).toEqual({ ok: true });
  expect(await bill()).toEqual([2, 2]);
});

test('a long conversation reads its last page only', async () => {
  const { bill, claire, karim } = await sevenConversations();
  for (let index = 0; index < 12; index += 1)
    await karim.conversations.send(aFirstMessage({ id: `m${index}`, conversationId: 'objet0~karim', opening: null }));
  await bill();
  const thread = recordedEmissions<{ readonly ok: boolean; readonly value?: readonly unknown[] }>((listener) =>
    claire.conversations.subscribeToMessages('objet0~karim', 5, listener),
  );
  await thread.becomes(holds(5));
  expect((await bill())[0]).toBeLessThanOrEqual(6);
});
