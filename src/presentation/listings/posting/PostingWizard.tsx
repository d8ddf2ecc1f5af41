import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { UnconfirmedNotice } from '../../auth/settings/UnconfirmedNotice';
import { PageTitle } from '../../shared/page/PageTitle';
import type { PostListingViewModel } from './PostListingViewModel';
import { postingMessages, stepLabels } from './messages';
import { PostingNotices } from './PostingNotices';
import { PostingProgress } from './PostingProgress';
import { PostingStepForm } from './PostingStepForm';
import { usePostingFocus } from './usePostingFocus';
import { usePostingStep } from './usePostingStep';

/** The posting form, one step at a time. */
export const PostingWizard = observer(function PostingWizard({
  viewModel,
}: {
  readonly viewModel: PostListingViewModel;
}) {
  const [step, goTo] = usePostingStep();
  const { wasPublishedElsewhere } = viewModel.writing;
  const isEditing = viewModel.edited !== null;
  const messages = isEditing ? postingMessages.editing : postingMessages;
  usePostingFocus(step);
  const startOver = useEffectEvent(() => {
    if (!isEditing && step !== 'categorie') goTo('categorie');
  });
  useEffect(() => {
    if (wasPublishedElsewhere) startOver();
  }, [wasPublishedElsewhere]);
  return (
    <Page>
      <PageTitle>{messages.pageTitle(stepLabels[step])}</PageTitle>
      <h1>{messages.title}</h1>
      <PostingProgress step={step} states={viewModel.steps} />
      {!isEditing && <UnconfirmedNotice purpose="publish" />}
      <PostingNotices viewModel={viewModel} />
      <PostingStepForm key={`${viewModel.draft.id} ${step}`} viewModel={viewModel} step={step} />
    </Page>
  );
});

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
  },
});
