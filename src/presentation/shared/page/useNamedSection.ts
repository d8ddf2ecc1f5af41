import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { elementOfHash } from './elementOfHash';

/** Takes the page, and the keyboard, to the section that the address names: pages come after their address. */
export function useNamedSection(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const named = elementOfHash(hash);
    named?.scrollIntoView();
    named?.focus({ preventScroll: true });
  }, [hash, key]);
}
