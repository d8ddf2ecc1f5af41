import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { UpdateNotice } from '../../../../src/presentation/app/updates/UpdateNotice';
import { UpdateViewModel } from '../../../../src/presentation/app/updates/UpdateViewModel';

function showNotice() {
  let emit = (): void => undefined;
  const reload = vi.fn();
  const updates = {
    subscribe: (onUpdate: () => void) => {
      emit = onUpdate;
      return () => undefined;
    },
  };
  render(<UpdateNotice viewModel={new UpdateViewModel(updates, { reload, reloadAutomatically: () => false })} />);
  return { reload, offer: () => act(() => emit()) };
}

test('the notice says nothing until a new version is ready, and then offers it', async () => {
  const { reload, offer } = showNotice();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  offer();
  expect(screen.getByRole('status')).toHaveTextContent('Nouvelle version prête');
  await userEvent.click(screen.getByRole('button', { name: 'Mettre à jour' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('the notice goes away when the person prefers to update later', async () => {
  const { reload, offer } = showNotice();
  offer();
  await userEvent.click(screen.getByRole('button', { name: 'Plus tard' }));
  expect(screen.queryByText('Nouvelle version prête')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});
