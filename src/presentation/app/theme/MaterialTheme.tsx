import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { siteTheme } from './theme';

/** Provides the theme to Material components. `ThemePreference`, not Material, sets `data-theme` on the page root. */
export function MaterialTheme({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={siteTheme()} colorSchemeNode={null} storageManager={null} noSsr>
      {children}
    </ThemeProvider>
  );
}
