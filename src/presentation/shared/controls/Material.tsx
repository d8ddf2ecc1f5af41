import { createContext, use, type ComponentType, type ReactNode } from 'react';

interface MaterialTheme {
  /** Wraps content in the theme; suspends while that is loading. */
  provide(content: ReactNode): ReactNode;
  /** Loads the theme before it is needed. Never fails. */
  prepare(): void;
}

/** Material’s theme, which the application loads when it is first used. */
export const MaterialContext = createContext<MaterialTheme>({
  provide: (content) => content,
  prepare: () => undefined,
});

/** Provides the theme to Material components on a page whose first paint has none. Suspends while it loads. */
export function Material({ children }: { readonly children: ReactNode }) {
  return use(MaterialContext).provide(children);
}

/** A component of Material pieces, with the theme: what loads it when first shown need not know that. */
export function inMaterial<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function InMaterial(props) {
    return (
      <Material>
        <Part {...props} />
      </Material>
    );
  };
}
