import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { postingFailureMessages, postingMessages } from './messages';
import type { PostListingViewModel } from './PostListingViewModel';
import { focusPostingTitle } from './usePostingFocus';
import { paths } from '../../shared/paths';

const messages = postingMessages.editing;

/**
 * Shown when the listing was changed elsewhere while this form was open: its owner can view the stored version in
 * another tab, or overwrite it.
 */
export const PostingConflict = observer(function PostingConflict({
  viewModel,
}: {
  readonly viewModel: PostListingViewModel;
}) {
  const { edited, publishAnyway } = viewModel;
  const saveAnyway = () => {
    // The button disappears at once and would lose the focus.
    focusPostingTitle();
    void publishAnyway();
  };
  return (
    <Alert severity="warning">
      {postingFailureMessages['changed-meanwhile']}
      <Ways>
        {edited !== null && (
          <Button
            component={Link}
            to={paths.listing(edited)}
            target="_blank"
            size="small"
            variant="outlined"
            color="inherit"
          >
            {messages.seeNewest}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={saveAnyway}>
          {messages.saveAnyway}
        </Button>
      </Ways>
    </Alert>
  );
});

const Ways = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });
