import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import styled from '@emotion/styled';
import { useState, type FormEvent } from 'react';
import { canBeEdited } from '../../../domain/listings/draft/editListing';
import type { Listing } from '../../../domain/listings/Listing';
import { useRestoreFocus } from '../../shared/focus/useRestoreFocus';
import { formatPrice } from '../../shared/format/formatPrice';
import { useNotify } from '../../shared/notices/notify';
import { useSession } from '../../shared/session/useSession';
import { useViewModel } from '../../shared/useViewModel';
import { listingDisplay } from '../../shared/viewModels';
import { listingActionsViewModel } from '../viewModels';
import { newPriceMessages as messages, newPriceFailure } from './messages';

/** Changes the price where it is seen: one press opens the field, one stores it. Nothing where there is no price to change. */
export function NewPrice({ listing }: { readonly listing: Listing }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRestoreFocus<HTMLButtonElement>(isOpen);
  const now = useViewModel(listingDisplay).now();
  // A refused listing would be submitted again: that needs more than a price.
  if (listing.price.kind !== 'amount' || listing.state === 'refused' || !canBeEdited(listing, now)) return null;
  if (isOpen) return <PriceForm listing={listing} euros={listing.price.euros} onEnd={() => setOpen(false)} />;
  return (
    <Button ref={opener} variant="outlined" onClick={() => setOpen(true)}>
      {messages.open}
    </Button>
  );
}

interface PriceFormProps {
  readonly listing: Listing;
  readonly euros: number;
  readonly onEnd: () => void;
}

function PriceForm({ listing, euros, onEnd }: PriceFormProps) {
  const actions = useViewModel(listingActionsViewModel);
  const { profile } = useSession();
  const notify = useNotify();
  const [typed, setTyped] = useState(String(euros));
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = profile === null ? null : await actions.reprice(listing, typed, profile);
    if (result === null) return;
    if (!result.ok) return setProblem(newPriceFailure(result.failure));
    notify({ kind: 'success', text: messages.done(formatPrice(result.value.price)) });
    onEnd();
  };
  return (
    <Form noValidate onSubmit={(event) => void submit(event)} onKeyDown={({ key }) => key === 'Escape' && onEnd()}>
      <TextField
        autoFocus
        size="small"
        label={messages.label}
        value={typed}
        error={problem !== null}
        helperText={problem}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        slotProps={{
          formHelperText: { role: 'alert' },
          htmlInput: { inputMode: 'numeric', autoComplete: 'off', enterKeyHint: 'done' },
          input: { endAdornment: <InputAdornment position="end">€</InputAdornment> },
        }}
      />
      <Button type="submit" variant="contained">
        {messages.save}
      </Button>
      <Button onClick={onEnd}>{messages.cancel}</Button>
    </Form>
  );
}

const Form = styled.form({
  // Below the other actions.
  order: 1,
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  paddingTop: 6,
});
