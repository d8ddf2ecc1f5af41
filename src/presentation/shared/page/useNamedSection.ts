import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { elementOfHash } from './elementOfHash';
import { pageKey, recallPage } from './pageMemory';
import { placeWhileGrowing } from './useScrollRestoration';

/**
 * Focuses the section named by the hash, which does not exist yet when the address changes, and scrolls to it while what stands
 * above it loads. Where `useScrollRestoration` restores a position, it only focuses.
 */
export function useNamedSection(): void {
  const { hash, key, pathname, search } = useLocation();
  const navigation = useNavigationType();
  const page = pageKey({ hash, key, pathname, search });
  useEffect(() => {
    const named = elementOfHash(hash);
    if (named === null) return;
    named.focus({ preventScroll: true });
    if (navigation === NavigationType.Pop && recallPage(page).top !== undefined) return;
    return placeWhileGrowing(() => {
      named.scrollIntoView({ behavior: 'instant' });
      return true;
    });
  }, [hash, page, navigation]);
}
