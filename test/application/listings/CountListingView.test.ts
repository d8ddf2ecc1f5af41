import { expect, test } from 'vitest';
import { CountListingView } from '../../../src/application/listings/CountListingView';
import { success } from '../../../src/domain/shared/Result';

const velo = { id: 'velo', ownerId: 'claire' };

function counting() {
  const counted: string[] = [];
  const marks = new Set<string>();
  const count = (id: string) => {
    counted.push(id);
    return Promise.resolve(success());
  };
  const views = { count, of: () => Promise.resolve(success(new Map<string, number>())) };
  return {
    useCase: new CountListingView(views, { isCounted: (id) => marks.has(id), markCounted: (id) => void marks.add(id) }),
    counted,
  };
}

test.each([
  ['a visitor', null],
  ['another person', 'karim'],
])('the view of %s is counted', async (_who, viewer) => {
  const { useCase, counted } = counting();
  await useCase.execute(velo, viewer);
  expect(counted).toEqual(['velo']);
});

test('each listing is counted once per browser', async () => {
  const { useCase, counted } = counting();
  await Promise.all([
    useCase.execute(velo, null),
    useCase.execute(velo, 'karim'),
    useCase.execute({ ...velo, id: 'canape' }, null),
  ]);
  expect(counted).toEqual(['velo', 'canape']);
});

test('the owner’s view is not counted, but a later view as a guest is', async () => {
  const { useCase, counted } = counting();
  await useCase.execute(velo, 'claire');
  expect(counted).toEqual([]);
  await useCase.execute(velo, null);
  expect(counted).toEqual(['velo']);
});
