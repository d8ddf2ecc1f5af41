import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { PAGE_TOP } from '../shared/page/pageMargin';
import { PageSection } from '../shared/page/PageSection';
import { PageTitle } from '../shared/page/PageTitle';
import { useSession } from '../shared/session/useSession';
import { useViewModel } from '../shared/useViewModel';
import { paths } from '../shared/paths';
import { savedMarksViewModel } from '../shared/viewModels';
import { FavouriteViews, type FavouriteView } from './FavouriteViews';
import { HiddenSellersList } from './HiddenSellersList';
import { SavedListings } from './SavedListings';
import { favouritesMessages as messages } from './messages';
import { SavedSearchList } from './SavedSearchList';

const views: Readonly<Record<string, FavouriteView>> = { recherches: 'searches', vendeurs: 'sellers' };

/** Favourites, saved searches and hidden sellers; the address says which of them is shown. */
export const FavouritesScreen = observer(function FavouritesScreen() {
  const [parameters] = useSearchParams();
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const savedMarks = useViewModel(savedMarksViewModel);
  useEffect(() => savedMarks.requestSavedItems(), [savedMarks]);
  const view = views[parameters.get('vue') ?? ''] ?? 'listings';
  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      <h1>{messages.title}</h1>
      {status === 'signed-out' && (
        <p className="here">
          {messages.storedHere} <Link to={paths.signIn(pathname + search)}>{messages.signIn}</Link>
        </p>
      )}
      <FavouriteViews view={view} />
      {view === 'listings' && <SavedListings />}
      {view === 'searches' && <SavedSearchList />}
      {view === 'sellers' && <HiddenSellersList />}
    </Page>
  );
});

const Page = styled(PageSection)({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  h1: { font: 'var(--mb-font-h1)', letterSpacing: '-0.02em', margin: 0, paddingTop: PAGE_TOP },
  '.here': { margin: 0, color: 'var(--mb-palette-text-secondary)' },
  '.here a': {
    display: 'inline-block',
    // A target of 44 px that leaves the lines as close as those of other texts.
    paddingBlock: 10,
    marginBlock: -10,
    fontWeight: 650,
    color: 'var(--mb-palette-primary-main)',
  },
});
