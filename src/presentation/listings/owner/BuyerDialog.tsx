import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useNotify } from '../../shared/notices/notify';
import { useBackToClose } from '../../shared/page/useBackToClose';
import { useViewModel } from '../../shared/useViewModel';
import { buyersViewModel } from '../viewModels';
import type { Buyer } from './BuyersViewModel';
import { buyerMessages as messages, actionFailureMessages } from './messages';

/** Asks the owner for the buyer after a listing was reserved or sold. */
export const BuyerDialog = observer(function BuyerDialog() {
  const { answer, dismiss, question } = useViewModel(buyersViewModel);
  const notify = useNotify();
  if (question === null) return null;
  const save = async (buyer: Buyer | null) => {
    const saved = await answer(buyer);
    if (!saved.ok) notify({ kind: 'error', text: messages.failed(actionFailureMessages[saved.failure]) });
  };
  return (
    <Question key={question.listing.id} {...question} onAnswer={(buyer) => void save(buyer)} onDismiss={dismiss} />
  );
});

interface QuestionProps {
  readonly listing: { readonly title: string };
  readonly people: readonly Buyer[];
  readonly known: string | undefined;
  onAnswer(buyer: Buyer | null): void;
  onDismiss(): void;
}

const SOMEONE_ELSE = '';

function Question({ listing, people, known, onAnswer, onDismiss }: QuestionProps) {
  const [chosen, choose] = useState(known ?? people[0]?.uid ?? SOMEONE_ELSE);
  const titleId = useId();
  useBackToClose(true, onDismiss);
  return (
    <Dialog open onClose={onDismiss} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{messages.question(listing.title)}</DialogTitle>
      <DialogContent>
        <p style={{ marginTop: 0 }}>{messages.hint(people.length)}</p>
        <RadioGroup aria-labelledby={titleId} value={chosen} onChange={(_event, uid) => choose(uid)}>
          {people.map(({ name, uid }) => (
            <FormControlLabel key={uid} value={uid} control={<Radio />} label={name} />
          ))}
          <FormControlLabel value={SOMEONE_ELSE} control={<Radio />} label={messages.someoneElse} />
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={onDismiss}>{messages.notNow}</Button>
        <Button variant="contained" onClick={() => onAnswer(people.find(({ uid }) => uid === chosen) ?? null)}>
          {messages.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
