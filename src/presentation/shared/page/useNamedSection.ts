import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Takes the page, and the keyboard, to the section that the address names: pages come after their address. */
export function useNamedSection(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(hash.slice(1));
    named?.scrollIntoView();
    named?.focus({ preventScroll: true });
  }, [hash, key]);
}
