import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UserProfile } from '../../../../src/domain/account/UserProfile';
import type { Listing } from '../../../../src/domain/listings/Listing';
import type { Photo } from '../../../../src/domain/listings/Photo';
import type { Location } from '../../../../src/domain/listings/place/Location';
import { failure, success } from '../../../../src/domain/shared/Result';
import { addressOfPhoto } from '../../../../src/infrastructure/firebase/connection/photoAddress';
import { ListingScreen } from '../../../../src/presentation/listings/page/ListingScreen';
import { ListingViewModel } from '../../../../src/presentation/listings/page/ListingViewModel';
import { NotifyContext, type ToastContent } from '../../../../src/presentation/shared/notices/notify';
import { SessionViewModel } from '../../../../src/presentation/shared/session/SessionViewModel';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { aListing, lyon, NOON } from '../../../support/builders/aListing';
import { aListingDisplay } from '../../../support/doubles/aListingDisplay';
import { aListingRepository } from '../../../support/doubles/aListingRepository';
import { someResults } from '../../../support/builders/aSearch';
import { aListingSearch } from '../../../support/doubles/aListingSearch';
import { someOwnerSteps } from '../../../support/doubles/someOwnerSteps';
import { countingIn, someViews } from '../../../support/builders/someViews';
import { InMemoryListingRepository } from '../../../support/inMemory/listings/InMemoryListingRepository';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import {
  buyersViewModel,
  deletionQueueViewModel,
  listingActionsViewModel,
  listingViewModel,
} from '../../../../src/presentation/listings/viewModels';
import { listingDisplay, sessionViewModel } from '../../../../src/presentation/shared/viewModels';

beforeEach(() => {
  vi.unstubAllGlobals();
  for (const element of document.head.querySelectorAll(':not([data-emotion])')) element.remove();
});

const profile = (uid: string): UserProfile => ({
  uid,
  phoneNumber: null,
  displayName: uid,
  email: null,
  photoURL: null,
  createdAt: 0,
  updatedAt: 0,
  freeListingsCount: 0,
  role: 'user',
});

function Address() {
  return <p>{useLocation().pathname}</p>;
}

interface Visit {
  readonly path?: string;
  readonly place?: Location;
  readonly viewer?: string | null;
  readonly addressOf?: (photo: Photo) => string | Promise<string | null>;
  /** Of the listings that are like it. */
  readonly similarIds?: readonly string[];
}

/** Opens a listing's page; `undefined` for a visitor of whom nothing is known yet. */
function open({
  path = '/annonce/velo/velo-de-ville',
  place,
  viewer = null,
  addressOf,
  similarIds = ['a', 'b', 'c', 'd'],
}: Visit = {}) {
  const listings = aListingRepository();
  const search = aListingSearch(() =>
    success(someResults(similarIds.map((id) => aListing({ id, title: `Pareil ${id}` })))),
  );
  const session = new SessionViewModel({ subscribe: () => () => undefined, signOut: async () => success() });
  if (viewer !== 'unknown') session.show(viewer === null ? null : profile(viewer));
  const display = aListingDisplay(addressOf === undefined ? {} : { addressOf });
  const notices: ToastContent[] = [];
  const views = someViews();
  const stored = new InMemoryListingRepository([aListing()]);
  const owner = someOwnerSteps(stored);
  render(
    <NotifyContext value={(notice) => notices.push(notice)}>
      <ViewModelContext
        value={aViewModelSource(
          given(
            listingViewModel,
            () =>
              new ListingViewModel(
                listings,
                search,
                { current: () => place ?? null, choose: () => undefined },
                countingIn(views),
              ),
          ),
          given(listingDisplay, () => display),
          given(buyersViewModel, () => owner.buyers),
          given(listingActionsViewModel, () => owner.steps),
          given(deletionQueueViewModel, () => owner.removals),
          given(sessionViewModel, () => session),
        )}
      >
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/annonce/:id/:slug?" element={<ListingScreen />} />
          </Routes>
          <Address />
        </MemoryRouter>
      </ViewModelContext>
    </NotifyContext>,
  );
  const show = (changes: Partial<Listing> = {}) => act(async () => listings.emit(success(aListing(changes))));
  return { display, views, owner, stored, listings, notices, session, show };
}

test('the page shows a placeholder until its listing is loaded', () => {
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Chargement de l’annonce…');
});

