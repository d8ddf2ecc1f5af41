import { createContext } from 'react';

/** True while the next page is on the way and the last one still stands. */
export const NavigationPending = createContext(false);
