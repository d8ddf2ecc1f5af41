import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { families, findFamily } from '../../../domain/listings/catalogue/categories';
import type { FamilyId } from '../../../domain/listings/catalogue/Category';
import { chooseCategory } from '../../../domain/listings/draft/draftChoices';
import { TITLE_LENGTH } from '../../../domain/listings/draft/validateDraft';
import { PostingDuplicateWarning, PostingContactWarning } from './PostingWarnings';
import { postingMessages } from './messages';
import { PostingPills } from './fields/PostingPills';
import { PostingProposals } from './PostingProposals';
import { PostingTextField } from './fields/PostingTextField';
import type { PostListingViewModel } from './PostListingViewModel';

/** Asks for the title and the category. */
export const PostingSubjectSection = observer(function PostingSubjectSection({
  viewModel,
}: {
  readonly viewModel: PostListingViewModel;
}) {
  const { draft, writing } = viewModel;
  return (
    <>
      <div className="section">
        <PostingTextField
          entry="title"
          label={postingMessages.titleLabel}
          hint={postingMessages.titleHints[draft.kind]}
          value={draft.title}
          errors={viewModel.shownErrors}
          required
          rows={1}
          maximumLength={TITLE_LENGTH.maximum}
          onChange={(title) => writing.changeSubject({ title })}
        />
        <PostingContactWarning text={draft.title} />
        <PostingDuplicateWarning duplicate={viewModel.duplicate} />
        <PostingProposals viewModel={viewModel} />
      </div>
      <CategoryChoice viewModel={viewModel} />
    </>
  );
});

/** Asks for the family first, then for one of its categories; a chosen category opens its family. */
const CategoryChoice = observer(function CategoryChoice({ viewModel }: { readonly viewModel: PostListingViewModel }) {
  const { category, draft, writing } = viewModel;
  const [opened, setOpened] = useState<{ readonly family: FamilyId; readonly categoryId: string | null } | null>(null);
  const familyId =
    opened !== null && opened.categoryId === draft.categoryId ? opened.family : (category?.family ?? null);
  const family = familyId === null ? undefined : findFamily(familyId);
  const errors = viewModel.shownErrors;
  return (
    <div className="section">
      <PostingPills
        label={postingMessages.family}
        pills={families.map(({ id, label }) => ({ value: id, label }))}
        value={familyId}
        required
        onChange={(id) => setOpened({ family: id, categoryId: draft.categoryId })}
        entry={family === undefined ? 'categoryId' : undefined}
        errors={errors}
      />
      {family !== undefined && (
        <PostingPills
          label={postingMessages.category}
          pills={family.categories.map(({ id, label }) => ({ value: id, label }))}
          value={draft.categoryId}
          required
          entry="categoryId"
          errors={errors}
          onChange={(id) => writing.changeSubject(chooseCategory(draft, id))}
        />
      )}
    </div>
  );
});
