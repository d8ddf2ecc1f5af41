import { expect, test } from 'vitest';
import { SendContactMessage } from '../../../src/application/contact/SendContactMessage';
import type { ContactDraft } from '../../../src/domain/contact/ContactDraft';
import { failure, success } from '../../../src/domain/shared/Result';
import { failing } from '../../support/inMemory/failing';
import { InMemoryContactMessageRepository } from '../../support/inMemory/contact/InMemoryContactMessageRepository';

const draft: ContactDraft = { id: 'a', name: 'Lina', email: 'Lina@exemple.fr', subject: 'data', message: 'Bonjour' };

function sending() {
  const repository = new InMemoryContactMessageRepository();
  return { repository, send: new SendContactMessage(repository) };
}

test('a complete message is stored', async () => {
  const { repository, send } = sending();
  expect(await send.execute(draft)).toEqual(success());
  expect(repository.messages).toMatchObject([
    { id: 'a', name: 'Lina', email: { value: 'lina@exemple.fr' }, subject: 'data', message: 'Bonjour' },
  ]);
});

test('the message of a person who is signed in has an author, that of a visitor none', async () => {
  const { repository, send } = sending();
  await send.execute(draft, 'lina');
  await send.execute({ ...draft, id: 'b' });
  expect(repository.messages.map(({ authorId }) => authorId)).toEqual(['lina', undefined]);
});

test('an incomplete message is not stored', async () => {
  const { repository, send } = sending();
  expect(await send.execute({ ...draft, name: '' })).toEqual(failure({ mistakes: { name: 'missing' } }));
  expect(repository.messages).toEqual([]);
});

test('a failure of the repository is returned', async () => {
  const { repository, send } = sending();
  failing(repository, 'add', 'offline');
  expect(await send.execute(draft)).toEqual(failure('offline'));
});
