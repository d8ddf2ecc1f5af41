import { lazy, useState, type ComponentType, type ReactNode } from 'react';

export const loadMaterialTheme = () => import('./MaterialTheme');

export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Preloads its code and returns the component. Never rejects: a failure shows when the component is first rendered. */
  fetch(): Promise<ComponentType<Props> | undefined>;
}

/** A component that is loaded when first shown, together with the theme of Material. */
export function lazyWithMaterial<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const loadPart = async () => {
    const [Part, { MaterialTheme }] = await Promise.all([load(), loadMaterialTheme()]);
    Loaded ??= (props: Props) => (
      <MaterialTheme>
        <Part {...props} />
      </MaterialTheme>
    );
    return { default: Loaded, Part };
  };
  const Pending = lazy<ComponentType<Props>>(loadPart);
  function LazyPart(props: Props) {
    // The first choice stays: switching to the other component would remount it and lose what was typed.
    const [Part] = useState(() => Loaded ?? Pending);
    return <Part {...props} />;
  }
  return Object.assign(LazyPart, {
    fetch: () =>
      loadPart().then(
        ({ Part }) => Part,
        () => undefined,
      ),
  });
}
