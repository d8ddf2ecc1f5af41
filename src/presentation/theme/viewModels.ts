import { viewModelKey } from '../shared/viewModelKey';
import type { ThemeViewModel } from './ThemeViewModel';

export const themeViewModel = viewModelKey<ThemeViewModel>('themeViewModel', 'firstPage', 'site');
