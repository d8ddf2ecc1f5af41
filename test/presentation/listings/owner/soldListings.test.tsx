import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DAY } from '../../../../src/domain/shared/Instant';
import { rateLimits } from '../../../../src/domain/shared/Rate';
import { UNDO_MS } from '../../../../src/presentation/shared/notices/toastDurations';
import { aConversation } from '../../../support/builders/aConversation';
import { aListing, NOON } from '../../../support/builders/aListing';
import { chooseAction, showMyListings } from '../../../support/drivers/showMyListings';

const velo = aListing();
const lamp = aListing({ id: 'lampe', title: 'Lampe', state: 'sold' });

test('an owner who reserves a listing names the buyer among those who have written', async () => {
  const asking = [aConversation({ buyer: { uid: 'karim', name: 'Karim', unread: 0, receivedAt: null, readAt: null } })];
  showMyListings({ listings: [velo], asking });
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme réservée' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'À qui va «\u00a0Vélo de ville\u00a0»\u202f?' }));
  expect(dialog.getByRole('radio', { name: 'Karim' })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Réservée pour Karim')).toBeInTheDocument();
});

test('the buyer of a sold listing is shown', async () => {
  const asking = [aConversation({ buyer: { uid: 'karim', name: 'Karim', unread: 0, receivedAt: null, readAt: null } })];
  showMyListings({ listings: [lamp], asking, deals: { lampe: 'karim' } });
  expect(await screen.findByText('Vendue à Karim')).toBeInTheDocument();
});

test('a sale is taken back from its message, and the listing is online again', async () => {
  const { notify, stored } = showMyListings({ listings: [velo] });
  await chooseAction('Vélo de ville', 'Marquer comme vendue');
  expect(notify.mock.lastCall?.[0]).toMatchObject({ durationMs: UNDO_MS, action: { label: 'Annuler' } });
  await act(async () => notify.mock.lastCall?.[0].action?.run());
  expect(stored.changes).toEqual(['online > sold', 'sold > online']);
  expect(notify.mock.lastCall?.[0].text).toBe('L’annonce est de nouveau en ligne');
});

test('a sale of a reserved listing is taken back to the reservation for the same person', async () => {
  const asking = [aConversation({ buyer: { uid: 'karim', name: 'Karim', unread: 0, receivedAt: null, readAt: null } })];
  const { buyers, notify, stored } = showMyListings({
    listings: [aListing({ state: 'reserved' })],
    asking,
    deals: { velo: 'karim' },
  });
  expect(await screen.findByText('Réservée pour Karim')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme vendue' }));
  await screen.findByRole('dialog');
  await act(async () => notify.mock.lastCall?.[0].action?.run());
  await expect.poll(() => stored.changes).toEqual(['reserved > sold', 'sold > online', 'online > reserved']);
  expect(screen.getByText('Réservée pour Karim')).toBeInTheDocument();
  expect(buyers.question).toBeNull();
});

test('the undoing of a sale says why it fails', async () => {
  const { notify, stored } = showMyListings({ listings: [aListing({ state: 'reserved' })] });
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme vendue' }));
  stored.giveRate('claire', { since: NOON, count: rateLimits.listings, last: 'velo', at: NOON });
  await act(async () => notify.mock.lastCall?.[0].action?.run());
  expect(notify.mock.lastCall?.[0].text).toMatch(/^Vous avez modifié beaucoup d’annonces en une heure/);
  expect(stored.stored('velo')?.state).toBe('sold');
});

test('an empty tab says where the listing that has just left it is', async () => {
  showMyListings({ listings: [aListing({ state: 'reserved' })], at: '/account/annonces?etat=reservees' });
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme vendue' }));
  expect(await screen.findByText('« Vélo de ville » est maintenant dans « Vendues ».')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir «\u00a0Vendues\u00a0»' })).toHaveAttribute(
    'href',
    '/account/annonces?etat=vendues',
  );
});

test('a sale can be taken back once only', async () => {
  const { notify, stored, steps } = showMyListings({ listings: [aListing({ state: 'reserved' })] });
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme vendue' }));
  const run = notify.mock.lastCall?.[0].action?.run;
  const sold = stored.stored('velo');
  if (sold === undefined) throw new Error('the listing is stored');
  await act(async () => {
    const pending = steps.run(sold, 'relist');
    run?.();
    await pending;
  });
  expect(stored.changes).toEqual(['reserved > sold', 'sold > online']);
});

test('a listing that was sold less than 7 days ago says until when it can be put back online, and is so in one click', async () => {
  const { stored } = showMyListings({ listings: [lamp], deals: { lampe: 'karim' } });
  expect(
    screen.getByText('Si l’affaire ne se fait pas, vous pouvez la remettre en ligne jusqu’au 22 juin 2026.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remettre en ligne' }));
  expect(stored.changes).toEqual(['sold > online']);
});

test('a listing that was sold more than 7 days ago cannot be put back online', () => {
  showMyListings({ listings: [aListing({ state: 'sold', updatedAt: NOON - 8 * DAY })] });
  expect(screen.queryByText(/Si l’affaire ne se fait pas/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remettre en ligne' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Dupliquer' })).toBeInTheDocument();
});
