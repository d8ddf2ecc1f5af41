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

test('a complete message is stored', async () => {
  const { added, send } = sending();
  expect(await send.execute(draft)).toEqual(success());
  expect(added).toMatchObject([
    { id: 'a', name: 'Lina', email: { value: 'lina@exemple.fr' }, subject: 'data', message: 'Bonjour' },
  ]);
});

test('an incomplete message is not stored', async () => {
  const { added, send } = sending();
  expect(await send.execute({ ...draft, name: '' })).toEqual(failure({ mistakes: { name: 'missing' } }));
  expect(added).toEqual([]);
});

test('a failure of the repository is returned', async () => {
  expect(await sending(failure('offline')).send.execute(draft)).toEqual(failure('offline'));
});
