import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { failure } from '../../../src/domain/shared/Result';
import { aModeration, showDesk } from '../../support/drivers/showDesk';
import { eventually } from '../../support/time/eventually';

const PATH = '/admin/equipe';

/** The team as Solène, the super_admin, sees it. */
const showTeam = (setting = aModeration({ uid: 'solene' })) => showDesk(PATH, setting, 'solene');

const items = () => within(screen.getByRole('list', { name: 'Administrateurs' })).getAllByRole('listitem');
const button = (name: string) => screen.getByRole('button', { name });

async function search(typed: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: 'Adresse e-mail ou identifiant' });
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
}

test('an admin reads that the page is not theirs, and sees no link to it', async () => {
  showDesk(PATH);
  expect(await screen.findByText('Cette page est réservée à la personne responsable de la modération.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Équipe' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Administrateurs' })).toBeNull();
});

test('a super_admin finds the page in the navigation, and reads who is an admin', async () => {
  showDesk('/admin', aModeration({ uid: 'solene' }), 'solene');
  await userEvent.click(screen.getByRole('link', { name: 'Équipe' }));
  expect(await screen.findByText('3 administrateurs')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Équipe' })).toHaveAttribute('aria-current', 'page');
  const [nadia, , solene] = items();
  expect(nadia).toHaveTextContent('Nadia');
  expect(nadia).toHaveTextContent('nadia@exemple.fr');
  expect(solene).toHaveTextContent('Solène (vous)');
  expect(solene).toHaveTextContent('Responsable de la modération');
  expect(within(solene ?? document.body).queryByRole('button')).toBeNull();
});

test('an account is found by its whole address and appointed after a question', async () => {
  const { notices, stored } = showTeam();
  await screen.findByText('3 administrateurs');
  await search('lina@exemple.fr');
  expect(await screen.findByText(/^Compte trouvé\s: Lina$/)).toBeVisible();
  await userEvent.click(button('Nommer Lina administrateur'));
  const dialog = await screen.findByRole('dialog', { name: /^Nommer Lina administrateur/ });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Nommer' }));
  expect(await screen.findByText('4 administrateurs')).toBeVisible();
  expect(notices.at(-1)).toMatchObject({ kind: 'success', text: 'Lina fait partie de l’équipe.' });
  expect(stored.journal).toMatchObject([{ by: 'solene', action: 'appointment', targetId: 'lina' }]);
  expect(screen.queryByText(/^Compte trouvé/)).toBeNull();
});

test('an account is found by its uid, not by its name', async () => {
  showTeam();
  await screen.findByText('3 administrateurs');
  await search('Lina');
  expect(await screen.findByText('Aucun compte trouvé')).toBeVisible();
  await search('lina');
  expect(await screen.findByText(/^Compte trouvé\s: Lina$/)).toBeVisible();
});

test('an admin is not offered an appointment', async () => {
  showTeam();
  await screen.findByText('3 administrateurs');
  await search('omar');
  expect(await screen.findByText('Ce compte est déjà celui d’un administrateur.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nommer Omar administrateur' })).toBeNull();
});

test('a search for nothing or a number is refused in the field', async () => {
  showTeam();
  await screen.findByText('3 administrateurs');
  await search('06 39 98 01 02');
  const field = screen.getByRole('textbox', { name: 'Adresse e-mail ou identifiant' });
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
});

test('an admin is dismissed after a question, which can be cancelled', async () => {
  const { notices, stored } = showTeam();
  await screen.findByText('3 administrateurs');
  await userEvent.click(button('Retirer de l’équipe : Omar'));
  await userEvent.click(button('Annuler'));
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stored.journal).toEqual([]);
  await userEvent.click(button('Retirer de l’équipe : Omar'));
  const dialog = await screen.findByRole('dialog', { name: /^Retirer Omar de l’équipe/ });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retirer de l’équipe' }));
  expect(await screen.findByText('2 administrateurs')).toBeVisible();
  expect(notices.at(-1)).toMatchObject({ text: 'Omar ne fait plus partie de l’équipe.' });
  expect(stored.journal).toMatchObject([{ action: 'dismissal', targetId: 'omar' }]);
});

test('a change that is refused says why, and changes nothing', async () => {
  const setting = aModeration({ uid: 'solene' });
  setting.stored.restrictions.set('lina', { until: setting.time.now() + 1, decision: 1 });
  const { notices, stored } = showTeam(setting);
  await screen.findByText('3 administrateurs');
  await search('lina');
  await userEvent.click(await screen.findByRole('button', { name: 'Nommer Lina administrateur' }));
  await userEvent.click(button('Nommer'));
  await eventually(() =>
    expect(notices.at(-1)).toMatchObject({
      kind: 'error',
      text: 'Cette personne est restreinte\u00a0: levez d’abord la restriction.',
    }),
  );
  expect(stored.journal).toEqual([]);
});

test.each([
  ['offline', 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'],
  ['denied', 'Votre compte n’a pas le droit de lire ces données.'],
] as const)('a team that cannot be read (%s) is read again on demand', async (reason, text) => {
  const setting = aModeration({ uid: 'solene' });
  vi.spyOn(setting.moderation, 'admins').mockResolvedValueOnce(failure(reason));
  showTeam(setting);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await userEvent.click(button('Réessayer'));
  expect(await screen.findByText('3 administrateurs')).toBeVisible();
});

test('a search that cannot be answered is asked again on demand', async () => {
  const setting = aModeration({ uid: 'solene' });
  vi.spyOn(setting.moderation, 'find').mockResolvedValueOnce(failure('offline'));
  showTeam(setting);
  await screen.findByText('3 administrateurs');
  await search('lina');
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(button('Réessayer'));
  expect(await screen.findByText(/^Compte trouvé\s: Lina$/)).toBeVisible();
});
