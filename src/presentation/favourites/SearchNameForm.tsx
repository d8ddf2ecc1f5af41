import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import styled from '@emotion/styled';
import { useRef, useState, type FormEvent } from 'react';
import { savedSearchMessages as messages } from './messages';

interface SearchNameFormProps {
  readonly name: string;
  readonly help?: string;
  /** Why this name was not stored. */
  readonly problem?: string;
  /** Returns what is wrong with the name; null: it was accepted. */
  readonly onSubmit: (name: string) => string | null;
  readonly onCancel: () => void;
}

export function SearchNameForm({ name, help = '', problem: firstProblem, onSubmit, onCancel }: SearchNameFormProps) {
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string | null>(firstProblem ?? null);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = onSubmit(text);
    setProblem(found);
    if (found !== null) field.current?.focus();
  };
  return (
    <Form noValidate onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <TextField
        inputRef={field}
        label={messages.name}
        value={text}
        autoFocus
        fullWidth
        size="small"
        error={problem !== null}
        helperText={problem ?? help}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
        onFocus={(event) => event.target.select()}
        slotProps={{
          formHelperText: { role: problem === null ? undefined : 'alert' },
          htmlInput: { autoComplete: 'off', enterKeyHint: 'done' },
        }}
      />
      <div className="ways">
        <Button type="submit" variant="contained">
          {messages.confirm}
        </Button>
        <Button type="button" onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 12,
  maxWidth: 640,
  '& > :first-of-type': { flex: '1 1 260px' },
  '.MuiInputBase-root': { minHeight: 44 },
  '.ways': { display: 'flex', gap: 8 },
});
