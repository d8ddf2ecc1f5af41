import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { failure, success } from '../../../../src/domain/shared/Result';
import { CategoryScreen } from '../../../../src/presentation/listings/browsing/CategoryScreen';
import { CategoryViewModel } from '../../../../src/presentation/listings/browsing/CategoryViewModel';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { aListing } from '../../../support/builders/aListing';
import { aListingDisplay } from '../../../support/doubles/aListingDisplay';
import { aListingRepository } from '../../../support/doubles/aListingRepository';
import { aListingSearch, someResults } from '../../../support/doubles/aListingSearch';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { categoryViewModel } from '../../../../src/presentation/listings/viewModels';
import { listingDisplay } from '../../../../src/presentation/shared/viewModels';

beforeEach(() => sessionStorage.clear());

async function open(path: string, { providesCounts = true } = {}) {
  const listings = aListingRepository();
  const search = {
    ...aListingSearch(() => success(someResults([], { categories: { velos: 3, voitures: 1204 } }))),
    providesCounts,
  };
  const source = aViewModelSource(
    given(categoryViewModel, () => new CategoryViewModel(listings, search)),
    given(listingDisplay, () => aListingDisplay()),
  );
  await act(async () => {
    render(
      <ViewModelContext value={source}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/categorie/immobilier/accueil" element={<p>landing page of property</p>} />
            <Route path="/categorie/:family/:category?" element={<CategoryScreen missing={<p>no such page</p>} />} />
          </Routes>
        </MemoryRouter>
      </ViewModelContext>,
    );
  });
  return { listings, search };
}

test('a family shows its newest listings and how many each category holds', async () => {
  const { listings, search } = await open('/categorie/vehicules');
  expect(listings.subscribedFeeds()).toEqual([[{ family: 'vehicules' }, 24]]);
  expect(search.requests[0]?.criteria.family).toBe('vehicules');
  act(() => listings.emitNewest(success([aListing()])));
  expect(screen.getByRole('heading', { level: 1, name: 'Véhicules' })).toBeInTheDocument();
  expect(screen.getByText(/^1\s207 annonces$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Vélos\s?3$/ })).toHaveAttribute('href', '/categorie/vehicules/velos');
  expect(screen.getByRole('link', { name: /^Nautisme\s?0$/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vélo de ville' })).toBeInTheDocument();
});

test('a category shows its own listings and leads to their search', async () => {
  const { listings } = await open('/categorie/vehicules/velos');
  expect(listings.subscribedFeeds()).toEqual([[{ categoryId: 'velos' }, 24]]);
  expect(screen.getByRole('heading', { level: 1, name: 'Vélos' })).toBeInTheDocument();
  expect(screen.getByText('3 annonces')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Affiner la recherche' })).toHaveAttribute(
    'href',
    '/recherche?categorie=velos',
  );
});

test('the counts follow the listings', async () => {
  const { search } = await open('/categorie/vehicules');
  expect(search.requests).toHaveLength(1);
  await act(async () => search.change());
  expect(search.requests).toHaveLength(2);
});

test('a search that gives no counts is not called', async () => {
  const { search } = await open('/categorie/vehicules', { providesCounts: false });
  expect(search.requests).toEqual([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Véhicules' })).toBeInTheDocument();
});

test('another category of the family starts empty', async () => {
  const { listings } = await open('/categorie/vehicules');
  act(() => listings.emitNewest(success([aListing()])));
  await userEvent.click(screen.getByRole('link', { name: /^Motos/ }));
  expect(screen.queryByRole('link', { name: 'Vélo de ville' })).toBeNull();
  act(() => listings.emitNewest(success([])));
  expect(screen.getByText(/Rien en «\sMotos\s» pour le moment/)).toBeInTheDocument();
});

test('a failure is explained, and a retry may succeed', async () => {
  const { listings } = await open('/categorie/maison');
  act(() => listings.emitNewest(failure('blocked')));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  act(() => listings.emitNewest(success([aListing()])));
  expect(screen.getByRole('link', { name: 'Vélo de ville' })).toBeInTheDocument();
});

test('property has a landing page', async () => {
  await open('/categorie/immobilier');
  expect(screen.getByText('landing page of property')).toBeInTheDocument();
});

test.each(['/categorie/rien', '/categorie/maison/velos', '/categorie/maison/rien'])(
  'there is no page at %s',
  async (path) => {
    await open(path);
    expect(screen.getByText('no such page')).toBeInTheDocument();
  },
);
