import { observer } from 'mobx-react-lite';
import type { Instant } from '../../domain/shared/Instant';
import { FailureNotice } from '../shared/notices/FailureNotice';
import { ListingGridSkeleton } from '../shared/cards/ListingGridSkeleton';
import { NothingFound } from './NothingFound';
import { ResultsList } from './ResultsList';
import type { SearchViewModel } from './SearchViewModel';

interface ResultsAreaProps {
  readonly viewModel: SearchViewModel;
  /** The results shown are those of the previous search. */
  readonly isOutdated: boolean;
  /** See `ResultsList`. */
  readonly newSince: Instant | null;
  onMore(): void;
}

const SKELETON_COUNT = 12;

/** The results, or a failure, a skeleton or wider searches instead. */
export const ResultsArea = observer(function ResultsArea({
  viewModel,
  isOutdated,
  newSince,
  onMore,
}: ResultsAreaProps) {
  const { answer, failure, retry } = viewModel;
  if (failure !== null) return <FailureNotice failure={failure} onRetry={() => void retry()} />;
  if (answer === null) return <ListingGridSkeleton count={SKELETON_COUNT} />;
  if (answer.results.total > 0)
    return <ResultsList answer={answer} isOutdated={isOutdated} newSince={newSince} onMore={onMore} />;
  return viewModel.isComplete ? <NothingFound answer={answer} /> : <ListingGridSkeleton count={SKELETON_COUNT} />;
});
