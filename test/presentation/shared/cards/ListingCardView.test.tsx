import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Listing } from '../../../../src/domain/listings/Listing';
import type { ListingDisplay } from '../../../../src/presentation/shared/cards/ListingDisplay';
import { ListingCardView } from '../../../../src/presentation/shared/cards/ListingCardView';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { DAY } from '../../../../src/domain/shared/Instant';
import { aListing, NOON } from '../../../support/builders/aListing';
import { aListingDisplay } from '../../../support/doubles/aListingDisplay';
import { aSession } from '../../../support/builders/aSession';
import { aDeferred } from '../../../support/doubles/aDeferred';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { listingDisplay, sessionViewModel } from '../../../../src/presentation/shared/viewModels';

const photo = { id: 'p1', width: 1200, height: 900 };
const LAZY_LOADING_DELAY = 200;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Stays long enough for pictures that are not among the first to be fetched. */
const stay = () => act(() => vi.advanceTimersByTimeAsync(LAZY_LOADING_DELAY));

function show(
  changes: Partial<Listing> = {},
  display: ListingDisplay = aListingDisplay(),
  props: { distanceKm?: number; eager?: boolean; isOwn?: boolean } = {},
  session = aSession(null).session,
) {
  return render(
    <ViewModelContext
      value={aViewModelSource(
        given(listingDisplay, () => display),
        given(sessionViewModel, () => session),
      )}
    >
      <MemoryRouter>
        <ListingCardView listing={aListing(changes)} {...props} />
      </MemoryRouter>
    </ViewModelContext>,
  );
}

test('a card is one link, named after its listing, to its page', () => {
  show();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Vélo de ville' })).toHaveAttribute('href', '/annonce/velo/velo-de-ville');
});

test('a card of someone else has a heart, one’s own has none', () => {
  const { session } = aSession('user');
  show({ ownerId: 'claire' }, aListingDisplay(), {}, session);
  expect(screen.getByRole('button', { name: /^Ajouter aux favoris/ })).toBeInTheDocument();
  cleanup();
  show({ ownerId: 'karim' }, aListingDisplay(), {}, session);
  expect(screen.queryByRole('button', { name: /^Ajouter aux favoris/ })).toBeNull();
});

test('a card says the price, the place, the date and the key facts', () => {
  show();
  expect(screen.getByText(/^120\s€$/)).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('Nantes 44000');
  expect(screen.getByText('aujourd’hui à 11 h')).toHaveAttribute('datetime', '2026-06-15T09:00:00.000Z');
  expect(screen.getByRole('article')).toHaveTextContent('Ville · Bon état');
});

test('a postal code that does not fit whole is out of sight as a whole, since a part of one is that of nowhere', () => {
  show();
  const code = screen.getByText('44000');
  expect(code).toHaveTextContent(/^44000$/);
  expect(code.parentElement).toHaveClass('line', 'whole');
});

test('the price of a request is a budget, unless the request names none', () => {
  show({ kind: 'wanted' });
  expect(screen.getByRole('article')).toHaveTextContent(/Budget\s: 120\s€/);
  cleanup();
  show({ kind: 'wanted', price: { kind: 'on-request' } });
  expect(screen.getByRole('article')).not.toHaveTextContent('Budget');
  cleanup();
  show({ kind: 'offer' });
  expect(screen.getByRole('article')).not.toHaveTextContent('Budget');
});

test('the distance shows where a location was searched', () => {
  show({}, aListingDisplay(), { distanceKm: 3.2 });
  expect(screen.getByText(/à environ 3\skm/)).toBeInTheDocument();
});

test('a card says « Nouveau membre » of a new member only, before the distance and the date', () => {
  const memberSince = (time: number) => ({ seller: { ...aListing().seller, memberSince: time } });
  show(memberSince(NOON - 20 * DAY), aListingDisplay(), { distanceKm: 3.2 });
  expect(screen.getByRole('article')).toHaveTextContent(/Nouveau membre · à environ 3\skm · aujourd’hui à 11 h$/);
  cleanup();
  show(memberSince(NOON - 200 * DAY), aListingDisplay(), { distanceKm: 3.2 });
  expect(screen.queryByText(/Nouveau membre/)).toBeNull();
});

