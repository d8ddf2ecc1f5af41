import { createContext, type ReactNode, use } from 'react';

/** The number of unread messages of the signed-in person; 0 until loaded. */
export const UnreadContext = createContext(0);

export function useUnread(): number {
  return use(UnreadContext);
}

/** The banner that every page of the site shows to a person who may not write; null for everybody else. */
export const RestrictionContext = createContext<ReactNode>(null);
