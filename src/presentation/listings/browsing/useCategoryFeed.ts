import { useEffect, useMemo } from 'react';
import type { FamilyId } from '../../../domain/listings/catalogue/Category';
import { useItemCount } from '../../shared/controls/useItemCount';
import { paths } from '../../shared/paths';
import { useViewModel } from '../../shared/useViewModel';
import { categoryViewModel } from '../viewModels';

/** The newest listings of a family or category, `pageSize` more at a time, and how many each category has. */
export function useCategoryFeed(family: FamilyId, categoryId: string | undefined, pageSize: number) {
  const viewModel = useViewModel(categoryViewModel);
  const [count, setCount] = useItemCount(pageSize);
  const { attempt, canShowMore, counts, newest, retry, status } = viewModel;
  const feed = useMemo(() => (categoryId === undefined ? { family } : { categoryId }), [family, categoryId]);
  useEffect(() => viewModel.start(feed, count), [viewModel, feed, count, attempt]);
  useEffect(() => viewModel.startCounting(family), [viewModel, family]);
  return {
    counts,
    /** Properties of `ListingFeedView`. */
    view: {
      cards: newest,
      status,
      canShowMore,
      count,
      onShowMore: () => setCount(count + pageSize),
      onRetry: retry,
      allPath: paths.search(feed),
    },
  };
}
