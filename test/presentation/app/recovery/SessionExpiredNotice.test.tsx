import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aProfile } from '../../../support/builders/aPosting';
import { showSite } from '../../../support/drivers/showSite';
import { useVirtualTimers } from '../../../support/time/virtualTimers';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a session that ends by itself is said, and one click leads to signing in and back', async () => {
  const { address, hear } = showSite({ at: '/aide?q=photo', profile: aProfile() });
  await screen.findByRole('heading', { level: 1 });
  act(() => hear(null));
  expect(await screen.findByText(/Votre session a pris fin/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
  await waitFor(() => expect(address()).toBe('/auth?next=%2Faide%3Fq%3Dphoto'));
});

test('whoever has signed in again is told so no longer', async () => {
  const { hear } = showSite({ at: '/aide?q=photo', profile: aProfile() });
  await screen.findByRole('heading', { level: 1 });
  act(() => hear(null));
  expect(await screen.findByText(/Votre session a pris fin/)).toBeVisible();
  useVirtualTimers();
  act(() => hear(aProfile()));
  await waitFor(() => expect(screen.queryByText(/Votre session a pris fin/)).toBeNull());
});

test('whoever signs out knows it', async () => {
  showSite({ at: '/auth', profile: aProfile() });
  await userEvent.click(await screen.findByRole('button', { name: 'Se déconnecter' }));
  expect(await screen.findByRole('tab', { name: 'Par téléphone' })).toBeVisible();
  expect(screen.queryByText(/Votre session a pris fin/)).toBeNull();
});
