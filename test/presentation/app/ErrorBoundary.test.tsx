import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/presentation/app/ErrorBoundary';

function Broken(): never {
  throw new Error('a bug');
}

test('shows what is within it', () => {
  render(<ErrorBoundary>Annonces</ErrorBoundary>);
  expect(screen.getByText('Annonces')).toBeVisible();
});

test('offers to refresh the page in the place of what failed', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Cette page ne s’affiche pas comme prévu');
  await userEvent.click(screen.getByRole('button', { name: 'Rafraîchir la page' }));
  expect(reload).toHaveBeenCalledOnce();
  silence.mockRestore();
});