test('a special state of a listing is marked', () => {
  show({
    kind: 'wanted',
    state: 'reserved',
    handover: { inPerson: true, delivery: true },
    seller: { ...aListing().seller, kind: 'professional' },
    photos: [photo, { ...photo, id: 'p2' }],
  });
  for (const badge of ['Demande', 'Réservée', 'Livraison', 'Pro', '2 photos'])
    expect(screen.getByText(badge)).toBeInTheDocument();
});

test('an ordinary listing has no mark', () => {
  show();
  for (const badge of ['Demande', 'Réservée', 'Livraison', 'Pro', 'Déjà vue', '1 photo'])
    expect(screen.queryByText(badge)).toBeNull();
});

test('beside the owner’s view of a listing, its card says neither its state nor that it was seen', () => {
  show({ state: 'reserved' }, aListingDisplay({ seen: ['velo'] }), { isOwn: true });
  for (const badge of ['Réservée', 'Déjà vue']) expect(screen.queryByText(badge)).toBeNull();
});

test('a listing that was opened is marked as seen', () => {
  show({}, aListingDisplay({ seen: ['velo'] }));
  expect(screen.getByText('Déjà vue')).toBeInTheDocument();
});

test('a picture waits until it comes near, unless it is among the first', async () => {
  show({ photos: [photo] });
  await stay();
  expect(screen.getByRole('img', { name: 'Vélo de ville' })).toHaveAttribute('loading', 'lazy');
  show({ photos: [photo] }, aListingDisplay(), { eager: true });
  expect(screen.getAllByRole('img', { name: 'Vélo de ville' })[1]).toHaveAttribute('loading', 'eager');
});

test('a picture that lives in the browser’s database is shown once it is found', async () => {
  const address = aDeferred<string | null>();
  show({ photos: [photo] }, aListingDisplay({ addressOf: () => address.promise }));
  expect(screen.queryByRole('img')).toBeNull();
  await act(async () => address.resolve('blob:found'));
  await stay();
  expect(screen.getByRole('img', { name: 'Vélo de ville' })).toHaveAttribute('src', 'blob:found');
});

test('a picture that is gone leaves a placeholder', async () => {
  show({ photos: [photo] }, aListingDisplay({ addressOf: async () => null }));
  await stay();
  expect(screen.getByRole('img', { name: 'Photo indisponible' })).toBeInTheDocument();
});

test('a picture that cannot be shown leaves a placeholder', async () => {
  show({ photos: [{ ...photo, id: 'broken' }] });
  await stay();
  act(() => void screen.getByRole('img', { name: 'Vélo de ville' }).dispatchEvent(new Event('error')));
  expect(screen.getByRole('img', { name: 'Photo indisponible' })).toBeInTheDocument();
});

test('a picture that is passed by within 200 ms is not fetched; one that was shown before comes back at once (§9.20)', async () => {
  const display = aListingDisplay({ addressOf: ({ id }) => `/photos/${id}` });
  const { unmount } = show({ photos: [{ ...photo, id: 'passing' }] }, display);
  await act(() => vi.advanceTimersByTimeAsync(LAZY_LOADING_DELAY - 1));
  expect(screen.queryByRole('img')).toBeNull();
  unmount();
  show({ photos: [{ ...photo, id: 'staying' }] }, display);
  await stay();
  expect(screen.getByRole('img')).toHaveAttribute('src', '/photos/staying');
  show({ photos: [{ ...photo, id: 'staying' }] }, display);
  expect(screen.getAllByRole('img')).toHaveLength(2);
});

test('a picture is shown as it is stored, in no other size (§9.19)', async () => {
  show({ photos: [photo] }, aListingDisplay({ addressOf: () => '/photos/p1/card' }), { eager: true });
  expect(screen.getByRole('img')).toHaveAttribute('src', '/photos/p1/card');
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
});

test('a listing without photos says so', () => {
  show();
  expect(screen.getByRole('img', { name: 'Sans photo' })).toBeInTheDocument();
});
