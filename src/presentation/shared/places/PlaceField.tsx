import TextField from '@mui/material/TextField';
import { Suspense } from 'react';
import { PlaceFieldInput, type PlaceFieldProps } from './PlaceFieldInput';

/** Chooses a French commune by name or postal code from a list. Shows a placeholder while its code is loading. */
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
