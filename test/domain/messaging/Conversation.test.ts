import { describe, expect, test } from 'vitest';
import { applyMessage, newConversation } from '../../../src/domain/messaging/applyMessage';
import {
  conversationIdOf,
  lastMessageOf,
  partsOfConversationId,
  participantsFor,
} from '../../../src/domain/messaging/Conversation';
import {
  askedIdOf,
  derivedIdOf,
  mayFollow,
  type AppointmentOutcome,
  type MessageContent,
} from '../../../src/domain/messaging/Message';
import { deliveryStatus } from '../../../src/domain/messaging/deliveryStatus';
import { canStartConversation, conversationOpening } from '../../../src/domain/messaging/conversationOpening';
import { countUnread } from '../../../src/domain/messaging/countUnread';
import { aConversation, aMessage, anOpening, karim } from '../../support/builders/aConversation';
import { aListing, NOON } from '../../support/builders/aListing';

describe('the id of a conversation', () => {
  test('the id has the ids of listing and buyer', () => {
    expect(conversationIdOf('velo', 'karim')).toBe('velo~karim');
    expect(partsOfConversationId('velo~karim')).toEqual({ listingId: 'velo', buyerId: 'karim' });
  });
  test.each(['', 'velo', '~karim', 'velo~', '~velo~karim'])('%j is not the id of a conversation', (id) => {
    expect(partsOfConversationId(id)).toBeNull();
  });
});

describe('participantsFor', () => {
  test.each([
    ['karim', 'karim', 'claire'],
    ['claire', 'claire', 'karim'],
    ['ines', 'karim', 'claire'],
  ])('the participants for %s are %s and %s', (uid, me, other) => {
    expect(participantsFor(aConversation(), uid)).toMatchObject({ me: { uid: me }, other: { uid: other } });
  });
});

describe('a conversation', () => {
  test('a new conversation has one unread message for the seller', () => {
    expect(newConversation(anOpening, aMessage())).toEqual(aConversation());
  });

  test('a message of the buyer adds one unread message for the seller', () => {
    const message = aMessage({ id: 'deux', sentAt: NOON + 1, content: { kind: 'offer', euros: 90 } });
    expect(applyMessage(aConversation(), message)).toEqual(
      aConversation({
        seller: { ...aConversation().seller, unread: 2 },
        updatedAt: NOON + 1,
        lastMessage: { kind: 'offer', text: '90', authorId: 'karim', sentAt: NOON + 1 },
      }),
    );
  });

  test('each answer of the seller adds one unread message for the buyer', () => {
    const first = applyMessage(aConversation(), aMessage({ authorId: 'claire', sentAt: NOON + 5 }));
    expect(first).toMatchObject({ updatedAt: NOON + 5, buyer: { unread: 1 }, seller: { unread: 1 } });
    expect(applyMessage(first, aMessage({ authorId: 'claire', sentAt: NOON + 9 }))).toMatchObject({
      updatedAt: NOON + 9,
      buyer: { unread: 2 },
    });
  });

  test.each<[MessageContent, string]>([
    [{ kind: 'text', text: 'Oui' }, 'Oui'],
    [{ kind: 'photo', photo: { id: 'p', width: 1, height: 1 } }, ''],
    [{ kind: 'offer', euros: 80 }, '80'],
    [{ kind: 'acceptance', euros: 80, offerId: 'o' }, '80'],
    [{ kind: 'refusal', euros: 80, offerId: 'o' }, '80'],
    [{ kind: 'retraction', euros: 80, offerId: 'o' }, '80'],
    [{ kind: 'appointment', at: NOON, place: 'Gare de Lyon' }, 'Gare de Lyon'],
    [{ kind: 'confirmation', at: NOON, place: 'Gare de Lyon', offerId: 'r' }, 'Gare de Lyon'],
    [{ kind: 'decline', at: NOON, place: 'Gare de Lyon', offerId: 'r' }, 'Gare de Lyon'],
  ])('the preview of %j is %j', (content, text) => {
    expect(lastMessageOf({ ...aMessage(), content })).toEqual({
      kind: content.kind,
      text,
      authorId: 'karim',
      sentAt: NOON,
    });
  });

  test('unread messages are counted over all conversations', () => {
    expect(
      countUnread([aConversation(), aConversation({ seller: { ...aConversation().seller, unread: 3 } })], 'claire'),
    ).toBe(4);
    expect(countUnread([aConversation()], 'karim')).toBe(0);
    expect(countUnread([], 'karim')).toBe(0);
  });
});

describe('mayFollow', () => {
  const at = NOON + 1;
  const offer: MessageContent = { kind: 'offer', euros: 80 };
  const appointment: MessageContent = { kind: 'appointment', at, place: 'Gare de Lyon' };
  const accepts = (euros = 80) => ({ kind: 'acceptance', euros, offerId: 'o' }) as const;
  const of = (kind: AppointmentOutcome, changes: object = {}) =>
    ({ kind, at, place: 'Gare de Lyon', offerId: 'o', ...changes }) as const;
  /** By Karim: the content is Claire’s. */
  const karims = (content: MessageContent) => ({ authorId: 'karim', content });
  const claires = (content: MessageContent) => ({ authorId: 'claire', content });

  test.each<[content: MessageContent, asked: ReturnType<typeof karims> | undefined, may: boolean]>([
    [accepts(), karims(offer), true],
    [accepts(), claires(offer), false],
    [{ ...accepts(), kind: 'refusal' }, karims(offer), true],
    [accepts(90), karims(offer), false],
    [{ ...accepts(90), kind: 'refusal' }, karims(offer), false],
    [{ ...accepts(), kind: 'retraction' }, claires(offer), true],
    [{ ...accepts(), kind: 'retraction' }, karims(offer), false],
    [{ ...accepts(90), kind: 'retraction' }, claires(offer), false],
    [{ ...accepts(), kind: 'retraction' }, claires(accepts()), false],
    [{ ...accepts(), kind: 'retraction' }, claires(appointment), false],
    [{ ...accepts(), kind: 'retraction' }, undefined, false],
    [accepts(), karims(accepts()), false],
    [accepts(), karims(appointment), false],
    [accepts(), undefined, false],
    [of('confirmation'), karims(appointment), true],
    [of('confirmation'), claires(appointment), false],
    [of('decline'), karims(appointment), true],
    [of('decline'), claires(appointment), false],
    [of('confirmation', { at: at + 1 }), karims(appointment), false],
    [of('confirmation', { place: 'Gare du Nord' }), karims(appointment), false],
    [of('confirmation'), karims(of('confirmation')), false],
    [of('confirmation'), karims(offer), false],
    [of('confirmation'), undefined, false],
    [of('withdrawal'), claires(appointment), true],
    [of('withdrawal'), karims(appointment), false],
    [of('withdrawal', { place: 'Gare du Nord' }), claires(appointment), false],
    [of('withdrawal'), claires(of('confirmation')), false],
    [of('withdrawal'), undefined, false],
    [of('cancellation'), claires(of('confirmation')), true],
    [of('cancellation'), karims(of('confirmation')), true],
    [of('cancellation', { at: at + 1 }), karims(of('confirmation')), false],
    [of('cancellation'), karims(of('decline')), false],
    [of('cancellation'), karims(appointment), false],
    [of('cancellation'), undefined, false],
    [offer, undefined, true],
    [appointment, undefined, true],
    [{ kind: 'text', text: 'Oui' }, undefined, true],
  ])('whether %j of Claire’s may follow %j: %s', (content, asked, may) => {
    expect(mayFollow(claires(content), asked, NOON)).toBe(may);
  });

  test.each<[kind: AppointmentOutcome, asked: MessageContent, mayBeLate: boolean]>([
    ['decline', appointment, true],
    ['withdrawal', appointment, false],
    ['cancellation', of('confirmation'), false],
  ])('a %s may follow %j at its moment: %s', (kind, asked, mayBeLate) => {
    const authorId = kind === 'decline' ? 'karim' : 'claire';
    expect(mayFollow(claires(of(kind)), { authorId, content: asked }, at - 1)).toBe(true);
    expect(mayFollow(claires(of(kind)), { authorId, content: asked }, at)).toBe(mayBeLate);
  });
});

describe('the ids that messages derive from one another', () => {
  test.each<[content: MessageContent, own: string | null, asked: string | null]>([
    [{ kind: 'text', text: 'Oui' }, null, null],
    [{ kind: 'offer', euros: 80 }, null, null],
    [{ kind: 'acceptance', euros: 80, offerId: 'o' }, 'o~answer', 'o'],
    [{ kind: 'refusal', euros: 80, offerId: 'o' }, 'o~answer', 'o'],
    [{ kind: 'retraction', euros: 80, offerId: 'o' }, 'o~answer', 'o'],
    [{ kind: 'appointment', at: 0, place: 'Gare' }, null, null],
    [{ kind: 'confirmation', at: 0, place: 'Gare', offerId: 'r' }, 'r~answer', 'r'],
    [{ kind: 'decline', at: 0, place: 'Gare', offerId: 'r' }, 'r~answer', 'r'],
    [{ kind: 'withdrawal', at: 0, place: 'Gare', offerId: 'r' }, 'r~answer', 'r'],
    [{ kind: 'cancellation', at: 0, place: 'Gare', offerId: 'r' }, 'r~cancellation', 'r~answer'],
  ])('a message with %j has the id %s, and is about the message %s', (content, own, asked) => {
    expect([derivedIdOf(content), askedIdOf(content)]).toEqual([own, asked]);
  });
});

describe('deliveryStatus', () => {
  test.each([
    [null, null, 'sent'],
    [NOON - 1, null, 'sent'],
    [NOON, null, 'received'],
    [NOON + 1, NOON - 1, 'received'],
    [NOON, NOON, 'read'],
    [null, NOON + 1, 'read'],
  ] as const)('a message to a person who received up to %s and read up to %s is %s', (receivedAt, readAt, progress) => {
    expect(deliveryStatus({ sentAt: NOON }, { receivedAt, readAt })).toBe(progress);
  });
});

describe('conversationOpening', () => {
  test.each([
    ['online', true],
    ['reserved', true],
    ['sold', false],
    ['paused', false],
    ['deleted', false],
  ] as const)('a conversation can start about a listing that is %s: %s', (state, can) => {
    expect(canStartConversation(aListing({ state }), 'karim', NOON)).toBe(can);
  });
  test('a conversation can start only before the listing expires, and not with oneself', () => {
    expect(canStartConversation(aListing({ expiresAt: NOON }), 'karim', NOON)).toBe(false);
    expect(canStartConversation(aListing({ expiresAt: NOON + 1 }), 'karim', NOON)).toBe(true);
    expect(canStartConversation(aListing(), 'claire', NOON)).toBe(false);
  });
  test('a new conversation copies the listing', () => {
    expect(conversationOpening(aListing(), karim)).toEqual(anOpening);
    const photo = { id: 'p', width: 2, height: 1 };
    expect(conversationOpening(aListing({ photos: [photo, { ...photo, id: 'q' }] }), karim).listing.photo).toEqual(
      photo,
    );
  });
});
