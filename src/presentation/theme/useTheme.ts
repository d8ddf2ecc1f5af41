import { createContext, use } from 'react';
import type { ThemeName } from '../../domain/theme/ThemeName';

export interface ThemeChoice {
  readonly theme: ThemeName;
  readonly toggle: () => void;
}

export const ThemeContext = createContext<ThemeChoice | null>(null);

export function useTheme(): ThemeChoice {
  const choice = use(ThemeContext);
  if (choice === null) throw new Error('useTheme must be used within a ThemeProvider');
  return choice;
}
