import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { success, failure } from '../../../src/domain/shared/Result';
import { InMemoryModerationSettings } from '../../support/inMemory/moderation/InMemoryModerationSettings';
import { aModeration, showDesk } from '../../support/drivers/showDesk';

const PATH = '/admin/reglages';

/** The settings as Solène, the super_admin, sees them. */
function showSettings(words: readonly string[] = ['tramadol', 'arme a feu'], holdDays = 0) {
  const setting = aModeration({ uid: 'solene' });
  setting.stored.settings = { words, holdDays };
  return showDesk(PATH, setting, 'solene');
}

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const words = () =>
  within(screen.getByRole('list', { name: 'Mots interdits' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span')?.textContent);

async function add(typed: string): Promise<void> {
  await userEvent.click(field('Mots à ajouter'));
  await userEvent.paste(typed);
  await userEvent.click(button('Ajouter'));
}

test('an admin reads who may change the settings, and sees no link to them', async () => {
  showDesk(PATH);
  expect(
    await screen.findByText(/^Seule la personne responsable de la modération peut changer les mots interdits/),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Réglages' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a super_admin finds the page in the navigation', async () => {
  showDesk('/admin', aModeration({ uid: 'solene' }), 'solene');
  await userEvent.click(screen.getByRole('link', { name: 'Réglages' }));
  expect(await screen.findByText('La liste est vide : aucun mot ne fait relire une annonce.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Réglages' })).toHaveAttribute('aria-current', 'page');
});

test('several pasted words are added at once, in the form in which they are looked for', async () => {
  const { notices, stored } = showSettings(['tramadol']);
  expect(await screen.findByText('1 mot')).toBeVisible();
  await add('Épée\nArme à feu, tramadol');
  expect(await screen.findByText('3 mots')).toBeVisible();
  expect(words()).toEqual(['arme a feu', 'epee', 'tramadol']);
  expect(notices.at(-1)).toMatchObject({ kind: 'success', text: '2 mots ajoutés' });
  expect(field('Mots à ajouter')).toHaveValue('');
  expect(field('Mots à ajouter')).toHaveFocus();
  expect(stored.journal).toMatchObject([{ by: 'solene', action: 'words-added', note: 'epee, arme a feu' }]);
});

test.each([
  ['nothing', '', /^Écrivez au moins un mot/],
  ['a word of the list', 'Tramadol', /^Tout ceci est déjà dans la liste/],
  ['a single letter', 'x', /^Ce qui reste ici ne peut pas être cherché/],
])('%s is not added, and the reason is read', async (_, typed, reason) => {
  const { stored } = showSettings();
  await screen.findByText('2 mots');
  if (typed === '') await userEvent.click(button('Ajouter'));
  else await add(typed);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(field('Mots à ajouter')).toHaveValue(typed);
  expect(stored.journal).toEqual([]);
});

test('the usable ones of several words are added, and the others stay to be corrected', async () => {
  showSettings();
  await screen.findByText('2 mots');
  await add('fusil, x, épée');
  expect(await screen.findByText('4 mots')).toBeVisible();
  expect(field('Mots à ajouter')).toHaveValue('x');
  expect(field('Mots à ajouter')).toHaveAccessibleDescription(/^Ce qui reste ici ne peut pas être cherché/);
});

test('a failure of the server is told, and what was typed stays', async () => {
  const { notices } = showSettings();
  await screen.findByText('2 mots');
  vi.spyOn(InMemoryModerationSettings.prototype, 'change').mockResolvedValueOnce(failure('offline'));
  await add('fusil');
  expect(notices.at(-1)).toMatchObject({
    kind: 'error',
    text: expect.stringMatching(/^Le serveur ne répond pas/) as unknown,
  });
  expect(field('Mots à ajouter')).toHaveValue('fusil');
});

test('the list is searched whatever the accents', async () => {
  showSettings(['tramadol', 'arme a feu', 'epee']);
  await screen.findByText('3 mots');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Rechercher dans la liste' }), 'Épé');
  expect(words()).toEqual(['epee']);
  expect(screen.getByText('1 sur 3 mots')).toBeVisible();
});

test('a word is removed, the focus goes to the next one, and the removal can be undone', async () => {
  const { notices, stored } = showSettings(['epee', 'fusil']);
  await screen.findByText('2 mots');
  await userEvent.click(button(/^Retirer «\sepee\s»$/));
  expect(await screen.findByText('1 mot')).toBeVisible();
  expect(button(/^Retirer «\sfusil\s»$/)).toHaveFocus();
  notices.at(-1)?.action?.run();
  expect(await screen.findByText('2 mots')).toBeVisible();
  expect(stored.journal.map(({ action, note }) => [action, note])).toEqual([
    ['words-removed', 'epee'],
    ['words-added', 'epee'],
  ]);
});

test('the last word is removed, and the focus goes to the field of new ones', async () => {
  showSettings(['epee']);
  await screen.findByText('1 mot');
  await userEvent.click(button(/^Retirer/));
  expect(await screen.findByText(/^La liste est vide/)).toBeVisible();
  expect(field('Mots à ajouter')).toHaveFocus();
});

test('a title is tried against the list', async () => {
  showSettings();
  await screen.findByText('2 mots');
  await userEvent.type(field('Titre ou texte d’une annonce'), 'Arme-à-feu');
  expect(screen.getByText(/^L’annonce serait relue\s: elle contient «\sarme a feu\s»\.$/)).toBeVisible();
  await userEvent.type(field('Titre ou texte d’une annonce'), 's');
  expect(screen.getByText(/^Aucun mot interdit/)).toBeVisible();
});

test('the hold of new accounts is turned on for a number of days, and off again', async () => {
  const { stored } = showSettings();
  const hold = await screen.findByRole('checkbox', { name: 'Relire les premières annonces des comptes récents' });
  expect(hold).not.toBeChecked();
  await userEvent.click(hold);
  const days = field('Un compte est récent pendant (jours)');
  expect(days).toHaveValue('7');
  await userEvent.clear(days);
  await userEvent.type(days, '91{Enter}');
  expect(await screen.findByText(/^Écrivez un nombre de 1 à 90/)).toBeVisible();
  expect(days).toHaveFocus();
  await userEvent.clear(days);
  await userEvent.type(days, '30{Enter}');
  expect(await screen.findByText('Enregistré')).toBeVisible();
  await userEvent.click(hold);
  expect(screen.queryByText('Enregistré')).toBeNull();
  await userEvent.click(button('Enregistrer'));
  expect(await screen.findByText('Enregistré')).toBeVisible();
  expect(stored.settings.holdDays).toBe(0);
  expect(stored.journal.map(({ action, note }) => [action, note])).toEqual([
    ['hold', '30'],
    ['hold', '0'],
  ]);
});

test('settings that cannot be read are read again on demand', async () => {
  vi.spyOn(InMemoryModerationSettings.prototype, 'read').mockResolvedValueOnce(failure('offline'));
  showSettings();
  expect(await screen.findByRole('alert')).toHaveTextContent('Le serveur ne répond pas');
  await userEvent.click(button('Réessayer'));
  expect(await screen.findByText('2 mots')).toBeVisible();
});

test('the journal says in words what was changed', async () => {
  const setting = aModeration({ uid: 'solene' });
  const repository = new InMemoryModerationSettings('solene', setting.stored);
  await repository.change({ by: 'solene', action: 'words-added', words: ['epee', 'fusil'] });
  await repository.change({ by: 'solene', action: 'hold', days: 7 });
  expect(await repository.change({ by: 'solene', action: 'hold', days: 0 })).toEqual(
    success({ words: ['epee', 'fusil'], holdDays: 0 }),
  );
  showDesk('/admin/journal', setting, 'solene');
  const entries = await screen.findAllByRole('listitem');
  expect(entries[0]).toHaveTextContent(/Relecture des nouveaux comptes réglages de la modération.*désactivée$/);
  expect(entries[1]).toHaveTextContent(/pour les comptes de moins de 7\sjours$/);
  expect(entries[2]).toHaveTextContent(/^N° 1 Mots interdits ajoutés.*«\sepee\s», «\sfusil\s»$/);
  expect(within(entries[2] ?? document.body).getByRole('link')).toHaveAttribute('href', PATH);
});
