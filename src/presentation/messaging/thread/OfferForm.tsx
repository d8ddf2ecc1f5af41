import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { ComposerViewModel } from './ComposerViewModel';
import { messages } from '../messages';
import type { ThreadViewModel } from './ThreadViewModel';

interface OfferFormProps {
  readonly thread: ThreadViewModel;
  readonly composer: ComposerViewModel;
}

export const OfferForm = observer(function OfferForm({ thread, composer }: OfferFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    composer.sendOffer(thread.opening);
  };
  return (
    <Root onSubmit={submit} noValidate>
      <TextField
        autoFocus
        size="small"
        label={messages.offerLabel}
        value={composer.offer ?? ''}
        error={composer.isOfferWrong}
        helperText={composer.isOfferWrong ? messages.offerWrong : undefined}
        onChange={(event) => composer.typeOffer(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') composer.endOffer();
        }}
        slotProps={{
          formHelperText: { role: 'alert' },
          htmlInput: { inputMode: 'numeric', autoComplete: 'off', enterKeyHint: 'send' },
          input: { endAdornment: <InputAdornment position="end">€</InputAdornment> },
        }}
      />
      <Button type="submit" variant="contained">
        {messages.sendOffer}
      </Button>
      <Button onClick={composer.endOffer}>{messages.cancel}</Button>
    </Root>
  );
});

const Root = styled.form({ flexWrap: 'wrap', paddingTop: 6, '&&': { alignItems: 'flex-start', gap: 10 } });
