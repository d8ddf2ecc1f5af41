import { observer } from 'mobx-react-lite';
import type { Instant } from '../../domain/shared/Instant';
import { FailureNotice } from '../shared/notices/FailureNotice';
import { ListingGridSkeleton } from '../shared/cards/ListingGridSkeleton';
import { NothingFound } from './NothingFound';
import { ResultsList } from './ResultsList';
import type { SearchViewModel } from './SearchViewModel';

interface ResultsAreaProps {
  readonly viewModel: SearchViewModel;
  /** What is shown answers the search before. */
  readonly isOutdated: boolean;
  /** See `ResultsList`. */
  readonly newSince: Instant | null;
  onMore(): void;
}

const FIRST_SIGHT = 12;

/** The results, or what stands in their place. */
export const ResultsArea = observer(function ResultsArea({
  viewModel,
  isOutdated,
  newSince,
  onMore,
}: ResultsAreaProps) {
  const { answer, failure, retry } = viewModel;
  if (failure !== null) return <FailureNotice failure={failure} onRetry={() => void retry()} />;
  if (answer === null) return <ListingGridSkeleton count={FIRST_SIGHT} />;
  if (answer.results.total > 0)
    return <ResultsList answer={answer} isOutdated={isOutdated} newSince={newSince} onMore={onMore} />;
  return viewModel.isComplete ? <NothingFound answer={answer} /> : <ListingGridSkeleton count={FIRST_SIGHT} />;
});
