import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownNotification } from '../../../../src/application/messaging/Notifier';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { UserProfile } from '../../../../src/domain/account/UserProfile';
import type { Conversation } from '../../../../src/domain/messaging/Conversation';
import { success } from '../../../../src/domain/shared/Result';
import { Unread } from '../../../../src/presentation/app/layout/Unread';
import { UnreadBadge } from '../../../../src/presentation/app/layout/UnreadBadge';
import { InboxViewModel } from '../../../../src/presentation/messaging/InboxViewModel';
import { PageTitle } from '../../../../src/presentation/shared/page/PageTitle';
import type { SessionViewModel } from '../../../../src/presentation/shared/session/SessionViewModel';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { aConversation } from '../../../support/builders/aConversation';
import { aConversationRepository } from '../../../support/doubles/aConversationRepository';
import { aNotifier } from '../../../support/doubles/aNotifier';
import { aSession } from '../../../support/builders/aSession';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { sessionViewModel } from '../../../../src/presentation/shared/viewModels';
import { inboxViewModel } from '../../../../src/presentation/messaging/viewModels';
import { eventually } from '../../../support/time/eventually';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const claire: UserProfile = {
  uid: 'claire',
  displayName: 'Claire',
  phoneNumber: null,
  email: null,
  photoURL: null,
  createdAt: 0,
  updatedAt: 0,
  freeListingsCount: 0,
  role: 'user',
};

function open(session: SessionViewModel, address: string, failures = 0) {
  let emit: (result: BackendResult<readonly Conversation[]>) => void = () => undefined;
  const lists: string[] = [];
  const shown: [ShownNotification, () => void][] = [];
  const repository = aConversationRepository({
    subscribeToInbox: (uid, _limit, listener) => (lists.push(uid), (emit = listener), () => undefined),
  });
  const inbox = new InboxViewModel(
    repository,
    aNotifier({ permission: () => 'granted', show: (notification, onOpen) => shown.push([notification, onOpen]) }),
    { subscribe: () => () => undefined },
  );
  let absences = failures;
  const getInbox = () => {
    if (absences-- > 0) throw new Error('no network');
    return inbox;
  };
  render(
    <ViewModelContext
      value={aViewModelSource(
        given(sessionViewModel, () => session),
        given(inboxViewModel, getInbox),
      )}
    >
      <MemoryRouter initialEntries={[address]}>
        <Unread>
          {address !== '/' && <PageTitle>Aide</PageTitle>}
          <UnreadBadge />
          <Where />
        </Unread>
      </MemoryRouter>
    </ViewModelContext>,
  );
  const waiting = (unread: number, sentAt = 1) =>
    aConversation({
      lastMessage: { kind: 'offer', text: '90', authorId: 'karim', sentAt },
      seller: { ...aConversation().seller, unread },
    });
  return {
    lists,
    shown,
    emit: (unread: number, sentAt?: number) => act(() => emit(success([waiting(unread, sentAt)]))),
  };
}

function Where() {
  return <p role="note">{useLocation().pathname}</p>;
}

/** The page that was asked for goes first; then the code of messages comes. */
async function followed(lists: readonly string[]): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(1200));
  await act(() => eventually(() => expect(lists).toEqual(['claire'])));
}

function signedIn(): SessionViewModel {
  const { session } = aSession();
  session.show(claire);
  return session;
}

test('what waits shows on the badge and in the title, some time after the page', async () => {
  const { lists, emit } = open(signedIn(), '/aide');
  expect(document.title).toBe('Aide · Mon Bazar');
  expect(lists).toEqual([]);
  await followed(lists);
  emit(2);
  expect(screen.getByText('2')).toBeInTheDocument();
  expect(document.title).toBe('(2) Aide · Mon Bazar');
  emit(120);
  expect(screen.getByText('99+')).toBeInTheDocument();
  emit(0);
  expect(screen.queryByText(/\d/)).toBeNull();
  expect(document.title).toBe('Aide · Mon Bazar');
});

test('the home page, whose title is the site’s, says it too', async () => {
  const { lists, emit } = open(signedIn(), '/');
  await followed(lists);
  emit(1);
  expect(document.title).toBe('(1) Mon Bazar, votre marketplace');
});

test('what could not be had without network is had when it is back', async () => {
  const { lists } = open(signedIn(), '/aide', 1);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(lists).toEqual([]);
  act(() => void window.dispatchEvent(new Event('online')));
  await followed(lists);
});

test('a visitor has no messages to follow', async () => {
  const { session } = aSession();
  session.show(null);
  const { lists } = open(session, '/aide');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(lists).toEqual([]);
});

test('the inbox is unsubscribed at sign-out', async () => {
  const session = signedIn();
  const { lists, emit } = open(session, '/aide');
  await followed(lists);
  emit(3);
  act(() => session.show(null));
  expect(document.title).toBe('Aide · Mon Bazar');
});

test('a new message is announced with its author and its text', async () => {
  const { lists, shown, emit } = open(signedIn(), '/aide');
  await followed(lists);
  emit(1, 1);
  expect(shown).toEqual([]);
  emit(2, 2);
  expect(shown.map(([notification]) => notification)).toEqual([
    { tag: 'velo~karim', title: 'Message de Karim', text: expect.stringMatching(/^Offre de 90\s€$/) as unknown },
  ]);
  act(() => shown[0]?.[1]());
  expect(screen.getByRole('note')).toHaveTextContent('/messages/velo~karim');
});
