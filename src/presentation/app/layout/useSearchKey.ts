import { useLayoutEffect } from 'react';

/**
 * Ctrl+K, or Command+K, opens the search. Not « / » alone: a key without a modifier acts at random for people who dictate,
 * and would have to come with a way to switch it off (WCAG 2.1.4).
 */
export function useSearchKey(open: () => void, isEnabled: boolean): void {
  useLayoutEffect(() => {
    if (!isEnabled) return undefined;
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [open, isEnabled]);
}
