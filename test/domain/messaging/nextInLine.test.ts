import { expect, test } from 'vitest';
import { nextInLine } from '../../../src/domain/messaging/nextInLine';
import type { Conversation } from '../../../src/domain/messaging/Conversation';
import { aConversation, anOpening } from '../../support/builders/aConversation';

function from(uid: string, updatedAt: number, changes: Partial<Conversation> = {}): Conversation {
  const { buyer } = aConversation();
  return aConversation({ id: `velo~${uid}`, buyer: { ...buyer, uid, name: uid }, updatedAt, ...changes });
}
const offerOf = (authorId: string) => ({ lastMessage: { kind: 'offer', text: '90', authorId, sentAt: 1 } }) as const;
const otherListing = { listing: { ...anOpening.listing, id: 'table' } };

test.each<readonly [string, readonly Conversation[], string | null]>([
  ['nobody, where only the former buyer has written', [from('karim', 9)], null],
  ['nobody, where others have written about another listing', [from('ines', 9, otherListing)], null],
  ['the person who wrote last', [from('theo', 1), from('ines', 3), from('karim', 9), from('lea', 2)], 'ines'],
  ['the person whose offer is the last word', [from('ines', 3), from('theo', 1, offerOf('theo'))], 'theo'],
  [
    'the person who wrote last, where another one’s last word is no offer',
    [from('ines', 3), from('theo', 1, { lastMessage: { kind: 'text', text: 'Bonjour', authorId: 'theo', sentAt: 1 } })],
    'ines',
  ],
  [
    'the latest of several offers',
    [from('ines', 1, offerOf('ines')), from('theo', 2, offerOf('theo')), from('lea', 9)],
    'theo',
  ],
  [
    'the person who wrote last, where the seller has made the offer',
    [from('ines', 3), from('theo', 1, offerOf('claire'))],
    'ines',
  ],
])('next in line is %s', (_case, conversations, expected) => {
  expect(nextInLine(conversations, 'velo', 'karim')?.buyer.uid ?? null).toBe(expected);
});
