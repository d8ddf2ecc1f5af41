import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme';

/** Gives Material's pieces their looks. `data-theme` on the page root is `ThemePreference`'s business, not Material's. */
export function MaterialTheme({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null}>
      {children}
    </ThemeProvider>
  );
}
