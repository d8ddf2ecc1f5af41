import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { newFavourite } from '../../../src/domain/favourites/Favourite';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { success } from '../../../src/domain/shared/Result';
import { NotificationsViewModel } from '../../../src/presentation/account/NotificationsViewModel';
import { FavouritesScreen } from '../../../src/presentation/favourites/FavouritesScreen';
import { InstallOfferViewModel } from '../../../src/presentation/favourites/InstallOfferViewModel';
import { SavedItemsHost } from '../../../src/presentation/favourites/SavedItemsHost';
import { NotifyContext, type ToastContent } from '../../../src/presentation/shared/notices/notify';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aSavedItemsSetup } from '../../support/builders/aSavedItemsSetup';
import { aListing } from '../../support/builders/aListing';
import { aListingDisplay } from '../../support/doubles/aListingDisplay';
import { someResults } from '../../support/builders/aSearch';
import { aListingSearch } from '../../support/doubles/aListingSearch';
import { aProfile } from '../../support/builders/aPosting';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import {
  favouritesViewModel,
  installOfferViewModel,
  newResultsViewModel,
  savedItemsViewModel,
  savedSearchesViewModel,
} from '../../../src/presentation/favourites/viewModels';
import { listingDisplay, savedMarksViewModel, sessionViewModel } from '../../../src/presentation/shared/viewModels';
import { notificationsViewModel } from '../../../src/presentation/account/viewModels';

beforeEach(() => sessionStorage.clear());

const lamp = newFavourite(aListing({ id: 'lamp', title: 'Lampe', price: { kind: 'amount', euros: 20 } }), 1);
const sofa = newFavourite(aListing({ id: 'sofa', title: 'Canapé', price: { kind: 'amount', euros: 300 } }), 2);
const search = {
  id: 'search',
  name: 'Vélo pour Zoé',
  criteria: { ...noCriteria, query: 'vélo', withPhoto: true },
  createdAt: 1,
  lookedAt: 100,
};
const seller = { uid: 'claire', name: 'Claire', hiddenAt: Date.UTC(2026, 5, 1, 10) };

const noInstallation = {
  isOffered: () => false,
  subscribe: () => () => undefined,
  install: () => Promise.resolve(),
  postpone: () => undefined,
};

function Address() {
  const location = useLocation();
  return <output>{`${location.pathname}${location.search} ${JSON.stringify(location.state)}`}</output>;
}

