import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ReceivedContactMessage } from '../../../src/domain/contact/ReceivedContactMessage';
import { HOUR } from '../../../src/domain/shared/Instant';
import { failure } from '../../../src/domain/shared/Result';
import { REMOVAL_DELAY_MS } from '../../../src/presentation/administration/removal/PendingRemovalsViewModel';
import { NOON } from '../../support/builders/aListing';
import { aModeration, showDesk } from '../../support/drivers/showDesk';
import { eventually } from '../../support/time/eventually';

const PATH = '/admin/messages';

function aMessage(number: number, changes: Partial<ReceivedContactMessage> = {}): ReceivedContactMessage {
  return {
    id: `m${number}`,
    name: `Personne ${number}`,
    email: `p${number}@exemple.fr`,
    subject: 'question',
    message: `Question ${number} ?`,
    sentAt: NOON - 1000 * HOUR + number * HOUR,
    handled: null,
    ...changes,
  };
}

/** So many messages that wait, an hour apart. */
function withMessages(count: number, ...others: readonly ReceivedContactMessage[]) {
  const setting = aModeration();
  for (let number = 1; number <= count; number += 1) setting.inbox.give(aMessage(number));
  setting.inbox.give(...others);
  return setting;
}

const items = () => within(screen.getByRole('list', { name: 'Messages reçus' })).getAllByRole('listitem');
const button = (name: string) => screen.getByRole('button', { name });
const reply = (number: number) => screen.getByRole('link', { name: `Répondre à Personne ${number}` });

