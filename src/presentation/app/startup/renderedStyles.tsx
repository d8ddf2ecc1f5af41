import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** The attribute of a style element with the rules of components that a rendered page uses: the key of their cache, and their names. */
export const RENDERED_STYLES = 'data-styles';

/**
 * The site, whose styles begin with those of the rendered page, where they stand. By itself Emotion moves their element, for which the
 * browser parses them again and restyles the whole page.
 */
export function withRenderedStyles(site: ReactNode): ReactNode {
  const cache = createCache({ key: 'css' });
  for (const element of document.querySelectorAll(`style[${RENDERED_STYLES}]`)) {
    const [, ...names] = element.getAttribute(RENDERED_STYLES)?.split(' ') ?? [];
    for (const name of names) cache.inserted[name] = true;
  }
  return <CacheProvider value={cache}>{site}</CacheProvider>;
}
