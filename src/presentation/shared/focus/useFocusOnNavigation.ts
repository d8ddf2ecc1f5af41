import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

export const MAIN_ID = 'contenu';

/** Moves the focus to the beginning of a new page. Back and Forward leave it. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const last = useRef(pathname);

  useEffect(() => {
    const isNewPage = last.current !== pathname;
    last.current = pathname;
    if (isNewPage && navigation !== NavigationType.Pop) focusMain();
  }, [pathname, navigation]);
}

export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
