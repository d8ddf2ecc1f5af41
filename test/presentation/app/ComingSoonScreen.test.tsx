import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProfile } from '../../support/aPosting';
import { showSite } from '../../support/showSite';

test.each([
  ['/account', 'Mon compte', 'votre profil et vos paramètres'],
  ['/account/annonces', 'Mes annonces', 'vos publications'],
])('%s asks visitors to sign in, and tells everyone what will be there', async (at, title, text) => {
  const { hear } = showSite({ at });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(new RegExp(text))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', `/auth?next=${encodeURIComponent(at)}`);
  act(() => hear(aProfile()));
  expect(screen.queryByRole('link', { name: 'Se connecter' })).toBeNull();
  expect(screen.queryByText(/réservée/)).toBeNull();
});

test('/admin is for administrators', async () => {
  const { hear } = showSite({ at: '/admin' });
  expect(await screen.findByText('Cette page est réservée aux administrateurs.')).toBeVisible();
  act(() => hear(aProfile()));
  expect(screen.getByText('Cette page est réservée aux administrateurs.')).toBeVisible();
  act(() => hear(aProfile({ role: 'admin' })));
  expect(screen.queryByText('Cette page est réservée aux administrateurs.')).toBeNull();
});

test.each(['/contact', '/contact/'])('%s is for everyone', async (at) => {
  showSite({ at });
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Se connecter' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
});
