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
])('counts the view of %s', async (_who, viewer) => {
  const { useCase, counted } = counting();
  await useCase.execute(velo, viewer);
  expect(counted).toEqual(['velo']);
});

test('counts each listing once in a browser', async () => {
  const { useCase, counted } = counting();
  await Promise.all([
    useCase.execute(velo, null),
    useCase.execute(velo, 'karim'),
    useCase.execute({ ...velo, id: 'canape' }, null),
  ]);
  expect(counted).toEqual(['velo', 'canape']);
});

test('does not count its owner, whose later visit as a stranger still counts', async () => {
  const { useCase, counted } = counting();
  await useCase.execute(velo, 'claire');
  expect(counted).toEqual([]);
  await useCase.execute(velo, null);
  expect(counted).toEqual(['velo']);
});
