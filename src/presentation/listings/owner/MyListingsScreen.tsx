import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FailureNotice } from '../../shared/notices/FailureNotice';
import { Loader } from '../../shared/controls/Loader';
import { PageSection } from '../../shared/page/PageSection';
import { PageTitle } from '../../shared/page/PageTitle';
import { PlainPage } from '../../shared/page/PlainPage';
import { useOwnRestriction } from '../../moderation/useOwnRestriction';
import { useViewModel } from '../../shared/useViewModel';
import { paths } from '../../shared/paths';
import { myListingsViewModel } from '../viewModels';
import { BuyerDialog } from './BuyerDialog';
import { toListingGroup } from './listingGroups';
import { MyListingsHeading } from './MyListingsHeading';
import { MyListingsList } from './MyListingsList';
import { myListingsMessages as messages } from './messages';
import { QueuedLine } from './QueuedLine';
import { MyListingsTabs } from './MyListingsTabs';

export const MyListingsScreen = observer(function MyListingsScreen() {
  const viewModel = useViewModel(myListingsViewModel);
  const [parameters] = useSearchParams();
  const group = toListingGroup(parameters.get('etat'));
  const { attempt, isRead, retry, session, status } = viewModel;
  const restricted = useOwnRestriction();
  useEffect(() => viewModel.start(), [viewModel, attempt]);

  if (session === 'signed-out') return <SignInFirst />;
  return (
    <PageSection as="div">
      <PageTitle>{messages.title}</PageTitle>
      <MyListingsHeading
        quota={viewModel.quota}
        isEmpty={isRead && viewModel.inGroup('toutes').length === 0}
        restricted={restricted}
      />
      {group === 'toutes' && <QueuedLine />}
      {status === 'loading' && <Loader />}
      {status !== 'loading' && status !== 'ready' && <FailureNotice failure={status} onRetry={retry} />}
      {isRead && (
        <>
          <MyListingsTabs viewModel={viewModel} group={group} />
          <BuyerDialog />
          <MyListingsList key={group} viewModel={viewModel} group={group} />
        </>
      )}
    </PageSection>
  );
});

function SignInFirst() {
  const { signIn, text } = messages.gate;
  return (
    <PlainPage title={messages.title} text={text}>
      <Button component={Link} to={paths.signIn(paths.myListings)} variant="contained" size="large">
        {signIn}
      </Button>
    </PlainPage>
  );
}
