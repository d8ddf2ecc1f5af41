import { createContext, use } from 'react';

/** How many messages wait for the person signed in; 0 until it is known. */
export const UnreadContext = createContext(0);

export function useUnread(): number {
  return use(UnreadContext);
}
