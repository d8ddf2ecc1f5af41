import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { postingMessages } from './messages';
import type { PostListingViewModel } from './PostListingViewModel';

/** Submits the form, which publishes the listing. */
export const PublishButton = observer(function PublishButton({
  viewModel,
}: {
  readonly viewModel: PostListingViewModel;
}) {
  const isBusy = viewModel.status !== 'editing';
  const { publish, publishing } = viewModel.edited === null ? postingMessages : postingMessages.editing;
  return (
    <Button
      type="submit"
      variant="contained"
      size="large"
      loading={isBusy}
      loadingPosition="start"
      disabled={viewModel.errors.size > 0}
    >
      {isBusy ? publishing : publish}
    </Button>
  );
});
