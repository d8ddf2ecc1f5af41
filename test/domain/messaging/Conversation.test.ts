import { describe, expect, test } from 'vitest';
import { applyMessage, newConversation } from '../../../src/domain/messaging/applyMessage';
import {
  conversationIdOf,
  lastMessageOf,
  partsOfConversationId,
  participantsFor,
} from '../../../src/domain/messaging/Conversation';
import { answerIdOf, type MessageContent } from '../../../src/domain/messaging/Message';
import { deliveryStatus } from '../../../src/domain/messaging/deliveryStatus';
import { canStartConversation, conversationOpening } from '../../../src/domain/messaging/conversationOpening';
import { countUnread } from '../../../src/domain/messaging/countUnread';
import { aConversation, aMessage, anOpening, karim } from '../../support/builders/aConversation';
import { aListing, NOON } from '../../support/builders/aListing';

describe('the id of a conversation', () => {
  test('says of which listing and buyer it is', () => {
    expect(conversationIdOf('velo', 'karim')).toBe('velo~karim');
    expect(partsOfConversationId('velo~karim')).toEqual({ listingId: 'velo', buyerId: 'karim' });
  });
  test.each(['', 'velo', '~karim', 'velo~', '~velo~karim'])('%j is none', (id) => {
    expect(partsOfConversationId(id)).toBeNull();
  });
});

describe('the two sides', () => {
  test.each([
    ['karim', 'karim', 'claire'],
    ['claire', 'claire', 'karim'],
    ['ines', 'karim', 'claire'],
  ])('for %s are %s and %s', (uid, me, other) => {
    expect(participantsFor(aConversation(), uid)).toMatchObject({ me: { uid: me }, other: { uid: other } });
  });
});

describe('a conversation', () => {
  test('begins with one message that waits for the seller', () => {
    expect(newConversation(anOpening, aMessage())).toEqual(aConversation());
  });

  test('after a message of the buyer: one more waits for the seller', () => {
    const message = aMessage({ id: 'deux', sentAt: NOON + 1, content: { kind: 'offer', euros: 90 } });
    expect(applyMessage(aConversation(), message)).toEqual(
      aConversation({
        seller: { ...aConversation().seller, unread: 2 },
        updatedAt: NOON + 1,
        lastMessage: { kind: 'offer', text: '90', authorId: 'karim', sentAt: NOON + 1 },
      }),
    );
  });

  test('notes the seller’s first answer only', () => {
    const first = applyMessage(aConversation(), aMessage({ authorId: 'claire', sentAt: NOON + 5 }));
    expect(first).toMatchObject({ firstAnsweredAt: NOON + 5, buyer: { unread: 1 }, seller: { unread: 1 } });
    expect(applyMessage(first, aMessage({ authorId: 'claire', sentAt: NOON + 9 }))).toMatchObject({
      firstAnsweredAt: NOON + 5,
      buyer: { unread: 2 },
    });
  });

  test.each<[MessageContent, string]>([
    [{ kind: 'text', text: 'Oui' }, 'Oui'],
    [{ kind: 'photo', photo: { id: 'p', width: 1, height: 1 } }, ''],
    [{ kind: 'offer', euros: 80 }, '80'],
    [{ kind: 'acceptance', euros: 80, offerId: 'o' }, '80'],
    [{ kind: 'refusal', euros: 80, offerId: 'o' }, '80'],
  ])('says of %j: %j', (content, text) => {
    expect(lastMessageOf({ ...aMessage(), content })).toEqual({
      kind: content.kind,
      text,
      authorId: 'karim',
      sentAt: NOON,
    });
  });

  test('counts what waits for a person in all of them', () => {
    expect(
      countUnread([aConversation(), aConversation({ seller: { ...aConversation().seller, unread: 3 } })], 'claire'),
    ).toBe(4);
    expect(countUnread([aConversation()], 'karim')).toBe(0);
    expect(countUnread([], 'karim')).toBe(0);
  });
});

describe('an answer', () => {
  test('goes by its offer', () => {
    expect(answerIdOf('offre')).toBe('offre~answer');
  });
});

describe('a message', () => {
  test.each([
    [null, null, 'sent'],
    [NOON - 1, null, 'sent'],
    [NOON, null, 'received'],
    [NOON + 1, NOON - 1, 'received'],
    [NOON, NOON, 'read'],
    [null, NOON + 1, 'read'],
  ] as const)('received up to %s and read up to %s is %s', (receivedAt, readAt, progress) => {
    expect(deliveryStatus({ sentAt: NOON }, { receivedAt, readAt })).toBe(progress);
  });
});

describe('a seller is asked', () => {
  test.each([
    ['online', true],
    ['reserved', true],
    ['sold', false],
    ['paused', false],
    ['deleted', false],
  ] as const)('about a listing that is %s: %s', (state, can) => {
    expect(canStartConversation(aListing({ state }), 'karim', NOON)).toBe(can);
  });
  test('as long as its time is not over, and by others only', () => {
    expect(canStartConversation(aListing({ expiresAt: NOON }), 'karim', NOON)).toBe(false);
    expect(canStartConversation(aListing({ expiresAt: NOON + 1 }), 'karim', NOON)).toBe(true);
    expect(canStartConversation(aListing(), 'claire', NOON)).toBe(false);
  });
  test('about a listing as it is then', () => {
    expect(conversationOpening(aListing(), karim)).toEqual(anOpening);
    const photo = { id: 'p', width: 2, height: 1 };
    expect(conversationOpening(aListing({ photos: [photo, { ...photo, id: 'q' }] }), karim).listing.photo).toEqual(
      photo,
    );
  });
});
