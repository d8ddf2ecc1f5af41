import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { DraftEntry } from '../../../domain/listings/draft/DraftError';
import { elementOfHash } from '../../shared/page/elementOfHash';
import { entryId, type PostingStep } from './postingSteps';

export const STEP_HEADING_ID = 'titre-etape';

const controls = 'input:not(:disabled), select, textarea, button:not(:disabled)';

/**
 * Moves the focus when the step changes: to its heading, or to the entry that the address names. Does nothing on the
 * first page.
 */
export function usePostingFocus(step: PostingStep): void {
  const { hash, key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return undefined;
    lastKey.current = key;
    if (hash !== '') return focusWithin(elementOfHash(hash));
    focusStepHeading();
    return undefined;
  }, [step, hash, key]);
}

export function focusStepHeading(): void {
  document.getElementById(STEP_HEADING_ID)?.focus();
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
