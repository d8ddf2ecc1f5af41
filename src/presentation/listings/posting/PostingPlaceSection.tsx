import { observer } from 'mobx-react-lite';
import type { SellerKind } from '../../../domain/listings/Listing';
import { PlaceField } from '../../shared/places/PlaceField';
import { HandoverChoice } from '../../shared/controls/HandoverChoice';
import { PillGroup } from '../../shared/controls/PillGroup';
import { postingErrorText } from './postingErrorMessages';
import { postingMessages } from './messages';
import { PostingTextField } from './fields/PostingTextField';
import type { PostListingViewModel } from './PostListingViewModel';
import { entryId } from './postingAddresses';

const sellers: readonly SellerKind[] = ['private', 'professional'];

/** Asks for the place, the handover and the kind of seller. */
export const PostingPlaceSection = observer(function PostingPlaceSection({
  viewModel,
}: {
  readonly viewModel: PostListingViewModel;
}) {
  const { category, draft, writing } = viewModel;
  const errors = viewModel.shownErrors;
  const placeError = errors.get('location');
  const handoverError = errors.get('handover');
  return (
    <>
      <div id={entryId('location')}>
        <PlaceField
          label={postingMessages.place}
          required
          value={draft.location}
          typed={draft.placeText}
          onChange={(location, typed) => writing.change({ location, placeText: location === null ? typed : '' })}
          error={placeError && postingErrorText('location', placeError)}
        />
      </div>
      {category?.family !== 'immobilier' && (
        <HandoverChoice
          id={entryId('handover')}
          legend={postingMessages.handover}
          labels={postingMessages.handovers}
          value={draft.handover}
          error={handoverError && postingErrorText('handover', handoverError)}
          onChange={(handover) => writing.change({ handover })}
        />
      )}
      <div className="section">
        <PillGroup
          label={postingMessages.seller}
          pills={sellers.map((kind) => ({ value: kind, label: postingMessages.sellers[kind] }))}
          value={draft.sellerKind}
          onChange={(sellerKind) => writing.change({ sellerKind })}
        />
        {draft.sellerKind === 'professional' && (
          <div className="fields">
            <PostingTextField
              entry="companyName"
              label={postingMessages.companyName}
              value={draft.companyName}
              errors={errors}
              required
              autoComplete="organization"
              onChange={(companyName) => writing.change({ companyName })}
            />
            <PostingTextField
              entry="siret"
              label={postingMessages.siret}
              value={draft.siret}
              errors={errors}
              required
              inputMode="numeric"
              hint={postingMessages.siretHint}
              onChange={(siret) => writing.change({ siret })}
            />
          </div>
        )}
      </div>
    </>
  );
});
