import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { DealKind } from '../../../domain/listings/dealKind';
import type { Price } from '../../../domain/listings/Price';
import { formatPrice } from '../../shared/format/formatPrice';
import { useBackToClose } from '../../shared/page/useBackToClose';
import { highOfferTexts as texts } from './messages';

interface HighOfferDialogProps {
  /** Offered. */
  readonly euros: number;
  readonly price: Price;
  readonly deal: DealKind;
  readonly onCorrect: () => void;
  readonly onSend: () => void;
}

/** Whether an offer above the price is meant: one digit too many is easily typed. */
export function HighOfferDialog({ euros, price, deal, onCorrect, onSend }: HighOfferDialogProps) {
  const [title, description] = [useId(), useId()];
  useBackToClose(true, onCorrect);
  const offer = formatPrice({ kind: 'amount', euros });
  const of = deal === 'wanted' ? 'wanted' : 'sale';
  return (
    <Dialog open onClose={onCorrect} aria-labelledby={title} aria-describedby={description} maxWidth="xs">
      <DialogTitle id={title}>{texts.question[of]}</DialogTitle>
      <DialogContent id={description}>
        {texts.comparison[of](offer, formatPrice(price))} {texts.advice}
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1, button: { whiteSpace: 'nowrap' } }}>
        <Button onClick={onCorrect}>{texts.correct}</Button>
        <Button variant="contained" onClick={onSend}>
          {texts.send(offer)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
