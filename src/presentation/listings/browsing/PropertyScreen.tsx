import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PageMetadata } from '../../shared/page/PageMetadata';
import { PageSection } from '../../shared/page/PageSection';
import { useItemCount } from '../../shared/controls/useItemCount';
import { useViewModel } from '../../shared/useViewModel';
import { paths } from '../../shared/paths';
import { propertyMessages as messages } from '../display/browsingMessages';
import { categoryViewModel } from '../viewModels';
import { ListingFeedView } from './ListingFeedView';
import { PropertyEntries } from './PropertyEntries';
import { PropertyHeading } from './PropertyHeading';
import { PropertyEnergy } from './PropertyEnergy';

const PAGE_SIZE = 12;
const feed = { family: 'immobilier' } as const;

/** The landing page of property (specification §2). */
export const PropertyScreen = observer(function PropertyScreen() {
  const viewModel = useViewModel(categoryViewModel);
  const [count, setCount] = useItemCount(PAGE_SIZE);
  const { attempt, canShowMore, counts, newest, retry, status } = viewModel;
  useEffect(() => viewModel.start(feed, count), [viewModel, count, attempt]);
  useEffect(() => viewModel.startCounting('immobilier'), [viewModel]);
  return (
    <>
      <PageMetadata title={messages.title} description={messages.description} path={paths.family('immobilier')} />
      <PropertyHeading />
      <PageSection>
        <h2>{messages.entries}</h2>
        <PropertyEntries counts={counts} />
      </PageSection>
      <PageSection>
        <h2>{messages.newest}</h2>
        <ListingFeedView
          cards={newest}
          status={status}
          canShowMore={canShowMore}
          count={count}
          onShowMore={() => setCount(count + PAGE_SIZE)}
          onRetry={retry}
          allPath={paths.search(feed)}
          allLabel={messages.all}
          empty={<p>{messages.empty}</p>}
        />
      </PageSection>
      <PropertyEnergy />
    </>
  );
});