test('the page shows the listing, its seller and its place', async () => {
  const { show } = open({ place: lyon });
  await show({
    fields: { bicycleType: 'ville', electric: true, battery: 400, condition: 'bon-etat' },
    description: 'Ligne 1\nLigne 2',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Vélo de ville' })).toBeInTheDocument();
  expect(screen.getAllByText(/^120\s€$/)[0]).toBeInTheDocument();
  for (const [label, value] of [
    ['Type', 'Ville'],
    ['Assistance électrique', 'Oui'],
    ['Batterie', '400 Wh'],
    ['Mode de remise', 'En main propre'],
  ]) {
    expect(screen.getByText(label ?? '').nextElementSibling).toHaveTextContent(value ?? '');
  }
  expect(screen.getByText(/Ligne 1/).textContent).toBe('Ligne 1\nLigne 2');
  expect(screen.getByText('Publiée aujourd’hui à 11 h')).toBeInTheDocument();
  expect(screen.getAllByText(/515\skm de Lyon/)).toHaveLength(2);
  expect(screen.getByText('Particulier')).toBeInTheDocument();
  expect(screen.getByText('Membre depuis janvier 2024')).toBeInTheDocument();
  expect(
    within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Accueil', 'Véhicules', 'Vélos']);
});

test('HTML that a seller wrote is shown as text', async () => {
  const { show } = open();
  await show({ title: '<b>Vélo</b>', description: '<img src=x onerror=alert(1)>' });
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  expect(document.querySelector('h1 b')).toBeNull();
});

test('a professional seller is shown with company and SIRET number', async () => {
  const { show } = open();
  await show({
    seller: {
      name: 'Paul',
      kind: 'professional',
      memberSince: 0,
      company: { name: 'Cycles Paul', siret: '73282932000074' },
    },
  });
  expect(screen.getByText('Cycles Paul')).toBeInTheDocument();
  expect(screen.getByText('SIRET 732 829 320 00074')).toBeInTheDocument();
});

test('a professional seller whose company has their name is named once', async () => {
  const { show } = open();
  const company = { name: 'Cycles Paul', siret: '73282932000074' };
  await show({ seller: { name: company.name, kind: 'professional', memberSince: 0, company } });
  expect(screen.getAllByText('Cycles Paul')).toHaveLength(1);
  expect(screen.getByText('SIRET 732 829 320 00074')).toBeInTheDocument();
});

test('an address with a wrong slug is replaced by the canonical one', async () => {
  const { show } = open({ path: '/annonce/velo/ancien-titre' });
  await show();
  expect(screen.getByText('/annonce/velo/velo-de-ville')).toBeInTheDocument();
});

test('an opened listing counts as seen', async () => {
  const { display, show } = open();
  expect(display.isSeen('velo')).toBe(false);
  await show();
  expect(display.isSeen('velo')).toBe(true);
});

test('a lower price and a reservation are shown at once', async () => {
  const { show } = open();
  await show();
  await show({ price: { kind: 'amount', euros: 90 }, state: 'reserved' });
  expect(screen.getAllByText(/^90\s€$/)[0]).toBeInTheDocument();
  expect(screen.getByText(/Cette annonce est réservée/)).toBeInTheDocument();
});

test('a sold listing says so and cannot be contacted about', async () => {
  const { show } = open();
  await show({ state: 'sold' });
  expect(screen.getByText('Cet article est vendu.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Envoyer un message', hidden: true })).toBeNull();
});

test('an expired listing shows similar ones instead', async () => {
  const { display, show } = open();
  await show({ expiresAt: NOON - 1 });
  expect(await screen.findByRole('heading', { name: 'Cette annonce a expiré' })).toBeInTheDocument();
  expect(
    screen.getByText(/^L’annonce «\sVélo de ville\s» est restée soixante jours en ligne\. En voici d’autres/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pareil a' })).toBeInTheDocument();
  expect(display.isSeen('velo')).toBe(false);
});

test('an expired listing promises no similar ones where there are none', async () => {
  const { show } = open({ similarIds: [] });
  await show({ expiresAt: NOON - 1 });
  expect(await screen.findByText(/est restée soixante jours en ligne\.$/)).toBeInTheDocument();
});

test.each(['paused', 'refused', 'deleted'] as const)('a listing that is %s is not online for others', async (state) => {
  const { show } = open({ viewer: 'karim' });
  await show({ state });
  expect(await screen.findByRole('heading', { name: 'Cette annonce n’est plus en ligne' })).toBeInTheDocument();
});

test('a paused listing is shown to its owner, with a notice that others do not see it', async () => {
  const { show } = open({ viewer: 'claire' });
  await show({ state: 'paused' });
  expect(screen.getByText('Cette annonce est en pause. Personne d’autre que vous ne la voit.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Vélo de ville' })).toBeInTheDocument();
});

test('a hidden listing shows a placeholder until it is known who is signed in', async () => {
  const { session, show } = open({ viewer: 'unknown' });
  await show({ state: 'paused' });
  expect(screen.getByText('Chargement de l’annonce…')).toBeInTheDocument();
  act(() => session.show(profile('claire')));
  expect(screen.getByRole('heading', { level: 1, name: 'Vélo de ville' })).toBeInTheDocument();
});

test('a listing that never existed is not found', async () => {
  const { listings } = open();
  act(() => listings.emit(success(null)));
  expect(screen.getByRole('heading', { name: 'Annonce introuvable' })).toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a failure is explained, and a retry may succeed', async () => {
  const { listings, show } = open();
  act(() => listings.emit(failure('unknown')));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

test('the seller is a click away', async () => {
  const { show } = open();
  await show();
  expect(screen.getByRole('link', { name: 'Envoyer un message' })).toHaveAttribute('href', '/messages?annonce=velo');
});

test('a buyer makes an offer beside the price, unless the listing is a gift', async () => {
  const { show } = open();
  await show();
  const offer = screen.getByRole('link', { name: 'Faire une offre' });
  expect(offer).toHaveAttribute('href', '/messages?annonce=velo&offre');
  await show({ price: { kind: 'gift' } });
  expect(offer).not.toBeInTheDocument();
});

test('the owner is not offered to contact the seller', async () => {
  const { show } = open({ viewer: 'claire' });
  await show();
  expect(screen.queryByRole('link', { name: /^(Envoyer un message|Faire une offre)$/, hidden: true })).toBeNull();
  expect(await screen.findByText('C’est votre annonce.')).toBeInTheDocument();
});

test('the link is copied where the device cannot share', async () => {
  const { notices, show } = open();
  await show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Partager' }));
  expect(await navigator.clipboard.readText()).toMatch(/\/annonce\/velo\/velo-de-ville$/);
  expect(notices).toEqual([{ text: 'Le lien de l’annonce est copié.', kind: 'success' }]);
});

test('the metadata holds the title, the address and the offer', async () => {
  const { show } = open();
  await show();
  expect(document.title).toBe('Vélo de ville, Nantes · Mon Bazar');
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
    /\/annonce\/velo\/velo-de-ville$/,
  );
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toContain('Nantes');
  const described: unknown = JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  );
  expect(described).toMatchObject({ name: 'Vélo de ville', offers: { price: 120, priceCurrency: 'EUR' } });
});

const photos = ['claire~front', 'claire~back'].map((id) => ({ id, width: 8, height: 6 }));

/** The pictures that search engines and shared links are given. */
function givenPictures(): unknown {
  const described = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  const { image } = JSON.parse(described) as { readonly image?: unknown };
  return { image, preview: document.querySelector('meta[property="og:image"]')?.getAttribute('content') };
}

test('the metadata holds the addresses at which Firebase serves the photos', async () => {
  const storage = { storageBucket: 'bazar.firebasestorage.app' };
  const { show } = open({ addressOf: (photo) => addressOfPhoto(storage, photo, 'page') });
  await show({ photos });
  const host = 'https://firebasestorage.googleapis.com/v0/b/bazar.firebasestorage.app/o';
  const image = ['front', 'back'].map((name) => `${host}/photos%2Fclaire%2Fclaire~${name}%2Fpage?alt=media`);
  expect(givenPictures()).toEqual({ image, preview: image[0] });
});

test('the metadata holds the pictures of the demo catalogue, and no photo that only this browser has', async () => {
  const addresses: Record<string, string | Promise<string>> = {
    'claire~front': 'blob:http://localhost/1',
    'claire~back': Promise.resolve('blob:http://localhost/2'),
  };
  const { show } = open({ addressOf: ({ id, url }) => url ?? addresses[id] ?? '' });
  await show({ photos: [...photos, { id: 'demo', width: 8, height: 6, url: '/demo/velo.svg' }] });
  const picture = `${window.location.origin}/demo/velo.svg`;
  expect(givenPictures()).toEqual({ image: [picture], preview: picture });
});

test('a view is counted once, as soon as it is known who is signed in', async () => {
  const { session, show, views } = open({ viewer: 'unknown' });
  await show();
  expect(views.counted).toEqual([]);
  act(() => session.show(null));
  await show({ title: 'Vélo révisé' });
  expect(views.counted).toEqual(['velo']);
});

test('a view is not counted for the owner, nor for a listing that is gone', async () => {
  const own = open({ viewer: 'claire' });
  await own.show();
  const gone = open({ viewer: 'karim', path: '/annonce/canape' });
  await gone.show({ id: 'canape', state: 'sold' });
  await gone.show({ id: 'canape', expiresAt: NOON - 1 });
  expect([...own.views.counted, ...gone.views.counted]).toEqual(['canape']);
});

test('the owner acts on a listing from its own page', async () => {
  const { notices, show, stored } = open({ viewer: 'claire' });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Marquer comme réservée' }));
  expect(stored.stored('velo')?.state).toBe('reserved');
  expect(notices).toMatchObject([{ text: 'L’annonce est marquée comme réservée', kind: 'success' }]);
  expect(screen.getByRole('button', { name: 'Marquer comme vendue' })).toBeInTheDocument();
  expect(screen.getAllByText(/réservée/i)).toHaveLength(1);
  await act(async () => notices[0]?.action?.run());
  expect(stored.stored('velo')?.state).toBe('online');
});

test('the owner renews an expired listing from its page', async () => {
  const { show } = open({ viewer: 'claire' });
  await show({ expiresAt: NOON - 1 });
  expect(await screen.findByRole('heading', { level: 1, name: /Votre annonce .* a expiré/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Renouveler pour 60 jours' })).toBeInTheDocument();
});
