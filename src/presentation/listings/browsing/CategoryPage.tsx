import { observer } from 'mobx-react-lite';
import type { Category, Family } from '../../../domain/listings/catalogue/Category';
import { BreadcrumbJsonLd } from '../../shared/page/BreadcrumbJsonLd';
import { FeedLink } from '../../shared/page/FeedLink';
import { PageMetadata } from '../../shared/page/PageMetadata';
import { PageSection } from '../../shared/page/PageSection';
import { paths } from '../../shared/paths';
import { breadcrumbSteps } from '../display/Breadcrumb';
import { browsingMessages } from './categoryMessages';
import { CategoryChips } from './CategoryChips';
import { CategoryHeading } from './CategoryHeading';
import { ListingFeedView } from './ListingFeedView';
import { useCategoryFeed } from './useCategoryFeed';

export const PAGE_SIZE = 24;

export const CategoryPage = observer(function CategoryPage({
  family,
  category,
}: {
  readonly family: Family;
  readonly category?: Category;
}) {
  const { counts, view } = useCategoryFeed(family.id, category?.id, PAGE_SIZE);
  const { label } = category ?? family;
  return (
    <>
      <PageMetadata
        title={label}
        description={browsingMessages.description(label, family.tagline)}
        path={category === undefined ? paths.family(family.id) : paths.category(category)}
      >
        <BreadcrumbJsonLd steps={breadcrumbSteps(family.id, category)} />
        <FeedLink search={view.allPath} />
      </PageMetadata>
      <CategoryHeading family={family} category={category} counts={counts} searchPath={view.allPath} />
      <PageSection>
        <CategoryChips family={family} counts={counts} />
        <h2>{browsingMessages.newest}</h2>
        <ListingFeedView
          {...view}
          allLabel={browsingMessages.all(label)}
          empty={<p>{browsingMessages.empty(label)}</p>}
          eager
        />
      </PageSection>
    </>
  );
});
