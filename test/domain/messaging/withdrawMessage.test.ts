import { describe, expect, test } from 'vitest';
import type { MessageContent } from '../../../src/domain/messaging/Message';
import {
  applyWithdrawal,
  isWithdrawable,
  withdrawMessage,
  WITHDRAWAL_WINDOW,
} from '../../../src/domain/messaging/withdrawMessage';
import { failure, success } from '../../../src/domain/shared/Result';
import { aConversation, aMessage } from '../../support/builders/aConversation';
import { NOON } from '../../support/builders/aListing';

const photo: MessageContent = { kind: 'photo', photo: { id: 'karim~p', width: 8, height: 6 } };
const withdrawn = aMessage({ content: { kind: 'withdrawn' } });

describe('withdrawMessage', () => {
  test('the author withdraws a text or a photo until the end of the window, and its position stays', () => {
    expect(withdrawMessage(aMessage(), 'karim', NOON)).toEqual(success(withdrawn));
    expect(withdrawMessage(aMessage({ content: photo }), 'karim', NOON + WITHDRAWAL_WINDOW)).toEqual(
      success(withdrawn),
    );
  });

  test('a message is not withdrawn after the window', () => {
    expect(withdrawMessage(aMessage(), 'karim', NOON + WITHDRAWAL_WINDOW + 1)).toEqual(failure('too-late'));
  });

  test('nobody withdraws the message of somebody else, also not one that is withdrawn already', () => {
    expect(withdrawMessage(aMessage(), 'claire', NOON)).toEqual(failure('denied'));
    expect(withdrawMessage(withdrawn, 'claire', NOON)).toEqual(failure('denied'));
  });

  test('a message that is withdrawn already stays as it is, also after the window', () => {
    expect(withdrawMessage(withdrawn, 'karim', NOON + 2 * WITHDRAWAL_WINDOW)).toEqual(success(withdrawn));
  });

  test.each<MessageContent>([
    { kind: 'offer', euros: 100 },
    { kind: 'retraction', euros: 100, offerId: 'offre' },
    { kind: 'appointment', at: NOON, place: 'Gare de Lyon' },
    { kind: 'withdrawal', at: NOON, place: 'Gare de Lyon', offerId: 'rdv' },
    { kind: 'unreadable' },
  ])('a message of the kind $kind is not withdrawn', (content) => {
    expect(isWithdrawable(content)).toBe(false);
    expect(withdrawMessage(aMessage({ content }), 'karim', NOON)).toEqual(failure('denied'));
  });
});

describe('applyWithdrawal', () => {
  test('the preview of a conversation loses the text of its last message, and nothing else changes', () => {
    const conversation = aConversation();
    expect(applyWithdrawal(conversation, withdrawn)).toEqual({
      ...conversation,
      lastMessage: { kind: 'withdrawn', text: '', authorId: 'karim', sentAt: NOON },
    });
  });

  test('the preview of a later message stays', () => {
    const lastMessage = { kind: 'text', text: 'Oui.', authorId: 'claire', sentAt: NOON + 1 } as const;
    const conversation = aConversation({ lastMessage });
    expect(applyWithdrawal(conversation, withdrawn)).toBe(conversation);
  });
});
