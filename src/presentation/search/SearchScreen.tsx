import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { FacetCounts } from '../../application/search/ListingSearch';
import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import { radiusAroundPerson } from '../../domain/search/sentence/readSentence';
import type { Instant } from '../../domain/shared/Instant';
import { LazySaveSearch } from '../favourites/LazySaveSearch';
import { useItemCount } from '../shared/controls/useItemCount';
import { useMediaQuery } from '../shared/useMediaQuery';
import { useViewModel } from '../shared/useViewModel';
import { isServer } from '../shared/page/isServer';
import type { PreparedScreen } from '../shared/page/PreparedScreen';
import { WIDE_SCREEN } from '../shared/page/screenWidths';
import { AroundMe } from './AroundMe';
import { SearchBox } from './box/SearchBox';
import { ActiveFilters } from './filters/ActiveFilters';
import { FilterBar } from './filters/FilterBar';
import { isSameSearch } from './isSameSearch';
import { LazyFilterDrawer, LazyFilterPanel } from './filters/filterCode';
import { MapBeside } from './map/MapBeside';
import { hasMap } from './map/mapAddress';
import { MapToggle } from './map/MapToggle';
import { ResultsArea } from './ResultsArea';
import { ResultsHeading } from './ResultsHeading';
import { ChangeCriteriaContext } from './SearchLink';
import { SearchScopeContext, type SearchScope } from './SearchScope';
import { SearchPage } from './SearchPage';
import { SortField } from './SortField';
import { useSearchInSight } from './useSearchInSight';
import { countOf, criteriaOf, LOCATING, useSearchAddress, type ChangeCriteria } from './useSearchAddress';
import type { SearchViewModel } from './SearchViewModel';
import { searchViewModel } from './viewModels';

const PAGE = 24;

interface SearchScreenProps {
  /** On the page of a category: what stands above the search, and the ways to its sub-categories. */
  readonly category?: {
    readonly scope: SearchScope;
    readonly heading: ReactNode;
    chips(criteria: SearchCriteria, counts: FacetCounts['categories'] | null): ReactNode;
  };
}

const Screen = observer(function SearchScreen({ category }: SearchScreenProps) {
  const viewModel = useViewModel(searchViewModel);
  const address = useSearchAddress(category?.scope);
  const {
    criteria,
    wanted,
    change,
    isFiltering,
    openFilters,
    closeFilters,
    isSentence,
    isUnderstood,
    townWord,
    aroundKm,
    isAsked,
    settle,
  } = address;
  const { search } = useLocation();
  const page = useSearchInSight();
  const [count, setCount] = useItemCount(countOf(search));
  const isWide = useMediaQuery(WIDE_SCREEN);
  const navigation = useNavigationType();
  const [newSince, setNewSince] = useState<Instant | null>(null);
  const { answer, counts, failure } = viewModel;
  const isOutdated = answer === null || !isSameSearch(answer.criteria, wanted);
  const total = isOutdated || failure !== null ? null : answer.results.total;
  // The button that saves the search is then beside the searches that are offered instead.
  const isNothingFound = failure === null && answer?.results.total === 0 && viewModel.isComplete;
  const isCapped = answer?.results.totalIsCapped === true;

  useEffect(() => viewModel.start(), [viewModel]);
  useEffect(() => {
    if (!isSentence) void viewModel.ask(criteria, count);
  }, [viewModel, criteria, count, isSentence]);
  useEffect(() => {
    if (!isSentence) return undefined;
    let isCurrent = true;
    void viewModel.understand(criteria).then((understood) => {
      if (isCurrent) settle(understood, navigation !== NavigationType.Pop);
    });
    return () => void (isCurrent = false);
  }, [viewModel, criteria, isSentence, settle, navigation]);
  useEffect(() => {
    // What was typed is remembered, not what is left of it.
    if (navigation !== NavigationType.Pop && !isUnderstood) viewModel.remember(criteria.query);
  }, [viewModel, navigation, criteria.query, isUnderstood]);

  return (
    <Contexts change={change} scope={category?.scope ?? null}>
      {category?.heading}
      <SearchPage ref={page} className="search-page">
        <SearchBox criteria={wanted} onChange={change} />
        {category?.chips(wanted, counts?.categories ?? null)}
        {(isServer || !isWide) && <FilterBar criteria={wanted} onChange={change} onOpen={openFilters} />}
        {!isWide && (
          <Suspense>
            {isFiltering && (
              <LazyFilterDrawer
                criteria={wanted}
                counts={counts}
                total={viewModel.isComplete ? total : null}
                isCapped={isCapped}
                onChange={change}
                onClose={closeFilters}
              />
            )}
          </Suspense>
        )}
        <div className="columns">
          {(isServer || isWide) && (
            <aside>
              {!isServer && (
                <Suspense>
                  <LazyFilterPanel criteria={wanted} counts={counts} onChange={change} />
                </Suspense>
              )}
            </aside>
          )}
          <div className="results">
            <div className="top">
              <ResultsHeading criteria={criteria} total={total} isCapped={isCapped} isComplete={viewModel.isComplete} />
              {!isNothingFound && <LazySaveSearch criteria={criteria} onNewSince={setNewSince} />}
              {((total !== 0 && failure === null) || hasMap(search)) && <MapToggle isWide={isWide} />}
              {isWide && <SortField criteria={wanted} onChange={change} />}
            </div>
            {aroundKm !== undefined && wanted.place === undefined && (
              <div>
                <AroundMe
                  isAsked={isAsked && navigation !== NavigationType.Pop}
                  onLocate={(location) => change({ ...wanted, place: { ...location, radiusKm: aroundKm } }, LOCATING)}
                />
              </div>
            )}
            <ActiveFilters criteria={wanted} townWord={townWord} />
            <MapBeside answer={answer}>
              <ResultsArea
                viewModel={viewModel}
                isOutdated={isOutdated}
                newSince={newSince}
                onMore={() => setCount(count + PAGE)}
              />
            </MapBeside>
          </div>
        </div>
      </SearchPage>
    </Contexts>
  );
});

interface ContextsProps {
  readonly change: ChangeCriteria;
  readonly scope: SearchScope | null;
  readonly children: ReactNode;
}

function Contexts({ change, scope, children }: ContextsProps) {
  return (
    <ChangeCriteriaContext value={change}>
      <SearchScopeContext value={scope}>{children}</SearchScopeContext>
    </ChangeCriteriaContext>
  );
}

const preparation: PreparedScreen<SearchViewModel> = {
  prepare(viewModel, { search }) {
    const criteria = criteriaOf(search);
    const ask = (asked: SearchCriteria) => viewModel.ask(asked, countOf(search));
    // The server shows such a search at the address of its sentence, without the place of the person: see `siteServer`.
    if (radiusAroundPerson(criteria.query) === undefined) void ask(criteria);
    else void viewModel.understand(criteria).then((understood) => ask(understood ?? criteria));
    return () => undefined;
  },
};

export const SearchScreen = Object.assign(Screen, preparation);
