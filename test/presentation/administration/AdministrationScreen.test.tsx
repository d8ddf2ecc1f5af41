import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProfile } from '../../support/builders/aPosting';
import { showSite } from '../../support/drivers/showSite';

test('/admin is for administrators', async () => {
  const { emitProfile } = showSite({ at: '/admin' });
  expect(await screen.findByText('Cette page est réservée aux administrateurs.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/admin/connexion?next=/admin');
  act(() => emitProfile(aProfile()));
  expect(screen.getByText('Cette page est réservée aux administrateurs.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Maintenance et lancement' })).toBeNull();
  act(() => emitProfile(aProfile({ role: 'admin' })));
  expect(screen.queryByText('Cette page est réservée aux administrateurs.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Maintenance et lancement' })).toHaveAttribute('href', '/admin/maintenance');
});

test('an admin whose role has not been read yet is not refused at /admin', async () => {
  const { emitProfile } = showSite({ at: '/admin' });
  await screen.findByText('Cette page est réservée aux administrateurs.');
  act(() => emitProfile(aProfile(), 'provisional'));
  expect(screen.queryByText('Cette page est réservée aux administrateurs.')).toBeNull();
  act(() => emitProfile(aProfile({ role: 'admin' })));
  expect(screen.getByRole('link', { name: 'Maintenance et lancement' })).toBeVisible();
});
