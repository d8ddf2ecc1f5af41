import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SavedForm } from '../../../src/presentation/account/SavedForm';
import { NotifyContext, type ToastContent } from '../../../src/presentation/shared/notices/notify';

function show(changes: { readonly errors?: ReadonlyMap<string, string>; readonly failure?: 'offline' } = {}) {
  const notify = vi.fn<(notice: ToastContent) => void>();
  const viewModel = {
    status: 'ready',
    failure: null,
    errors: new Map<string, string>(),
    isChanged: true,
    save: vi.fn(async () => undefined),
    reset: () => ({ name: 'Karim B.' }),
    type: vi.fn<(entries: { readonly name?: string }) => void>(),
    ...changes,
  };
  render(
    <NotifyContext value={notify}>
      <SavedForm viewModel={viewModel}>
        <input aria-label="Prénom" />
        <input aria-label="Nom" aria-invalid={viewModel.errors.has('name')} />
      </SavedForm>
    </NotifyContext>,
  );
  return { notify, viewModel };
}

test('Enter saves what was typed', async () => {
  const { viewModel } = show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), 'B{Enter}');
  expect(viewModel.save).toHaveBeenCalledOnce();
});

test('a reset can be undone, for long enough to reach the button by keyboard', async () => {
  const { notify, viewModel } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Annuler les modifications' }));
  expect(notify.mock.lastCall?.[0].durationMs).toBe(8000);
  notify.mock.lastCall?.[0].action?.run();
  expect(viewModel.type).toHaveBeenCalledExactlyOnceWith({ name: 'Karim B.' });
});

test('the first invalid entry gets the focus', () => {
  show({ errors: new Map([['name', 'too-long']]) });
  expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveFocus();
});

test('the reason why a save failed is shown', () => {
  show({ failure: 'offline' });
  expect(screen.getByRole('alert')).toHaveTextContent('Le serveur ne répond pas');
});
