import type { ThemePreference } from '../../../application/theme/ThemePreference';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { toThemeName, type ThemeName } from '../../../domain/theme/ThemeName';
import { THEME_KEY } from '../../../domain/theme/themeConstants';
import { StoredText } from './StoredText';

export class LocalStorageThemePreference implements ThemePreference {
  readonly #stored = new StoredText(THEME_KEY);

  constructor() {
    show(this.current());
  }

  current(): ThemeName {
    return toThemeName(this.#stored.read());
  }

  change(theme: ThemeName): void {
    this.#stored.write(theme);
    show(theme);
  }

  subscribe(listener: (theme: ThemeName) => void): Unsubscribe {
    return this.#stored.subscribe(() => {
      const theme = this.current();
      show(theme);
      listener(theme);
    });
  }
}

function show(theme: ThemeName): void {
  document.documentElement.setAttribute('data-theme', theme);
}
