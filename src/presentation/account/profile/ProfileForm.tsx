import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { MAXIMUM_ABOUT_LENGTH, MAXIMUM_NAME_LENGTH } from '../../../domain/account/ProfileEntries';
import { PlaceField } from '../../shared/places/PlaceField';
import { profileMessages as messages } from '../messages';
import { sellerErrorMessages } from '../settingsMessages';
import type { ProfileFormViewModel } from './ProfileFormViewModel';
import { SavedForm } from '../SavedForm';
import { CountedHelp } from '../../shared/controls/CountedHelp';

function nameHint({ errors, fallbackName }: ProfileFormViewModel): string {
  if (errors.has('displayName')) return messages.tooLong(MAXIMUM_NAME_LENGTH);
  return fallbackName === null ? messages.nameHint : messages.fallbackHint(fallbackName);
}

export const ProfileForm = observer(function ProfileForm({ viewModel }: { readonly viewModel: ProfileFormViewModel }) {
  const { contactDetails, entries, errors } = viewModel;
  return (
    <SavedForm viewModel={viewModel}>
      <TextField
        label={messages.name}
        value={entries.displayName}
        error={errors.has('displayName')}
        helperText={nameHint(viewModel)}
        onChange={(event) => viewModel.type({ displayName: event.target.value })}
        slotProps={{ htmlInput: { autoComplete: 'nickname' } }}
      />
      <TextField
        label={messages.about}
        multiline
        minRows={3}
        value={entries.about}
        error={errors.has('about')}
        helperText={
          <CountedHelp
            text={errors.has('about') ? messages.tooLong(MAXIMUM_ABOUT_LENGTH) : messages.aboutHint}
            length={entries.about.trim().length}
            maximum={MAXIMUM_ABOUT_LENGTH}
          />
        }
        onChange={(event) => viewModel.type({ about: event.target.value })}
      />
      <div role="status">
        {contactDetails.length > 0 && (
          <Alert severity="warning" role="none">
            {messages.contactWarning(contactDetails)}
          </Alert>
        )}
      </div>
      <PlaceField
        label={messages.place}
        value={entries.place}
        typed={entries.placeText}
        error={errors.has('placeText') ? sellerErrorMessages['unknown-place'] : undefined}
        helperText={messages.placeHint}
        onChange={(place, typed) =>
          viewModel.type(
            place === null
              ? { place: null, placeText: typed }
              : { place: { communeName: place.communeName, postalCode: place.postalCode }, placeText: '' },
          )
        }
      />
    </SavedForm>
  );
});
