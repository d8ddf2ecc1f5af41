import { describe, expect, test } from 'vitest';
import { contactFields } from '../../../src/domain/contact/ContactDraft';
import { failure, success } from '../../../src/domain/shared/Result';
import type { ContactViewModel } from '../../../src/presentation/contact/ContactViewModel';
import { aContact } from '../../support/builders/aContact';

const words = { name: 'Lina', email: 'lina@exemple.fr', subject: 'listing', message: 'Bonjour' } as const;

function write(contact: ContactViewModel): ContactViewModel {
  for (const field of contactFields) contact.type(field, words[field]);
  return contact;
}

describe('ContactViewModel', () => {
  test('each change of the draft is stored and read again', () => {
    const { storedDraft, open } = aContact();
    open().type('message', 'Bonj');
    expect(storedDraft()).toMatchObject({ message: 'Bonj' });
    expect(open().draft).toMatchObject({ message: 'Bonj' });
  });

  test('an emptied form removes the stored draft', () => {
    const { storedDraft, open } = aContact();
    const contact = open();
    contact.type('message', 'B');
    contact.type('message', '');
    expect(storedDraft()).toBeNull();
  });

  test('a draft that the browser refuses to store is known, until the form is empty', () => {
    expect(aContact().open().isSaved).toBe(true);
    const contact = aContact({ isFull: true }).open();
    contact.type('message', 'B');
    expect(contact.isSaved).toBe(false);
    contact.type('message', '');
    expect(contact.isSaved).toBe(true);
  });

  test('the name and address of the person are filled in where they are empty', () => {
    const contact = aContact().open();
    contact.type('email', 'autre@exemple.fr');
    contact.introduce('Lina', 'lina@exemple.fr');
    expect(contact.draft).toMatchObject({ name: 'Lina', email: 'autre@exemple.fr' });
    contact.introduce('Karim', null);
    expect(contact.draft).toMatchObject({ name: 'Lina', email: 'autre@exemple.fr' });
  });

  test('sending succeeds and removes the stored draft', async () => {
    const { storedDraft, open, sent } = aContact();
    const contact = write(open());
    await contact.submit();
    expect(contact.status).toBe('sent');
    expect(sent).toHaveLength(1);
    expect(storedDraft()).toBeNull();
  });

  test('submitting twice sends once', async () => {
    const { open, sent } = aContact();
    const contact = write(open());
    await Promise.all([contact.submit(), contact.submit()]);
    expect(sent).toHaveLength(1);
  });

  test('the draft cannot be changed while it is being sent', async () => {
    const { open, sent } = aContact();
    const contact = write(open());
    const sending = contact.submit();
    contact.type('message', 'Autre chose');
    await sending;
    expect(sent[0]?.message).toBe('Bonjour');
  });

  test('a mistake is shown until its field changes', async () => {
    const { open, sent } = aContact();
    const contact = write(open());
    contact.type('name', '');
    contact.type('email', 'lina');
    await contact.submit();
    expect(contact.mistakes).toEqual({ name: 'missing', email: 'invalid' });
    expect(sent).toEqual([]);
    contact.type('name', 'L');
    expect(contact.mistakes).toEqual({ email: 'invalid' });
  });

  test('the draft is kept when sending fails', async () => {
    const { storedDraft, open } = aContact({ answers: [failure('offline')] });
    const contact = write(open());
    await contact.submit();
    expect(contact).toMatchObject({ status: 'writing', failure: 'offline', draft: words });
    expect(storedDraft()).toMatchObject(words);
  });
});

describe('the id of a message', () => {
  test('the id stays the same when the same message is sent again, since it may have arrived', async () => {
    const { open, sent } = aContact({ answers: [failure('offline'), success()] });
    const contact = write(open());
    await contact.submit();
    await contact.submit();
    expect(sent[1]?.id).toBe(sent[0]?.id);
  });

  test('the id changes when the message has changed since a failure', async () => {
    const { open, sent } = aContact({ answers: [failure('offline'), success()] });
    const contact = write(open());
    await contact.submit();
    contact.type('message', 'Bonjour à tous');
    await contact.submit();
    expect(sent[1]?.id).not.toBe(sent[0]?.id);
    expect(sent[1]?.message).toBe('Bonjour à tous');
  });

  test('the id changes when a stored draft is changed, since another tab may send it too', async () => {
    const { open, sent } = aContact();
    const first = write(open());
    const second = open();
    expect(second.draft.id).toBe(first.draft.id);
    second.type('message', 'Autre chose');
    await Promise.all([first.submit(), second.submit()]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  });

  test('the next message of the same person has a new id', async () => {
    const contact = write(aContact().open());
    const { id } = contact.draft;
    await contact.submit();
    contact.writeAnother();
    expect(contact).toMatchObject({
      status: 'writing',
      draft: { name: 'Lina', email: 'lina@exemple.fr', subject: '', message: '' },
    });
    expect(contact.draft.id).not.toBe(id);
  });
});
