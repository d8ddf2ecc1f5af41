import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { firstUnfinishedStep } from './postingSteps';
import { postingMessages, stepLabels } from './postingMessages';
import type { PostListingViewModel } from './PostListingViewModel';
import { usePostingStep } from './usePostingStep';
import { useRestart } from './useRestart';

/** What happened to the draft that the person should know. */
export const PostingNotices = observer(function PostingNotices({ viewModel }: { readonly viewModel: PostListingViewModel }) {
  const { isKept, wasPublishedElsewhere, wasRestored, dismissNotices } = viewModel.writing;
  return (
    <Notices role="status">
      {!isKept && <Alert role="none" severity="warning">{postingMessages.notKept}</Alert>}
      {wasPublishedElsewhere && <Alert role="none" severity="info" onClose={dismissNotices} closeText={postingMessages.close}>{postingMessages.publishedElsewhere}</Alert>}
      {wasRestored && <RestoredNotice viewModel={viewModel} />}
    </Notices>
  );
});

const RestoredNotice = observer(function RestoredNotice({ viewModel }: { readonly viewModel: PostListingViewModel }) {
  const [step, goTo] = usePostingStep();
  const restart = useRestart(viewModel.writing);
  const next = firstUnfinishedStep(viewModel.errors);
  const title = viewModel.draft.title.trim();
  return (
    <Alert role="none" severity="info" onClose={viewModel.writing.dismissNotices} closeText={postingMessages.close}>
      <div>{title === '' ? postingMessages.restored : postingMessages.restoredTitled(title)}</div>
      <div className="actions">
        {next !== step && <Button size="small" color="inherit" variant="outlined" onClick={() => goTo(next)}>{postingMessages.resume(stepLabels[next])}</Button>}
        <Button size="small" color="inherit" onClick={restart}>{postingMessages.restart}</Button>
      </div>
    </Alert>
  );
});

const Notices = styled.div({
  display: 'grid', gap: 12, '&:empty': { position: 'absolute' },
  '.actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 },
  '.MuiAlert-message': { overflowWrap: 'anywhere', flexGrow: 1 },
  '.MuiAlert-action': { alignItems: 'flex-start' },
});
