import type { ComponentType } from 'react';
import type { ThemeName } from '../../src/domain/theme/ThemeName';

/** Components, each in all its states, by their names in the code. The names are also those of the pictures that tests compare. */
export type DesignPart = Readonly<Record<string, ComponentType<{ readonly theme: ThemeName }>>>;
