import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { UnconfirmedNotice } from '../../auth/settings/UnconfirmedNotice';
import { PageTitle } from '../../shared/page/PageTitle';
import { paths } from '../../shared/paths';
import type { PostListingViewModel } from './PostListingViewModel';
import { postingMessages } from './messages';
import { formAddress, isPreviewAddress } from './postingAddresses';
import { PostingForm } from './PostingForm';
import { PostingNotices } from './PostingNotices';
import { TITLE_ID, usePostingFocus } from './usePostingFocus';

/** The posting form and, at an address of its own, the preview of the listing. */
export const PostingPage = observer(function PostingPage({ viewModel }: { readonly viewModel: PostListingViewModel }) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const isPreview = isPreviewAddress(parameters);
  const { wasPublishedElsewhere } = viewModel.writing;
  const isEditing = viewModel.edited !== null;
  const messages = isEditing ? postingMessages.editing : postingMessages;
  usePostingFocus(isPreview);
  const leavePreview = useEffectEvent(() => {
    if (!isEditing && isPreview) void navigate(formAddress, { replace: true });
  });
  useEffect(() => {
    if (wasPublishedElsewhere) leavePreview();
  }, [wasPublishedElsewhere]);
  return (
    <Page>
      <PageTitle>{isPreview ? messages.previewPageTitle : messages.title}</PageTitle>
      <h1 id={TITLE_ID} tabIndex={-1}>
        {messages.title}
      </h1>
      {viewModel.isGuest ? <GuestNotice /> : !isEditing && <UnconfirmedNotice purpose="publish" />}
      <PostingNotices viewModel={viewModel} isPreview={isPreview} />
      <PostingForm key={viewModel.draft.id} viewModel={viewModel} isPreview={isPreview} />
    </Page>
  );
});

function GuestNotice() {
  return (
    <Alert severity="info">
      {postingMessages.guest.text} <Link to={paths.signIn(paths.postListing)}>{postingMessages.guest.signIn}</Link>
    </Alert>
  );
}

const Page = styled.div({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  width: '100%',
  maxWidth: 800,
  margin: '0 auto',
  padding: 'clamp(20px, 4vw, 44px) clamp(16px, 3vw, 32px) 56px',
  '> h1': {
    font: 'var(--mb-font-h1)',
    letterSpacing: '-0.02em',
    fontSize: 'clamp(1.625rem, 1.3rem + 1.6vw, 2.5rem)',
    margin: 0,
    outline: 'none',
  },
  '.MuiAlert-message a': { whiteSpace: 'nowrap' },
});
