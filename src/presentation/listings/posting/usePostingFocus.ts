import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { DraftEntry } from '../../../domain/listings/draft/DraftError';
import { elementOfHash } from '../../shared/page/elementOfHash';
import { entryId } from './postingAddresses';

export const TITLE_ID = 'titre-depot';
export const PREVIEW_TITLE_ID = 'titre-apercu';
export const PREVIEW_LINK_ID = 'voir-apercu';

const controls = 'input:not(:disabled), select, textarea, button:not(:disabled)';

/**
 * Moves the focus when the address changes: to the entry that it names, to the heading of the preview, or to the link that has opened
 * it. Does nothing on the first page.
 */
export function usePostingFocus(isPreview: boolean): void {
  const { hash, key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return undefined;
    lastKey.current = key;
    if (hash !== '') return focusWithin(elementOfHash(hash));
    document.getElementById(isPreview ? PREVIEW_TITLE_ID : PREVIEW_LINK_ID)?.focus();
    return undefined;
  }, [isPreview, hash, key]);
}

/** For what removes the control that has the focus. */
export function focusPostingTitle(): void {
  document.getElementById(TITLE_ID)?.focus();
}

export function focusEntry(entry: DraftEntry): void {
  focusWithin(document.getElementById(entryId(entry)));
}

/** Focuses the chosen control of a group, or its first one; waits for controls whose code is still loading. */
function focusWithin(element: HTMLElement | null): () => void {
  const focus = () => {
    const control =
      element?.matches(controls) === true
        ? element
        : (element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector<HTMLElement>(controls));
    control?.focus();
    return control !== null && control !== undefined;
  };
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  if (element !== null && !focus()) observer.observe(element, { childList: true, subtree: true });
  return () => observer.disconnect();
}
