import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ComponentType, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { Loader } from '../../shared/controls/Loader';
import { PostingCategoryStep } from './PostingCategoryStep';
import { PostingDetailsStep } from './PostingDetailsStep';
import { PostingFormFrame } from './PostingFormFrame';
import { postingMessages, stepLabels, stepLeads } from './messages';
import { PostingPlaceStep } from './PostingPlaceStep';
import { PostingPreviewStep } from './PostingPreviewStep';
import { PublishButton } from './PublishButton';
import type { PostListingViewModel } from './PostListingViewModel';
import { postingPath, postingSteps, stepAfter, stepBefore, type PostingStep } from './postingSteps';
import { focusEntry, STEP_HEADING_ID } from './usePostingFocus';
import { usePostingStep } from './usePostingStep';

const PostingPhotosStep = lazy(async () => ({
  default: (await import('./photos/PostingPhotosStep')).PostingPhotosStep,
}));

const contents: Record<PostingStep, ComponentType<StepProps>> = {
  categorie: PostingCategoryStep,
  details: PostingDetailsStep,
  photos: PostingPhotosStep,
  lieu: PostingPlaceStep,
  apercu: PostingPreviewStep,
};

interface StepProps {
  readonly viewModel: PostListingViewModel;
}

/** One step with its buttons. It can be left once it has no errors. */
export const PostingStepForm = observer(function PostingStepForm({
  viewModel,
  step,
}: StepProps & { readonly step: PostingStep }) {
  const [, goTo] = usePostingStep();
  const [attempts, setAttempts] = useState(0);
  const Content = contents[step];
  const wrong = viewModel.shownErrors(step);
  const focusFirstWrong = useEffectEvent(() => {
    const [entry] = wrong.keys();
    if (entry !== undefined) focusEntry(entry);
  });
  useEffect(() => {
    if (attempts > 0) focusFirstWrong();
  }, [attempts]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === 'apercu') void viewModel.publish();
    else if (viewModel.check(step)) goTo(stepAfter(step));
    else setAttempts(attempts + 1);
  };
  return (
    <PostingFormFrame noValidate onSubmit={submit}>
      <header>
        <h2 id={STEP_HEADING_ID} tabIndex={-1}>
          {postingMessages.stepTitle(postingSteps.indexOf(step) + 1, postingSteps.length, stepLabels[step])}
        </h2>
        <p>{step === 'apercu' && viewModel.edited !== null ? postingMessages.editing.preview : stepLeads[step]}</p>
      </header>
      <Suspense fallback={<Loader />}>
        <Content viewModel={viewModel} />
        <p role="status" className="mistakes">
          {step !== 'apercu' && wrong.size > 0 && postingMessages.mistakes(wrong.size)}
        </p>
        <StepActions step={step} viewModel={viewModel} />
      </Suspense>
    </PostingFormFrame>
  );
});

const StepActions = observer(function StepActions({ step, viewModel }: StepProps & { readonly step: PostingStep }) {
  const { hasContent, isSaved } = viewModel.writing;
  return (
    <footer>
      {step !== 'categorie' && (
        <Button component={Link} to={postingPath(stepBefore(step))} size="large">
          {postingMessages.back}
        </Button>
      )}
      {step === 'apercu' ? (
        <PublishButton viewModel={viewModel} />
      ) : (
        <Button type="submit" variant="contained" size="large">
          {postingMessages.continue}
        </Button>
      )}
      {isSaved && hasContent && (
        <span className="saved">
          {viewModel.edited === null ? postingMessages.saved : postingMessages.editing.saved}
        </span>
      )}
    </footer>
  );
});
