import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failure, success } from '../../../src/domain/shared/Result';
import { aProfile } from '../../support/builders/aPosting';
import { aModeration, showDesk } from '../../support/drivers/showDesk';

test('a visitor is refused, and comes back to the address after signing in', async () => {
  showDesk('/admin/journal', aModeration({ uid: null }), null);
  expect(screen.getByText('Cette page est réservée aux administrateurs.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
    'href',
    '/admin/connexion?next=%2Fadmin%2Fjournal',
  );
  expect(screen.queryByRole('navigation', { name: 'Administration' })).toBeNull();
});

test('a person without that role is refused, without a way to sign in', async () => {
  showDesk('/admin', aModeration({ uid: 'karim' }), 'karim');
  expect(screen.getByText('Cette page est réservée aux administrateurs.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Se connecter' })).toBeNull();
});

test('a person without that role can change accounts, and signs in at the address of the administration', async () => {
  const { address, signOut } = showDesk('/admin/journal', aModeration({ uid: 'karim' }), 'karim');
  signOut.mockResolvedValueOnce(failure('offline')).mockResolvedValueOnce(success());
  await userEvent.click(screen.getByRole('button', { name: 'Changer de compte' }));
  expect(await screen.findByText('La déconnexion n’a pas abouti. Réessayez dans un instant.')).toBeVisible();
  expect(address()).toBe('/admin/journal');
  await userEvent.click(screen.getByRole('button', { name: 'Changer de compte' }));
  await waitFor(() => expect(address()).toBe('/admin/connexion'));
});

test('an admin whose role has not been read yet is not refused', async () => {
  const { session } = showDesk('/admin', aModeration(), null);
  act(() => session.show(aProfile(), 'provisional'));
  expect(screen.queryByText('Cette page est réservée aux administrateurs.')).toBeNull();
  act(() => session.show(aProfile({ uid: 'nadia', role: 'admin' })));
  expect(screen.getByRole('link', { name: 'Maintenance' })).toHaveAttribute('href', '/admin/maintenance');
});

test('the first page says how much is to be done, and follows it', async () => {
  const { report } = showDesk('/admin');
  expect(await screen.findByText('Aucun dossier ouvert')).toBeVisible();
  act(() => report());
  expect(screen.getByText('1 dossier ouvert')).toBeVisible();
  const ages = within(screen.getByRole('list', { name: /^Dernier signalement/ }));
  expect(ages.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'il y a moins de 24\u00a0heures\u00a0: 1',
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'À faire' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Signalements 1 en attente' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Examiner les signalements' })).toHaveAttribute(
    'href',
    '/admin/signalements',
  );
});

test('an address that does not exist leads back to the first page', async () => {
  showDesk('/admin/rien');
  expect(screen.getByText('Cette page n’existe pas.')).toBeVisible();
});

/** The navigation of a narrow window, which has no room for all of its links. */
async function narrowNavigation() {
  showDesk('/admin');
  const row = await screen.findByRole('navigation', { name: 'Administration' });
  Object.defineProperties(row, { clientWidth: { value: 300 }, scrollWidth: { value: 900 } });
  fireEvent(window, new Event('resize'));
  await waitFor(() => expect(row).toHaveAttribute('data-more-after'));
  return row;
}

test('the navigation has a button for all of its links where it goes on out of sight, until one of them is followed', async () => {
  const row = await narrowNavigation();
  const all = screen.getByRole('button', { name: 'Toutes les rubriques' });
  expect(all).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(all);
  expect(all).toHaveAttribute('aria-expanded', 'true');
  expect(row).toHaveStyle({ flexWrap: 'wrap' });
  await userEvent.click(within(row).getByRole('link', { name: 'Journal' }));
  expect(all).toHaveAttribute('aria-expanded', 'false');
  expect(row).not.toHaveStyle({ flexWrap: 'wrap' });
});

test('the navigation fades at each side where it goes on out of sight', async () => {
  const row = await narrowNavigation();
  expect(row).not.toHaveAttribute('data-more-before');
  row.scrollLeft = 200;
  fireEvent.scroll(row);
  expect(row).toHaveAttribute('data-more-before');
  expect(row).toHaveAttribute('data-more-after');
  row.scrollLeft = 600;
  fireEvent.scroll(row);
  expect(row).toHaveAttribute('data-more-before');
  expect(row).not.toHaveAttribute('data-more-after');
});
