import { describe, expect, test } from 'vitest';
import { isDeliverable, mailboxOf } from '../../../src/domain/newsletter/mailbox';

describe('an address to which a server may write', () => {
  test.each(['a@b.fr', "o'neil+lancement@exemple.co.uk", 'claire_du-bois@mail.exemple-1.fr', 'ines@école.fr'])(
    'an address of one mailbox is deliverable: %s',
    (address) => expect(isDeliverable(address)).toBe(true),
  );

  test.each([
    '@.',
    'claire@exemple',
    'claire.exemple.fr',
    '@exemple.fr',
    'claire@.fr',
    'claire@exemple..fr',
    'claire@-exemple.fr',
    'claire@exemple-.fr',
    'claire@127.0.0.1',
    'claire@exemple.fr, ines@exemple.fr',
    'claire@exemple.fr;ines@exemple.fr',
    'claire@exemple.fr\nbcc: ines@exemple.fr',
    'claire <ines@exemple.fr>',
    '"claire@x.fr"@exemple.fr',
    'claire@ines@exemple.fr',
    'claire (ines)@exemple.fr',
    'claire@[exemple.fr]',
    `${'x'.repeat(65)}@exemple.fr`,
  ])('what the form lets through and is no address of one mailbox is not deliverable: %j', (address) =>
    expect(isDeliverable(address)).toBe(false),
  );
});

describe('mailboxes', () => {
  test.each([
    ['claire+lancement@exemple.fr', 'claire@exemple.fr'],
    ['claire+a+b@exemple.fr', 'claire@exemple.fr'],
    ['claire.du.bois+x@gmail.com', 'clairedubois@gmail.com'],
    ['claire.dubois@googlemail.com', 'clairedubois@gmail.com'],
  ])('the address %s leads to the mailbox of %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));

  test('other addresses have a mailbox each', () => {
    for (const address of ['claire.dubois@exemple.fr', 'claire@mail.gmail.com', 'claire@gmail.com.fr'])
      expect(mailboxOf(address)).toBe(address);
  });
});
