import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { DraftEntry } from '../../domain/listings/DraftError';
import { entryId, type PostingStep } from './postingSteps';

export const STEP_HEADING_ID = 'titre-etape';

/** On another step, the focus is at its heading, or at the entry that the address names; the page as first opened is left alone. */
export function usePostingFocus(step: PostingStep): void {
  const { hash, key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (hash === '') focusOn(STEP_HEADING_ID);
    else focusOn(decodeURIComponent(hash.slice(1)));
  }, [step, hash, key]);
}

export function focusEntry(entry: DraftEntry): void {
  focusOn(entryId(entry));
}

/** A group of controls is entered by its chosen one, or its first. */
function focusOn(id: string): void {
  const element = document.getElementById(id);
  const control =
    element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector<HTMLElement>('input, select, textarea, button') ?? element;
  control?.focus();
}
