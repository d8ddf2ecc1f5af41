import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { formatClock } from '../../shared/format/formatDate';
import { belowToasts, ownBar } from '../../shared/controls/ownBar';
import { PAGE_MARGIN } from '../../shared/page/pageMargin';
import { SMALL_SCREEN } from '../../shared/page/screenWidths';
import { restrictedText } from '../../shared/restrictionMessages';
import { postingFailureMessages, postingMessages, tooManyPostings } from './messages';
import { formAddress, previewAddress } from './postingAddresses';
import { PostingConflict } from './PostingConflict';
import type { PostingFailure } from './PublishDraft';
import type { PostListingViewModel } from './PostListingViewModel';
import { PostingPublishButton } from './PostingPublishButton';
import { queueMessages } from './queue/queueMessages';
import { PREVIEW_LINK_ID } from './usePostingFocus';

interface PostingBarProps {
  readonly viewModel: PostListingViewModel;
  readonly isPreview: boolean;
  readonly onPublish: () => void;
}

/**
 * What publishes the listing, opens its preview and says why it is not published yet: always in sight. On small screens in place of
 * the links of the site: see `own-bar` in page.css.
 */
export const PostingBar = observer(function PostingBar({ viewModel, isPreview, onPublish }: PostingBarProps) {
  const { delivery, edited, failure, shownErrors } = viewModel;
  const { hasContent, isSaved } = viewModel.writing;
  const messages = edited === null ? postingMessages : postingMessages.editing;
  return (
    <Bar ref={ownBar} className="own-bar">
      <p role="status" className="mistakes">
        {/* The preview has a list of them. */}
        {!isPreview && shownErrors.size > 0 && messages.mistakes(shownErrors.size)}
      </p>
      {failure === 'changed-meanwhile' && <PostingConflict viewModel={viewModel} />}
      {failure !== null && failure !== 'changed-meanwhile' && <Alert severity="error">{textOf(failure)}</Alert>}
      <div role="status">
        {delivery?.isOffline && (
          <Alert severity="info" role="none">
            {queueMessages.offline}
          </Alert>
        )}
      </div>
      <div className="actions">
        {delivery?.isOffline ? (
          <Button variant="outlined" size="large" onClick={delivery.withdraw}>
            {queueMessages.withdraw}
          </Button>
        ) : (
          <PostingPublishButton viewModel={viewModel} onPublish={onPublish} size="large" />
        )}
        {isPreview ? (
          <Button component={Link} to={formAddress} size="large">
            {postingMessages.leavePreview}
          </Button>
        ) : (
          <Button component={Link} id={PREVIEW_LINK_ID} to={previewAddress} size="large">
            {postingMessages.openPreview}
          </Button>
        )}
        {isSaved && hasContent && <span className="saved">{messages.saved}</span>}
      </div>
    </Bar>
  );
});

function textOf(failure: Exclude<PostingFailure, 'changed-meanwhile'>): string {
  if (typeof failure === 'string') return postingFailureMessages[failure];
  return failure.kind === 'too-many'
    ? tooManyPostings(formatClock(failure.until))
    : `${restrictedText(failure)} ${postingMessages.draftStays}`;
}

const Bar = styled.div({
  position: 'sticky',
  zIndex: 20,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  // As wide as the form.
  margin: '0 calc(-1 * var(--padding)) calc(-1 * var(--padding))',
  padding: '12px var(--padding)',
  borderTop: '1px solid var(--mb-palette-divider)',
  borderRadius: '0 0 24px 24px',
  background: 'var(--mb-palette-background-paper)',
  ...belowToasts(),
  '.mistakes': { margin: 0, fontWeight: 600, color: 'var(--mb-palette-error-main)' },
  '.actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px' },
  '.actions .MuiButton-root': { minHeight: 48 },
  '.saved': { marginInlineStart: 'auto', fontSize: '0.875rem', color: 'var(--mb-palette-text-secondary)' },
  [SMALL_SCREEN]: {
    position: 'fixed',
    insetInline: 0,
    maxHeight: '60dvh',
    overflowY: 'auto',
    margin: 0,
    padding: `8px ${PAGE_MARGIN} calc(8px + env(safe-area-inset-bottom))`,
    borderRadius: 0,
    '.actions': { columnGap: 8 },
    // The longest of them are beside each other on 360 px.
    '.MuiButton-root': { paddingInline: 12, fontSize: '1rem' },
    '.MuiButton-contained': { flexGrow: 1 },
    // Above the buttons, and as low as can be.
    '&:has(.saved)': { paddingBlockStart: 4 },
    '.saved': { order: -1, width: '100%', fontSize: '0.75rem', lineHeight: '16px' },
  },
});
