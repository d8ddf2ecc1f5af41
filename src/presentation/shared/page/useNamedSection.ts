import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { elementOfHash } from './elementOfHash';

/** Scrolls to and focuses the section named by the hash: it does not exist yet when the address changes. */
export function useNamedSection(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const named = elementOfHash(hash);
    named?.scrollIntoView();
    named?.focus({ preventScroll: true });
  }, [hash, key]);
}
