import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FREE_LISTINGS_QUOTA } from '../../../../src/domain/listings/lifecycle/freeListings';
import { DAY } from '../../../../src/domain/shared/Instant';
import { aListing, NOON } from '../../../support/builders/aListing';
import { aProfile } from '../../../support/builders/aPosting';
import { showMyListings } from '../../../support/drivers/showMyListings';

const velo = aListing();
const sofa = aListing({ id: 'canape', title: 'Canapé', state: 'paused' });

test('an expired listing is not renewed beyond the quota, and the owner learns what frees a place', async () => {
  const { notify, stored } = showMyListings({
    listings: [aListing({ state: 'expired', expiresAt: NOON - DAY })],
    profile: aProfile({ uid: 'claire', freeListingsCount: FREE_LISTINGS_QUOTA }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Renouveler pour 60 jours' }));
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    kind: 'error',
    text: 'Toutes vos annonces gratuites sont utilisées\u00a0: celle-ci reste hors ligne. Marquez une autre annonce comme vendue ou supprimez-en une, puis réessayez.',
  });
  expect(stored.stored('velo')?.state).toBe('expired');
});

test('a listing that ends soon is renewed in one click', async () => {
  const { stored } = showMyListings({ listings: [aListing({ expiresAt: NOON + 2.5 * DAY })] });
  expect(screen.getByText('Se termine dans 2 jours')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Renouveler pour 60 jours' }));
  expect(stored.stored('velo')?.expiresAt).toBeGreaterThan(NOON + 60 * DAY);
  expect(screen.queryByRole('button', { name: 'Renouveler pour 60 jours' })).toBeNull();
});

test('a listing whose time is over is stored as expired, and can be put back online', async () => {
  const { stored } = showMyListings({ listings: [aListing({ expiresAt: NOON - DAY })] });
  expect(stored.changes).toEqual(['online > expired']);
  await userEvent.click(screen.getByRole('button', { name: 'Renouveler pour 60 jours' }));
  expect(stored.changes).toEqual(['online > expired', 'expired > online']);
  expect(screen.getByText('En ligne', { selector: '[role="status"]' })).toBeInTheDocument();
});

test('several listings are renewed at once', async () => {
  const ended = (id: string) => aListing({ id, title: id, state: 'expired', expiresAt: NOON - DAY });
  const { notify, stored } = showMyListings({ listings: [ended('un'), ended('deux'), velo] });
  expect(screen.getByText('2 annonces peuvent être renouvelées pour 60 jours.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tout renouveler' }));
  await expect.poll(() => stored.changes).toEqual(['expired > online', 'expired > online']);
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    kind: 'success',
    text: '2 annonces sont renouvelées pour 60 jours',
  });
  expect(screen.queryByRole('button', { name: 'Tout renouveler' })).toBeNull();
});

test('the renewal of several listings says how many are left, and why', async () => {
  const ended = (id: string) => aListing({ id, title: id, state: 'expired', expiresAt: NOON - DAY });
  const { notify, stored } = showMyListings({
    listings: [ended('un'), ended('deux'), ended('trois')],
    profile: aProfile({ uid: 'claire', freeListingsCount: FREE_LISTINGS_QUOTA - 1 }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Tout renouveler' }));
  await expect.poll(() => notify.mock.lastCall?.[0].kind).toBe('error');
  expect(notify.mock.lastCall?.[0].text).toMatch(
    /^1 annonce renouvelée, 2 annonces qui ne le sont pas\. Toutes vos annonces gratuites sont utilisées/,
  );
  expect(stored.changes).toEqual(['expired > online']);
  expect(screen.getByText('2 annonces peuvent être renouvelées pour 60 jours.')).toBeInTheDocument();
});

test('one listing that can be renewed has no button for several', () => {
  showMyListings({ listings: [aListing({ state: 'expired', expiresAt: NOON - DAY }), sofa] });
  expect(screen.queryByRole('button', { name: 'Tout renouveler' })).toBeNull();
});
