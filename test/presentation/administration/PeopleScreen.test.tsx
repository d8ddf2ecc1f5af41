import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { failure } from '../../../src/domain/shared/Result';
import { PeopleViewModel } from '../../../src/presentation/administration/people/PeopleViewModel';
import { InMemoryModeration } from '../../support/inMemory/moderation/InMemoryModeration';
import { aModeration, showDesk } from '../../support/drivers/showDesk';
import { VirtualTime } from '../../support/time/VirtualTime';

const field = () => screen.getByRole('searchbox', { name: 'Nom, e-mail, numéro ou identifiant' });
const names = () =>
  within(screen.getByRole('list', { name: 'Comptes trouvés' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

test('an admin finds a person by the beginning of their name, with contacts and the way to their case', async () => {
  showDesk('/admin/personnes');
  await userEvent.type(field(), 'kar{Enter}');
  expect(await screen.findByText('1 compte trouvé')).toBeVisible();
  expect(field()).toHaveFocus();
  expect(names()).toEqual(['Karim']);
  expect(screen.getByText('karim@exemple.fr · 06 39 98 01 01')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dossier de Karim' })).toHaveAttribute(
    'href',
    '/admin/signalements/person~karim',
  );
  expect(screen.getByRole('link', { name: 'Profil public de Karim' })).toHaveAttribute('href', '/profil/karim');
});

test('what is looked for is in the address, and admins are marked', async () => {
  showDesk('/admin/personnes?q=Nadia');
  expect(await screen.findByText('Administrateur ·')).toBeVisible();
  expect(field()).toHaveValue('Nadia');
});

test('a search that finds nobody says how to search', async () => {
  showDesk('/admin/personnes?q=Personne');
  expect(await screen.findByText('Aucun compte trouvé')).toBeVisible();
  expect(screen.getByText(/Un nom se cherche par son début/)).toBeVisible();
});

test('a failed search is explained and can be retried', async () => {
  const setting = aModeration();
  const find = vi.spyOn(InMemoryModeration.prototype, 'find').mockResolvedValueOnce(failure('offline'));
  showDesk('/admin/personnes?q=Karim', setting);
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('1 compte trouvé')).toBeVisible();
  find.mockRestore();
});

test('the same search can be made again', async () => {
  const setting = aModeration();
  showDesk('/admin/personnes?q=Zo', setting);
  expect(await screen.findByText('Aucun compte trouvé')).toBeVisible();
  const karim = setting.users.of('karim');
  if (karim !== null) setting.users.store({ ...karim, uid: 'zoe', displayName: 'Zoé' });
  await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }));
  expect(await screen.findByText('1 compte trouvé')).toBeVisible();
});

test('the answer to a former search is discarded', async () => {
  const { moderation } = aModeration();
  const viewModel = new PeopleViewModel(moderation, new VirtualTime());
  const [first, second] = [viewModel.find('Karim'), viewModel.find('Lina')];
  await Promise.all([first, second]);
  expect(viewModel.people.map(({ displayName }) => displayName)).toEqual(['Lina']);
  const third = viewModel.find('Karim');
  await viewModel.find('');
  await third;
  expect([viewModel.status, viewModel.people]).toEqual(['idle', []]);
});

test('Ctrl-K leads from any screen to what is pasted', async () => {
  const { address } = showDesk('/admin/journal');
  await screen.findByText('Le journal est vide');
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = screen.getByRole('dialog', { name: 'Aller à…' });
  expect(within(dialog).getByRole('textbox', { name: 'Adresse, référence, nom ou identifiant' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(within(dialog).getByRole('textbox')).toBeInvalid();
  expect(within(dialog).getByText('Indiquez ce que vous cherchez.')).toBeVisible();
  expect(address()).toBe('/admin/journal');
  await userEvent.keyboard('/annonce/velo/velo-de-ville{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/signalements/listing~velo'));
});
