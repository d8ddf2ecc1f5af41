import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { HOUR } from '../../../src/domain/shared/Instant';
import { failure } from '../../../src/domain/shared/Result';
import { REMOVAL_DELAY_MS } from '../../../src/presentation/administration/removal/PendingRemovalsViewModel';
import { NOON } from '../../support/builders/aListing';
import { aModeration, showDesk } from '../../support/drivers/showDesk';
import { eventually } from '../../support/time/eventually';

const PATH = '/admin/inscrits';

/** So many subscriptions, an hour apart. */
function withSubscribers(count: number, setting = aModeration()) {
  for (let index = 1; index <= count; index += 1)
    setting.subscribers.give({
      id: `s${index}@exemple.fr`,
      email: `s${index}@exemple.fr`,
      subscribedAt: NOON - index * HOUR,
      confirmedAt: index === 1 ? NOON : null,
      unsubscribeToken: `t${index}`,
    });
  return setting;
}

const items = () => within(screen.getByRole('list', { name: 'Adresses inscrites' })).getAllByRole('listitem');
const button = (name: string) => screen.getByRole('button', { name });

test('without subscriptions the screen says so, and where they come from', async () => {
  showDesk(PATH);
  expect(await screen.findByText('Personne ne s’est inscrit')).toBeVisible();
  expect(screen.getByText('0 inscription')).toBeVisible();
  expect(screen.getByText(/^Le formulaire d’inscription est sur la page de lancement/)).toBeVisible();
});

test('subscriptions are counted, and shown by pages of 25, newest first', async () => {
  showDesk(PATH, withSubscribers(30));
  expect(await screen.findByText('25 adresses affichées')).toBeVisible();
  expect(screen.getByText('30 inscriptions')).toBeVisible();
  expect(items()[0]).toHaveTextContent('s1@exemple.frInscription :');
  await userEvent.click(button('Afficher la suite'));
  expect(await screen.findByText('30 adresses affichées')).toBeVisible();
  expect(items()[25]).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull();
});

test('a subscription is found by its whole address, and the list comes back', async () => {
  showDesk(PATH, withSubscribers(30));
  await screen.findByText('25 adresses affichées');
  const field = screen.getByRole('textbox', { name: 'Rechercher une adresse' });
  await userEvent.type(field, ' S30@Exemple.fr {Enter}');
  expect(await screen.findByText('s30@exemple.fr est inscrite.')).toBeVisible();
  expect(items()).toHaveLength(1);
  await userEvent.clear(field);
  await userEvent.type(field, 'personne@exemple.fr{Enter}');
  expect(await screen.findByText('personne@exemple.fr n’est pas inscrite.')).toBeVisible();
  await userEvent.click(button('Revenir à la liste'));
  expect(await screen.findByText('25 adresses affichées')).toBeVisible();
  expect(field).toHaveFocus();
});

test('a search without a whole address is refused in the field', async () => {
  showDesk(PATH, withSubscribers(1));
  await screen.findByText('1 adresse affichée');
  const field = screen.getByRole('textbox', { name: 'Rechercher une adresse' });
  await userEvent.type(field, 's1{Enter}');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Écrivez une adresse e-mail entière.');
  expect(items()).toHaveLength(1);
});

test('a removal is carried out after eight seconds, and the next one has the focus', async () => {
  const { notices, subscribers, time } = showDesk(PATH, withSubscribers(2));
  await screen.findByText('2 adresses affichées');
  await userEvent.click(button('Retirer s1@exemple.fr'));
  expect(items()).toHaveLength(1);
  expect(button('Retirer s2@exemple.fr')).toHaveFocus();
  expect(notices.at(-1)).toMatchObject({ text: 's1@exemple.fr n’est plus inscrite.', durationMs: 8000 });
  expect(subscribers.subscribers).toHaveLength(2);
  await time.pass(REMOVAL_DELAY_MS);
  expect(subscribers.subscribers.map(({ email }) => email)).toEqual(['s2@exemple.fr']);
  expect(await screen.findByText('1 inscription')).toBeVisible();
});

test('a removal that is undone leaves the subscription in its place', async () => {
  const { notices, subscribers, time } = showDesk(PATH, withSubscribers(2));
  await screen.findByText('2 adresses affichées');
  await userEvent.click(button('Retirer s1@exemple.fr'));
  notices.at(-1)?.action?.run();
  expect(await screen.findByText('2 adresses affichées')).toBeVisible();
  await time.pass(REMOVAL_DELAY_MS);
  expect(subscribers.subscribers).toHaveLength(2);
  expect(notices.at(-1)).toMatchObject({ kind: 'info', text: 'Rien n’a été supprimé.' });
});

test('a removal that fails says so, and the subscription is shown again', async () => {
  const setting = withSubscribers(1);
  vi.spyOn(setting.subscribers, 'remove').mockResolvedValue(failure('offline'));
  const { notices, time } = showDesk(PATH, setting);
  await screen.findByText('1 adresse affichée');
  await userEvent.click(button('Retirer s1@exemple.fr'));
  await time.pass(REMOVAL_DELAY_MS);
  expect(notices.at(-1)).toMatchObject({
    kind: 'error',
    text: 's1@exemple.fr reste inscrite. Le serveur ne répond pas\u00a0: vérifiez votre connexion, puis réessayez.',
  });
  expect(items()).toHaveLength(1);
});

