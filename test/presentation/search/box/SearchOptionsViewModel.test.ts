import { expect, test, vi } from 'vitest';
import type { CommuneDirectory } from '../../../../src/application/listings/CommuneDirectory';
import type { ListingSearch, SearchSuggestion } from '../../../../src/application/search/ListingSearch';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import { failure, success } from '../../../../src/domain/shared/Result';
import { SearchOptionsViewModel } from '../../../../src/presentation/search/box/SearchOptionsViewModel';
import { aCommune } from '../../../support/builders/aCommune';
import { aDeferred } from '../../../support/doubles/aDeferred';
import { aSearch, someRecentSearches } from '../../../support/builders/aSearch';
import { eventually } from '../../../support/time/eventually';

type Suggested = BackendResult<readonly SearchSuggestion[]>;

const lyon = aCommune({ name: 'Lyon', code: '69123', population: 520_000 });
const communes: CommuneDirectory = {
  find: (text) =>
    Promise.resolve(
      text === 'zorg'
        ? failure('unavailable')
        : success([aCommune({ name: 'Lyon 1er arrondissement', code: '69381', population: 29_000 }), lyon]),
    ),
  nearest: () => Promise.resolve(failure('unavailable')),
};

function aViewModel(suggest: ListingSearch['suggest']) {
  return new SearchOptionsViewModel(aSearch({ suggest }), someRecentSearches('canapé', 'vélo'), communes);
}

test('the recent searches are proposed while nothing is typed', async () => {
  const viewModel = aViewModel(() => Promise.reject(new Error('asked')));
  await viewModel.propose(' ');
  expect(viewModel.options).toEqual([
    { kind: 'recent', text: 'canapé' },
    { kind: 'recent', text: 'vélo' },
  ]);
});

test('completions of the typed text are proposed, categories first', async () => {
  const viewModel = aViewModel(() => Promise.resolve(success([{ text: 'vélo', categoryId: 'velos' }])));
  await viewModel.propose('vél');
  expect(viewModel.options).toEqual([
    { kind: 'category', text: '', categoryId: 'velos' },
    { kind: 'suggestion', text: 'vélo', categoryId: 'velos' },
  ]);
});

test('one request is sent at a time, then the latest text, and only its answer shows', async () => {
  const first = aDeferred<Suggested>();
  const suggest = vi.fn<ListingSearch['suggest']>((text) =>
    text === 'v' ? first.promise : Promise.resolve(success([{ text: `${text}lo` }])),
  );
  const viewModel = aViewModel(suggest);
  const typing = ['v', 'xy', 'xyz', 'xy'].map((text) => viewModel.propose(text));
  first.resolve(success([{ text: 'voiture' }]));
  await Promise.all(typing);
  expect(suggest.mock.calls).toEqual([['v'], ['xy']]);
  expect(viewModel.options).toEqual([{ kind: 'suggestion', text: 'xylo' }]);
});

test('the recent searches stay when an answer arrives after the field was emptied', async () => {
  const slow = aDeferred<Suggested>();
  const viewModel = aViewModel(() => slow.promise);
  const typing = viewModel.propose('v');
  await viewModel.propose('');
  slow.resolve(success([{ text: 'voiture' }]));
  await typing;
  expect(viewModel.options.map(({ text }) => text)).toEqual(['canapé', 'vélo']);
});

test('failed suggestions show nothing, and the next key asks again', async () => {
  const answers: Suggested[] = [failure('unavailable'), success([{ text: 'vélo' }])];
  const viewModel = aViewModel(() => Promise.resolve(answers.shift() ?? failure('unknown')));
  await viewModel.propose('v');
  expect(viewModel.options).toEqual([]);
  await viewModel.propose('xy');
  expect(viewModel.options).toHaveLength(1);
});

test('new listings repeat a request without options, but do not change shown options', async () => {
  let change = (): void => undefined;
  const answers: SearchSuggestion[][] = [[], [{ text: 'vélo' }]];
  const suggest = vi.fn<ListingSearch['suggest']>(() => Promise.resolve(success(answers.shift() ?? [])));
  const search = aSearch({
    suggest,
    subscribeToChanges: (listener) => {
      change = listener;
      return () => undefined;
    },
  });
  const viewModel = new SearchOptionsViewModel(search, someRecentSearches(), communes);
  viewModel.start();
  change();
  expect(suggest).not.toHaveBeenCalled();
  await viewModel.propose('xy');
  expect(viewModel.options).toEqual([]);
  change();
  await eventually(() => expect(viewModel.options).toEqual([{ kind: 'suggestion', text: 'vélo' }]));
  change();
  expect(suggest).toHaveBeenCalledTimes(2);
});

test.each([
  ['vélo lyon', 'vélo'],
  ['vélo électrique près de Lyon', 'vélo électrique'],
  ['vélo à lyon', 'vélo'],
])('the text « %s » proposes « %s » around the large town that its last word begins', async (text, words) => {
  const viewModel = aViewModel(() => Promise.resolve(success([{ text: 'vélo pliant' }])));
  await viewModel.propose(text);
  expect(viewModel.options).toMatchObject([
    { kind: 'place', text: words, place: { communeName: 'Lyon', radiusKm: 30 } },
    { kind: 'suggestion', text: 'vélo pliant' },
  ]);
});

test.each(['lyon', 'vélo lyo', 'vélo zorg', 'vélo velours'])('the text « %s » names no large town', async (text) => {
  const viewModel = aViewModel(() => Promise.resolve(success([])));
  await viewModel.propose(text);
  expect(viewModel.options).toEqual([]);
});
