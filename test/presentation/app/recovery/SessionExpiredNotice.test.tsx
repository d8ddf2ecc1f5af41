import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aProfile } from '../../../support/builders/aPosting';
import { showSite } from '../../../support/drivers/showSite';

test('an expired session is announced, and one click leads to signing in and back', async () => {
  const { address, emitProfile } = showSite({ at: '/aide?q=photo', profile: aProfile() });
  await screen.findByRole('heading', { level: 1 });
  act(() => emitProfile(null));
  expect(await screen.findByText(/Votre session a pris fin/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(address()).toBe('/auth?next=%2Faide%3Fq%3Dphoto'));
});

test('the notice closes after signing in again', async () => {
  const { emitProfile } = showSite({ at: '/aide?q=photo', profile: aProfile() });
  await screen.findByRole('heading', { level: 1 });
  act(() => emitProfile(null));
  expect(await screen.findByText(/Votre session a pris fin/)).toBeVisible();
  act(() => emitProfile(aProfile()));
  await waitFor(() => expect(screen.queryByText(/Votre session a pris fin/)).toBeNull());
});

test('signing out shows no notice', async () => {
  showSite({ at: '/auth', profile: aProfile() });
  await userEvent.click(await screen.findByRole('button', { name: 'Se déconnecter' }));
  expect(await screen.findByRole('tab', { name: 'Par téléphone' })).toBeVisible();
  expect(screen.queryByText(/Votre session a pris fin/)).toBeNull();
});
