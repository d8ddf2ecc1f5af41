import { token } from '../shared/token';

/** Whether this browser’s admin decides with single letters (WCAG 2.1.4: they can be switched off). On unless chosen otherwise. */
export interface ShortcutPreference {
  hasLetters(): boolean;
  setLetters(isOn: boolean): void;
}
export const ShortcutPreference = token<ShortcutPreference>('ShortcutPreference');
