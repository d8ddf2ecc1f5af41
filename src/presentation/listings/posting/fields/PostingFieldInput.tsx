import { observer } from 'mobx-react-lite';
import type { DraftEntry, DraftErrors } from '../../../../domain/listings/draft/DraftError';
import type { Field } from '../../../../domain/listings/catalogue/Field';
import type { PostingDraftViewModel } from '../PostingDraftViewModel';
import { fieldHints } from './hintMessages';
import { PostingFlag } from './PostingFlag';
import { PostingMonth } from './PostingMonth';
import { PostingPills } from './PostingPills';
import { PostingSelect } from './PostingSelect';
import { PostingTextField } from './PostingTextField';

interface PostingFieldInputProps {
  readonly field: Field;
  readonly writing: PostingDraftViewModel;
  readonly errors: DraftErrors;
}

/** Fields with more choices use a select. */
const MAXIMUM_PILLS = 8;

/** The control for a field of the category. Requests do not have to answer any. */
export const PostingFieldInput = observer(function PostingFieldInput({
  field,
  writing,
  errors,
}: PostingFieldInputProps) {
  const { fields, kind } = writing.draft;
  const { id, label } = field;
  const entry: DraftEntry = `fields.${id}`;
  const required = field.required === true && kind === 'offer';
  const shared = {
    entry,
    label,
    errors,
    hint: fieldHints[id],
    required,
    value: fields[id] ?? '',
    onChange: (typed: string) => writing.changeField(id, typed),
  };
  switch (field.kind) {
    case 'text':
      return <PostingTextField {...shared} maximumLength={field.maximumLength} suggestions={field.suggestions} />;
    case 'number':
      return (
        <PostingTextField
          {...shared}
          unit={field.unit}
          inputMode={field.decimals === undefined ? 'numeric' : 'decimal'}
        />
      );
    case 'month':
      return <PostingMonth {...shared} />;
    case 'flag':
      return <PostingFlag {...shared} />;
    case 'choice':
      return required && field.choices.length <= MAXIMUM_PILLS ? (
        <div className="wide">
          <PostingPills {...shared} pills={field.choices} />
        </div>
      ) : (
        <PostingSelect {...shared} choices={field.choices} />
      );
  }
});
