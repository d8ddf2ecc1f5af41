import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DeleteAccount } from '../../../../src/application/privacy/DeleteAccount';
import { success, type Result } from '../../../../src/domain/shared/Result';
import { DeletionDialog } from '../../../../src/presentation/account/data/DeletionDialog';
import { DeletionViewModel } from '../../../../src/presentation/account/data/DeletionViewModel';
import { NotifyContext } from '../../../../src/presentation/shared/notices/notify';
import { aSession, someFormDrafts } from '../../../support/drivers/anAccountPage';

beforeEach(() => window.history.replaceState({ key: 'account' }, '', '/account'));

function open() {
  let finish: (result: Result<void, never>) => void = () => undefined;
  const result = new Promise<Result<void, never>>((resolve) => void (finish = resolve));
  const deletion: Pick<DeleteAccount, 'execute'> = { execute: () => result };
  const viewModel = new DeletionViewModel(aSession(), deletion, someFormDrafts().port);
  const notify = vi.fn();
  const { unmount } = render(
    <NotifyContext value={notify}>
      <BrowserRouter>
        <DeletionDialog viewModel={viewModel} />
      </BrowserRouter>
    </NotifyContext>,
  );
  act(() => viewModel.ask());
  const confirm = async () => {
    await userEvent.type(screen.getByRole('textbox'), 'SUPPRIMER');
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer définitivement' }));
    expect(viewModel.status).toBe('deleting');
  };
  const end = () => act(async () => finish(success()));
  return { viewModel, notify, unmount, confirm, end };
}

const isCovered = () => expect(window.history.state).toMatchObject({ covered: true });

async function back() {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  act(() => window.history.back());
  await act(() => popped);
}

test('Back closes the question before anything is deleted, and stays on the page', async () => {
  const { viewModel } = open();
  isCovered();
  await back();
  expect(viewModel.status).toBe('idle');
  expect(window.location.pathname).toBe('/account');
});

test('Back does not leave a running deletion, which ends on the home page in place of the account', async () => {
  const { confirm, end, notify, viewModel } = open();
  await confirm();
  await back();
  expect(viewModel.status).toBe('deleting');
  expect(screen.getByRole('progressbar')).toBeVisible();
  isCovered();
  await end();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(notify).toHaveBeenCalledOnce();
  expect(window.history.state).not.toHaveProperty('covered');
});

test('a deletion whose page has gone with the sign-out ends on the home page too', async () => {
  const { confirm, end, unmount } = open();
  await confirm();
  unmount();
  await end();
  await waitFor(() => expect(window.history.state).not.toHaveProperty('covered'));
  expect(window.location.pathname).toBe('/');
});
