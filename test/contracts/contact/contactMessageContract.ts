import { describe, expect, test } from 'vitest';
import type { ContactMessageRepository } from '../../../src/application/contact/ContactMessageRepository';
import type { ContactMessage } from '../../../src/domain/contact/ContactMessage';
import { EmailAddress } from '../../../src/domain/shared/EmailAddress';
import { success } from '../../../src/domain/shared/Result';

export interface ContactMessageBackend {
  readonly repository: ContactMessageRepository;
  /** The stored messages in the order in which they were sent. */
  storedMessages(): Promise<readonly unknown[]>;
}

export function describeContactMessageRepository(
  name: string,
  makeBackend: () => ContactMessageBackend | Promise<ContactMessageBackend>,
): void {
  describe(`${name}, contract of ContactMessageRepository`, () => {
    test('a message is stored as it was written', async () => {
      const { repository, storedMessages } = await makeBackend();
      const message = aContactMessage();
      expect(await repository.add(message)).toEqual(success());
      expect(await storedMessages()).toEqual([stored(message)]);
    });

    test('a message that is sent again is stored once, and both calls succeed', async () => {
      const { repository, storedMessages } = await makeBackend();
      const message = aContactMessage();
      await repository.add(message);
      expect(await repository.add({ ...message, message: 'Autre chose.' })).toEqual(success());
      expect(await storedMessages()).toEqual([stored(message)]);
    });

    test('a message that is sent by two concurrent calls is stored once', async () => {
      const { repository, storedMessages } = await makeBackend();
      const message = aContactMessage();
      expect(await Promise.all([repository.add(message), repository.add(message)])).toEqual([success(), success()]);
      expect(await storedMessages()).toHaveLength(1);
    });

    test('different messages are stored separately', async () => {
      const { repository, storedMessages } = await makeBackend();
      const message = aContactMessage();
      await repository.add(message);
      await repository.add({ ...message, id: 'z9Y8x7W6v5U4t3S2r1Q0', message: 'Autre chose.' });
      expect(await storedMessages()).toHaveLength(2);
    });
  });
}

export function aContactMessage(changes: Partial<ContactMessage> = {}): ContactMessage {
  const email = EmailAddress.parse('lina@exemple.fr');
  if (!email.ok) throw new Error(email.failure);
  const words = {
    name: 'Lina',
    email: email.value,
    subject: 'listing',
    message: 'Bonjour,\nmon annonce a disparu.',
  } as const;
  return { id: 'a1B2c3D4e5F6g7H8i9J0', ...words, ...changes };
}

/** The stored message, which has the date of the backend. */
function stored(message: ContactMessage): unknown {
  return { ...message, email: message.email.value, sentAt: expect.any(Number) as unknown, handled: null };
}
