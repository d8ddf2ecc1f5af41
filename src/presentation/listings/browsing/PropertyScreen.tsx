import { observer } from 'mobx-react-lite';
import { PageMetadata } from '../../shared/page/PageMetadata';
import { PageSection } from '../../shared/page/PageSection';
import { paths } from '../../shared/paths';
import { propertyMessages as messages } from './categoryMessages';
import { ListingFeedView } from './ListingFeedView';
import { PropertyHeading } from './PropertyHeading';
import { PropertyEnergy } from './PropertyEnergy';
import { useCategoryFeed } from './useCategoryFeed';
import type { CategoryViewModel } from './CategoryViewModel';
import type { PreparedScreen } from '../../shared/page/PreparedScreen';

const PAGE_SIZE = 12;

const Screen = observer(function PropertyScreen() {
  const { counts, view } = useCategoryFeed('immobilier', undefined, PAGE_SIZE);
  return (
    <>
      <PageMetadata title={messages.title} description={messages.description} path={paths.family('immobilier')} />
      <PropertyHeading counts={counts} />
      <PageSection>
        <h2>{messages.newest}</h2>
        <ListingFeedView {...view} allLabel={messages.all} empty={<p>{messages.empty}</p>} />
      </PageSection>
      <PropertyEnergy />
    </>
  );
});

const preparation: PreparedScreen<CategoryViewModel> = {
  prepare(viewModel) {
    const stop = viewModel.start({ family: 'immobilier' }, PAGE_SIZE);
    const stopCounting = viewModel.startCounting('immobilier');
    return () => {
      stopCounting();
      stop();
    };
  },
};

/** The landing page of property (specification §2). */
export const PropertyScreen = Object.assign(Screen, preparation);
