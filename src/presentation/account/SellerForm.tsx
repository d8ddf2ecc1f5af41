import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import type { SellerKind } from '../../domain/listings/Listing';
import { PillGroup } from '../shared/controls/PillGroup';
import { PlaceField } from '../shared/places/PlaceField';
import { HandoverChoice } from '../shared/controls/HandoverChoice';
import { SavedForm } from './SavedForm';
import type { SellerFormViewModel } from './SellerFormViewModel';
import { sellerErrorMessages, sellerMessages as messages } from './settingsMessages';

const kinds: readonly SellerKind[] = ['private', 'professional'];

export const SellerForm = observer(function SellerForm({ viewModel }: { readonly viewModel: SellerFormViewModel }) {
  const { entries, errors } = viewModel;
  const errorOf = (entry: keyof typeof entries): string | undefined => {
    const error = errors.get(entry);
    return error && sellerErrorMessages[error];
  };
  return (
    <SavedForm viewModel={viewModel}>
      <PlaceField
        label={messages.place}
        value={entries.location}
        typed={entries.placeText}
        error={errorOf('placeText')}
        helperText={messages.placeHint}
        onChange={(location, typed) => viewModel.type({ location, placeText: location === null ? typed : '' })}
      />
      <HandoverChoice
        legend={messages.handover}
        labels={messages.handovers}
        value={entries.handover}
        error={errorOf('handover')}
        onChange={(handover) => viewModel.type({ handover })}
      />
      <PillGroup
        label={messages.kind}
        hint={messages.kindHint}
        pills={kinds.map((kind) => ({ value: kind, label: messages.kinds[kind] }))}
        value={entries.sellerKind}
        onChange={(sellerKind) => viewModel.type({ sellerKind })}
      />
      {entries.sellerKind === 'professional' && (
        <>
          <TextField
            label={messages.companyName}
            required
            value={entries.companyName}
            error={errors.has('companyName')}
            helperText={errorOf('companyName')}
            onChange={(event) => viewModel.type({ companyName: event.target.value })}
            slotProps={{ htmlInput: { autoComplete: 'organization' } }}
          />
          <TextField
            label={messages.siret}
            required
            value={entries.siret}
            error={errors.has('siret')}
            helperText={errorOf('siret') ?? messages.siretHint}
            onChange={(event) => viewModel.type({ siret: event.target.value })}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          />
        </>
      )}
    </SavedForm>
  );
});
