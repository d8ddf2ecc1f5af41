import { expect, test } from 'vitest';
import { success } from '../../../src/domain/shared/Result';
import { TeamViewModel } from '../../../src/presentation/administration/team/TeamViewModel';
import { aProfile } from '../../support/builders/aPosting';

test('typing gives up a search whose answer has not come, and the answer is not shown', async () => {
  const lina = aProfile({ uid: 'lina', displayName: 'Lina' });
  let answer: () => void = () => undefined;
  const found = new Promise<void>((resolve) => (answer = resolve)).then(() => success([lina]));
  const directory = { find: () => found, admins: () => Promise.resolve(success([])) };
  const team = new TeamViewModel(directory, { change: () => Promise.resolve(success()) });
  team.type('lina');
  const search = team.find();
  expect(team.search).toBe('loading');
  team.type('lina@');
  expect(team.search).toBe('idle');
  answer();
  await search;
  expect(team).toMatchObject({ search: 'idle', found: null });
});
