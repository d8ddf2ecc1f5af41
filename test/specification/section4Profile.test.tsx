import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EmbeddedUserRepository } from '../../src/infrastructure/embedded/account/EmbeddedUserRepository';
import { beginInEmptyBrowser, openEmbeddedSite } from './openEmbeddedSite';
import { asKarim, asTimePasses } from './siteSteps';

beginInEmptyBrowser();

// A person whom this browser knows, or who signs in during the visit, sees the site at once: docs/decisions/015.
test('§4.6 “The app shows nothing until loading ends.”: for a signed-in person whom this browser does not know', async () => {
  const release = holdProfiles();
  const { time } = await openEmbeddedSite(asKarim);
  // Until the browser has told who is signed in, a visitor’s site is shown.
  await waitFor(() => expect(screen.queryByRole('banner')).toBeNull());
  expect(screen.getByText('Chargement...')).toBeVisible();
  for (const role of ['main', 'contentinfo']) expect(screen.queryByRole(role)).toBeNull();
  expect(localStorage.getItem('mbz_profile')).toBeNull();
  release();
  await asTimePasses(time, () => expect(screen.getByRole('banner')).toBeVisible());
  expect(localStorage.getItem('mbz_profile')).toContain('Karim');
});

/** Profiles that are read from the database arrive once the returned function has been called. */
function holdProfiles(): () => void {
  const { subscribe } = EmbeddedUserRepository.prototype;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(EmbeddedUserRepository.prototype, 'subscribe').mockImplementation(function (
    this: EmbeddedUserRepository,
    uid,
    listener,
  ) {
    return subscribe.call(this, uid, (profile) => void released.then(() => listener(profile)));
  });
  return () => release();
}
