import { lazy, type ComponentType } from 'react';

export const loadMaterialTheme = () => import('./MaterialTheme');

/** A part of the site that is fetched when it is first shown, and Material's theme, which it may be made of, along with it. */
export function lazyWithMaterial<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy<ComponentType<Props>>(async () => {
    const [Part, { MaterialTheme }] = await Promise.all([load(), loadMaterialTheme()]);
    return {
      default: (props: Props) => (
        <MaterialTheme>
          <Part {...props} />
        </MaterialTheme>
      ),
    };
  });
}
