import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MessageDelivery } from '../../../../src/application/messaging/MessageDelivery';
import { QueuedPublications } from '../../../../src/application/listings/QueuedPublications';
import { failure, success } from '../../../../src/domain/shared/Result';
import { OutboxStarter } from '../../../../src/presentation/app/startup/OutboxStarter';
import { OngoingPublication } from '../../../../src/presentation/listings/posting/queue/OngoingPublication';
import { ongoingPublication, queuedPublications } from '../../../../src/presentation/listings/posting/queue/viewModels';
import { messageDelivery } from '../../../../src/presentation/messaging/viewModels';
import { NotifyContext, type ToastContent } from '../../../../src/presentation/shared/notices/notify';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { sessionViewModel } from '../../../../src/presentation/shared/viewModels';
import { aProfile } from '../../../support/builders/aPosting';
import { aSession } from '../../../support/builders/aSession';
import { InMemoryMessageOutbox } from '../../../support/inMemory/messaging/InMemoryMessageOutbox';
import { aQueuedMessage } from '../../../support/builders/aConversation';
import { InMemoryPhotoUploadQueue } from '../../../support/inMemory/messaging/InMemoryPhotoUploadQueue';
import { InMemoryPublicationQueue } from '../../../support/inMemory/listings/InMemoryPublicationQueue';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { InMemoryBackendStatus } from '../../../support/inMemory/resilience/InMemoryBackendStatus';
import { VirtualTime } from '../../../support/time/VirtualTime';
import '../../../../src/presentation/app/startup/startOutboxes';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Karim, signed in unless a test says otherwise, has written a message in a former visit. */
function open(
  address: string,
  { message = aQueuedMessage(), isRefused = false, isSignedIn = true, failures = 0 } = {},
) {
  const { session } = aSession();
  const person = aProfile({ uid: 'karim' });
  session.show(isSignedIn ? person : null);
  const tried: string[] = [];
  const notices: ToastContent[] = [];
  const outbox = new InMemoryMessageOutbox(message);
  const delivery = new MessageDelivery(
    { send: ({ id }) => (tried.push(id), Promise.resolve(isRefused ? failure('denied') : success())) },
    outbox,
    new InMemoryPhotoUploadQueue(),
    { store: () => Promise.resolve(failure('offline')) },
    new VirtualTime(),
    new InMemoryBackendStatus(),
  );
  let absences = failures;
  const getDelivery = () => {
    if (absences-- > 0) throw new Error('no network');
    return delivery;
  };
  render(
    <ViewModelContext
      value={aViewModelSource(
        given(sessionViewModel, () => session),
        given(messageDelivery, getDelivery),
        given(ongoingPublication, () => new OngoingPublication()),
        given(
          queuedPublications,
          () => new QueuedPublications(new InMemoryPublicationQueue(), new InMemoryBackendStatus()),
        ),
      )}
    >
      <MemoryRouter initialEntries={[address]}>
        <NotifyContext value={(notice) => notices.push(notice)}>
          <OutboxStarter />
          <Where />
        </NotifyContext>
      </MemoryRouter>
    </ViewModelContext>,
  );
  return {
    notices,
    tried,
    write: (id: string) => outbox.add(aQueuedMessage({ id })),
    signIn: () => act(() => session.show(person)),
    signOut: () => act(() => session.show(null)),
  };
}

function Where() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/messages/velo~karim')}>
      {useLocation().pathname}
    </button>
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('queued messages are sent on any page, some time after it', async () => {
  const { tried } = open('/aide');
  await pass(1199);
  expect(tried).toEqual([]);
  await pass(1);
  expect(tried).toEqual(['un']);
});

test('queued messages are sent at once where messages are read', async () => {
  const { tried } = open('/messages');
  await pass(0);
  expect(tried).toEqual(['un']);
});

test('queued messages are sent at once when a conversation is opened, and once only', async () => {
  const { tried } = open('/aide');
  await pass(500);
  act(() => screen.getByRole('button').click());
  await pass(0);
  expect(tried).toEqual(['un']);
  await pass(1200);
  expect(tried).toEqual(['un']);
});

test('queued messages are sent when the network is back if their code could not be loaded', async () => {
  const { tried } = open('/aide', { failures: 1 });
  await pass(5000);
  expect(tried).toEqual([]);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(tried).toEqual(['un']);
});

test('queued messages wait until somebody is signed in', async () => {
  const { tried, signIn } = open('/messages', { isSignedIn: false });
  await pass(5000);
  expect(tried).toEqual([]);
  signIn();
  await pass(0);
  expect(tried).toEqual(['un']);
});

test('nothing is sent after sign-out', async () => {
  const { tried, write, signOut } = open('/messages');
  await pass(0);
  signOut();
  write('deux');
  await pass(5000);
  expect(tried).toEqual(['un']);
});

test('a toast reports a message that was not sent after the conversation was left, and leads back to it', async () => {
  const { notices } = open('/aide', { isRefused: true });
  await pass(1200);
  expect(notices).toEqual([
    expect.objectContaining({ text: 'Un de vos messages n’a pas pu être envoyé.', kind: 'error' }),
  ]);
  act(() => notices[0]?.action?.run());
  expect(screen.getByRole('button')).toHaveTextContent('/messages/velo~karim');
});

test('a toast reports a photo that was not sent as a photo', async () => {
  const photo = { kind: 'photo', photo: { id: 'karim~p', width: 8, height: 6 } } as const;
  const { notices } = open('/aide', { message: aQueuedMessage({ content: photo }), isRefused: true });
  await pass(1200);
  expect(notices.map(({ text }) => text)).toEqual(['Une de vos photos n’a pas pu être envoyée.']);
});

test('no toast reports a refused message over its open conversation, which shows it', async () => {
  const { notices, tried } = open('/messages/velo~karim', { isRefused: true });
  await pass(0);
  expect([tried, notices]).toEqual([['un'], []]);
});
