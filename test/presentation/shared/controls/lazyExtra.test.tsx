import { render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyExtra } from '../../../../src/presentation/shared/controls/lazyExtra';
import { useViewModel, ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { viewModelKey } from '../../../../src/presentation/shared/viewModelKey';

const unfetched = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/carte.js'));

const onPage = (part: ReactNode) => (
  <Suspense fallback="loading">
    <p>annonce</p>
    {part}
  </Suspense>
);

test('a part is shown once its code is loaded', async () => {
  const Part = lazyExtra(() => Promise.resolve(({ name }: { readonly name: string }) => <p>{name}</p>));
  render(
    <Suspense>
      <Part name="carte" />
    </Suspense>,
  );
  expect(await screen.findByText('carte')).toBeVisible();
});

test('a part whose code cannot be loaded is left out of its page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Part = lazyExtra(unfetched);
  render(onPage(<Part />));
  expect(await screen.findByText('annonce')).toBeVisible();
});

test('a part whose view-model cannot be loaded is left out of its page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const failure = unfetched();
  failure.catch(() => undefined);
  const key = viewModelKey<string>('map', 'search', 'screen');
  const Part = lazyExtra(() => Promise.resolve(() => <p>{useViewModel(key)}</p>));
  render(<ViewModelContext value={{ factoryOf: () => failure }}>{onPage(<Part />)}</ViewModelContext>);
  expect(await screen.findByText('annonce')).toBeVisible();
});

test('a part that fails is left out of its page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Part = lazyExtra(() =>
    Promise.resolve(() => {
      throw new Error('broken');
    }),
  );
  render(onPage(<Part />));
  expect(await screen.findByText('annonce')).toBeVisible();
});
