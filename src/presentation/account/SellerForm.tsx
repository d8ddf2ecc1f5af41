import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent } from 'react';
import type { SellerKind } from '../../domain/listings/Listing';
import { PostingPills } from '../listings/PostingPills';
import { useNotify } from '../shared/notify';
import { PlaceField } from '../shared/PlaceField';
import { HandoverChoice } from './HandoverChoice';
import { storeFailureMessages } from './messages';
import type { SellerFormViewModel } from './SellerFormViewModel';
import { sellerErrorMessages, sellerMessages as messages } from './settingsMessages';

const kinds: readonly SellerKind[] = ['private', 'professional'];

export const SellerForm = observer(function SellerForm({ viewModel }: { readonly viewModel: SellerFormViewModel }) {
  const { entries, errors, failure, isChanged, status } = viewModel;
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const errorOf = (entry: keyof typeof entries): string | undefined => {
    const error = errors.get(entry);
    return error && sellerErrorMessages[error];
  };
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
      <PlaceField
        label={messages.place}
        value={entries.location}
        typed={entries.placeText}
        error={errorOf('placeText')}
        helperText={messages.placeHint}
        onChange={(location, typed) => viewModel.type({ location, placeText: location === null ? typed : '' })}
      />
      <HandoverChoice value={entries.handover} error={errorOf('handover')} onChange={(handover) => viewModel.type({ handover })} />
      <PostingPills
        label={messages.kind}
        hint={messages.kindHint}
        pills={kinds.map((kind) => ({ value: kind, label: messages.kinds[kind] }))}
        value={entries.sellerKind}
        onChange={(sellerKind) => viewModel.type({ sellerKind })}
      />
      {entries.sellerKind === 'professional' && (
        <>
          <TextField
            label={messages.companyName} required value={entries.companyName} error={errors.has('companyName')} helperText={errorOf('companyName')}
            onChange={(event) => viewModel.type({ companyName: event.target.value })} slotProps={{ htmlInput: { autoComplete: 'organization' } }}
          />
          <TextField
            label={messages.siret} required value={entries.siret} error={errors.has('siret')} helperText={errorOf('siret') ?? messages.siretHint}
            onChange={(event) => viewModel.type({ siret: event.target.value })} slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          />
        </>
      )}
      {failure !== null && <Alert severity="error">{storeFailureMessages[failure]}</Alert>}
      <div className="row">
        <Button type="submit" variant="contained" disabled={status === 'saving'}>{status === 'saving' ? messages.saving : messages.save}</Button>
        {isChanged && <Button disabled={status === 'saving'} onClick={reset}>{messages.reset}</Button>}
      </div>
    </Form>
  );
});

const Form = styled.form({ display: 'flex', flexDirection: 'column', gap: 20, maxWidth: 640 });
