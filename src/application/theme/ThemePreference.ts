import type { ThemeName } from '../../domain/theme/ThemeName';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** The theme stored in this browser (key `theme`) and set on the page root as `data-theme`. */
export interface ThemePreference {
  current(): ThemeName;
  change(theme: ThemeName): void;
  /** Calls the listener when another tab changes it. */
  subscribe(listener: (theme: ThemeName) => void): Unsubscribe;
}
export const ThemePreference = token<ThemePreference>('ThemePreference');
