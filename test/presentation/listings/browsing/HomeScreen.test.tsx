import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { reaction } from 'mobx';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ListingCard } from '../../../../src/domain/listings/Listing';
import { failure, success } from '../../../../src/domain/shared/Result';
import { HomeScreen } from '../../../../src/presentation/listings/browsing/HomeScreen';
import { HomeViewModel } from '../../../../src/presentation/listings/browsing/HomeViewModel';
import { SearchOptionsViewModel } from '../../../../src/presentation/search/box/SearchOptionsViewModel';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { aListing } from '../../../support/builders/aListing';
import { aListingDisplay } from '../../../support/doubles/aListingDisplay';
import { aListingRepository } from '../../../support/doubles/aListingRepository';
import { aSearch, someRecentSearches } from '../../../support/builders/aSearch';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { stubIntersectionObserver } from '../../../support/environment/stubIntersectionObserver';
import { homeViewModel } from '../../../../src/presentation/listings/viewModels';
import { listingDisplay } from '../../../../src/presentation/shared/viewModels';
import { searchOptionsViewModel } from '../../../../src/presentation/search/viewModels';

beforeEach(() => {
  sessionStorage.clear();
  stubIntersectionObserver();
});

const noCommunes = {
  find: () => Promise.resolve(success([])),
  nearest: () => Promise.resolve(failure('unavailable' as const)),
};

const cards = (count: number): ListingCard[] =>
  Array.from({ length: count }, (_, index) => aListing({ id: `l${index}`, title: `Vélo ${index}` }));

function home(initial: readonly ListingCard[] = []) {
  const listings = aListingRepository();
  const source = aViewModelSource(
    given(homeViewModel, () => new HomeViewModel(listings, initial)),
    given(listingDisplay, () => aListingDisplay()),
    given(searchOptionsViewModel, () => new SearchOptionsViewModel(aSearch(), someRecentSearches(), noCommunes)),
  );
  const page = (
    <ViewModelContext value={source}>
      <MemoryRouter>
        <HomeScreen />
        <Address />
      </MemoryRouter>
    </ViewModelContext>
  );
  return { listings, page };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

test('the first cards can be rendered before any script runs', () => {
  const html = renderToString(home(cards(2)).page);
  expect(html).toContain('Vélo 1');
  expect(html).toContain('/annonce/l1/velo-1');
});

test('placeholders are shown until the listings are loaded', () => {
  const { listings, page } = home();
  render(page);
  expect(screen.getByText('Chargement des annonces…')).toBeInTheDocument();
  act(() => listings.emitNewest(success(cards(1))));
  expect(screen.getByRole('link', { name: 'Vélo 0' })).toBeInTheDocument();
  expect(screen.queryByText('Chargement des annonces…')).toBeNull();
});

test('a new listing appears by itself', () => {
  const { listings, page } = home(cards(1));
  render(page);
  act(() => listings.emitNewest(success([aListing({ id: 'new', title: 'Tout neuf' }), ...cards(1)])));
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Tout neuf',
    'Vélo 0',
  ]);
});

test('newest listings that are the same as before change nothing', () => {
  const listings = aListingRepository();
  const viewModel = new HomeViewModel(listings, cards(2));
  viewModel.start(12);
  const onChange = vi.fn();
  reaction(() => viewModel.newest, onChange);
  listings.emitNewest(success(cards(2)));
  expect(onChange).not.toHaveBeenCalled();
  listings.emitNewest(success(cards(3)));
  expect(onChange).toHaveBeenCalledOnce();
});

test('more listings are shown on request, with the focus on the first new one', async () => {
  const { listings, page } = home();
  render(page);
  act(() => listings.emitNewest(success(cards(12))));
  await userEvent.click(screen.getByRole('button', { name: 'Afficher plus d’annonces' }));
  expect(listings.subscribedFeeds()).toEqual([[{}, 36]]);
  act(() => listings.emitNewest(success(cards(20))));
  expect(screen.getByRole('link', { name: 'Vélo 12' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Afficher plus d’annonces' })).toBeNull();
});

test('an empty feed says so', () => {
  const { listings, page } = home();
  render(page);
  act(() => listings.emitNewest(success([])));
  expect(screen.getByText(/aucune annonce pour le moment/)).toBeInTheDocument();
});

test('a failure is explained, and a retry may succeed', async () => {
  const { listings, page } = home();
  render(page);
  act(() => listings.emitNewest(failure('unknown')));
  expect(screen.getByRole('alert')).toHaveTextContent('Les annonces n’ont pas pu être chargées.');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  act(() => listings.emitNewest(success(cards(1))));
  expect(screen.getByRole('link', { name: 'Vélo 0' })).toBeInTheDocument();
});

test('the subscription ends once the page is left', () => {
  const { listings, page } = home();
  const { unmount } = render(page);
  unmount();
  expect(listings.subscribedFeeds()).toEqual([]);
});

test('all five families are one click away', () => {
  render(home().page);
  const links = ['Véhicules', 'Immobilier', 'Multimédia', 'Maison', 'Loisirs & divers'].map((name) =>
    screen.getByRole('link', { name: new RegExp(`^${name}`) }),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/categorie/vehicules',
    '/categorie/immobilier/accueil',
    '/categorie/multimedia',
    '/categorie/maison',
    '/categorie/loisirs',
  ]);
});

test('a search leads to its results', async () => {
  render(home().page);
  const search = within(screen.getByRole('search'));
  await userEvent.type(search.getByRole('combobox', { name: 'Rechercher une annonce' }), ' vélo enfant {Enter}');
  expect(screen.getByText('/recherche?q=v%C3%A9lo+enfant')).toBeInTheDocument();
});
