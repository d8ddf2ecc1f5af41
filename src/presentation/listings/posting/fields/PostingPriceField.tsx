import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { Category } from '../../../../domain/listings/catalogue/Category';
import type { DraftErrors } from '../../../../domain/listings/draft/DraftError';
import { priceKindsOf } from '../../../../domain/listings/priceKinds';
import type { PostingDraftViewModel } from '../PostingDraftViewModel';
import { postingMessages } from '../messages';
import { lazyExtra } from '../../../shared/controls/lazyExtra';
import { PillGroup } from '../../../shared/controls/PillGroup';
import { below } from '../../../shared/page/screenWidths';
import { PostingTextField } from './PostingTextField';

const PostingUsualPrice = lazyExtra(async () => (await import('./PostingUsualPrice')).PostingUsualPrice);

interface PostingPriceFieldProps {
  readonly category: Category;
  readonly writing: PostingDraftViewModel;
  readonly errors: DraftErrors;
  readonly ownerId: string | null;
}

/** The price or price kind; for a request, the budget. */
export const PostingPriceField = observer(function PostingPriceField({
  category,
  writing,
  errors,
  ownerId,
}: PostingPriceFieldProps) {
  const { kind, price, priceKind } = writing.draft;
  const isWanted = kind === 'wanted';
  const kinds = isWanted ? [] : priceKindsOf(kind, category.price);
  const unit =
    category.price.suffix === undefined ? postingMessages.euros : `${postingMessages.euros} ${category.price.suffix}`;
  return (
    <div className="section">
      <h3>{postingMessages.priceHeading}</h3>
      {kinds.length > 1 && (
        <PillGroup
          label={postingMessages.priceKind}
          pills={kinds.map((one) => ({ value: one, label: postingMessages.priceKinds[one] }))}
          value={priceKind}
          onChange={(chosen) => writing.change({ priceKind: chosen })}
        />
      )}
      {priceKind === 'amount' && (
        <div className="fields">
          <PostingTextField
            entry="price"
            label={isWanted ? postingMessages.budget : category.price.label}
            hint={isWanted ? postingMessages.budgetHint : undefined}
            value={price}
            errors={errors}
            required={!isWanted}
            unit={unit}
            inputMode="numeric"
            onChange={(typed) => writing.change({ price: typed })}
          />
        </div>
      )}
      {priceKind === 'amount' && !isWanted && ownerId !== null && (
        <UsualPriceSlot>
          <Suspense>
            <PostingUsualPrice writing={writing} ownerId={ownerId} />
          </Suspense>
        </UsualPriceSlot>
      )}
    </div>
  );
});

/** The place of the note and its button: a line, or on small screens two lines above a button. Nothing moves when they come, nor when too few listings are comparable. */
const UsualPriceSlot = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: '8px 16px',
  minHeight: 44,
  [below(720)]: { minHeight: 92 },
});
