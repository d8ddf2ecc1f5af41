import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ListingSearch, SearchResults } from '../../../src/application/search/ListingSearch';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { failure, success } from '../../../src/domain/shared/Result';
import { aListing } from '../../support/builders/aListing';
import { aDeferred } from '../../support/doubles/aDeferred';
import { someCounts, someResults } from '../../support/builders/aSearch';
import { showSearchScreen } from './showSearchScreen';

const bicycle = aListing({ title: 'Vélos de ville' });

function find(...args: Parameters<typeof someResults>): ListingSearch['search'] {
  return vi.fn<ListingSearch['search']>(() => Promise.resolve(success(someResults(...args))));
}

beforeEach(() => sessionStorage.clear());

test('the number of results shows, and the words of the query are highlighted', async () => {
  await showSearchScreen('/recherche?q=velo', { search: { search: find([bicycle], { total: 1 }) } });
  expect(await screen.findByText('1 annonce')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('« velo »');
  const [item] = within(screen.getByRole('list', { name: 'Résultats de la recherche' })).getAllByRole('listitem');
  expect(item?.querySelector('mark')).toHaveTextContent('Vélos');
  await waitFor(() => expect(document.title).toContain('velo'));
});

test('all criteria of the address are applied', async () => {
  const search = find([]);
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

test('a filter is ticked into the address, and Back takes it away', async () => {
  const search = find([bicycle], { counts: someCounts({ withPhoto: 12 }) });
  const page = await showSearchScreen('/recherche?q=velo', { search: { search } });
  const box = await screen.findByRole('checkbox', { name: /^Avec photo\s*12 annonces$/ });
  await userEvent.click(box);
  expect(page.address()).toBe('/recherche?q=velo&photo=1');
  expect(box).toBeChecked();
  await page.back();
  expect(page.address()).toBe('/recherche?q=velo');
  expect(box).not.toBeChecked();
});

test('the words of a search are looked for in titles only, and reserved listings hidden, where that is ticked', async () => {
  const search = find([bicycle], { counts: someCounts({ notReserved: 11 }) });
  const page = await showSearchScreen('/recherche?q=velo', { search: { search } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Titre seulement' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Masquer les annonces réservées\s*11 annonces$/ }));
  expect(page.address()).toBe('/recherche?q=velo&titre=1&sans_reservees=1');
  expect(search).toHaveBeenLastCalledWith({
    criteria: { ...noCriteria, query: 'velo', titleOnly: true, hideReserved: true },
    limit: 24,
  });
  await userEvent.click(screen.getByRole('link', { name: 'Retirer le filtre Sans les réservées' }));
  expect(page.address()).toBe('/recherche?q=velo&titre=1');
});

test('without words, titles only are no choice, except to take it away', async () => {
  await showSearchScreen('/recherche', { search: { search: find([bicycle]) } });
  expect(await screen.findByRole('checkbox', { name: /^Avec photo/ })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Titre seulement' })).toBeNull();
  cleanup();
  await showSearchScreen('/recherche?titre=1', { search: { search: find([bicycle]) } });
  expect(await screen.findByRole('checkbox', { name: 'Titre seulement' })).toBeChecked();
});

test('two filters ticked in a row both hold', async () => {
  const page = await showSearchScreen('/recherche?categorie=voitures', { search: { search: find([bicycle]) } });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Diesel/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Essence/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^Professionnels/ }));
  expect(page.address()).toBe('/recherche?categorie=voitures&vendeur=pro&f_fuel=diesel,essence');
});

test('a chip names each filter, and takes it away', async () => {
  const page = await showSearchScreen(
    '/recherche?categorie=voitures&prix_min=1000&prix_max=5000&f_fuel=diesel,gpl&livraison=1',
    { search: { search: find([bicycle]) } },
  );
  const chips = within(await screen.findByRole('list', { name: 'Filtres en place' }));
  expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toEqual([
    'Voitures',
    'Prix\u00a0: 1\u202f000\u00a0€ – 5\u202f000\u00a0€',
    'Diesel',
    'GPL',
    'Livraison possible',
    'Tout effacer',
  ]);
  await userEvent.click(chips.getByRole('link', { name: 'Retirer le filtre Diesel' }));
  expect(page.address()).toBe('/recherche?categorie=voitures&prix_min=1000&prix_max=5000&livraison=1&f_fuel=gpl');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await userEvent.click(chips.getByRole('link', { name: 'Tout effacer' }));
  expect(page.address()).toBe('/recherche');
});

test('a price being typed is one entry of the history, however many digits it has', async () => {
  const page = await showSearchScreen('/recherche?q=velo', { search: { search: find([bicycle]) } });
  const maximum = within(await screen.findByRole('group', { name: 'Prix' })).getByLabelText('Maximum');
  await userEvent.type(maximum, '1');
  await waitFor(() => expect(page.address()).toBe('/recherche?q=velo&prix_max=1'));
  await userEvent.type(maximum, '50{Enter}');
  expect(page.address()).toBe('/recherche?q=velo&prix_max=150');
  await page.back();
  expect(page.address()).toBe('/recherche?q=velo');
  expect(maximum).toHaveValue('');
});

test.each([
  ['cent', '', 'Écrivez un nombre, en chiffres.'],
  ['300', '200', 'Le minimum dépasse le maximum.'],
])('the range « %s » to « %s » stays as typed, with its problem', async (minimum, maximum, sentence) => {
  const page = await showSearchScreen('/recherche?q=velo', { search: { search: find([bicycle]) } });
  const price = within(await screen.findByRole('group', { name: 'Prix' }));
  await userEvent.type(price.getByLabelText('Minimum'), minimum);
  if (maximum !== '') await userEvent.type(price.getByLabelText('Maximum'), maximum);
  await userEvent.tab();
  expect(price.getByText(sentence)).toBeVisible();
  expect(price.getByLabelText('Minimum')).toHaveValue(minimum);
  expect(price.getByLabelText(maximum === '' ? 'Minimum' : 'Maximum')).toBeInvalid();
  expect(page.address()).not.toContain('prix_max');
});

test('a commune limits the search to its surroundings and allows sorting by distance', async () => {
  const page = await showSearchScreen('/recherche?q=velo', { search: { search: find([bicycle]) } });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Commune' }), 'nant');
  await userEvent.click(await screen.findByRole('option', { name: /Nantes/ }));
  expect(page.address()).toBe('/recherche?q=velo&lieu=44109~Nantes~44000~47.2184~-1.5536');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rayon' }), '100');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Distance');
  expect(page.address()).toMatch(/&rayon=100&tri=distance$/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('« velo », autour de Nantes');
});

test('the button « Autour de moi » searches around the nearest commune', async () => {
  const page = await showSearchScreen('/recherche', { search: { search: find([bicycle]) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Autour de moi' }));
  await waitFor(() => expect(page.address()).toContain('lieu=44109~Nantes'));
});

test('categories are links with their counts', async () => {
  const counts = someCounts({ categories: { velos: 7, voitures: 5 } });
  const page = await showSearchScreen('/recherche?q=velo&famille=vehicules', {
    search: { search: find([bicycle], { counts }) },
  });
  const tree = within(await screen.findByRole('navigation', { name: 'Catégorie' }));
  expect(await tree.findByRole('link', { name: /^Véhicules/ })).toHaveTextContent('12');
  await userEvent.click(tree.getByRole('link', { name: /^Vélos\s*7 annonces$/ }));
  expect(page.address()).toBe('/recherche?q=velo&categorie=velos');
  expect(tree.getByRole('link', { name: /^Vélos/ })).toHaveAttribute('aria-current', 'true');
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
  await showSearchScreen('/recherche?q=velo', { search: { search: find([bicycle], { complete: false }) } });
  expect(await screen.findByText('1 annonce. Recherche en cours…')).toBeVisible();
});

test('an empty result shows only after the import of the catalogue', async () => {
  await showSearchScreen('/recherche?q=velo', {
    search: { search: find([]) },
    backend: { kind: 'importing', done: 1, total: 300 },
  });
  expect(await screen.findByText('Recherche en cours…')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('no filter shows a count while listings may be missing', async () => {
  await showSearchScreen('/recherche?q=velo', {
    search: { search: find([]) },
    backend: { kind: 'importing', done: 1, total: 300 },
  });
  expect(await screen.findByRole('checkbox', { name: 'Avec photo' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Véhicules' })).toBeVisible();
  expect(screen.queryByText(/^\d+ annonce/)).toBeNull();
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

test('the drawer of a small screen does not announce « Aucune annonce » while the search goes on', async () => {
  await showSearchScreen('/recherche?q=velo', { search: { search: find([], { complete: false }) }, width: 360 });
  await userEvent.click(screen.getByRole('button', { name: 'Filtres' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtres' }));
  expect(drawer.getByRole('button', { name: 'Voir les annonces' })).toBeVisible();
  expect(drawer.queryByText(/^(Aucune|\d+) annonce/)).toBeNull();
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
  const everything = await screen.findByRole('link', { name: 'Voir toutes les annonces' });
  expect(screen.getByText(/^Aucune recherche voisine ne donne de résultat\. /)).toBeVisible();
  expect(screen.queryByText(/en demandant un peu moins/)).toBeNull();
  await userEvent.click(everything);
  expect(page.address()).toBe('/recherche');
});

test('a drawer holds the filters on a small screen, and all its changes are undone by one Back', async () => {
  const search: ListingSearch['search'] = ({ criteria }) =>
    Promise.resolve(success(someResults([bicycle], { total: criteria.delivery ? 2 : 42 })));
  const page = await showSearchScreen('/recherche?q=velo&photo=1', { search: { search }, width: 360 });
  await userEvent.click(screen.getByRole('button', { name: 'Filtres (1)' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtres' }));
  expect(drawer.getByRole('button', { name: 'Voir 42 annonces' })).toBeVisible();
  await userEvent.click(drawer.getByRole('checkbox', { name: /^Livraison/ }));
  await userEvent.click(await drawer.findByRole('radio', { name: /^Offres(?! et)/ }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Voir 2 annonces' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.address()).toBe('/recherche?q=velo&type=offre&photo=1&livraison=1');
  await page.back();
  expect(page.address()).toBe('/recherche?q=velo&photo=1');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Back closes the drawer and undoes what was done in it; « Tout effacer » leaves the words', async () => {
  const page = await showSearchScreen('/recherche?q=velo&photo=1', { search: { search: find([bicycle]) }, width: 360 });
  await userEvent.click(screen.getByRole('button', { name: 'Filtres (1)' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtres' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Tout effacer' }));
  expect(page.address()).toBe('/recherche?q=velo');
  await page.back();
  expect(page.address()).toBe('/recherche?q=velo&photo=1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('words are remembered when they are searched, not when a page is opened or come back to', async () => {
  const { recentSearches } = await showSearchScreen('/recherche?q=velo', { search: { search: find([bicycle]) } });
  expect(recentSearches.all()).toEqual([]);
  const field = screen.getByRole('combobox', { name: 'Rechercher une annonce' });
  await userEvent.clear(field);
  await userEvent.type(field, 'canapé{Enter}');
  expect(recentSearches.all()).toEqual(['canapé']);
});

test('a sentence becomes words and chips, is searched once, and is remembered as it was typed', async () => {
  const search = find([bicycle], { total: 1 });
  const page = await showSearchScreen('/recherche?q=vélo à moins de 1 500 € près de Nantes', { search: { search } });
  expect(await screen.findByText('1 annonce')).toBeVisible();
  expect(page.address()).toBe('/recherche?q=vélo&prix_max=1500&lieu=44109~Nantes~44000~47.2184~-1.5536');
  expect(screen.getByRole('link', { name: /Nantes/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /1\s500\s€/ })).toBeVisible();
  expect(vi.mocked(search).mock.calls.map(([{ criteria }]) => criteria.query)).toEqual(['vélo']);
});

test('the typed words « autour de moi » become the place of the person, and Back leads to the page before', async () => {
  const page = await showSearchScreen('/recherche?q=canapé', { search: { search: find([bicycle]) } });
  const field = screen.getByRole('combobox', { name: 'Rechercher une annonce' });
  await userEvent.clear(field);
  await userEvent.type(field, 'vélo à moins de 10 km de chez moi{Enter}');
  await waitFor(() =>
    expect(page.address()).toBe('/recherche?q=vélo&lieu=44109~Nantes~44000~47.2184~-1.5536&rayon=10'),
  );
  expect(screen.queryByRole('button', { name: 'Autour de moi' })).toBeNull();
  await page.back();
  expect(page.address()).toBe('/recherche?q=canapé');
});

test('a link that says « autour de moi » offers the place of the person, and locates them on a click only', async () => {
  const page = await showSearchScreen('/recherche?q=vélo autour de moi', { search: { search: find([bicycle]) } });
  await waitFor(() => expect(page.address()).toBe('/recherche?q=vélo'));
  const results = within(screen.getByRole('heading', { level: 1 }).closest<HTMLElement>('.results') ?? document.body);
  await userEvent.click(await results.findByRole('button', { name: 'Autour de moi' }));
  await waitFor(() => expect(page.address()).toBe('/recherche?q=vélo&lieu=44109~Nantes~44000~47.2184~-1.5536'));
});

test('what is left when a chip is removed stays words', async () => {
  const page = await showSearchScreen('/recherche?q=vélo moins de 300 € près de Nantes', {
    search: { search: find([bicycle]) },
  });
  await userEvent.click(await screen.findByRole('link', { name: /300\s€/ }));
  expect(page.address()).toBe('/recherche?q=vélo&lieu=44109~Nantes~44000~47.2184~-1.5536');
  expect(screen.queryByRole('link', { name: /300\s€/ })).toBeNull();
});

test('a query with a number that is no filter is searched as it is', async () => {
  const search = find([bicycle], { total: 1 });
  const page = await showSearchScreen('/recherche?q=iphone 13', { search: { search } });
  expect(await screen.findByText('1 annonce')).toBeVisible();
  expect(page.address()).toBe('/recherche?q=iphone 13');
});

test('a commune among the words of a search that finds nothing is proposed as its place', async () => {
  const search = vi.fn<ListingSearch['search']>(({ criteria }) =>
    Promise.resolve(success(someResults([], { total: criteria.place === undefined ? 0 : 2 }))),
  );
  const page = await showSearchScreen('/recherche?q=maillot nantes', { search: { search } });
  await userEvent.click(
    await screen.findByRole('link', { name: 'Chercher «\u00a0maillot\u00a0» jusqu’à 30\u00a0km autour de Nantes' }),
  );
  expect(page.address()).toBe('/recherche?q=maillot&lieu=44109~Nantes~44000~47.2184~-1.5536');
});
