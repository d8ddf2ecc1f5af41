import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PageSection } from '../../shared/page/PageSection';
import { useItemCount } from '../../shared/controls/useItemCount';
import { visuallyHidden } from '../../shared/controls/VisuallyHidden';
import { SMALL_SCREEN } from '../../shared/page/screenWidths';
import { useViewModel } from '../../shared/useViewModel';
import { paths } from '../../shared/paths';
import { homeViewModel } from '../viewModels';
import { FamilyTiles } from './FamilyTiles';
import { HomeHero } from './HomeHero';
import { ListingFeedView } from './ListingFeedView';
import { messages } from './messages';
import { NearbySection } from './NearbySection';

/** Divisible by 2, 3 and 4, the numbers of cards per row, so that rows are full. */
const FIRST_CARDS = 12;
const MORE_CARDS = 24;

export const HomeScreen = observer(function HomeScreen() {
  const viewModel = useViewModel(homeViewModel);
  const [count, setCount] = useItemCount(FIRST_CARDS);
  const { attempt, canShowMore, newest, retry, status } = viewModel;
  useEffect(() => viewModel.start(count), [viewModel, count, attempt]);
  return (
    <>
      <HomeHero />
      <Families>
        <h2>{messages.home.families}</h2>
        <FamilyTiles />
      </Families>
      <PageSection>
        <h2>{messages.home.newest}</h2>
        <ListingFeedView
          cards={newest}
          status={status}
          canShowMore={canShowMore}
          count={count}
          onShowMore={() => setCount(count + MORE_CARDS)}
          onRetry={retry}
          allPath={paths.search()}
          allLabel={messages.feed.all}
          empty={<p>{messages.feed.empty}</p>}
          eager
        />
      </PageSection>
      <NearbySection />
    </>
  );
});

const Families = styled(PageSection)({ [SMALL_SCREEN]: { paddingBlock: 4, '& > h2': visuallyHidden } });
