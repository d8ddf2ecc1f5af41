import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { ListingSearch, SearchResults } from '../../../src/application/search/ListingSearch';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { failure, success } from '../../../src/domain/shared/Result';
import { aListing } from '../../support/builders/aListing';
import { aDeferred } from '../../support/doubles/aDeferred';
import { someResults } from '../../support/builders/aSearch';
import { bicycle, finding, showSearchScreen } from './showSearchScreen';

beforeEach(() => sessionStorage.clear());

test('the number of results shows, and the words of the query are highlighted', async () => {
  await showSearchScreen('/recherche?q=velo', { search: { search: finding([bicycle], { total: 1 }) } });
  expect(await screen.findByText('1 annonce')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('« velo »');
  const [item] = within(screen.getByRole('list', { name: 'Résultats de la recherche' })).getAllByRole('listitem');
  expect(item?.querySelector('mark')).toHaveTextContent('Vélos');
  await waitFor(() => expect(document.title).toContain('velo'));
});

test('all criteria of the address are applied', async () => {
  const search = finding([]);
  await showSearchScreen(
    '/recherche?q=golf&categorie=voitures&prix_max=9000&f_fuel=diesel&type=offre&photo=1&tri=prix-croissant',
    { search: { search } },
  );
  expect(search).toHaveBeenCalledWith(
    expect.objectContaining({
      limit: 24,
      criteria: expect.objectContaining({
        query: 'golf',
        categoryId: 'voitures',
        price: { maximum: 9000 },
        kind: 'offer',
        withPhoto: true,
        sort: 'price-up',
        fields: { fuel: { kind: 'any-of', values: ['diesel'] } },
      }) as unknown,
    }),
  );
});

test('the button loads 24 more, focuses the first of them, and Back restores them', async () => {
  const many = Array.from({ length: 60 }, (_, index) => aListing({ id: `v${index}`, title: `Vélo ${index}` }));
  const search: ListingSearch['search'] = ({ limit }) =>
    Promise.resolve(success(someResults(many.slice(0, limit), { total: 60 })));
  const page = await showSearchScreen('/recherche?q=velo', { search: { search } });
  expect(await screen.findByText('24 sur 60 annonces')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Afficher plus d’annonces' }));
  expect(await screen.findByText('48 sur 60 annonces')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vélo 24' })).toHaveFocus();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Avec photo/ }));
  expect(await screen.findByText('24 sur 60 annonces')).toBeVisible();
  await page.back();
  expect(await screen.findByText('48 sur 60 annonces')).toBeVisible();
});

test('a failed search shows its reason and can be retried', async () => {
  const answers: BackendResult<SearchResults>[] = [failure('blocked')];
  await showSearchScreen('/recherche?q=velo', {
    search: { search: () => Promise.resolve(answers.shift() ?? success(someResults([bicycle]))) },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Une ancienne page du site est encore ouverte');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('1 annonce')).toBeVisible();
});

test('a failed search has no map to open, unless it is open already', async () => {
  const search = { search: (): Promise<BackendResult<SearchResults>> => Promise.resolve(failure('blocked')) };
  await showSearchScreen('/recherche?q=velo', { search });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Carte' })).toBeNull();
  cleanup();
  await showSearchScreen('/recherche?q=velo&vue=carte', { search });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: /^(Carte|Liste)$/ })).toBeVisible();
});

test('the former results stay visible until the new ones arrive', async () => {
  const pendingAnswer = aDeferred<BackendResult<SearchResults>>();
  const search: ListingSearch['search'] = ({ criteria }) =>
    criteria.withPhoto ? pendingAnswer.promise : Promise.resolve(success(someResults([bicycle])));
  await showSearchScreen('/recherche?q=velo', { search: { search } });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Avec photo/ }));
  expect(screen.getByRole('link', { name: 'Vélos de ville' }).closest('[aria-busy]')).toHaveAttribute(
    'aria-busy',
    'true',
  );
  pendingAnswer.resolve(success(someResults([])));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Vélos de ville' })).toBeNull());
});

test('the heading says that listings are still being indexed', async () => {
  await showSearchScreen('/recherche?q=velo', { search: { search: finding([bicycle], { complete: false }) } });
  expect(await screen.findByText('1 annonce. Recherche en cours…')).toBeVisible();
});

test('an empty result shows only once the search has ended', async () => {
  await showSearchScreen('/recherche?q=velo', { search: { search: finding([], { complete: false }) } });
  expect(await screen.findByText('Recherche en cours…')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('a search that fails says neither that it goes on nor how many listings there are', async () => {
  const answers: BackendResult<SearchResults>[] = [success(someResults([], { complete: false }))];
  let change: () => void = () => undefined;
  const subscribeToChanges: ListingSearch['subscribeToChanges'] = (listener) => {
    change = listener;
    return () => undefined;
  };
  await showSearchScreen('/recherche?q=velo', {
    search: { search: () => Promise.resolve(answers.shift() ?? failure('timeout')), subscribeToChanges },
  });
  expect(await screen.findByText('Recherche en cours…')).toBeVisible();
  change();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Ce navigateur tarde à donner les annonces. Fermez les autres onglets du site, puis réessayez.',
  );
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.queryByText('Recherche en cours…')).toBeNull();
  expect(screen.queryByText(/^\d+ annonce/)).toBeNull();
});

test('a search without results proposes wider ones', async () => {
  const search: ListingSearch['search'] = ({ criteria }) =>
    Promise.resolve(success(someResults([], { total: criteria.price.maximum === undefined ? 3 : 0 })));
  const page = await showSearchScreen('/recherche?q=velo&categorie=velos&prix_max=5', { search: { search } });
  expect(await screen.findByText('Aucune annonce')).toHaveAttribute('role', 'status');
  const proposal = screen.getByRole('link', { name: /^Sans le filtre «\sPrix\s: jusqu’à 5\s€\s»$/ });
  expect(proposal.closest('li')).toHaveTextContent('3 annonces');
  await userEvent.click(proposal);
  expect(page.address()).toBe('/recherche?q=velo&categorie=velos');
});

test('a search for which only the whole catalogue has results leads there, without promising a wider search', async () => {
  const search: ListingSearch['search'] = ({ criteria }) =>
    Promise.resolve(success(someResults([], { total: criteria.query === '' ? 49 : 0 })));
  const page = await showSearchScreen('/recherche?q=zzzz', { search: { search } });
  const everything = await screen.findByRole('link', { name: 'Toutes les annonces' });
  expect(screen.getByText(/^Aucune recherche voisine ne donne de résultat\. /)).toBeVisible();
  expect(screen.queryByText(/en demandant un peu moins/)).toBeNull();
  await userEvent.click(everything);
  expect(page.address()).toBe('/recherche');
});
