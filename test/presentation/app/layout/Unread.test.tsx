import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MessageDelivery } from '../../../../src/application/messaging/MessageDelivery';
import type { ProfileRepository } from '../../../../src/application/account/ProfileRepository';
import { PublishResponseRate } from '../../../../src/application/messaging/PublishResponseRate';
import type { ShownNotification } from '../../../../src/application/messaging/Notifier';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { UserProfile } from '../../../../src/domain/account/UserProfile';
import type { Conversation } from '../../../../src/domain/messaging/Conversation';
import { failure, success } from '../../../../src/domain/shared/Result';
import { Unread } from '../../../../src/presentation/app/layout/Unread';
import { UnreadBadge } from '../../../../src/presentation/app/layout/UnreadBadge';
import { AnswersViewModel } from '../../../../src/presentation/messaging/AnswersViewModel';
import { InboxViewModel } from '../../../../src/presentation/messaging/InboxViewModel';
import { PageTitle } from '../../../../src/presentation/shared/page/PageTitle';
import { NotifyContext, type Notice } from '../../../../src/presentation/shared/notices/notify';
import type { SessionViewModel } from '../../../../src/presentation/shared/session/SessionViewModel';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { aConversation } from '../../../support/builders/aConversation';
import { aConversationRepository } from '../../../support/doubles/aConversationRepository';
import { aMessageOutbox, aQueuedMessage } from '../../../support/doubles/aMessageOutbox';
import { aSession } from '../../../support/builders/aSession';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { aPhotoUploadQueue } from '../../../support/doubles/aPhotoUploadQueue';
import { VirtualTime } from '../../../support/time/VirtualTime';
import { sessionViewModel } from '../../../../src/presentation/shared/viewModels';
import { answersViewModel, inboxViewModel } from '../../../../src/presentation/messaging/viewModels';

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

/** Three questions make a record of answers; here is one. */
const noProfiles: ProfileRepository = {
  subscribe: () => () => undefined,
  change: () => Promise.resolve(success()),
  remove: () => Promise.resolve(success()),
};

function open(session: SessionViewModel, address: string, outbox = aMessageOutbox(), failures = 0) {
  let emit: (result: BackendResult<readonly Conversation[]>) => void = () => undefined;
  const lists: string[] = [];
  const notices: Notice[] = [];
  const shown: [ShownNotification, () => void][] = [];
  const repository = aConversationRepository({
    subscribeToInbox: (uid, _limit, listener) => (lists.push(uid), (emit = listener), () => undefined),
    send: () => Promise.resolve(failure('denied')),
  });
  const inbox = new InboxViewModel(
    repository,
    new MessageDelivery(
      repository,
      outbox,
      aPhotoUploadQueue(),
      { store: () => Promise.resolve(failure('offline')) },
      new VirtualTime(),
    ),
    {
      permission: () => 'granted',
      ask: () => Promise.resolve('granted'),
      show: (notification, onOpen) => shown.push([notification, onOpen]),
    },
    { subscribe: () => () => undefined },
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
        given(answersViewModel, () => new AnswersViewModel(new PublishResponseRate(noProfiles, { now: () => 0 }))),
      )}
    >
      <MemoryRouter initialEntries={[address]}>
        <NotifyContext value={(notice) => notices.push(notice)}>
          <Unread>
            {address !== '/' && <PageTitle>Aide</PageTitle>}
            <UnreadBadge />
            <Where />
          </Unread>
        </NotifyContext>
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
    notices,
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
  await act(() => vi.waitFor(() => expect(lists).toEqual(['claire']), { timeout: 10_000 }));
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
  const { lists } = open(signedIn(), '/aide', aMessageOutbox(), 1);
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

test('a new message is announced with who wrote it and what', async () => {
  const { lists, shown, emit } = open(signedIn(), '/aide');
  await followed(lists);
  emit(1, 1);
  expect(shown).toEqual([]);
  emit(2, 2);
  expect(shown.map(([notification]) => notification)).toEqual([
    { tag: 'velo~karim', title: 'Message de Karim', text: expect.stringMatching(/^Offre de 90\s€$/) as unknown },
  ]);
});

test('a toast reports a message that was not sent after the conversation was left, and leads back to it', async () => {
  const { lists, notices } = open(signedIn(), '/aide', aMessageOutbox(aQueuedMessage({ authorId: 'claire' })));
  await followed(lists);
  expect(notices).toEqual([
    expect.objectContaining({ text: 'Un de vos messages n’a pas pu être envoyé.', kind: 'error' }),
  ]);
  act(() => notices[0]?.action?.run());
  expect(screen.getByRole('note')).toHaveTextContent('/messages/velo~karim');
});

test('a photo that was not sent is reported as a photo', async () => {
  const photo = { kind: 'photo', photo: { id: 'claire~p', width: 8, height: 6 } } as const;
  const { lists, notices } = open(
    signedIn(),
    '/aide',
    aMessageOutbox(aQueuedMessage({ authorId: 'claire', content: photo })),
  );
  await followed(lists);
  expect(notices.map(({ text }) => text)).toEqual(['Une de vos photos n’a pas pu être envoyée.']);
});

test('an open conversation says itself what was not sent', async () => {
  const { lists, notices } = open(
    signedIn(),
    '/messages/velo~karim',
    aMessageOutbox(aQueuedMessage({ authorId: 'claire' })),
  );
  await followed(lists);
  expect(notices).toEqual([]);
});
