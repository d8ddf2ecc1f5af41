import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyRetried } from '../../../../src/presentation/shared/controls/lazyRetried';

const Map = ({ name }: { readonly name: string }) => <p>{name}</p>;
const Notice = ({ onRetry }: { onRetry(): void }) => <button onClick={onRetry}>Réessayer</button>;

test('a part whose code cannot be loaded leaves its page and a notice, which loads it again', async () => {
  let isOnline = false;
  const Part = lazyRetried(async () => (isOnline ? Map : Promise.reject(new Error('no network'))), Notice);
  const page = (
    <Suspense fallback="loading">
      <p>annonces</p>
      <Part name="carte" />
    </Suspense>
  );
  const { unmount } = render(page);
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  expect(screen.getByText('annonces')).toBeVisible();
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('carte')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();

  unmount();
  render(page);
  expect(await screen.findByText('carte')).toBeVisible();
});

test('one press loads every part whose code could not be loaded', async () => {
  let isOnline = false;
  const load = async () => (isOnline ? Map : Promise.reject(new Error('no network')));
  const [First, Second] = [lazyRetried(load, Notice), lazyRetried(load, Notice)];
  render(
    <>
      <Suspense>
        <First name="filtres" />
      </Suspense>
      <Suspense>
        <Second name="carte" />
      </Suspense>
    </>,
  );
  const [retry] = await screen.findAllByRole('button', { name: 'Réessayer' });
  isOnline = true;
  if (retry !== undefined) await userEvent.click(retry);
  expect(await screen.findByText('filtres')).toBeVisible();
  expect(await screen.findByText('carte')).toBeVisible();
});

test('a part that fails again beside the one that was pressed does not reload the page', async () => {
  const reload = vi.fn();
  let isOnline = false;
  const load = async () => (isOnline ? Map : Promise.reject(new Error('no network')));
  const Pressed = lazyRetried(load, Notice, reload);
  const Other = lazyRetried<{ name: string }>(
    () => Promise.reject(new Error('no network')),
    () => null,
    reload,
  );
  render(
    <Suspense>
      <Pressed name="filtres" />
      <Other name="carte" />
    </Suspense>,
  );
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  isOnline = true;
  await userEvent.click(retry);
  expect(await screen.findByText('filtres')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test('a part whose code cannot be loaded again either asks for the page to be reloaded, after a press only', async () => {
  const reload = vi.fn();
  const Part = lazyRetried<{ name: string }>(() => Promise.reject(new Error('remembered')), Notice, reload);
  render(
    <Suspense fallback="loading">
      <Part name="carte" />
    </Suspense>,
  );
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(reload).toHaveBeenCalledOnce();
});
