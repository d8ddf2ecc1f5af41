import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { helpArticles } from '../../../../src/presentation/information/help/helpCentre';
import { showSite } from '../../../support/drivers/showSite';

async function showHelp(at = '/aide') {
  const site = showSite({ at });
  await screen.findByRole('heading', { level: 1, name: 'Aide' });
  return { ...site, field: screen.getByRole('textbox', { name: 'Rechercher dans l’aide' }) };
}
const results = () => within(screen.getByRole('list', { name: 'Articles trouvés' })).getAllByRole('link');

test('every article is listed under its theme', async () => {
  await showHelp();
  const main = within(screen.getByRole('main'));
  for (const { slug, title } of helpArticles)
    expect(main.getByRole('link', { name: title })).toHaveAttribute('href', `/aide/${slug}`);
  expect(main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toContain(
    'Déposer une annonce',
  );
});

test('typing searches, announces the number of results and stores the query in the address', async () => {
  const { address, field } = await showHelp();
  await userEvent.type(field, 'sombre');
  expect(results()[0]).toHaveTextContent('Passer du thème clair au thème sombre');
  expect(screen.getByText(/^\d+ articles? pour «\s*sombre\s*»\.$/)).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('heading', { level: 2, name: 'Photos' })).toBeNull();
  await waitFor(() => expect(address()).toBe('/aide?q=sombre'));
});

test('a search without results says so and offers other pages', async () => {
  const { field } = await showHelp();
  await userEvent.type(field, 'xyzxyz');
  expect(screen.getByText('Aucun article pour « xyzxyz ».')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: 'nous écrire' })).toHaveAttribute('href', '/contact');
  await userEvent.click(screen.getByRole('link', { name: 'parcourir tous les articles' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(screen.getByRole('heading', { level: 2, name: 'Photos' })).toBeVisible();
});

test('arrows walk through the results and back, Escape empties the field', async () => {
  const { field } = await showHelp('/aide?q=photo');
  expect(field).toHaveValue('photo');
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(results()[1]).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
});

test('Enter goes to the first result, and once more to the article', async () => {
  const { address, field } = await showHelp();
  await userEvent.type(field, 'déconnecter{Enter}');
  expect(results()[0]).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Se déconnecter' })).toBeVisible();
  expect(address()).toBe('/aide/se-deconnecter');
});

test('the button empties the field and gives it the keyboard', async () => {
  const { field } = await showHelp('/aide?q=photo');
  await userEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

test('an article has a title, a way back and others to read', async () => {
  showSite({ at: '/aide/se-connecter' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Se connecter avec son téléphone' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Se connecter avec son téléphone · Aide · Mon Bazar'));
  const way = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
  expect(way.getByRole('link', { name: 'Aide' })).toHaveAttribute('href', '/aide');
  await userEvent.click(within(screen.getByRole('complementary')).getByRole('link', { name: 'Se déconnecter' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Se déconnecter' })).toBeVisible();
});

test('an address that names no article says so', async () => {
  showSite({ at: '/aide/rien-de-tel' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cette page n’existe pas' })).toBeVisible();
});
