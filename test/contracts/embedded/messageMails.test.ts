import { expect, test } from 'vitest';
import { EmbeddedMessageMails } from '../../../src/infrastructure/embedded/account/EmbeddedMessageMails';
import { describeMessageMails } from '../notifications/messageMailsContract';

describeMessageMails('EmbeddedMessageMails', () => new EmbeddedMessageMails());

test('a site without a server sends no e-mails', () => {
  expect(new EmbeddedMessageMails().areSent).toBe(false);
});
