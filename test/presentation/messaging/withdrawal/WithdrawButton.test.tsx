import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { WithdrawalFailure } from '../../../../src/application/messaging/ConversationRepository';
import { WithdrawMessage } from '../../../../src/application/messaging/WithdrawMessage';
import type { Message } from '../../../../src/domain/messaging/Message';
import { WITHDRAWAL_WINDOW } from '../../../../src/domain/messaging/withdrawMessage';
import { failure, success, type Result } from '../../../../src/domain/shared/Result';
import { AppointmentViewModel } from '../../../../src/presentation/messaging/appointments/AppointmentViewModel';
import { Composer } from '../../../../src/presentation/messaging/thread/Composer';
import { MessageList } from '../../../../src/presentation/messaging/thread/MessageList';
import { appointmentViewModel } from '../../../../src/presentation/messaging/appointments/viewModels';
import { WithdrawalViewModel } from '../../../../src/presentation/messaging/withdrawal/WithdrawalViewModel';
import { NotifyContext, type ToastContent } from '../../../../src/presentation/shared/notices/notify';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { listingDisplay } from '../../../../src/presentation/shared/viewModels';
import { aConversation, aMessage, claire, karim } from '../../../support/builders/aConversation';
import { aListing, NOON } from '../../../support/builders/aListing';
import { aBackend } from '../../../support/builders/aSearch';
import { aComposer } from '../../../support/doubles/aComposer';
import { aListingDisplay } from '../../../support/doubles/aListingDisplay';
import { aTextDownload } from '../../../support/doubles/aTextDownload';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { anOpenThread } from '../../../support/drivers/anOpenThread';
import { stubIntersectionObserver } from '../../../support/environment/stubIntersectionObserver';
import { VirtualTime } from '../../../support/time/VirtualTime';

beforeEach(() => void stubIntersectionObserver());

const message = aMessage({ content: { kind: 'text', text: 'À ce soir, au 3, rue des Lilas' } });
const withdrawn: Message = { ...message, content: { kind: 'withdrawn' } };

/** The conversation of Karim, who has just written to Claire, as one of them sees it. */
function show(me = karim, outcome: Result<void, WithdrawalFailure> = success()) {
  const { emit, outbox, thread, waiting } = anOpenThread(me);
  const time = new VirtualTime(NOON);
  const composer = aComposer({ outbox, waiting }, time);
  const withdraw = new WithdrawMessage(
    { withdraw: async () => (outcome.ok && emit.messages(success([withdrawn])), outcome) },
    { remove: async () => success() },
  );
  const withdrawal = new WithdrawalViewModel(withdraw, aBackend(), time, time);
  const notify = vi.fn<(notice: ToastContent) => void>();
  emit.listing(success(aListing()));
  emit.conversation(success(aConversation()));
  emit.messages(success([message]));
  onTestFinished(composer.start('velo~karim', me.uid));
  onTestFinished(withdrawal.follow('velo~karim', thread));
  const source = aViewModelSource(
    given(appointmentViewModel, () => new AppointmentViewModel(aTextDownload().download, time, time)),
    given(listingDisplay, () => aListingDisplay()),
  );
  render(
    <ViewModelContext value={source}>
      <NotifyContext value={notify}>
        <MemoryRouter>
          <MessageList thread={thread} composer={composer} withdrawal={withdrawal} />
          <Composer thread={thread} composer={composer} />
        </MemoryRouter>
      </NotifyContext>
    </ViewModelContext>,
  );
  return { notify, receive: (next: Message) => act(() => emit.messages(success([next]))), time };
}

const button = () => screen.queryByRole('button', { name: 'Retirer ce message' });
const field = () => screen.getByRole('textbox', { name: 'Votre message' });

test('the author withdraws a message by keyboard: it reads so, and its text is in the field, which has the focus', async () => {
  show();
  act(() => button()?.focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Message retiré')).toBeVisible();
  expect(screen.getByText('Message retiré. Son texte est revenu dans le champ de saisie.')).toBeInTheDocument();
  expect(button()).toBeNull();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('À ce soir, au 3, rue des Lilas');
});

test('what is typed in the field stays there when a message is withdrawn', async () => {
  show();
  await userEvent.type(field(), 'Plutôt demain');
  await userEvent.click(screen.getByText('Retirer'));
  expect(screen.getByText('Message retiré.')).toBeInTheDocument();
  expect(field()).toHaveValue('Plutôt demain');
});

test('the button goes when the time is over', async () => {
  const { time } = show();
  expect(button()).toBeVisible();
  await act(() => time.pass(WITHDRAWAL_WINDOW));
  expect(button()).toBeNull();
  expect(screen.getByText('À ce soir, au 3, rue des Lilas')).toBeVisible();
});

test('the other participant cannot withdraw the message, and hears that it was withdrawn', () => {
  const { receive } = show(claire);
  expect(button()).toBeNull();
  receive(withdrawn);
  expect(screen.getByText('Message retiré')).toBeVisible();
  expect(screen.getByText('Karim a retiré un message.')).toBeInTheDocument();
  expect(screen.queryByText('À ce soir, au 3, rue des Lilas')).toBeNull();
});

test.each([
  [
    'too-late',
    'Trop tard\u00a0: un message ne peut être retiré que dans les quinze secondes qui suivent son envoi.',
    null,
  ],
  ['offline', 'Ce message n’a pas pu être retiré. Vérifiez votre connexion.', 'Retirer'],
] as const)('a withdrawal that fails (%s) says so, and leaves the message', async (reason, text, label) => {
  const { notify } = show(karim, failure(reason));
  await userEvent.click(screen.getByText('Retirer'));
  expect(notify).toHaveBeenCalledExactlyOnceWith({ text, kind: 'error' });
  expect(screen.getByText('À ce soir, au 3, rue des Lilas')).toBeVisible();
  expect(field()).toHaveValue('');
  expect(button()?.textContent ?? null).toBe(label);
});
