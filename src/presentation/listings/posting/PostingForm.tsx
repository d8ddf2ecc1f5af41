import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListingKind } from '../../../domain/listings/Listing';
import { chooseKind } from '../../../domain/listings/draft/draftChoices';
import { Loader } from '../../shared/controls/Loader';
import { PillGroup } from '../../shared/controls/PillGroup';
import { postingMessages } from './messages';
import { entryAddress } from './postingAddresses';
import { PostingBar } from './PostingBar';
import { PostingDetailsSection } from './PostingDetailsSection';
import { PostingFormFrame } from './PostingFormFrame';
import { PostingNotes } from './PostingNotes';
import { PostingPlaceSection } from './PostingPlaceSection';
import { PostingPreview } from './preview/PostingPreview';
import { PostingSection } from './PostingSection';
import { PostingSubjectSection } from './PostingSubjectSection';
import type { PostListingViewModel } from './PostListingViewModel';
import { focusEntry } from './usePostingFocus';
import { usePublish } from './usePublish';

const PostingPhotosSection = lazy(async () => ({
  default: (await import('./photos/PostingPhotosSection')).PostingPhotosSection,
}));

const kinds: readonly ListingKind[] = ['offer', 'wanted'];

interface PostingFormProps {
  readonly viewModel: PostListingViewModel;
  readonly isPreview: boolean;
}

/** All entries of a listing on one page, or its preview, above the bar that publishes it. */
export const PostingForm = observer(function PostingForm({ viewModel, isPreview }: PostingFormProps) {
  const navigate = useNavigate();
  const [attempts, setAttempts] = useState(0);
  const { errors } = viewModel;
  const focusFirstWrong = useEffectEvent(() => {
    const [entry] = errors.keys();
    if (entry === undefined) return;
    if (isPreview) void navigate(entryAddress(entry));
    else focusEntry(entry);
  });
  useEffect(() => {
    if (attempts > 0) focusFirstWrong();
  }, [attempts]);

  const publishComplete = usePublish(viewModel);
  const publish = () => {
    if (!viewModel.check()) setAttempts(attempts + 1);
    else publishComplete();
  };
  return (
    // Enter in a field is no decision to publish.
    <PostingFormFrame noValidate onSubmit={(event) => event.preventDefault()}>
      {isPreview ? <PostingPreview viewModel={viewModel} /> : <Sections viewModel={viewModel} />}
      <PostingNotes viewModel={viewModel} />
      <PostingBar viewModel={viewModel} isPreview={isPreview} onPublish={publish} />
    </PostingFormFrame>
  );
});

const Sections = observer(function Sections({ viewModel }: { readonly viewModel: PostListingViewModel }) {
  const { category, draft, writing } = viewModel;
  const { sections } = postingMessages;
  return (
    <>
      <p className="note">{postingMessages.required}</p>
      <PillGroup
        label={postingMessages.kind}
        pills={kinds.map((kind) => ({
          value: kind,
          label: postingMessages.kinds[kind],
          hint: postingMessages.kindHints[kind],
        }))}
        value={draft.kind}
        onChange={(kind) => writing.change(chooseKind(kind))}
      />
      <PostingSection {...sections.photos}>
        <Suspense fallback={<Loader />}>
          <PostingPhotosSection viewModel={viewModel} />
        </Suspense>
      </PostingSection>
      <PostingSection {...sections.subject}>
        <PostingSubjectSection viewModel={viewModel} />
      </PostingSection>
      <PostingSection {...sections.details}>
        <PostingDetailsSection viewModel={viewModel} />
      </PostingSection>
      <PostingSection {...(category?.family === 'immobilier' ? sections.propertyPlace : sections.place)}>
        <PostingPlaceSection viewModel={viewModel} />
      </PostingSection>
    </>
  );
});
