import { createContext, use, type ReactNode } from 'react';

/** Wraps content in Material’s theme, which the application provides and loads when first used. */
export const MaterialContext = createContext<(content: ReactNode) => ReactNode>((content) => content);

/** Provides the theme to Material components on a page whose first paint has none. Suspends while it loads. */
export function Material({ children }: { readonly children: ReactNode }) {
  return use(MaterialContext)(children);
}
