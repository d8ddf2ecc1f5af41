import { Fragment, lazy, useState, type ComponentType, type ReactNode } from 'react';

export const loadMaterialTheme = () => import('./MaterialTheme');

export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Preloads its code and returns the component. Never rejects: a failure shows when the component is first rendered. */
  fetch(): Promise<ComponentType<Props> | undefined>;
}

type Frame = ComponentType<{ readonly children: ReactNode }>;

/** A component that is loaded when first shown, together with the theme of Material. */
export function lazyWithMaterial<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  return lazyPart(load, async () => (await loadMaterialTheme()).MaterialTheme);
}

/** A component that is loaded when first shown, and its frame with it. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loadFrame: () => Promise<Frame> | Frame | typeof Fragment = () => Fragment,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const loadPart = async () => {
    const [Part, Frame] = await Promise.all([load(), loadFrame()]);
    Loaded ??= (props: Props) => (
      <Frame>
        <Part {...props} />
      </Frame>
    );
    return { default: Loaded, Part };
  };
  const Pending = lazy<ComponentType<Props>>(loadPart);
  function Shown(props: Props) {
    // The first choice stays: switching to the other component would remount it and lose what was typed.
    const [Part] = useState(() => Loaded ?? Pending);
    return <Part {...props} />;
  }
  return Object.assign(Shown, {
    fetch: () =>
      loadPart().then(
        ({ Part }) => Part,
        () => undefined,
      ),
  });
}