test.each([
  ['offline', 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'],
  ['denied', 'Votre compte n’a pas le droit de lire ces données.'],
] as const)('subscriptions that cannot be read (%s) are read again on demand', async (reason, text) => {
  const setting = withSubscribers(1);
  vi.spyOn(setting.subscribers, 'page').mockResolvedValueOnce(failure(reason));
  vi.spyOn(setting.subscribers, 'count').mockResolvedValueOnce(failure(reason));
  showDesk(PATH, setting);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByText('Le nombre d’inscriptions n’a pas pu être lu.')).toBeVisible();
  await userEvent.click(button('Réessayer'));
  expect(await screen.findByText('1 adresse affichée')).toBeVisible();
  expect(await screen.findByText('1 inscription')).toBeVisible();
});

test('a search that cannot be answered is asked again on demand', async () => {
  const setting = withSubscribers(1);
  vi.spyOn(setting.subscribers, 'find').mockResolvedValueOnce(failure('offline'));
  showDesk(PATH, setting);
  await screen.findByText('1 adresse affichée');
  await userEvent.type(screen.getByRole('textbox', { name: 'Rechercher une adresse' }), 's1@exemple.fr{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(button('Réessayer'));
  expect(await screen.findByText('s1@exemple.fr est inscrite.')).toBeVisible();
});

test('an export shows its progress, announces each quarter and the end, and downloads the file', async () => {
  const { files, time } = showDesk(PATH, withSubscribers(1200));
  await screen.findByText(/^1\s200 inscriptions$/);
  await userEvent.click(button('Télécharger le fichier CSV'));
  const progress = screen.getByRole('progressbar', { name: 'Avancement de l’export' });
  await eventually(() => expect(progress).toHaveAttribute('aria-valuenow', '42'));
  expect(screen.getByText('Export : 25 %.')).toBeVisible();
  await time.pass(0);
  expect(await screen.findByText(/^Fichier prêt\s: 1\s200 inscriptions\.$/)).toBeVisible();
  const [file = ''] = files.values();
  expect([...files.keys()]).toEqual(['inscrits-2026-06-15.csv']);
  expect(file.split('\r\n')).toHaveLength(1202);
  expect(file).toContain(`/newsletter/desinscription#t1"`);
});

test('an export that is stopped downloads nothing, and can begin again', async () => {
  const { files, time } = showDesk(PATH, withSubscribers(1200));
  await screen.findByText('25 adresses affichées');
  await userEvent.click(button('Télécharger le fichier CSV'));
  await userEvent.click(button('Arrêter l’export'));
  await time.pass(0);
  expect(await screen.findByText('Export arrêté : aucun fichier n’a été téléchargé.')).toBeVisible();
  expect(button('Télécharger le fichier CSV')).toHaveFocus();
  expect(files.size).toBe(0);
  await userEvent.click(button('Télécharger le fichier CSV'));
  await time.pass(0);
  expect(await screen.findByText(/^Fichier prêt/)).toBeVisible();
});

test('an export that fails says why', async () => {
  const setting = withSubscribers(30);
  const { time } = showDesk(PATH, setting);
  await screen.findByText('25 adresses affichées');
  vi.spyOn(setting.subscribers, 'page').mockResolvedValueOnce(failure('offline'));
  await userEvent.click(button('Télécharger le fichier CSV'));
  await time.pass(0);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'L’export n’a pas abouti. Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  );
});

test('a site that sends no e-mails says nothing about confirmations', async () => {
  const { files, time } = showDesk(PATH, withSubscribers(2));
  await screen.findByText('2 adresses affichées');
  expect(screen.queryByText(/confirm/i)).toBeNull();
  await userEvent.click(button('Télécharger le fichier CSV'));
  await time.pass(0);
  expect(await screen.findByText(/^Fichier prêt/)).toBeVisible();
  expect([...files.values()][0]).not.toMatch(/confirmation/i);
});

test('a site that sends e-mails shows which addresses are confirmed, and exports when', async () => {
  const { files, time } = showDesk(PATH, withSubscribers(2, aModeration({ areMailsSent: true })));
  await screen.findByText('2 adresses affichées');
  expect(items().map((item) => /Adresse (?:non )?confirmée/.exec(item.textContent)?.[0])).toEqual([
    'Adresse confirmée',
    'Adresse non confirmée',
  ]);
  expect(screen.getByText(/N’écrivez qu’à celles qui sont confirmées/)).toBeVisible();
  expect(screen.getByText(/les dates d’inscription et de confirmation/)).toBeVisible();
  await userEvent.click(button('Télécharger le fichier CSV'));
  await time.pass(0);
  expect(await screen.findByText(/^Fichier prêt/)).toBeVisible();
  const [header = '', confirmed, pending] = [...files.values()][0]?.split('\r\n') ?? [];
  expect(header).toMatch(/;"Confirmation \(heure de Paris\)"$/);
  expect(confirmed).toMatch(/;"15\/06\/2026 \d{2}:00:00"$/);
  expect(pending).toMatch(/;""$/);
});
