import TextField from '@mui/material/TextField';
import { Suspense } from 'react';
import { PlaceFieldInput, type PlaceFieldProps } from './PlaceFieldInput';

/** A commune of France, typed by its name or postal code and chosen in a list. Holds its place while its code is on the way. */
export function PlaceField(props: PlaceFieldProps) {
  return (
    <Suspense
      fallback={
        <TextField
          fullWidth
          disabled
          label={props.label}
          required={props.required ?? false}
          size={props.size ?? 'medium'}
          helperText={props.helperText}
        />
      }
    >
      <PlaceFieldInput {...props} />
    </Suspense>
  );
}
