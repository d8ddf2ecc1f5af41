import { reaction } from 'mobx';
import { expect, test, vi } from 'vitest';
import type { ListingSearch, SearchResults } from '../../../src/application/search/ListingSearch';
import { UnderstandSearch } from '../../../src/application/search/UnderstandSearch';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { noCriteria, type SearchCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { failure, success } from '../../../src/domain/shared/Result';
import { SearchViewModel } from '../../../src/presentation/search/SearchViewModel';
import { aListing } from '../../support/builders/aListing';
import { aDeferred } from '../../support/doubles/aDeferred';
import { aSearch, someCounts, someRecentSearches, someResults } from '../../support/builders/aSearch';
import { eventually } from '../../support/time/eventually';

type Found = BackendResult<SearchResults>;

const bicycles: SearchCriteria = { ...noCriteria, query: 'vélo' };
const sofas: SearchCriteria = { ...noCriteria, query: 'canapé' };
const bicycle = aListing();
const sofa = aListing({ id: 'canape', title: 'Canapé' });

const understanding = new UnderstandSearch({
  find: () => Promise.resolve(success([])),
  nearest: () => Promise.resolve(failure('unavailable')),
});

function aViewModel(search: Partial<ListingSearch>) {
  return new SearchViewModel(aSearch(search), someRecentSearches(), understanding);
}

test('the results of a search are shown', async () => {
  const viewModel = aViewModel({ search: () => Promise.resolve(success(someResults([bicycle]))) });
  const asking = viewModel.ask(bicycles, 24);
  expect(viewModel).toMatchObject({ status: 'asking', answer: null });
  await asking;
  expect(viewModel.status).toBe('ready');
  expect(viewModel.answer).toMatchObject({ criteria: bicycles, results: { total: 1 }, wider: [] });
});

test('the former results stay until the new ones arrive', async () => {
  const pendingAnswer = aDeferred<Found>();
  const viewModel = aViewModel({
    search: ({ criteria }) =>
      criteria === bicycles ? Promise.resolve(success(someResults([bicycle]))) : pendingAnswer.promise,
  });
  await viewModel.ask(bicycles, 24);
  const asking = viewModel.ask(sofas, 24);
  expect(viewModel).toMatchObject({ status: 'asking', answer: { criteria: bicycles } });
  pendingAnswer.resolve(success(someResults([sofa])));
  await asking;
  expect(viewModel).toMatchObject({ status: 'ready', answer: { criteria: sofas } });
});

test('an answer shows although the same search has been asked again, and both answers count in the order of their questions', async () => {
  const answers = [aDeferred<Found>(), aDeferred<Found>()];
  let asked = 0;
  const viewModel = aViewModel({
    search: () => answers[asked++]?.promise ?? Promise.reject(new Error('not expected')),
  });
  const asking = [viewModel.ask(bicycles, 24), viewModel.ask({ ...bicycles }, 24)];
  answers[0]?.resolve(success(someResults([bicycle])));
  await asking[0];
  expect(viewModel).toMatchObject({ status: 'ready', answer: { results: { total: 1 } } });
  answers[1]?.resolve(success(someResults([bicycle, sofa])));
  await asking[1];
  expect(viewModel.answer?.results.total).toBe(2);
});

test('the latest request wins, in whatever order the answers come', async () => {
  const [first, second] = [aDeferred<Found>(), aDeferred<Found>()];
  const viewModel = aViewModel({ search: ({ criteria }) => (criteria === bicycles ? first.promise : second.promise) });
  const asking = [viewModel.ask(bicycles, 24), viewModel.ask(sofas, 24)];
  second.resolve(success(someResults([sofa])));
  first.resolve(success(someResults([bicycle])));
  await Promise.all(asking);
  expect(viewModel.answer?.criteria).toBe(sofas);
});

test('a failure can be tried again', async () => {
  const answers: Found[] = [failure('unavailable'), success(someResults([bicycle]))];
  const viewModel = aViewModel({ search: () => Promise.resolve(answers.shift() ?? failure('unknown')) });
  await viewModel.ask(bicycles, 24);
  expect(viewModel.status).toBe('unavailable');
  await viewModel.retry();
  expect(viewModel).toMatchObject({ status: 'ready', answer: { criteria: bicycles } });
});

test('listings that change during a search cause one more, without a loading status', async () => {
  let change: () => void = () => undefined;
  const quiet = aDeferred<Found>();
  const search = vi.fn<ListingSearch['search']>(() => Promise.resolve(success(someResults([bicycle, sofa]))));
  const viewModel = aViewModel({
    search,
    subscribeToChanges: (listener) => {
      change = listener;
      return () => {
        change = () => undefined;
      };
    },
  });
  const stop = viewModel.start();
  search.mockResolvedValueOnce(success(someResults([])));
  await viewModel.ask({ ...noCriteria }, 24);
  search.mockClear();
  search.mockReturnValueOnce(quiet.promise);
  change();
  change();
  change();
  expect(viewModel.status).toBe('ready');
  quiet.resolve(success(someResults([bicycle])));
  await eventually(() => expect(viewModel.answer?.results.total).toBe(2));
  expect(search).toHaveBeenCalledTimes(2);
  stop();
  change();
  expect(search).toHaveBeenCalledTimes(2);
});

test('an answer that arrives after the answer to a later refresh is discarded', async () => {
  const first = aDeferred<Found>();
  const answers = [first.promise, Promise.resolve(success(someResults([bicycle])))];
  const viewModel = aViewModel({ search: () => answers.shift() ?? Promise.resolve(failure('unknown')) });
  const asking = viewModel.ask(bicycles, 24);
  await viewModel.refresh();
  first.resolve(success(someResults([], { complete: false })));
  await asking;
  expect(viewModel).toMatchObject({ status: 'ready', answer: { results: { total: 1, complete: true } } });
});

test('an empty answer whose wider searches are slow does not replace the listings that a refresh has found meanwhile', async () => {
  const widerCount = aDeferred<Found>();
  const answers = [success(someResults([])), success(someResults([bicycle]))];
  const viewModel = aViewModel({
    search: ({ limit }) => (limit === 1 ? widerCount.promise : Promise.resolve(answers.shift() ?? failure('unknown'))),
  });
  const asking = viewModel.ask(bicycles, 24);
  await viewModel.refresh();
  widerCount.resolve(success(someResults([], { total: 3 })));
  await asking;
  expect(viewModel).toMatchObject({ status: 'ready', answer: { results: { total: 1 } } });
});

test('a failure that arrives after the answer to a later refresh is discarded', async () => {
  const first = aDeferred<Found>();
  const answers = [first.promise, Promise.resolve(success(someResults([bicycle])))];
  const viewModel = aViewModel({ search: () => answers.shift() ?? Promise.resolve(failure('unknown')) });
  const asking = viewModel.ask(bicycles, 24);
  await viewModel.refresh();
  first.resolve(failure('unknown'));
  await asking;
  expect(viewModel).toMatchObject({ status: 'ready', answer: { results: { total: 1 } } });
});

test('a refresh that fails first does not discard the answer that is still pending', async () => {
  const first = aDeferred<Found>();
  const answers: Promise<Found>[] = [first.promise, Promise.resolve(failure('unknown'))];
  const viewModel = aViewModel({ search: () => answers.shift() ?? Promise.resolve(failure('unknown')) });
  const asking = viewModel.ask(bicycles, 24);
  await viewModel.refresh();
  first.resolve(success(someResults([bicycle])));
  await asking;
  expect(viewModel).toMatchObject({ status: 'ready', answer: { results: { total: 1 } } });
});

test('an answer that says what the one shown says changes nothing', async () => {
  let found = [bicycle];
  const viewModel = aViewModel({ search: () => Promise.resolve(success(someResults(structuredClone(found)))) });
  await viewModel.ask(bicycles, 24);
  const onChange = vi.fn();
  reaction(() => viewModel.answer, onChange);
  await viewModel.refresh();
  expect(onChange).not.toHaveBeenCalled();
  found = [bicycle, sofa];
  await viewModel.refresh();
  expect(onChange).toHaveBeenCalledOnce();
});

test('a listing that stays the same in another answer is not replaced, so that its card is not rendered again', async () => {
  const cheaper = aListing({ ...sofa, price: { kind: 'amount', euros: 100 } });
  const answers = [[bicycle, sofa], [structuredClone(cheaper), structuredClone(bicycle)], [structuredClone(bicycle)]];
  const viewModel = aViewModel({ search: () => Promise.resolve(success(someResults(answers.shift() ?? []))) });
  await viewModel.ask(bicycles, 24);
  const hitOf = (id: string) => viewModel.answer?.results.hits.find(({ listing }) => listing.id === id);
  const [first, second] = [hitOf(bicycle.id), hitOf(sofa.id)];
  await viewModel.ask(bicycles, 48);
  expect(hitOf(bicycle.id)).toBe(first);
  expect(hitOf(sofa.id)).not.toBe(second);
  expect(hitOf(sofa.id)?.listing.price).toEqual(cheaper.price);
  await viewModel.ask(sofas, 24);
  expect(hitOf(bicycle.id)).toBe(first);
});

test('an answer that is not complete yet proposes no wider searches', async () => {
  const search = vi.fn<ListingSearch['search']>(() => Promise.resolve(success(someResults([], { complete: false }))));
  const viewModel = aViewModel({ search });
  await viewModel.ask(bicycles, 24);
  expect(search).toHaveBeenCalledOnce();
  expect(viewModel.isComplete).toBe(false);
});

test('a quiet question that fails changes nothing', async () => {
  const answers: Found[] = [success(someResults([bicycle])), failure('unknown')];
  const viewModel = aViewModel({ search: () => Promise.resolve(answers.shift() ?? failure('unknown')) });
  await viewModel.ask(bicycles, 24);
  await viewModel.refresh();
  expect(viewModel).toMatchObject({ status: 'ready', answer: { results: { total: 1 } } });
});

test('a refresh that fails is shown when nothing was found so far and the search had not ended', async () => {
  const answers: Found[] = [success(someResults([], { complete: false })), failure('timeout')];
  const viewModel = aViewModel({ search: () => Promise.resolve(answers.shift() ?? failure('unknown')) });
  await viewModel.ask(bicycles, 24);
  expect(viewModel).toMatchObject({ status: 'ready', isUndecided: true, counts: null });
  await viewModel.refresh();
  expect(viewModel).toMatchObject({ status: 'timeout', failure: 'timeout', isUndecided: false, counts: null });
});

test('the counts of the filters are unknown until the search has ended, and an equal answer does not replace them', async () => {
  let found = [bicycle];
  let complete = false;
  const search: ListingSearch['search'] = () =>
    Promise.resolve(success(someResults(found, { counts: someCounts({ delivery: 1 }), complete })));
  const viewModel = aViewModel({ search });
  await viewModel.ask(bicycles, 24);
  expect(viewModel.counts).toBeNull();
  complete = true;
  await viewModel.refresh();
  expect(viewModel.counts).toEqual(someCounts({ delivery: 1 }));
  const onChange = vi.fn();
  reaction(() => viewModel.counts, onChange);
  found = [sofa];
  await viewModel.refresh();
  expect(viewModel.answer?.results.hits).toMatchObject([{ listing: sofa }]);
  expect(onChange).not.toHaveBeenCalled();
});

test('nothing is refreshed before the first search', async () => {
  const search = vi.fn<ListingSearch['search']>();
  await aViewModel({ search }).refresh();
  expect(search).not.toHaveBeenCalled();
});

test('a search without results proposes wider ones with results', async () => {
  const search: ListingSearch['search'] = ({ criteria }) =>
    Promise.resolve(success(someResults([], { total: criteria.query === 'vélo' && criteria.withPhoto ? 3 : 0 })));
  const viewModel = aViewModel({ search });
  await viewModel.ask({ ...noCriteria, query: 'vélo enfant', withPhoto: true }, 24);
  expect(viewModel.answer?.wider).toMatchObject([{ kind: 'fewer-words', query: 'vélo', total: 3 }]);
});

test('wider searches that fail are not proposed', async () => {
  const search: ListingSearch['search'] = ({ limit }) =>
    Promise.resolve(limit === 24 ? success(someResults([])) : failure('unknown'));
  const viewModel = aViewModel({ search });
  await viewModel.ask(bicycles, 24);
  expect(viewModel).toMatchObject({ status: 'ready', answer: { wider: [] } });
});

test('a search is added to the recent searches', () => {
  const recent = someRecentSearches('vélo');
  new SearchViewModel(aSearch(), recent, understanding).remember('canapé');
  expect(recent.all()).toEqual(['canapé', 'vélo']);
});

test('a sentence becomes filters, and another query stays as it is', async () => {
  const viewModel = aViewModel({});
  const sentence = { ...noCriteria, query: 'vélo moins de 300 €' };
  expect(await viewModel.understand(sentence)).toEqual({ ...noCriteria, query: 'vélo', price: { maximum: 300 } });
  expect(await viewModel.understand({ ...noCriteria, query: 'iphone 13' })).toBeNull();
});
