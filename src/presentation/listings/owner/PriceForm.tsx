import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import styled from '@emotion/styled';
import { useState, type FormEvent } from 'react';
import type { Listing } from '../../../domain/listings/Listing';
import { formatPrice } from '../../shared/format/formatPrice';
import { below } from '../../shared/page/screenWidths';
import { useNotify } from '../../shared/notices/notify';
import { useSession } from '../../shared/session/useSession';
import { useViewModel } from '../../shared/useViewModel';
import { listingActionsViewModel } from '../viewModels';
import { newPriceMessages as messages, newPriceFailure } from './messages';

interface PriceFormProps {
  readonly listing: Listing;
  readonly euros: number;
  readonly onEnd: () => void;
}

/** Changes the price where it is seen. */
export function PriceForm({ listing, euros, onEnd }: PriceFormProps) {
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
    <Form
      ref={bringIntoView}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => key === 'Escape' && onEnd()}
    >
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

/** The focus brings only the field above the bar at the bottom. */
function bringIntoView(form: HTMLFormElement | null): void {
  form?.scrollIntoView({ block: 'nearest' });
}

const Form = styled.form({
  flexGrow: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 8,
  '.MuiTextField-root': { flex: '1 1 180px', maxWidth: 280 },
  [below(520)]: { '.MuiTextField-root': { flexBasis: '100%', maxWidth: 'none' } },
});
