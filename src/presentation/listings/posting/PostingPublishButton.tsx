import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { postingMessages } from './messages';
import type { PostListingViewModel } from './PostListingViewModel';

interface PostingPublishButtonProps {
  readonly viewModel: PostListingViewModel;
  readonly onPublish: () => void;
  readonly size?: 'medium' | 'large';
}

/** Publishes the draft, or says that it is being published. */
export const PostingPublishButton = observer(function PostingPublishButton({
  viewModel: { edited, isGuest, status },
  onPublish,
  size = 'medium',
}: PostingPublishButtonProps) {
  const messages = edited === null ? postingMessages : postingMessages.editing;
  const isBusy = status !== 'editing';
  return (
    <Button variant="contained" size={size} loading={isBusy} loadingPosition="start" onClick={onPublish}>
      {isBusy ? messages.publishing : isGuest ? postingMessages.guest.publish : messages.publish}
    </Button>
  );
});
