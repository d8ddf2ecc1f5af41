import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Notifier } from '../../../src/application/messaging/Notifier';
import type { Conversation } from '../../../src/domain/messaging/Conversation';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { success } from '../../../src/domain/shared/Result';
import { ConversationList } from '../../../src/presentation/messaging/ConversationList';
import { InboxViewModel } from '../../../src/presentation/messaging/InboxViewModel';
import { ListingDisplay } from '../../../src/presentation/shared/cards/ListingDisplay';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aConversation } from '../../support/builders/aConversation';
import { aConversationRepository } from '../../support/doubles/aConversationRepository';
import { aNotifier } from '../../support/doubles/aNotifier';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { VirtualTime } from '../../support/time/VirtualTime';
import { listingDisplay } from '../../../src/presentation/shared/viewModels';

/** A message was written this long before the list is looked at. */
function shown(now: number, age: number): string {
  const lastMessage = { kind: 'text', text: 'Bonjour', authorId: 'karim', sentAt: now - age } as const;
  show([aConversation({ lastMessage })], now);
  return screen.getByRole('listitem').querySelector('time')?.textContent ?? '';
}

function show(conversations: readonly Conversation[], now = 0, notifier: Partial<Notifier> = {}): void {
  const repository = aConversationRepository({
    subscribeToInbox: (_uid, _limit, emit) => (emit(success(conversations)), () => undefined),
  });
  const time = new VirtualTime(now);
  const inbox = new InboxViewModel(repository, aNotifier(notifier), { subscribe: () => () => undefined });
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

test('the list offers notifications until somebody says no, which this browser remembers', async () => {
  const decline = vi.fn();
  show([aConversation()], 0, { permission: () => 'default', decline });
  expect(screen.getByRole('button', { name: 'Activer les notifications' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Non merci' }));
  expect(decline).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Activer les notifications' })).toBeNull();
});

test('the list does not offer notifications where somebody has said no', () => {
  show([aConversation()], 0, { permission: () => 'default', isDeclined: () => true });
  expect(screen.queryByRole('button', { name: 'Activer les notifications' })).toBeNull();
});

test('the list names the place of an appointment without a second colon', () => {
  const lastMessage = { kind: 'confirmation', text: 'Gare de Lyon', authorId: 'claire', sentAt: 0 } as const;
  show([aConversation({ lastMessage })]);
  expect(screen.getByRole('listitem')).toHaveTextContent(/Vous\s: Rendez-vous confirmé, Gare de Lyon/);
});
