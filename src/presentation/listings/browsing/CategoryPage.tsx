import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import type { Category, Family } from '../../../domain/listings/catalogue/Category';
import { PageMetadata } from '../../shared/page/PageMetadata';
import { PageSection } from '../../shared/page/PageSection';
import { useItemCount } from '../../shared/controls/useItemCount';
import { useViewModel } from '../../shared/useViewModel';
import { paths } from '../../shared/paths';
import { browsingMessages } from '../display/browsingMessages';
import { categoryViewModel } from '../viewModels';
import { CategoryChips } from './CategoryChips';
import { CategoryHeading } from './CategoryHeading';
import { ListingFeedView } from './ListingFeedView';

const PAGE_SIZE = 24;

export const CategoryPage = observer(function CategoryPage({
  family,
  category,
}: {
  readonly family: Family;
  readonly category?: Category;
}) {
  const viewModel = useViewModel(categoryViewModel);
  const [count, setCount] = useItemCount(PAGE_SIZE);
  const { attempt, canShowMore, counts, newest, retry, status } = viewModel;
  const categoryId = category?.id;
  const feed = useMemo(
    () => (categoryId === undefined ? { family: family.id } : { categoryId }),
    [family.id, categoryId],
  );
  useEffect(() => viewModel.start(feed, count), [viewModel, feed, count, attempt]);
  useEffect(() => viewModel.startCounting(family.id), [viewModel, family.id]);

  const { label } = category ?? family;
  const search = paths.search(feed);
  return (
    <>
      <PageMetadata
        title={label}
        description={browsingMessages.description(label, family.tagline)}
        path={category === undefined ? paths.family(family.id) : paths.category(category)}
      />
      <CategoryHeading family={family} category={category} counts={counts} searchPath={search} />
      <PageSection>
        <CategoryChips family={family} counts={counts} />
        <h2>{browsingMessages.newest}</h2>
        <ListingFeedView
          cards={newest}
          status={status}
          canShowMore={canShowMore}
          count={count}
          onShowMore={() => setCount(count + PAGE_SIZE)}
          onRetry={retry}
          allPath={search}
          allLabel={browsingMessages.all(label)}
          empty={<p>{browsingMessages.empty(label)}</p>}
          eager
        />
      </PageSection>
    </>
  );
});
