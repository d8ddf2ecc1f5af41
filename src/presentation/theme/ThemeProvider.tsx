import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { ThemeName } from '../../domain/theme/ThemeName';
import { useViewModel } from '../shared/useViewModel';
import { ThemeContext } from './useTheme';
import { useThemeSwipe } from './useThemeSwipe';
import { themeViewModel } from './viewModels';

interface ThemeProviderProps {
  /** The value of `<meta name="theme-color">`, by theme. */
  readonly frameColours: Readonly<Record<ThemeName, string>>;
  readonly children: ReactNode;
}

/** Provides the theme and toggles it on a swipe. `ThemePreference` sets its attribute on the page root. */
export const ThemeProvider = observer(function ThemeProvider({ frameColours, children }: ThemeProviderProps) {
  const viewModel = useViewModel(themeViewModel);
  const { theme, toggle } = viewModel;
  useEffect(() => viewModel.start(), [viewModel]);
  useThemeSwipe(toggle);

  const frameColour = frameColours[theme];
  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', frameColour);
  }, [frameColour]);

  return <ThemeContext value={{ theme, toggle }}>{children}</ThemeContext>;
});
