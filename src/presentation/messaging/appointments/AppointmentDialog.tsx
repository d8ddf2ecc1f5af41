import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useId, useRef, type ChangeEvent, type FormEvent } from 'react';
import {
  MAXIMUM_PLACE_LENGTH,
  placeInOneLine,
  type AppointmentEntries,
} from '../../../domain/messaging/composeAppointment';
import { CountedHelp } from '../../shared/controls/CountedHelp';
import { FIELD_GAP } from '../../shared/controls/fieldLayout';
import type { MessageSender } from '../proposals/MessageSender';
import type { AppointmentViewModel } from './AppointmentViewModel';
import { dayErrors, messages, placeErrors, timeErrors } from './messages';

interface AppointmentDialogProps {
  readonly appointment: AppointmentViewModel;
  readonly composer: MessageSender;
  readonly onClose: () => void;
}

const names = ['day', 'time', 'place'] as const;

/** When and where to meet. What was typed is there again when it is opened again. */
export const AppointmentDialog = observer(function AppointmentDialog({
  appointment,
  composer,
  onClose,
}: AppointmentDialogProps) {
  const titleId = useId();
  const fields = useRef<Partial<Record<keyof AppointmentEntries, HTMLInputElement | null>>>({});
  const { entries, errors } = appointment;
  const { first, last } = appointment.days();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const content = appointment.compose();
    if (content === null) {
      const wrong = names.find((name) => appointment.errors[name] !== null);
      if (wrong !== undefined) fields.current[wrong]?.focus();
      return;
    }
    composer.send(content, null);
    onClose();
  };
  const field = (name: keyof AppointmentEntries, text: string | null) => ({
    label: messages[name],
    value: entries[name],
    error: text !== null,
    helperText: text ?? undefined,
    inputRef: (input: HTMLInputElement | null) => void (fields.current[name] = input),
    onChange: (event: ChangeEvent<HTMLInputElement>) => appointment.type(name, event.target.value),
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{messages.propose}</DialogTitle>
        <DialogContent>
          <Fields>
            <TextField
              {...field('day', errors.day && dayErrors[errors.day])}
              type="date"
              autoFocus
              slotProps={{ htmlInput: { min: first, max: last } }}
            />
            <TextField {...field('time', errors.time && timeErrors[errors.time])} type="time" />
            <TextField
              {...field('place', errors.place && placeErrors[errors.place])}
              helperText={
                <CountedHelp
                  text={errors.place === null ? messages.advice : placeErrors[errors.place]}
                  length={placeInOneLine(entries.place).length}
                  maximum={MAXIMUM_PLACE_LENGTH}
                />
              }
              className="place"
              autoComplete="off"
            />
          </Fields>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" variant="contained">
            {messages.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
});

const Fields = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  gap: FIELD_GAP,
  alignItems: 'baseline',
  '.place': { gridColumn: '1 / -1' },
});
