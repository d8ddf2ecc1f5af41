import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Conversation } from '../../../src/domain/messaging/Conversation';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { success } from '../../../src/domain/shared/Result';
import { ConversationList } from '../../../src/presentation/messaging/ConversationList';
import { InboxViewModel } from '../../../src/presentation/messaging/InboxViewModel';
import { ListingDisplay } from '../../../src/presentation/shared/cards/ListingDisplay';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aConversation } from '../../support/builders/aConversation';
import { aConversationRepository } from '../../support/doubles/aConversationRepository';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { VirtualTime } from '../../support/time/VirtualTime';
import { listingDisplay } from '../../../src/presentation/shared/viewModels';

/** A message was written this long before the list is looked at. */
function shown(now: number, age: number): string {
  const lastMessage = { kind: 'text', text: 'Bonjour', authorId: 'karim', sentAt: now - age } as const;
  show([aConversation({ lastMessage })], now);
  return screen.getByRole('listitem').querySelector('time')?.textContent ?? '';
}

function show(conversations: readonly Conversation[], now = 0): void {
  const repository = aConversationRepository({
    subscribeToInbox: (_uid, _limit, emit) => (emit(success(conversations)), () => undefined),
  });
  const time = new VirtualTime(now);
  const inbox = new InboxViewModel(
    repository,
    { permission: () => 'denied', ask: () => Promise.resolve('denied'), show: () => undefined },
    { subscribe: () => () => undefined },
  );
  inbox.start('claire')();
  const display = new ListingDisplay({ addressOf: () => '' }, { has: () => false, add: () => undefined }, time);
  render(
    <ViewModelContext value={aViewModelSource(given(listingDisplay, () => display))}>
      <MemoryRouter>
        <ConversationList inbox={inbox} uid="claire" openId={null} />
      </MemoryRouter>
    </ViewModelContext>,
  );
}

test('a list without conversations says so, beside the first message of one', () => {
  show([]);
  expect(screen.getByRole('navigation', { name: 'Conversations' })).toHaveTextContent(/Aucune conversation/);
});

test.each([
  [
    'of today, in the last minute before midnight in Paris',
    '2025-11-19T23:59:20+01:00',
    2 * 60 * MINUTE,
    'aujourd’hui à\u00a021\u00a0h\u00a059',
  ],
  ['of half a minute ago', '2025-11-19T12:00:40+01:00', MINUTE / 2, 'à l’instant'],
  ['of just now, whose minute has not begun for the list', '2025-11-19T12:00:40+01:00', 0, 'à l’instant'],
])('the list says when a message came: one %s', (_, now, age, expected) => {
  expect(shown(Date.parse(now), age)).toBe(expected);
});
