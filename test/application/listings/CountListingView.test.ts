import { expect, test } from 'vitest';
import { CountListingView } from '../../../src/application/listings/CountListingView';
import { InMemoryCountedViews } from '../../support/inMemory/listings/InMemoryCountedViews';
import { InMemoryListingViews } from '../../support/inMemory/listings/InMemoryListingViews';

const velo = { id: 'velo', ownerId: 'claire' };

function counting() {
  const views = new InMemoryListingViews();
  return {
    useCase: new CountListingView(views, new InMemoryCountedViews()),
    counted: () => Object.fromEntries(views.counts),
  };
}

test.each([
  ['a visitor', null],
  ['another person', 'karim'],
])('the view of %s is counted', async (_who, viewer) => {
  const { useCase, counted } = counting();
  await useCase.execute(velo, viewer);
  expect(counted()).toEqual({ velo: 1 });
});

test('each listing is counted once per browser', async () => {
  const { useCase, counted } = counting();
  await Promise.all([
    useCase.execute(velo, null),
    useCase.execute(velo, 'karim'),
    useCase.execute({ ...velo, id: 'canape' }, null),
  ]);
  expect(counted()).toEqual({ velo: 1, canape: 1 });
});

test('the owner’s view is not counted, but a later view as a guest is', async () => {
  const { useCase, counted } = counting();
  await useCase.execute(velo, 'claire');
  expect(counted()).toEqual({});
  await useCase.execute(velo, null);
  expect(counted()).toEqual({ velo: 1 });
});