test('an empty inbox says so in both groups, and where messages come from', async () => {
  showDesk(PATH);
  expect(await screen.findByText('Aucun message à traiter')).toBeVisible();
  expect(screen.getByText(/^Ce que les visiteurs écrivent par la page Contact/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Traités' }));
  expect(await screen.findByText('Aucun message traité')).toBeVisible();
});

test('messages that wait are shown by pages of 25, the longest waiting first', async () => {
  showDesk(PATH, withMessages(30));
  expect(await screen.findByText('25 messages affichés')).toBeVisible();
  expect(items()[0]).toHaveTextContent('De Personne 1, p1@exemple.fr');
  await userEvent.click(button('Afficher la suite'));
  expect(await screen.findByText('30 messages affichés')).toBeVisible();
  expect(items()[25]).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull();
});

test('the first page and the navigation count what waits, up to a hundred', async () => {
  showDesk('/admin', withMessages(1));
  expect(await screen.findByText('1 message à traiter')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lire les messages' })).toHaveAttribute('href', '/admin/messages');
  expect(screen.getByRole('link', { name: /^Messages/ })).toHaveTextContent('1 en attente');
});

test('a hundred messages that wait may be more', async () => {
  showDesk('/admin', withMessages(101));
  expect(await screen.findByText('100 ou plus messages à traiter')).toBeVisible();
});

test('a number that cannot be read is read again on demand', async () => {
  const setting = withMessages(2);
  vi.spyOn(setting.inbox, 'countOpen').mockResolvedValueOnce(failure('offline'));
  showDesk('/admin', setting);
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('2 messages à traiter')).toBeVisible();
});

test('a reply is a mail to the author, with the subject and the message', async () => {
  showDesk(PATH, withMessages(0, aMessage(1, { message: 'Bonjour,\noù est mon annonce ?' })));
  await screen.findByText('1 message affiché');
  const { pathname, searchParams } = new URL(reply(1).getAttribute('href') ?? '');
  expect(pathname).toBe('p1@exemple.fr');
  expect(searchParams.get('subject')).toMatch(/^Votre message à Mon Bazar\s: Une question sur le site$/);
  expect(searchParams.get('body')).toMatch(/^Bonjour Personne 1,\r\n/);
  expect(searchParams.get('body')).toContain('\r\n> Bonjour,\r\n> où est mon annonce ?\r\n');
});

test('a long message is cut in the list and in the reply, and read whole on demand', async () => {
  const long = `${'é'.repeat(600)} fin`;
  showDesk(PATH, withMessages(0, aMessage(1, { message: long })));
  await screen.findByText('1 message affiché');
  expect(screen.queryByText(long)).toBeNull();
  expect(new URL(reply(1).getAttribute('href') ?? '').searchParams.get('body')).not.toContain('fin');
  await userEvent.click(button('Tout lire du message de Personne 1'));
  expect(screen.getByText(long)).toBeVisible();
});

test('a message of somebody who was signed in leads to their case, any other one does not', async () => {
  showDesk(PATH, withMessages(0, aMessage(1, { authorId: 'karim' }), aMessage(2)));
  await screen.findByText('2 messages affichés');
  expect(screen.getAllByRole('link', { name: 'Dossier de la personne' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Dossier de la personne' })).toHaveAttribute(
    'href',
    '/admin/signalements/person~karim',
  );
});

test('a message that is marked leaves what waits, and the next one has the focus', async () => {
  const { inbox, notices } = showDesk(PATH, withMessages(2));
  await screen.findByText('2 messages affichés');
  await userEvent.click(button('Marquer comme traité le message de Personne 1'));
  expect(await screen.findByText('1 message affiché')).toBeVisible();
  expect(reply(2)).toHaveFocus();
  expect(notices.at(-1)?.text).toMatch(/^Message de Personne 1\s: traité\.$/);
  expect(inbox.messages[0]).toMatchObject({ id: 'm1', handled: { by: 'nadia', at: NOON } });
  await eventually(() => expect(screen.getByRole('link', { name: /^Messages/ })).toHaveTextContent('1 en attente'));
  await userEvent.click(screen.getByRole('radio', { name: 'Traités' }));
  expect(await screen.findByText('Traité par Nadia, à l’instant')).toBeVisible();
  await userEvent.click(button('Remettre à traiter le message de Personne 1'));
  expect(await screen.findByText('Aucun message traité')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus();
  await eventually(() => expect(screen.getByRole('link', { name: /^Messages/ })).toHaveTextContent('2 en attente'));
});

test('a mark that is refused says so, and the message stays', async () => {
  const setting = withMessages(1);
  vi.spyOn(setting.inbox, 'mark').mockResolvedValueOnce(failure('offline'));
  const { notices } = showDesk(PATH, setting);
  await screen.findByText('1 message affiché');
  await userEvent.click(button('Marquer comme traité le message de Personne 1'));
  await eventually(() =>
    expect(notices.at(-1)).toMatchObject({
      kind: 'error',
      text: 'Le message de Personne 1 n’a pas changé. Le serveur ne répond pas\u00a0: vérifiez votre connexion, puis réessayez.',
    }),
  );
  expect(items()).toHaveLength(1);
});

test('a message that another admin has deleted meanwhile goes', async () => {
  const setting = withMessages(1);
  const { notices } = showDesk(PATH, setting);
  await screen.findByText('1 message affiché');
  await setting.inbox.remove('m1');
  await userEvent.click(button('Marquer comme traité le message de Personne 1'));
  expect(await screen.findByText('Aucun message à traiter')).toBeVisible();
  expect(notices.at(-1)).toMatchObject({ text: 'Le message de Personne 1 a été supprimé entre-temps.' });
});

test('a message is deleted after eight seconds unless it is undone, and the next one has the focus', async () => {
  const { inbox, notices, time } = showDesk(PATH, withMessages(2));
  await screen.findByText('2 messages affichés');
  await userEvent.click(button('Supprimer le message de Personne 1'));
  expect(reply(2)).toHaveFocus();
  notices.at(-1)?.action?.run();
  expect(await screen.findByText('2 messages affichés')).toBeVisible();
  await userEvent.click(button('Supprimer le message de Personne 1'));
  expect(notices.at(-1)).toMatchObject({ text: 'Message de Personne 1 supprimé.', durationMs: 8000 });
  expect(inbox.messages).toHaveLength(2);
  await time.pass(REMOVAL_DELAY_MS);
  expect(inbox.messages.map(({ id }) => id)).toEqual(['m2']);
  await eventually(() => expect(screen.getByRole('link', { name: /^Messages/ })).toHaveTextContent('1 en attente'));
});

test('j and k move along the messages, unless letters are switched off; the arrows always do', async () => {
  const { preference } = showDesk(PATH, withMessages(3));
  await screen.findByText('3 messages affichés');
  reply(1).focus();
  await userEvent.keyboard('j');
  expect(reply(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}k');
  expect(reply(2)).toHaveFocus();
  await userEvent.keyboard('?');
  await userEvent.click(await screen.findByRole('switch', { name: 'Raccourcis d’une seule lettre' }));
  await userEvent.click(button('Fermer'));
  expect(preference.isOn).toBe(false);
  reply(2).focus();
  await userEvent.keyboard('j');
  expect(reply(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(reply(1)).toHaveFocus();
});

test.each([
  ['offline', 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'],
  ['denied', 'Votre compte n’a pas le droit de lire ces données.'],
] as const)('messages that cannot be read (%s) are read again on demand', async (reason, text) => {
  const setting = withMessages(1);
  vi.spyOn(setting.inbox, 'page').mockResolvedValueOnce(failure(reason));
  showDesk(PATH, setting);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await userEvent.click(button('Réessayer'));
  expect(await screen.findByText('1 message affiché')).toBeVisible();
});
