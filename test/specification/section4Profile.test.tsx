import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openEmbeddedSite } from './openEmbeddedSite';
import { asKarim, asTimePasses } from './siteSteps';

// A person whom this browser knows, or who signs in during the visit, sees the site at once: docs/decisions/015.
test('§4.6 “The app shows nothing until loading ends.”: for a signed-in person whom this browser does not know', async () => {
  const { time } = await openEmbeddedSite(asKarim);
  expect(await screen.findByText('Chargement...')).toBeVisible();
  for (const role of ['banner', 'main', 'contentinfo']) expect(screen.queryByRole(role)).toBeNull();
  expect(localStorage.getItem('mbz_profile')).toBeNull();
  await asTimePasses(time, () => expect(screen.getByRole('banner')).toBeVisible());
  expect(localStorage.getItem('mbz_profile')).toContain('Karim');
});
