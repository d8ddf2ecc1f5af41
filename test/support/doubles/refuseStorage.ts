import { vi } from 'vitest';

/** A browser that throws at each touch of localStorage, as with blocked cookies; undone by `vi.unstubAllGlobals()`. */
export function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}
