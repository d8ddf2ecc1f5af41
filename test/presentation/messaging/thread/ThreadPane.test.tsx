import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { WithdrawMessage } from '../../../../src/application/messaging/WithdrawMessage';
import { DELETED_PERSON } from '../../../../src/domain/account/UserProfile';
import { success } from '../../../../src/domain/shared/Result';
import { AppointmentViewModel } from '../../../../src/presentation/messaging/appointments/AppointmentViewModel';
import { appointmentViewModel } from '../../../../src/presentation/messaging/appointments/viewModels';
import { ThreadPane } from '../../../../src/presentation/messaging/thread/ThreadPane';
import {
  composerViewModel,
  threadViewModel,
  withdrawalViewModel,
} from '../../../../src/presentation/messaging/thread/viewModels';
import { WithdrawalViewModel } from '../../../../src/presentation/messaging/withdrawal/WithdrawalViewModel';
import { NotifyContext } from '../../../../src/presentation/shared/notices/notify';
import { RestrictionContext } from '../../../../src/presentation/shared/notices/unread';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { listingDisplay } from '../../../../src/presentation/shared/viewModels';
import { aBackend } from '../../../support/builders/aSearch';
import { aConversation, aMessage, karim } from '../../../support/builders/aConversation';
import { aListing, NOON } from '../../../support/builders/aListing';
import { aComposer } from '../../../support/doubles/aComposer';
import { aListingDisplay } from '../../../support/doubles/aListingDisplay';
import { aTextDownload } from '../../../support/doubles/aTextDownload';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { anOpenThread } from '../../../support/drivers/anOpenThread';
import { stubIntersectionObserver } from '../../../support/environment/stubIntersectionObserver';
import { VirtualTime } from '../../../support/time/VirtualTime';

beforeEach(() => void stubIntersectionObserver());

/** Karim’s conversation with Claire about her bicycle, of which these are the messages, below this banner. */
function show(banner: ReactNode, messages = [aMessage({ authorId: 'claire' })], conversation = aConversation()) {
  const { emit, outbox, thread, waiting } = anOpenThread();
  const time = new VirtualTime(NOON);
  const withdrawMessage = new WithdrawMessage({ withdraw: async () => success() }, { remove: async () => success() });
  const source = aViewModelSource(
    given(appointmentViewModel, () => new AppointmentViewModel(aTextDownload().download, time, time)),
    given(composerViewModel, () => aComposer({ outbox, waiting }, time)),
    given(listingDisplay, () => aListingDisplay()),
    given(threadViewModel, () => thread),
    given(withdrawalViewModel, () => new WithdrawalViewModel(withdrawMessage, aBackend(), time, time)),
  );
  render(
    <ViewModelContext value={source}>
      <NotifyContext value={() => undefined}>
        <RestrictionContext value={banner}>
          <MemoryRouter>
            <ThreadPane id="velo~karim" me={karim} />
          </MemoryRouter>
        </RestrictionContext>
      </NotifyContext>
    </ViewModelContext>,
  );
  act(() => {
    emit.listing(success(aListing()));
    emit.conversation(success(conversation));
    emit.messages(success(messages));
  });
}

test('a person who may write has the message field', () => {
  show(null);
  expect(screen.getByRole('textbox', { name: 'Votre message' })).toBeVisible();
});

test('a restricted person reads that they may not write, with the way to the decision, in place of the message field', () => {
  show(<aside />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Réponses rapides' })).toBeNull();
  expect(screen.getByText('Vous ne pouvez pas envoyer de message.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lire la décision' })).toHaveAttribute('href', '/account#decisions');
});

test('a restricted person cannot answer an offer', () => {
  show(<aside />, [aMessage({ authorId: 'claire', content: { kind: 'offer', euros: 100 } })]);
  expect(screen.queryByRole('button', { name: 'Accepter' })).toBeNull();
});

test('nobody is written to once their account is deleted, which stands in place of the message field', async () => {
  const offer = aMessage({ authorId: 'claire', content: { kind: 'offer', euros: 100 } });
  show(null, [offer], aConversation({ seller: { ...aConversation().seller, name: DELETED_PERSON } }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Accepter' })).toBeNull();
  expect(screen.getByText('Ce compte a été supprimé : il n’y a plus personne à qui écrire.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Options de la conversation' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Signaler']);
});
