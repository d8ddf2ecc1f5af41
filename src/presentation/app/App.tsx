import { ThemeProvider } from '@mui/material/styles';
import CssBaseline from '@mui/material/CssBaseline';
import { Suspense } from 'react';
import { ViewModelContext } from '../shared/useViewModel';
import type { ViewModelSource } from '../shared/ViewModels';
import { AppRoutes } from './routes';
import { theme } from './theme';

/** The whole site under a router. The theme's attribute on the page root is `ThemePreference`'s business, not MUI's. */
export function App({ viewModels }: { readonly viewModels: ViewModelSource }) {
  return (
    <ViewModelContext value={viewModels}>
      <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null}>
        <CssBaseline />
        <Suspense>
          <AppRoutes />
        </Suspense>
      </ThemeProvider>
    </ViewModelContext>
  );
}
