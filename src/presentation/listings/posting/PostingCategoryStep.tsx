import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { families, findFamily } from '../../../domain/listings/catalogue/categories';
import type { FamilyId } from '../../../domain/listings/catalogue/Category';
import { chooseCategory, chooseKind } from '../../../domain/listings/draft/draftChoices';
import type { ListingKind } from '../../../domain/listings/Listing';
import { TITLE_LENGTH } from '../../../domain/listings/draft/validateDraft';
import { PostingDuplicateWarning, PostingContactWarning } from './PostingWarnings';
import { PillGroup } from '../../shared/controls/PillGroup';
import { postingMessages } from './messages';
import { PostingPills } from './fields/PostingPills';
import { PostingProposals } from './PostingProposals';
import { PostingTextField } from './fields/PostingTextField';
import type { PostListingViewModel } from './PostListingViewModel';

const kinds: readonly ListingKind[] = ['offer', 'wanted'];

/** The step that asks for the kind, the title and the category. */
export const PostingCategoryStep = observer(function PostingCategoryStep({
  viewModel,
}: {
  readonly viewModel: PostListingViewModel;
}) {
  const { draft, writing } = viewModel;
  const errors = viewModel.shownErrors('categorie');
  return (
    <>
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
      <div className="section">
        <PostingTextField
          entry="title"
          label={postingMessages.titleLabel}
          hint={postingMessages.titleHints[draft.kind]}
          value={draft.title}
          errors={errors}
          required
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
  const errors = viewModel.shownErrors('categorie');
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
