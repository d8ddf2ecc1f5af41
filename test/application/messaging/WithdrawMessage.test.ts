import { expect, test } from 'vitest';
import { WithdrawMessage } from '../../../src/application/messaging/WithdrawMessage';
import { failure, success } from '../../../src/domain/shared/Result';
import { aMessage } from '../../support/builders/aConversation';
import { InMemoryPhotoRepository } from '../../support/inMemory/listings/InMemoryPhotoRepository';

const photo = aMessage({ content: { kind: 'photo', photo: { id: 'karim~p', width: 8, height: 6 } } });

function aSetup(outcome = success() as Awaited<ReturnType<WithdrawMessage['execute']>>) {
  const asked: (readonly string[])[] = [];
  const photos = new InMemoryPhotoRepository();
  const withdraw = new WithdrawMessage(
    { withdraw: async (...of) => (asked.push([...of, `${photos.removed.length} removed`]), outcome) },
    photos,
  );
  return { asked, photos, withdraw };
}

test('the files of a photo are removed once its message is withdrawn', async () => {
  const { asked, photos, withdraw } = aSetup();
  expect(await withdraw.execute('velo~karim', photo)).toEqual(success());
  expect(asked).toEqual([['velo~karim', 'un', 'karim', '0 removed']]);
  expect(photos.removed).toEqual(['karim~p']);
});

test('a text has no files to remove', async () => {
  const { photos, withdraw } = aSetup();
  expect(await withdraw.execute('velo~karim', aMessage())).toEqual(success());
  expect(photos.removed).toEqual([]);
});

test('the files of a photo stay when its message could not be withdrawn', async () => {
  const { photos, withdraw } = aSetup(failure('too-late'));
  expect(await withdraw.execute('velo~karim', photo)).toEqual(failure('too-late'));
  expect(photos.removed).toEqual([]);
});

test('a message counts as withdrawn although the files of its photo could not be removed', async () => {
  const withdraw = new WithdrawMessage({ withdraw: async () => success() }, { remove: async () => failure('offline') });
  expect(await withdraw.execute('velo~karim', photo)).toEqual(success());
});
