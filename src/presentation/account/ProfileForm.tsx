import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent } from 'react';
import { MAXIMUM_ABOUT_LENGTH, MAXIMUM_NAME_LENGTH } from '../../domain/account/ProfileEntries';
import { useNotify } from '../shared/notify';
import { PlaceField } from '../shared/PlaceField';
import { messages as sharedMessages } from '../shared/messages';
import { profileMessages as messages, storeFailureMessages } from './messages';
import type { ProfileFormViewModel } from './ProfileFormViewModel';

/** Name, words and commune. */
export const ProfileForm = observer(function ProfileForm({ viewModel }: { readonly viewModel: ProfileFormViewModel }) {
  const { contactDetails, entries, errors, failure, isChanged, status } = viewModel;
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void viewModel.save();
  };
  const reset = () => {
    const typed = viewModel.reset();
    notify({ kind: 'info', text: messages.resetDone, action: { label: messages.undo, run: () => viewModel.type(typed) } });
  };
  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <TextField
        label={messages.name}
        value={entries.displayName}
        error={errors.has('displayName')}
        helperText={errors.has('displayName') ? messages.tooLong(MAXIMUM_NAME_LENGTH) : messages.nameHint}
        onChange={(event) => viewModel.type({ displayName: event.target.value })}
        slotProps={{ htmlInput: { autoComplete: 'nickname' } }}
      />
      <TextField
        label={messages.about}
        multiline
        minRows={3}
        value={entries.about}
        error={errors.has('about')}
        helperText={`${errors.has('about') ? messages.tooLong(MAXIMUM_ABOUT_LENGTH) : messages.aboutHint} ${messages.counter(entries.about.trim().length, MAXIMUM_ABOUT_LENGTH)}`}
        onChange={(event) => viewModel.type({ about: event.target.value })}
      />
      <div role="status">
        {contactDetails.length > 0 && <Alert severity="warning" role="none">{messages.contactWarning(contactDetails)}</Alert>}
      </div>
      <PlaceField
        label={messages.place}
        value={entries.place}
        typed={entries.placeText}
        error={errors.has('placeText') ? sharedMessages.chooseCommune : undefined}
        helperText={messages.placeHint}
        onChange={(place, typed) => viewModel.type(place === null ? { place: null, placeText: typed } : { place: { communeName: place.communeName, postalCode: place.postalCode }, placeText: '' })}
      />
      {failure !== null && <Alert severity="error">{storeFailureMessages[failure]}</Alert>}
      <div className="row">
        <Button type="submit" variant="contained" disabled={status === 'saving'}>{status === 'saving' ? messages.saving : messages.save}</Button>
        {isChanged && <Button disabled={status === 'saving'} onClick={reset}>{messages.reset}</Button>}
      </div>
    </Form>
  );
});

const Form = styled.form({ display: 'flex', flexDirection: 'column', gap: 20, maxWidth: 640, '& > [role="status"]:empty': { marginTop: -20 } });
