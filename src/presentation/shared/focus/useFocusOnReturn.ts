import { useEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pageKey } from '../page/pageMemory';
import { MAIN_ID } from './useFocusOnNavigation';

/** The link by which each page was left, by entry of the tab’s history. */
const left = new Map<string, string>();

/** Back to a list finds the focus on the link by which it was left, once that is there, unless the focus is somewhere already. */
export function useFocusOnReturn(list: RefObject<HTMLElement | null>): void {
  const page = pageKey(useLocation());
  const navigation = useNavigationType();
  // At each render: a list comes when it has been loaded, and grows.
  useEffect(() => {
    const box = list.current;
    if (box === null) return undefined;
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link !== null) left.set(page, link.getAttribute('href') ?? '');
    };
    box.addEventListener('click', follow);
    if (navigation === NavigationType.Pop && isFocusFree()) focusLink(box, page);
    return () => box.removeEventListener('click', follow);
  });
}

function focusLink(box: HTMLElement, page: string): void {
  const address = left.get(page);
  if (address === undefined) return;
  const links = [...box.querySelectorAll<HTMLElement>('a[href]')];
  const link = links.find((one) => one.getAttribute('href') === address);
  if (link === undefined) return;
  left.delete(page);
  link.focus({ preventScroll: true });
}

function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.id === MAIN_ID;
}
