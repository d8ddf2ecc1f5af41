import TextField from '@mui/material/TextField';

interface SelectEntryProps<Value extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly value: Value;
  readonly choices: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}

const shownWhole = { height: 'auto', whiteSpace: 'normal', textOverflow: 'ellipsis' } as const;

/** A choice of the decision form, in a native select. A long one has several lines, or in some browsers an ellipsis. */
export function SelectEntry<Value extends string>({
  label,
  hint,
  value,
  choices,
  labels,
  onChange,
}: SelectEntryProps<Value>) {
  return (
    <TextField
      select
      label={label}
      helperText={hint}
      value={value}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice === event.target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
      slotProps={{ select: { native: true, inputProps: { style: shownWhole } } }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {labels[choice]}
        </option>
      ))}
    </TextField>
  );
}
