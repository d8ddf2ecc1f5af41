import TextField from '@mui/material/TextField';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MaterialTheme } from '../../../../src/presentation/app/theme/MaterialTheme';

test('the help of a field that is still being loaded has the colour of other help, which can be read', () => {
  render(
    <MaterialTheme>
      <TextField disabled label="Commune" helperText="Ville ou code postal" />
      <TextField label="Titre" helperText="Cinq mots" />
    </MaterialTheme>,
  );
  const colourOf = (text: string) => getComputedStyle(screen.getByText(text)).color;
  expect(colourOf('Ville ou code postal')).toBe(colourOf('Cinq mots'));
});
