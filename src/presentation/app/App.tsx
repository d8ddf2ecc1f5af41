import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider as MaterialThemeProvider } from '@mui/material/styles';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Loader } from '../shared/Loader';
import { useSession } from '../shared/useSession';
import { ViewModelContext } from '../shared/useViewModel';
import type { ViewModelSource } from '../shared/ViewModels';
import { ThemeProvider } from '../theme/ThemeProvider';
import { ErrorBoundary } from './ErrorBoundary';
import { palettes } from './palette';
import { AppRoutes } from './routes';
import { theme } from './theme';
import { Toasts } from './Toasts';

const frameColours = { light: palettes.light.background.paper, dark: palettes.dark.background.paper };

/** The whole site under a router. The theme's attribute on the page root is `ThemePreference`'s business, not MUI's. */
export function App({ viewModels }: { readonly viewModels: ViewModelSource }) {
  return (
    <ViewModelContext value={viewModels}>
      <MaterialThemeProvider theme={theme} colorSchemeNode={null} storageManager={null}>
        <CssBaseline />
        <ErrorBoundary>
          <ThemeProvider frameColours={frameColours}>
            <Session>
              <Toasts>
                <Suspense fallback={<Loader fullScreen />}>
                  <AppRoutes />
                </Suspense>
              </Toasts>
            </Session>
          </ThemeProvider>
        </ErrorBoundary>
      </MaterialThemeProvider>
    </ViewModelContext>
  );
}

/** Follows who is signed in, as long as the site stands. */
function Session({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  useEffect(() => session.start(), [session]);
  return children;
}
