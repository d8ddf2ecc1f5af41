import { lazy, type ComponentType } from 'react';

/** A part without which its page still serves: if its code cannot be loaded, it is left out until the page is loaded again. */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
}

const Nothing = () => null;
