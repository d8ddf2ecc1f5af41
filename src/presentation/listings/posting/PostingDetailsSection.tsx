import { observer } from 'mobx-react-lite';
import { DESCRIPTION_LENGTH } from '../../../domain/listings/draft/validateDraft';
import { PostingFieldInput } from './fields/PostingFieldInput';
import { postingMessages } from './messages';
import { PostingPriceField } from './fields/PostingPriceField';
import { PostingTextField } from './fields/PostingTextField';
import { PostingContactWarning } from './PostingWarnings';
import type { PostListingViewModel } from './PostListingViewModel';

/** Asks for the fields of the category, the description and the price. */
export const PostingDetailsSection = observer(function PostingDetailsSection({
  viewModel,
}: {
  readonly viewModel: PostListingViewModel;
}) {
  const { category, draft, fields, writing } = viewModel;
  const errors = viewModel.shownErrors;
  const deduced = fields.filter(({ id }) => writing.deduced.includes(id)).map(({ label }) => label);
  return (
    <>
      {category === undefined ? (
        <p className="note">{postingMessages.noCategory}</p>
      ) : (
        <div className="section">
          <h3>{postingMessages.features(category.label)}</h3>
          {deduced.length > 0 && <p className="note">{postingMessages.deduced(deduced)}</p>}
          <div className="fields">
            {fields.map((field) => (
              <PostingFieldInput key={field.id} field={field} writing={writing} errors={errors} />
            ))}
          </div>
        </div>
      )}
      <div className="section">
        <PostingTextField
          entry="description"
          label={postingMessages.description}
          hint={
            postingMessages.descriptionHints[
              draft.kind === 'offer' && category?.family === 'immobilier' ? 'property' : draft.kind
            ]
          }
          value={draft.description}
          errors={errors}
          required
          rows={6}
          maximumLength={DESCRIPTION_LENGTH.maximum}
          onChange={(description) => writing.change({ description })}
        />
        <PostingContactWarning text={draft.description} />
      </div>
      {category !== undefined && (
        <PostingPriceField category={category} writing={writing} errors={errors} ownerId={viewModel.ownerId} />
      )}
    </>
  );
});
