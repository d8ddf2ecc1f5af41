import { useEffect } from 'react';

/** On paper the page is light, whatever theme the screen has. */
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
