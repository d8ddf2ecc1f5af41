import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Restriction } from '../../../../src/domain/moderation/Restriction';
import { DAY } from '../../../../src/domain/shared/Instant';
import { aListing, NOON } from '../../../support/builders/aListing';
import { showMyListings } from '../../../support/drivers/showMyListings';

const closing: Restriction = { until: null, since: Date.UTC(2026, 5, 10), decision: 1 };
const week: Restriction = { until: NOON + 7 * DAY, decision: 1 };
const paused = aListing({ id: 'canape', title: 'Canapé', state: 'paused' });

const actionsOn = (title: string) =>
  within(screen.getByRole('group', { name: `Actions sur «\u00a0${title}\u00a0»` }))
    .getAllByRole('button')
    .map((button) => button.textContent || button.getAttribute('aria-label'));

test('a closed account says so above its listings, with the way to contest it, and offers nothing that is refused', async () => {
  showMyListings({ listings: [paused], restriction: closing });
  expect(await screen.findByText('Votre compte est fermé.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lire la décision ou la contester' })).toHaveAttribute(
    'href',
    '/account#decisions',
  );
  expect(screen.queryByRole('link', { name: 'Déposer une annonce' })).toBeNull();
  expect(actionsOn('Canapé')).toEqual(['Supprimer']);
});

test('a restricted person may still take their listings offline', async () => {
  const ending = { expiresAt: NOON + DAY };
  const listings = [aListing(ending), aListing({ id: 'table', title: 'Table', ...ending })];
  showMyListings({ listings, restriction: week });
  expect(await screen.findByText('Compte restreint jusqu’au 22 juin 2026.')).toBeVisible();
  expect(actionsOn('Table')).toEqual(['Marquer comme vendue', 'Mettre en pause', 'Autres actions']);
  expect(screen.queryByRole('button', { name: 'Tout renouveler' })).toBeNull();
});

test('a sold listing of a closed account promises no way back online', async () => {
  showMyListings({ listings: [aListing({ state: 'sold' })], restriction: closing });
  await screen.findByText('Votre compte est fermé.');
  expect(screen.queryByText(/vous pouvez la remettre en ligne/)).toBeNull();
});
