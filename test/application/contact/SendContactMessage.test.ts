import { expect, test } from 'vitest';
import { SendContactMessage } from '../../../src/application/contact/SendContactMessage';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { ContactDraft } from '../../../src/domain/contact/ContactDraft';
import type { ContactMessage } from '../../../src/domain/contact/ContactMessage';
import { failure, success } from '../../../src/domain/shared/Result';

const draft: ContactDraft = { id: 'a', name: 'Lina', email: 'Lina@exemple.fr', subject: 'data', message: 'Bonjour' };

function sending(answer: BackendResult<void> = success()) {
  const added: ContactMessage[] = [];
  const repository = {
    isDemonstration: false,
    add: (message: ContactMessage) => {
      added.push(message);
      return Promise.resolve(answer);
    },
  };
  return { added, send: new SendContactMessage(repository) };
}

test('stores what was written', async () => {
  const { added, send } = sending();
  expect(await send.execute(draft)).toEqual(success());
  expect(added).toMatchObject([
    { id: 'a', name: 'Lina', email: { value: 'lina@exemple.fr' }, subject: 'data', message: 'Bonjour' },
  ]);
});

test('stores nothing that is not complete', async () => {
  const { added, send } = sending();
  expect(await send.execute({ ...draft, name: '' })).toEqual(failure({ mistakes: { name: 'missing' } }));
  expect(added).toEqual([]);
});

test('hands on why it could not be stored', async () => {
  expect(await sending(failure('offline')).send.execute(draft)).toEqual(failure('offline'));
});
