import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { DealCounts } from '../../../src/domain/reviews/Deal';
import { failure, success } from '../../../src/domain/shared/Result';
import { DealCountsViewModel } from '../../../src/presentation/reviews/DealCountsViewModel';
import { PersonDeals } from '../../../src/presentation/reviews/PersonDeals';

async function show(dealCountsOf: (uid: string) => Promise<BackendResult<DealCounts>>) {
  const viewModel = new DealCountsViewModel({ dealCountsOf });
  const page = (uid: string) => <PersonDeals uid={uid} viewModel={viewModel} />;
  const view = render(page('karim'));
  await act(async () => Promise.resolve());
  return { ...view, turnTo: (uid: string) => act(async () => view.rerender(page(uid))) };
}

test.each([
  [1, 0, '1\u00a0vente'],
  [3, 0, '3\u00a0ventes'],
  [0, 1, '1\u00a0achat'],
  [0, 2, '2\u00a0achats'],
  [3, 1, '3\u00a0ventes · 1\u00a0achat'],
  [1234, 12, '1\u202f234\u00a0ventes · 12\u00a0achats'],
])('a profile says %i sales and %i purchases as “%s”', async (sales, purchases, text) => {
  const dealCountsOf = vi.fn(async () => success({ sales, purchases }));
  await show(dealCountsOf);
  expect(screen.getByRole('listitem').textContent).toBe(text);
  expect(dealCountsOf).toHaveBeenCalledExactlyOnceWith('karim');
});

test.each<[of: string, read: BackendResult<DealCounts>]>([
  ['a person without sales and purchases', success({ sales: 0, purchases: 0 })],
  ['numbers that cannot be read', failure('unavailable')],
])('a profile says nothing of %s', async (_, read) => {
  expect((await show(async () => read)).container).toBeEmptyDOMElement();
});

test('a profile does not say the numbers of the person who was shown before', async () => {
  const answers = new Map<string, (counts: BackendResult<DealCounts>) => void>();
  const { container, turnTo } = await show((uid) => new Promise((resolve) => void answers.set(uid, resolve)));
  await turnTo('claire');
  await act(async () => answers.get('karim')?.(success({ sales: 3, purchases: 0 })));
  expect(container).toBeEmptyDOMElement();
  await act(async () => answers.get('claire')?.(success({ sales: 0, purchases: 1 })));
  expect(container).toHaveTextContent('1 achat');
  await turnTo('lina');
  expect(container).toBeEmptyDOMElement();
});

test('a profile goes on saying the numbers while they are read again, and where they cannot be', async () => {
  const answers = [success({ sales: 3, purchases: 0 }), failure('unavailable' as const)];
  const viewModel = new DealCountsViewModel({ dealCountsOf: async () => answers.shift() ?? failure('unknown') });
  viewModel.start('karim');
  await Promise.resolve();
  viewModel.start('karim');
  expect(viewModel.counts).toEqual({ sales: 3, purchases: 0 });
  await Promise.resolve();
  expect(viewModel.counts).toEqual({ sales: 3, purchases: 0 });
});
