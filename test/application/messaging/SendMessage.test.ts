import { expect, test } from 'vitest';
import { SendMessage } from '../../../src/application/messaging/SendMessage';
import type { MessageContent } from '../../../src/domain/messaging/Message';
import { anOpening } from '../../support/builders/aConversation';
import { InMemoryMessageOutbox } from '../../support/inMemory/messaging/InMemoryMessageOutbox';

function sending() {
  const outbox = new InMemoryMessageOutbox();
  let last = 0;
  const send = new SendMessage(outbox, { newId: () => `id${(last += 1)}` }, { now: () => 1000 });
  return {
    outbox,
    say: (content: MessageContent) =>
      send.execute({ conversationId: 'velo~karim', authorId: 'karim', content, opening: anOpening }),
  };
}

test('a message is queued with a new id and the time of writing', () => {
  const { outbox, say } = sending();
  say({ kind: 'text', text: 'Bonjour' });
  say({ kind: 'offer', euros: 10 });
  expect(outbox.of('karim')).toEqual([
    {
      id: 'id1',
      conversationId: 'velo~karim',
      authorId: 'karim',
      content: { kind: 'text', text: 'Bonjour' },
      opening: anOpening,
      writtenAt: 1000,
      hasWaitingPhoto: false,
      isRefused: false,
    },
    expect.objectContaining({ id: 'id2', content: { kind: 'offer', euros: 10 } }),
  ]);
});

test('a refused message stays when another message is sent', () => {
  const { outbox, say } = sending();
  say({ kind: 'text', text: 'Bonjour' });
  for (const message of outbox.of('karim')) outbox.change({ ...message, isRefused: true });
  say({ kind: 'text', text: 'Bonsoir' });
  expect(outbox.of('karim').map(({ id, isRefused }) => [id, isRefused])).toEqual([
    ['id1', true],
    ['id2', false],
  ]);
});

test('an appointment is cancelled once after two clicks', () => {
  const { outbox, say } = sending();
  say({ kind: 'cancellation', at: 5000, place: 'Gare de Lyon', offerId: 'rdv' });
  say({ kind: 'cancellation', at: 5000, place: 'Gare de Lyon', offerId: 'rdv' });
  expect(outbox.of('karim').map(({ id }) => id)).toEqual(['rdv~cancellation']);
});

test.each(['confirmation', 'decline', 'withdrawal'] as const)(
  'an appointment gets one answer after two clicks: %s',
  (kind) => {
    const { outbox, say } = sending();
    say({ kind: 'appointment', at: 5000, place: 'Gare de Lyon' });
    say({ kind, at: 5000, place: 'Gare de Lyon', offerId: 'rdv' });
    say({ kind, at: 5000, place: 'Gare de Lyon', offerId: 'rdv' });
    expect(outbox.of('karim').map(({ id }) => id)).toEqual(['id1', 'rdv~answer']);
  },
);

test.each(['acceptance', 'refusal', 'retraction'] as const)('an offer gets one answer after two clicks: %s', (kind) => {
  const { outbox, say } = sending();
  say({ kind, euros: 10, offerId: 'offre' });
  say({ kind, euros: 10, offerId: 'offre' });
  expect(outbox.of('karim').map(({ id }) => id)).toEqual(['offre~answer']);
});

test('a refused answer is replaced by another one', () => {
  const { outbox, say } = sending();
  say({ kind: 'acceptance', euros: 10, offerId: 'offre' });
  for (const message of outbox.of('karim')) outbox.change({ ...message, isRefused: true });
  say({ kind: 'refusal', euros: 10, offerId: 'offre' });
  expect(outbox.of('karim')).toEqual([
    expect.objectContaining({
      id: 'offre~answer',
      content: { kind: 'refusal', euros: 10, offerId: 'offre' },
      isRefused: false,
    }),
  ]);
});
