import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PlainPage } from '../shared/page/PlainPage';
import type { FirstNameViewModel } from './FirstNameViewModel';
import { firstNameMessages as messages } from './messages';
import { StepForm } from './StepForm';

/** Shown once, after the sign-in that has made an account. */
export const FirstNameStep = observer(function FirstNameStep({
  viewModel,
}: {
  readonly viewModel: FirstNameViewModel;
}) {
  const { failure, isSaving, name } = viewModel;
  // The field before it may have been further down.
  useEffect(() => window.scrollTo(0, 0), []);
  return (
    <PlainPage title={messages.title} text={messages.text}>
      <StepForm onSubmit={() => void viewModel.save()}>
        <TextField
          autoFocus
          label={messages.name}
          value={name}
          error={failure !== null}
          helperText={failure === null ? messages.hint : messages.failures[failure]}
          onChange={(event) => viewModel.type(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'given-name' }, formHelperText: { role: 'status' } }}
        />
        <Button type="submit" variant="contained" size="large" loading={isSaving} loadingPosition="start">
          {messages.save}
        </Button>
        <Button onClick={viewModel.skip}>{messages.skip}</Button>
      </StepForm>
    </PlainPage>
  );
});
