import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyExtra } from '../../../../src/presentation/shared/controls/lazyExtra';

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
  const Part = lazyExtra(() => Promise.reject(new Error('no network')));
  render(
    <Suspense fallback="loading">
      <p>annonce</p>
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('annonce')).toBeVisible();
});
