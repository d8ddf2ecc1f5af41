import { makeAutoObservable } from 'mobx';
import { otherTheme, type ThemeName } from '../../domain/theme/ThemeName';
import type { ThemePreference } from '../../application/theme/ThemePreference';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';

export class ThemeViewModel {
  theme: ThemeName;
  readonly #preference: ThemePreference;

  constructor(preference: ThemePreference) {
    this.#preference = preference;
    this.theme = preference.current();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): Unsubscribe {
    return this.#preference.subscribe(this.show);
  }

  toggle(): void {
    const theme = otherTheme(this.theme);
    this.#preference.change(theme);
    this.show(theme);
  }

  show(theme: ThemeName): void {
    this.theme = theme;
  }
}
