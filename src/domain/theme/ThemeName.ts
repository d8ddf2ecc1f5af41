import { DEFAULT_THEME } from './themeConstants';

/** Light and dark toggle; light unless a choice is stored (specification §3, §9). */
export type ThemeName = 'light' | 'dark';

export function toThemeName(stored: string | null): ThemeName {
  return stored === 'light' || stored === 'dark' ? stored : DEFAULT_THEME;
}

export function otherTheme(theme: ThemeName): ThemeName {
  return theme === 'light' ? 'dark' : 'light';
}
