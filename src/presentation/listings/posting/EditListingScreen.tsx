import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { FailureNotice } from '../../shared/notices/FailureNotice';
import { Loader } from '../../shared/controls/Loader';
import { useNotify } from '../../shared/notices/notify';
import { PageSection } from '../../shared/page/PageSection';
import { PageTitle } from '../../shared/page/PageTitle';
import { PlainPage } from '../../shared/page/PlainPage';
import { ClosedAccount } from '../../moderation/ClosedAccount';
import { useOwnRestriction } from '../../moderation/useOwnRestriction';
import { useViewModel } from '../../shared/useViewModel';
import { paths } from '../../shared/paths';
import { editListingViewModel } from '../viewModels';
import { PostingGate } from './PostingGate';
import { postingMessages } from './messages';
import { PostingPage } from './PostingPage';

const messages = postingMessages.editing;

/** The posting form, opened on a published listing. */
export const EditListingScreen = observer(function EditListingScreen() {
  const { id = '' } = useParams();
  const viewModel = useViewModel(editListingViewModel);
  const notify = useNotify();
  const navigate = useNavigate();
  const { attempt, posting, retry, session, status } = viewModel;
  const { published } = posting;
  const restricted = useOwnRestriction();
  useEffect(() => viewModel.start(id), [viewModel, id, attempt]);
  useEffect(() => {
    if (published === null) return;
    notify({ kind: 'success', text: published.state === 'in-review' ? postingMessages.submitted : messages.published });
    void navigate(paths.listing(published), { replace: true });
  }, [published, navigate, notify]);

  if (session === 'signed-out') return <PostingGate words={messages.gate} />;
  if (restricted?.kind === 'closed')
    return <ClosedAccount since={restricted.since} hasDraft={posting.writing.hasContent} />;
  if (status === 'ready') return posting.draft.id === '' ? <Loader /> : <PostingPage viewModel={posting} />;
  if (session === 'unknown' || status === 'loading') return <Loader />;
  if (status === 'missing' || status === 'frozen') {
    return (
      <PlainPage {...messages[status]}>
        <Button component={Link} to={paths.myListings} variant="contained">
          {messages.leave}
        </Button>
      </PlainPage>
    );
  }
  return (
    <PageSection>
      <PageTitle>{messages.title}</PageTitle>
      <FailureNotice failure={status} onRetry={retry} />
    </PageSection>
  );
});
