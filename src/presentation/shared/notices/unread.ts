import { createContext, use } from 'react';

/** The number of unread messages of the signed-in person; 0 until loaded. */
export const UnreadContext = createContext(0);

export function useUnread(): number {
  return use(UnreadContext);
}
