import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { entryAddress, PUBLISH_ID } from './postingAddresses';
import { postingMessages } from './messages';
import type { PostListingViewModel } from './PostListingViewModel';
import { PostingPublishButton } from './PostingPublishButton';
import { usePublish } from './usePublish';
import { useRestart } from './draft/useRestart';

/** Notices about the draft: not saved, restored (above the form), or published in another tab. */
export const PostingNotices = observer(function PostingNotices({
  viewModel,
  isPreview,
}: {
  readonly viewModel: PostListingViewModel;
  readonly isPreview: boolean;
}) {
  const { isSaved, wasPublishedElsewhere, wasRestored, dismissNotices } = viewModel.writing;
  const messages = viewModel.edited === null ? postingMessages : postingMessages.editing;
  return (
    <Notices role="status">
      {!isSaved && (
        <Alert role="none" severity="warning">
          {postingMessages.notSaved}
        </Alert>
      )}
      {wasPublishedElsewhere && (
        <Alert role="none" severity="info" onClose={dismissNotices} closeText={postingMessages.close}>
          {messages.publishedElsewhere}
        </Alert>
      )}
      {wasRestored && !isPreview && viewModel.status === 'editing' && <RestoredNotice viewModel={viewModel} />}
    </Notices>
  );
});

const RestoredNotice = observer(function RestoredNotice({ viewModel }: { readonly viewModel: PostListingViewModel }) {
  const isEditing = viewModel.edited !== null;
  const restart = useRestart(viewModel.writing, isEditing);
  const [next] = viewModel.errors.keys();
  const title = viewModel.draft.title.trim();
  const isComplete = next === undefined && !isEditing;
  const publish = usePublish(viewModel);
  return (
    <Alert
      role="none"
      id={PUBLISH_ID}
      severity={isComplete ? 'warning' : 'info'}
      onClose={viewModel.writing.dismissNotices}
      closeText={postingMessages.close}
    >
      {isComplete && <strong>{postingMessages.notPublished}</strong>}
      <div>
        {restoredText(title, isEditing)} {isComplete && postingMessages.onlyToPublish}
      </div>
      <div className="actions">
        {isComplete && <PostingPublishButton viewModel={viewModel} onPublish={publish} />}
        {next !== undefined && (
          <Button component={Link} to={entryAddress(next)} variant="contained">
            {postingMessages.resume}
          </Button>
        )}
        <Button color="inherit" variant="outlined" onClick={restart}>
          {isEditing ? postingMessages.editing.restart : postingMessages.restart}
        </Button>
      </div>
    </Alert>
  );
});

function restoredText(title: string, isEditing: boolean): string {
  if (isEditing) return postingMessages.editing.restored;
  return title === '' ? postingMessages.restored : postingMessages.restoredTitled(title);
}

const Notices = styled.div({
  display: 'grid',
  gap: 12,
  '&:empty': { position: 'absolute' },
  '.actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 },
  '.MuiAlert-root': { alignItems: 'flex-start' },
  '.MuiAlert-message': { overflowWrap: 'anywhere', flexGrow: 1 },
  '.MuiAlert-action': { alignItems: 'flex-start' },
});
