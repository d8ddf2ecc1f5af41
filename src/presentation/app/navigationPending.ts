import { createContext } from 'react';

/** True while the next page is loading and the previous one is still shown. */
export const NavigationPending = createContext(false);
