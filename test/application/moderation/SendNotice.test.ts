import { expect, test } from 'vitest';
import { SendNotice } from '../../../src/application/moderation/SendNotice';
import type { NoticeDraft } from '../../../src/domain/moderation/NoticeDraft';
import { failure, success } from '../../../src/domain/shared/Result';
import { failing } from '../../support/inMemory/failing';
import { InMemoryNoticeRepository } from '../../support/inMemory/moderation/InMemoryNoticeRepository';
import { ModerationInMemory } from '../../support/inMemory/moderation/ModerationInMemory';

const target = { kind: 'person', id: 'karim' } as const;
const draft: NoticeDraft = {
  reference: 'a1B2c3D4e5F6g7H8i9J0',
  address: '/profil/karim',
  reason: 'harassment',
  details: 'Il m’écrit la nuit.',
  isAboutAbuse: false,
  name: 'Jeanne',
  email: 'jeanne@exemple.fr',
  isInGoodFaith: true,
};

function sending() {
  const stored = new ModerationInMemory();
  const repository = new InMemoryNoticeRepository(stored);
  return { stored, repository, send: new SendNotice(repository) };
}

test('a complete notice is stored', async () => {
  const { stored, send } = sending();
  expect(await send.execute(draft, target)).toEqual(success());
  expect([...stored.notices.values()]).toMatchObject([{ target, details: draft.details, sender: { name: 'Jeanne' } }]);
});

test('an incomplete notice is not stored', async () => {
  const { stored, send } = sending();
  expect(await send.execute({ ...draft, name: '' }, target)).toEqual(failure({ mistakes: { name: 'missing' } }));
  expect(await send.execute(draft, null)).toEqual(failure({ mistakes: { address: 'invalid' } }));
  expect(stored.notices.size).toBe(0);
});

test('a failure of the repository is returned', async () => {
  const { repository, send } = sending();
  failing(repository, 'add', 'offline');
  expect(await send.execute(draft, target)).toEqual(failure('offline'));
});
