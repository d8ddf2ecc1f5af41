import { expect, test } from 'vitest';
import { failure, success } from '../../../src/domain/shared/Result';
import { AroundMeViewModel } from '../../../src/presentation/search/AroundMeViewModel';
import { aCommune } from '../../support/builders/aCommune';
import { nantes } from '../../support/builders/aListing';

const here = { latitude: 47.2, longitude: -1.55 };
const communes = { find: () => Promise.resolve(success([])), nearest: () => Promise.resolve(success(aCommune())) };

test('locating returns the commune nearest to the person', async () => {
  const viewModel = new AroundMeViewModel({ locate: () => Promise.resolve(success(here)) }, communes);
  const locating = viewModel.locate();
  expect(viewModel.status).toBe('locating');
  expect(await locating).toEqual(nantes);
  expect(viewModel.status).toBe('idle');
});

test('a failed location shows its reason', async () => {
  const viewModel = new AroundMeViewModel({ locate: () => Promise.resolve(failure('denied')) }, communes);
  expect(await viewModel.locate()).toBeNull();
  expect(viewModel.status).toBe('denied');
});

test('unavailable communes show as a failure', async () => {
  const offline = { ...communes, nearest: () => Promise.resolve(failure('unavailable' as const)) };
  const viewModel = new AroundMeViewModel({ locate: () => Promise.resolve(success(here)) }, offline);
  expect(await viewModel.locate()).toBeNull();
  expect(viewModel.status).toBe('unavailable');
});
