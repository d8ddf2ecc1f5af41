import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loader } from '../../shared/controls/Loader';
import { useNotify } from '../../shared/notices/notify';
import { ClosedAccount } from '../../moderation/ClosedAccount';
import { useOwnRestriction } from '../../moderation/useOwnRestriction';
import { useViewModel } from '../../shared/useViewModel';
import { paths } from '../../shared/paths';
import { postListingViewModel } from '../viewModels';
import { usePrefilledDraft } from './draft/usePrefilledDraft';
import { useReplacedDraft } from './draft/useReplacedDraft';
import { ongoingPublication } from './queue/viewModels';
import { PostingGate } from './PostingGate';
import { postingMessages } from './messages';
import { PostingPage } from './PostingPage';

export const PostListingScreen = observer(function PostListingScreen() {
  const ongoing = useViewModel(ongoingPublication);
  const fresh = useViewModel(postListingViewModel);
  const [viewModel] = useState(ongoing.left ?? fresh);
  const notify = useNotify();
  const navigate = useNavigate();
  const { draft, isGuest, published, session } = viewModel;
  const restricted = useOwnRestriction();
  useEffect(() => ongoing.show(viewModel), [ongoing, viewModel]);
  usePrefilledDraft(viewModel);
  useReplacedDraft(viewModel.writing);
  useEffect(() => {
    if (published === null) return;
    const text = published.state === 'in-review' ? postingMessages.submitted : postingMessages.published;
    notify({ kind: 'success', text });
    void navigate(paths.listing(published), { replace: true });
  }, [published, navigate, notify]);

  if (session === 'signed-out' && !isGuest) return <PostingGate />;
  if (session === 'unknown' || draft.id === '') return <Loader />;
  if (restricted?.kind === 'closed')
    return <ClosedAccount since={restricted.since} hasDraft={viewModel.writing.hasContent} />;
  return <PostingPage viewModel={viewModel} />;
});
