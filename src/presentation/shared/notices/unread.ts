import { createContext, type ReactNode, use } from 'react';

/** The number of unread messages of the signed-in person; 0 until loaded. */
export const UnreadContext = createContext(0);

export function useUnread(): number {
  return use(UnreadContext);
}

/** What every page of the site shows above its content to the signed-in person. */
export const BannerContext = createContext<ReactNode>(null);