function show(at: string, setting: Parameters<typeof aSavedItemsSetup>[0] = {}) {
  const all = aSavedItemsSetup(setting);
  all.guest.favourites.items = [sofa, lamp];
  all.guest.savedSearches.items = [search];
  all.guest.hiddenSellers.items = [seller];
  const notify = vi.fn<(notice: ToastContent) => void>();
  const source = aViewModelSource(
    given(favouritesViewModel, () => all.favourites),
    given(installOfferViewModel, () => new InstallOfferViewModel(noInstallation)),
    given(savedItemsViewModel, () => all.savedItems),
    given(savedMarksViewModel, () => all.savedMarks),
    given(newResultsViewModel, () => all.newResults),
    given(
      notificationsViewModel,
      () =>
        new NotificationsViewModel(
          all.session,
          { subscribe: () => () => undefined, change: async () => success() },
          { areSent: false },
          { publicKey: null },
        ),
    ),
    given(savedSearchesViewModel, () => all.savedSearches),
    given(sessionViewModel, () => all.session),
    given(listingDisplay, () => aListingDisplay()),
  );
  render(
    <ViewModelContext value={source}>
      <NotifyContext value={notify}>
        <MemoryRouter initialEntries={[at]}>
          <Address />
          <SavedItemsHost savedItems={all.savedItems} newResults={all.newResults} />
          <Routes>
            <Route path="/favoris" element={<FavouritesScreen />} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </NotifyContext>
    </ViewModelContext>,
  );
  onTestFinished(() => act(() => all.signInAs(null)));
  return {
    ...all,
    notify,
    signInAs: (...who: Parameters<typeof all.signInAs>) => act(() => all.signInAs(...who)),
    settle: () => act(() => all.settle()),
  };
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('a guest finds their saved items, learns where they are stored, and how to have them everywhere', () => {
  const { signInAs } = show('/favoris?tri=prix-croissant');
  signInAs(null);
  expect(titles()).toEqual(['Lampe', 'Canapé']);
  expect(screen.getByText(/Gardés dans ce navigateur/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
    'href',
    '/auth?next=%2Ffavoris%3Ftri%3Dprix-croissant',
  );
});

test('the current view stays in sight when the window becomes narrower', async () => {
  const { signInAs } = show('/favoris?vue=vendeurs');
  signInAs(null);
  const current = within(screen.getByRole('navigation', { name: 'Ce que vous gardez' })).getByRole('link', {
    current: 'page',
  });
  const row = current.closest<HTMLElement>('nav');
  if (row === null) throw new Error('no row');
  Object.defineProperty(row, 'clientWidth', { value: 300 });
  Object.defineProperties(current, { offsetLeft: { value: 400 }, offsetWidth: { value: 100 } });
  fireEvent(window, new Event('resize'));
  await waitFor(() => expect(row.scrollLeft).toBe(300));
});

test('the order is in the address', async () => {
  const { signInAs } = show('/favoris');
  signInAs(null);
  expect(titles()).toEqual(['Canapé', 'Lampe']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Prix croissant');
  expect(titles()).toEqual(['Lampe', 'Canapé']);
  expect(document.body).toHaveTextContent('/favoris?tri=prix-croissant');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Ajout récent');
  expect(document.body).not.toHaveTextContent('tri=');
});

test('what has become of a listing is marked', () => {
  const { signInAs, listings, guest } = show('/favoris');
  guest.favourites.items = [sofa];
  signInAs(null);
  act(() => listings.emit(success(aListing({ id: 'sofa', title: 'Canapé', price: { kind: 'amount', euros: 250 } }))));
  expect(screen.getAllByText(/Baisse de prix\s: 250\s€ au lieu de 300\s€/)).toHaveLength(1);
  act(() => listings.emit(success(aListing({ id: 'sofa', state: 'sold', title: 'Canapé' }))));
  expect(screen.getByText('Vendue')).toBeInTheDocument();
  act(() => listings.emit(success(null)));
  expect(screen.getByText('Plus disponible')).toBeInTheDocument();
  expect(titles()).toEqual(['Canapé']);
});

test('a heart lets go at once, the next one has the focus, and the toast undoes it', async () => {
  const { signInAs, notify, settle, guest } = show('/favoris');
  signInAs(null);
  await userEvent.click(screen.getByRole('button', { name: /Canapé/ }));
  expect(titles()).toEqual(['Lampe']);
  expect(screen.getByRole('button', { name: /Lampe/ })).toHaveFocus();
  const notice = notify.mock.lastCall?.[0];
  expect(notice?.text).toContain('Canapé');
  expect(notice?.action?.label).toBe('Annuler');
  act(() => notice?.action?.run());
  await settle();
  expect(titles()).toEqual(['Canapé', 'Lampe']);
  expect(guest.favourites.items).toContainEqual(sofa);
});

test.each([
  ['favourite', '/favoris', /Canapé/, 'Aucun favori pour le moment'],
  ['saved search', '/favoris?vue=recherches', /^Supprimer/, 'Aucune recherche enregistrée'],
  ['hidden seller', '/favoris?vue=vendeurs', /^Ne plus masquer/, 'Aucun vendeur masqué'],
])('when the last %s goes, the focus is on what says that none is left', async (_what, at, button, heading) => {
  const { signInAs, settle, guest } = show(at);
  guest.favourites.items = [sofa];
  signInAs(null);
  screen.getByRole('button', { name: button }).focus();
  await userEvent.keyboard('{Enter}');
  await settle();
  expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
});

test('what the account has no room for at sign-in is counted', async () => {
  const { account, signInAs, notify, settle } = show('/favoris');
  account.favourites.items = Array.from({ length: 499 }, (_, index) =>
    newFavourite(aListing({ id: `own${index}` }), 1),
  );
  account.savedSearches.items = Array.from({ length: 30 }, (_, index) => ({
    ...search,
    id: `own${index}`,
    criteria: { ...noCriteria, query: `q${index}` },
  }));
  signInAs(aProfile({ uid: 'karim' }));
  await settle();
  expect(notify.mock.lastCall?.[0].text).toBe(
    'Votre compte garde 500 favoris au plus\u00a0: 1 n’a pas pu le rejoindre et attend dans ce navigateur qu’une place se libère. ' +
      'Votre compte garde 30 recherches au plus\u00a0: 1 n’a pas pu le rejoindre et attend dans ce navigateur qu’une place se libère.',
  );
});

test('what cannot be removed comes back, with a sentence', async () => {
  const { signInAs, notify, settle, guest } = show('/favoris');
  signInAs(null);
  guest.favourites.failure = 'offline';
  await userEvent.click(screen.getByRole('button', { name: /Canapé/ }));
  await settle();
  expect(titles()).toEqual(['Canapé', 'Lampe']);
  expect(notify.mock.lastCall?.[0].text).toMatch(/Vos favoris n’ont pas changé\s: le serveur ne répond pas/);
});

test('an empty list explains how to add favourites', async () => {
  const { signInAs, settle, guest } = show('/favoris');
  guest.favourites.items = [];
  signInAs(aProfile({ uid: 'karim' }));
  await settle();
  expect(screen.getByRole('heading', { name: 'Aucun favori pour le moment' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Parcourir les annonces' })).toHaveAttribute('href', '/recherche');
  expect(screen.queryByText(/Gardés dans ce navigateur/)).toBeNull();
});

test('while nobody knows who uses the site, places are held', () => {
  show('/favoris');
  expect(screen.getByText('Chargement des annonces…')).toBeInTheDocument();
});

test('a backend that does not answer is said, and asked again', async () => {
  const { account, signInAs, guest } = show('/favoris');
  guest.favourites.items = [];
  account.favourites.failure = 'offline';
  signInAs(aProfile({ uid: 'karim' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Le serveur ne répond pas');
  account.favourites.failure = null;
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(screen.getByRole('heading', { name: 'Aucun favori pour le moment' })).toBeInTheDocument();
});

test('a saved search says what is new in it, and opens with the moment since when', async () => {
  const found = aListingSearch(({ limit }) =>
    success(
      someResults(
        [aListing({ id: 'a', ownerId: 'nadia', publishedAt: 200 }), aListing({ id: 'b', publishedAt: 90 })].slice(
          0,
          limit,
        ),
      ),
    ),
  );
  const { signInAs, settle } = show('/favoris?vue=recherches', { search: found });
  signInAs(null);
  await settle();
  expect(screen.getByText('1 nouvelle annonce')).toBeInTheDocument();
  expect(screen.getByText('vélo · Avec photo')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Recherches/ })).toHaveTextContent('1 nouvelle');
  await userEvent.click(screen.getByRole('link', { name: 'Vélo pour Zoé' }));
  expect(document.body).toHaveTextContent('/recherche?q=v%C3%A9lo&photo=1 {"newSince":100}');
});

test('a saved search is renamed, with a name', async () => {
  const { signInAs, settle, guest } = show('/favoris?vue=recherches');
  signInAs(null);
  await userEvent.click(screen.getByRole('button', { name: /Renommer/ }));
  const field = screen.getByRole('textbox', { name: 'Nom de la recherche' });
  await userEvent.clear(field);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Donnez un nom à cette recherche.');
  await userEvent.type(field, 'Vélo bleu{Enter}');
  await settle();
  expect(screen.getByRole('link', { name: 'Vélo bleu' })).toBeInTheDocument();
  expect(guest.savedSearches.items).toEqual([{ ...search, name: 'Vélo bleu' }]);
});

test('a saved search that is named by what it searches says it once', () => {
  const criteria = { ...noCriteria, query: 'velo', price: { maximum: 300 } };
  const { signInAs, guest } = show('/favoris?vue=recherches');
  guest.savedSearches.items = [{ ...search, criteria, name: 'velo · Prix : jusqu’à 300 €' }];
  signInAs(null);
  expect(screen.getAllByText(/^velo · Prix\s: jusqu’à 300\s€$/)).toHaveLength(1);
});

test('a name being written is given up with Escape', async () => {
  const { signInAs } = show('/favoris?vue=recherches');
  signInAs(null);
  await userEvent.click(screen.getByRole('button', { name: /Renommer/ }));
  await userEvent.keyboard('Autre{Escape}');
  expect(screen.getByRole('link', { name: 'Vélo pour Zoé' })).toBeInTheDocument();
});

test.each([
  ['saved', '{Enter}'],
  ['given up', '{Escape}'],
  ['cancelled', '{Tab}{Tab}{Enter}'],
])('once a new name is %s, the focus is back on what opened its form', async (_how, keys) => {
  const { signInAs } = show('/favoris?vue=recherches');
  signInAs(null);
  screen.getByRole('button', { name: /^Renommer/ }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Nom de la recherche' })).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('button', { name: /^Renommer/ })).toHaveFocus();
});

test('a deleted search can be had back', async () => {
  const { signInAs, notify, settle, guest } = show('/favoris?vue=recherches');
  signInAs(null);
  await userEvent.click(screen.getByRole('button', { name: /^Supprimer/ }));
  expect(screen.getByRole('heading', { name: 'Aucune recherche enregistrée' })).toBeInTheDocument();
  await settle();
  act(() => notify.mock.lastCall?.[0].action?.run());
  await settle();
  expect(guest.savedSearches.items).toEqual([search]);
});

test('hidden sellers are named, shown again, and hidden again by undoing', async () => {
  const { signInAs, notify, settle, guest } = show('/favoris?vue=vendeurs');
  signInAs(null);
  const list = screen.getByRole('list', { name: 'Vendeurs masqués' });
  expect(within(list).getByText('Dans cette liste depuis le 1er juin 2026')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ne plus masquer Claire' }));
  expect(screen.getByRole('heading', { name: 'Aucun vendeur masqué' })).toBeInTheDocument();
  await settle();
  act(() => notify.mock.lastCall?.[0].action?.run());
  await settle();
  expect(guest.hiddenSellers.items).toEqual([seller]);
});
