import { createContext, use, type ReactNode } from 'react';

/** Gives Material's pieces their looks; the application says how, and the code for it is fetched when first used. */
export const MaterialContext = createContext<(content: ReactNode) => ReactNode>((content) => content);

/** Around Material's pieces on a page that does without them at first. Suspends while their theme is on the way. */
export function Material({ children }: { readonly children: ReactNode }) {
  return use(MaterialContext)(children);
}
