import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SendMessage } from '../../../../src/application/messaging/SendMessage';
import { SendPhoto } from '../../../../src/application/messaging/SendPhoto';
import { success } from '../../../../src/domain/shared/Result';
import { AppointmentViewModel } from '../../../../src/presentation/messaging/appointments/AppointmentViewModel';
import { Composer } from '../../../../src/presentation/messaging/thread/Composer';
import { ComposerViewModel } from '../../../../src/presentation/messaging/thread/ComposerViewModel';
import { appointmentViewModel } from '../../../../src/presentation/messaging/viewModels';
import { NotifyContext } from '../../../../src/presentation/shared/notices/notify';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { aConversation } from '../../../support/builders/aConversation';
import { aListing, NOON } from '../../../support/builders/aListing';
import { somePreparedPhoto } from '../../../support/builders/somePreparedPhoto';
import { aTextDownload } from '../../../support/doubles/aTextDownload';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { anOpenThread } from '../../../support/drivers/anOpenThread';
import { VirtualTime } from '../../../support/time/VirtualTime';

test('an appointment can be proposed once the first message is sent, as a hint says until then', () => {
  const { emit, outbox, thread, waiting } = anOpenThread();
  const ids = { newId: () => 'id1' };
  const time = new VirtualTime(NOON);
  const composer = new ComposerViewModel(
    new SendMessage(outbox, ids, time),
    new SendPhoto(outbox, waiting, ids, time),
    { of: () => '', save: () => true, subscribe: () => () => undefined },
    { prepare: () => Promise.resolve(success(somePreparedPhoto)) },
  );
  const source = aViewModelSource(
    given(appointmentViewModel, () => new AppointmentViewModel(aTextDownload().download, time, time)),
  );
  emit.listing(success(aListing()));
  emit.conversation(success(null));
  render(
    <ViewModelContext value={source}>
      <NotifyContext value={() => undefined}>
        <MemoryRouter>
          <Composer thread={thread} composer={composer} />
        </MemoryRouter>
      </NotifyContext>
    </ViewModelContext>,
  );
  const hint = 'Rendez-vous possible après votre premier message.';
  expect(screen.getByText(hint)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Proposer un rendez-vous' })).toBeNull();
  act(() => emit.conversation(success(aConversation())));
  expect(screen.queryByText(hint)).toBeNull();
  expect(screen.getByRole('button', { name: 'Proposer un rendez-vous' })).toBeVisible();
});
