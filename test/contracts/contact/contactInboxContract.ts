import { describe, expect, test } from 'vitest';
import type { ContactInbox } from '../../../src/application/contact/ContactInbox';
import type { ContactMessageRepository } from '../../../src/application/contact/ContactMessageRepository';
import type { ReceivedContactMessage } from '../../../src/domain/contact/ReceivedContactMessage';
import { HOUR, type Instant } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { aContactMessage } from './contactMessageContract';

export interface ContactInboxBackend {
  readonly admin: ContactInbox;
  readonly adminId: string;
  /** Of a signed-in person who is no admin, and of a visitor. */
  readonly member: ContactInbox;
  readonly visitor: ContactInbox;
  /** Of a visitor. */
  readonly sending: ContactMessageRepository;
  /** Stores messages with their dates. */
  given(messages: readonly ReceivedContactMessage[]): Promise<void>;
}

export function describeContactInbox(
  name: string,
  makeBackend: () => ContactInboxBackend | Promise<ContactInboxBackend>,
): void {
  describe(`${name}, contract of ContactInbox`, () => {
    test('an admin reads no page and counts nothing where nobody has written', async () => {
      const { admin } = await makeBackend();
      expect(await admin.page('open', null, 25)).toEqual(success({ items: [], next: null }));
      expect(await admin.page('handled', null, 25)).toEqual(success({ items: [], next: null }));
      expect(await admin.countOpen(25)).toEqual(success(0));
    });

    test('a message that somebody sends waits, as it was written', async () => {
      const { admin, sending } = await makeBackend();
      await sending.add(aContactMessage());
      expect(await admin.page('open', null, 25)).toEqual(
        success({
          items: [
            {
              ...aContactMessage(),
              email: 'lina@exemple.fr',
              sentAt: expect.any(Number) as unknown,
              handled: null,
            },
          ],
          next: null,
        }),
      );
      expect(await admin.countOpen(25)).toEqual(success(1));
    });

    test('an admin reads who has written while signed in', async () => {
      const { admin, given } = await makeBackend();
      await given([aReceived('A', 1, { authorId: 'karim' })]);
      expect(await admin.page('open', null, 25)).toMatchObject(success({ items: [{ authorId: 'karim' }] }));
    });

    test('an admin reads pages of the messages that wait, the longest waiting first, until the last one', async () => {
      const { admin, given } = await makeBackend();
      await given([
        ...['E', 'D', 'C', 'B', 'A'].map((letter, index) => aReceived(letter, index + 1)),
        aReceived('H', 9, { handled: { by: 'nadia', at: BEGINNING } }),
      ]);
      const first = await admin.page('open', null, 2);
      expect(lettersOf(first)).toEqual(['A', 'B']);
      const second = await admin.page('open', nextOf(first), 2);
      expect(lettersOf(second)).toEqual(['C', 'D']);
      const third = await admin.page('open', nextOf(second), 2);
      expect(lettersOf(third)).toEqual(['E']);
      expect(nextOf(third)).toBeNull();
    });

    test('messages of one moment are each on one page', async () => {
      const { admin, given } = await makeBackend();
      await given(['A', 'B', 'C', 'D'].map((letter) => aReceived(letter, 1)));
      const first = await admin.page('open', null, 3);
      const second = await admin.page('open', nextOf(first), 3);
      expect([...lettersOf(first), ...lettersOf(second)].sort()).toEqual(['A', 'B', 'C', 'D']);
    });

    test('an admin reads pages of handled messages, the last handled first', async () => {
      const { admin, given } = await makeBackend();
      await given(
        [3, 1, 2].map((age) => aReceived(String(age), 9, { handled: { by: 'nadia', at: BEGINNING - age * HOUR } })),
      );
      const first = await admin.page('handled', null, 2);
      expect(lettersOf(first)).toEqual(['1', '2']);
      expect(lettersOf(await admin.page('handled', nextOf(first), 2))).toEqual(['3']);
    });

    test('messages that wait are counted up to a limit', async () => {
      const { admin, given } = await makeBackend();
      await given(['A', 'B', 'C'].map((letter) => aReceived(letter, 1)));
      expect(await admin.countOpen(100)).toEqual(success(3));
      expect(await admin.countOpen(2)).toEqual(success(2));
    });

    test('a message that an admin marks is handled by them, and waits again when they take it back', async () => {
      const { admin, adminId, given } = await makeBackend();
      const message = aReceived('A', 1);
      await given([message]);
      expect(await admin.mark(message.id, adminId)).toEqual(success());
      expect(await admin.countOpen(25)).toEqual(success(0));
      expect(await admin.page('handled', null, 25)).toMatchObject(
        success({ items: [{ ...message, handled: { by: adminId, at: expect.any(Number) as unknown } }] }),
      );
      expect(await admin.mark(message.id, null)).toEqual(success());
      expect(await admin.page('handled', null, 25)).toMatchObject(success({ items: [] }));
      expect(await admin.page('open', null, 25)).toEqual(success({ items: [message], next: null }));
    });

    test('no admin marks a message as handled by another one', async () => {
      const { admin, given } = await makeBackend();
      const message = aReceived('A', 1);
      await given([message]);
      expect(await admin.mark(message.id, 'solene')).toEqual(failure('denied'));
      expect(await admin.countOpen(25)).toEqual(success(1));
    });

    test('a message that is deleted is gone for good, and deleting it twice succeeds', async () => {
      const { admin, adminId, given } = await makeBackend();
      const message = aReceived('A', 1);
      await given([message]);
      expect(await admin.remove(message.id)).toEqual(success());
      expect(await admin.remove(message.id)).toEqual(success());
      expect(await admin.countOpen(25)).toEqual(success(0));
      expect(await admin.mark(message.id, adminId)).toEqual(failure('missing'));
    });

    test('nobody but admins reads, counts, marks or deletes messages', async () => {
      const { admin, member, visitor, given } = await makeBackend();
      const message = aReceived('A', 1);
      await given([message]);
      for (const stranger of [member, visitor]) {
        expect(await stranger.page('open', null, 25)).toEqual(failure('denied'));
        expect(await stranger.page('handled', null, 25)).toEqual(failure('denied'));
        expect(await stranger.countOpen(25)).toEqual(failure('denied'));
        expect(await stranger.mark(message.id, null)).toEqual(failure('denied'));
        expect(await stranger.remove(message.id)).toEqual(failure('denied'));
      }
      expect(await admin.page('open', null, 25)).toEqual(success({ items: [message], next: null }));
    });
  });
}

type FoundPage = Awaited<ReturnType<ContactInbox['page']>>;

function nextOf(page: FoundPage): string | null {
  if (!page.ok) throw new Error(page.failure);
  return page.value.next;
}

/** The first letter of each message. */
function lettersOf(page: FoundPage): readonly string[] {
  return page.ok ? page.value.items.map(({ message }) => message.charAt(0)) : [page.failure];
}

const BEGINNING: Instant = Date.UTC(2026, 5, 15, 10);

/** A message of so many hours ago that begins with a letter. */
export function aReceived(
  letter: string,
  age: number,
  changes: Partial<ReceivedContactMessage> = {},
): ReceivedContactMessage {
  return {
    ...aContactMessage({ id: `${letter}${'x'.repeat(19)}`, message: `${letter}, bonjour.` }),
    email: 'lina@exemple.fr',
    sentAt: BEGINNING - age * HOUR,
    handled: null,
    ...changes,
  };
}
