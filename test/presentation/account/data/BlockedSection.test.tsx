import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { BlockRepository } from '../../../../src/application/messaging/BlockRepository';
import { failure, success } from '../../../../src/domain/shared/Result';
import { BlockedPeopleViewModel } from '../../../../src/presentation/account/data/BlockedPeopleViewModel';
import { BlockedSection } from '../../../../src/presentation/account/data/BlockedSection';
import { NotifyContext, type ToastContent } from '../../../../src/presentation/shared/notices/notify';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { aSession } from '../../../support/drivers/anAccountPage';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { blockedPeopleViewModel } from '../../../../src/presentation/account/viewModels';
import { eventually } from '../../../support/time/eventually';

test('when the last person is unblocked, the focus stays where they were', async () => {
  let emit: Parameters<BlockRepository['subscribe']>[1] = () => undefined;
  const blocks: BlockRepository = {
    subscribe: (_uid, listener) => {
      emit = listener;
      listener(success([{ uid: 'karim', name: 'Karim', blockedAt: 1 }]));
      return () => undefined;
    },
    block: async () => success(),
    unblock: async () => {
      act(() => emit(success([])));
      return success();
    },
  };
  const blockedPeople = new BlockedPeopleViewModel(aSession(), blocks);
  render(
    <MemoryRouter>
      <NotifyContext value={() => undefined}>
        <ViewModelContext value={aViewModelSource(given(blockedPeopleViewModel, () => blockedPeople))}>
          <BlockedSection />
        </ViewModelContext>
      </NotifyContext>
    </MemoryRouter>,
  );
  (await screen.findByRole('button', { name: /Karim/ })).focus();
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(screen.getByRole('group', { name: 'Personnes bloquées' })).toHaveFocus());
});

test('a failure to block a person again is announced', async () => {
  const blocks: BlockRepository = {
    subscribe: (_uid, listener) => {
      listener(success([{ uid: 'karim', name: 'Karim', blockedAt: 1 }]));
      return () => undefined;
    },
    block: async () => failure('offline'),
    unblock: async () => success(),
  };
  const blockedPeople = new BlockedPeopleViewModel(aSession(), blocks);
  const notices: ToastContent[] = [];
  render(
    <MemoryRouter>
      <NotifyContext value={(notice) => notices.push(notice)}>
        <ViewModelContext value={aViewModelSource(given(blockedPeopleViewModel, () => blockedPeople))}>
          <BlockedSection />
        </ViewModelContext>
      </NotifyContext>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /Karim/ }));
  await eventually(() => expect(notices).toHaveLength(1));
  notices[0]?.action?.run();
  await eventually(() => expect(notices.at(-1)?.kind).toBe('error'));
});
