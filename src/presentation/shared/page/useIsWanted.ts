import { useEffect, useState } from 'react';
import { PAGE_ANSWERS_ID } from '../../../application/shared/PageAnswers';
import { isServer } from './isServer';

/** Whether more may be read than a rendered page has brought: once the visitor does something on it, at once on any other page. */
export function useIsWanted(): boolean {
  const [isWanted, setWanted] = useState(() => !isServer && document.getElementById(PAGE_ANSWERS_ID) === null);
  useEffect(() => {
    if (isWanted) return;
    const want = () => setWanted(true);
    void globalThis.mbzWanted?.then(want);
    addEventListener('pointermove', want, { once: true });
    return () => removeEventListener('pointermove', want);
  }, [isWanted]);
  return isWanted;
}
