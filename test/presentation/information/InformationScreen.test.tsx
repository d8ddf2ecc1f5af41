import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showSite } from '../../support/drivers/showSite';

test('a page lists its sections; a click takes the keyboard there', async () => {
  const { address } = showSite({ at: '/a-propos' });
  const contents = within(await screen.findByRole('navigation', { name: 'Sur cette page' }));
  await userEvent.click(contents.getByRole('link', { name: 'Nos engagements' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Nos engagements' })).toHaveFocus());
  expect(address()).toBe('/a-propos');
});

test('an address that names a section leads to it', async () => {
  showSite({ at: '/a-propos#qui' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /^Qui se trouve/ })).toHaveFocus());
});

test('a page says in its head what it is about', async () => {
  showSite({ at: '/a-propos' });
  await screen.findByRole('heading', { level: 1, name: 'À propos' });
  expect(document.title).toBe('À propos · Mon Bazar');
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    expect.stringMatching(/petites annonces/),
  );
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', expect.stringMatching(/\/a-propos$/));
});

test('internal links stay on the site, and external ones open in a new tab', async () => {
  showSite({ at: '/aide/reconnaitre-une-escroquerie' });
  const elsewhere = await screen.findByRole('link', { name: '17Cyber' });
  expect(elsewhere).toHaveAttribute('target', '_blank');
  expect(elsewhere).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: 'signalez-nous l’annonce' })).toHaveAttribute(
    'href',
    '/aide/signaler-une-annonce',
  );
});
