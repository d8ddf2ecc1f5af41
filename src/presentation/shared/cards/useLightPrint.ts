import { useEffect } from 'react';

/** Prints in the light theme. */
export function useLightPrint(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let shown = dataset.theme;
    const lighten = () => {
      shown = dataset.theme;
      dataset.theme = 'light';
    };
    const restore = () => {
      if (shown !== undefined) dataset.theme = shown;
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
