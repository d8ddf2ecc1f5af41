import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { MAXIMUM_NOTE_LENGTH } from '../../domain/moderation/journal';
import { CountedHelp } from '../shared/controls/CountedHelp';
import { administrationMessages as messages } from './messages';

interface NoteFieldProps {
  readonly value: string;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
  onChange(note: string): void;
}

/** The note for the journal. More can be typed than it holds, so that nothing pasted is cut; it cannot be sent then. */
export function NoteField({ value, inputRef, onChange }: NoteFieldProps) {
  const { length } = value.trim();
  const isTooLong = length > MAXIMUM_NOTE_LENGTH;
  return (
    <TextField
      multiline
      name="note"
      label={messages.note}
      value={value}
      error={isTooLong}
      helperText={
        <CountedHelp
          text={isTooLong ? messages.noteTooLong : messages.noteHint}
          length={length}
          maximum={MAXIMUM_NOTE_LENGTH}
        />
      }
      inputRef={inputRef}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
