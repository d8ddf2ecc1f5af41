import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { IdentityFailure } from '../../application/auth/IdentityFailure';
import { IdentityField } from './settings/IdentityField';
import { emailMessages as messages } from './messages';

interface PasswordFieldProps {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly failure: IdentityFailure | null;
  /** A new password is chosen. */
  readonly isNew?: boolean;
  readonly label?: string;
}

export function PasswordField({ isNew = false, label = messages.password, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <Button size="small" onClick={() => setIsShown(!isShown)} sx={{ minHeight: 44 }}>
        {isShown ? messages.hide : messages.show}
      </Button>
    </InputAdornment>
  );
  return (
    <IdentityField
      {...props}
      type={isShown ? 'text' : 'password'}
      name="password"
      label={label}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      hint={isNew ? messages.passwordRule : undefined}
      slotProps={{ input: { endAdornment: toggle } }}
    />
  );
}
