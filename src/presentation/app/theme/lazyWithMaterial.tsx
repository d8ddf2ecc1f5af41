import { lazy, useState, type ComponentType, type ReactNode } from 'react';

export const loadMaterialTheme = () => import('./MaterialTheme');

export interface LaterPart<Props> {
  (props: Props): ReactNode;
  /** Fetches its code ahead of its first showing, which tells if that fails. */
  fetch(): Promise<void>;
}

/** A part of the site that is fetched when it is first shown, and Material's theme, which it may be made of, along with it. */
export function lazyWithMaterial<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let Arrived: ComponentType<Props> | null = null;
  const arrive = async () => {
    const [Part, { MaterialTheme }] = await Promise.all([load(), loadMaterialTheme()]);
    Arrived = (props: Props) => (
      <MaterialTheme>
        <Part {...props} />
      </MaterialTheme>
    );
    return { default: Arrived };
  };
  const Awaited = lazy<ComponentType<Props>>(arrive);
  function LaterPart(props: Props) {
    // What stands first stays: one in the place of the other would lose all that was typed.
    const [Part] = useState(() => Arrived ?? Awaited);
    return <Part {...props} />;
  }
  return Object.assign(LaterPart, {
    fetch: () =>
      arrive().then(
        () => undefined,
        () => undefined,
      ),
  });
}
