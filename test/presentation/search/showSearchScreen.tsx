import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import type { CommuneDirectory } from '../../../src/application/listings/CommuneDirectory';
import { UnderstandSearch } from '../../../src/application/search/UnderstandSearch';
import type { ListingSearch } from '../../../src/application/search/ListingSearch';
import { success } from '../../../src/domain/shared/Result';
import { AroundMeViewModel } from '../../../src/presentation/search/AroundMeViewModel';
import { SearchOptionsViewModel } from '../../../src/presentation/search/box/SearchOptionsViewModel';
import { CategoryScreen } from '../../../src/presentation/listings/browsing/CategoryScreen';
import { SearchScreen } from '../../../src/presentation/search/SearchScreen';
import { SearchViewModel } from '../../../src/presentation/search/SearchViewModel';
import { PlaceFieldViewModel } from '../../../src/presentation/shared/places/PlaceFieldViewModel';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aCommune } from '../../support/builders/aCommune';
import { aListing } from '../../support/builders/aListing';
import { aSavedItemsSetup } from '../../support/builders/aSavedItemsSetup';
import { aListingDisplay } from '../../support/doubles/aListingDisplay';
import { aSearch, someRecentSearches, someResults } from '../../support/builders/aSearch';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { savedSearchesViewModel } from '../../../src/presentation/favourites/viewModels';
import {
  aroundMeViewModel,
  searchOptionsViewModel,
  searchViewModel,
} from '../../../src/presentation/search/viewModels';
import { listingDisplay, placeFieldViewModel } from '../../../src/presentation/shared/viewModels';

interface Setting {
  readonly search?: Partial<ListingSearch>;
  readonly recent?: readonly string[];
  /** CSS pixels. */
  readonly width?: number;
}

export const bicycle = aListing({ title: 'Vélos de ville' });

/** A search that always has these results. */
export function finding(...args: Parameters<typeof someResults>): ListingSearch['search'] {
  return vi.fn<ListingSearch['search']>(() => Promise.resolve(success(someResults(...args))));
}

const here = { latitude: 47.2, longitude: -1.55 };

/** The results page at an address, over ports that a test may change. */
export async function showSearchScreen(address: string, { search = {}, recent = [], width = 1280 }: Setting = {}) {
  await Promise.all([
    import('../../../src/presentation/search/filters/FilterPanel'),
    import('../../../src/presentation/search/filters/FilterDrawer'),
    import('../../../src/presentation/favourites/SaveSearch'),
  ]);
  vi.stubGlobal('matchMedia', (query: string) => mediaList(query, width));
  const listingSearch = aSearch(search);
  const recentSearches = someRecentSearches(...recent);
  const communes: CommuneDirectory = {
    find: () => Promise.resolve(success([aCommune()])),
    nearest: () => Promise.resolve(success(aCommune())),
  };
  const { savedSearches } = aSavedItemsSetup();
  const source = aViewModelSource(
    given(savedSearchesViewModel, () => savedSearches),
    given(aroundMeViewModel, () => new AroundMeViewModel({ locate: () => Promise.resolve(success(here)) }, communes)),
    given(listingDisplay, () => aListingDisplay()),
    given(placeFieldViewModel, () => new PlaceFieldViewModel(communes)),
    given(searchViewModel, () => new SearchViewModel(listingSearch, recentSearches, new UnderstandSearch(communes))),
    given(searchOptionsViewModel, () => new SearchOptionsViewModel(listingSearch, recentSearches, communes)),
  );
  const router = createMemoryRouter(
    [
      { path: '/recherche', element: <SearchScreen /> },
      { path: '/categorie/immobilier/accueil', element: <h1>landing page of property</h1> },
      { path: '/categorie/:family/:category?', element: <CategoryScreen missing={<h1>no such page</h1>} /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/', address], initialIndex: 1 },
  );
  render(
    <ViewModelContext value={source}>
      <RouterProvider router={router} />
    </ViewModelContext>,
  );
  await screen.findByRole('heading', { level: 1 });
  return {
    recentSearches,
    /** As people read it. */
    address: () =>
      decodeURIComponent(`${router.state.location.pathname}${router.state.location.search}`.replaceAll('+', ' ')),
    back: () => act(() => router.navigate(-1)),
  };
}

function mediaList(query: string, width: number): MediaQueryList {
  const minimum = Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
  const ignore = () => undefined;
  return {
    media: query,
    matches: width >= minimum,
    onchange: null,
    dispatchEvent: () => false,
    addEventListener: ignore,
    removeEventListener: ignore,
    addListener: ignore,
    removeListener: ignore,
  };
}
