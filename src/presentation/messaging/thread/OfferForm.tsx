import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type FormEvent } from 'react';
import { formatPrice } from '../../shared/format/formatPrice';
import { below } from '../../shared/page/screenWidths';
import type { ComposerViewModel } from './ComposerViewModel';
import type { ThreadViewModel } from './ThreadViewModel';
import { askedPrice } from './askedPrice';
import { messages } from '../offers/messages';

const HighOfferDialog = lazy(async () => ({ default: (await import('../offers/HighOfferDialog')).HighOfferDialog }));

interface OfferFormProps {
  readonly thread: ThreadViewModel;
  readonly composer: ComposerViewModel;
}

export const OfferForm = observer(function OfferForm({ thread, composer }: OfferFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    composer.sendOffer(thread.opening, askedPrice(thread));
  };
  const { highOffer } = composer;
  const price = askedPrice(thread);
  const asked =
    price.kind === 'amount'
      ? messages.asked[thread.deal === 'wanted' ? 'wanted' : 'sale'](formatPrice(price))
      : undefined;
  return (
    <>
      <Root onSubmit={submit} noValidate>
        <TextField
          autoFocus
          size="small"
          label={messages.label}
          value={composer.offer ?? ''}
          error={composer.isOfferWrong}
          helperText={composer.isOfferWrong ? messages.wrong : asked}
          onChange={(event) => composer.typeOffer(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') composer.endOffer();
          }}
          slotProps={{
            formHelperText: { role: composer.isOfferWrong ? 'alert' : undefined },
            htmlInput: { inputMode: 'numeric', autoComplete: 'off', enterKeyHint: 'send' },
            input: { endAdornment: <InputAdornment position="end">€</InputAdornment> },
          }}
        />
        <Button type="submit" variant="contained">
          {messages.send}
        </Button>
        <Button onClick={composer.endOffer}>{messages.cancel}</Button>
      </Root>
      {highOffer !== null && (
        <Suspense fallback={null}>
          <HighOfferDialog
            euros={highOffer.euros}
            price={price}
            deal={thread.deal}
            onCorrect={composer.correctHighOffer}
            onSend={() => composer.sendHighOffer(thread.opening)}
          />
        </Suspense>
      )}
    </>
  );
});

const Root = styled.form({
  flexWrap: 'wrap',
  // In line with the quick replies that it takes the place of.
  paddingInline: 'calc(16px - var(--composer-margin))',
  '&&': { alignItems: 'baseline', gap: 10 },
  '.MuiTextField-root': { flex: '1 1 180px', maxWidth: 280 },
  [below(520)]: { '.MuiTextField-root': { flexBasis: '100%', maxWidth: 'none' } },
});
