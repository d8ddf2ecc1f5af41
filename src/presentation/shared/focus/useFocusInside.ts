import { useEffect, useRef, type RefObject } from 'react';

interface FocusBox<Box extends HTMLElement> {
  readonly ref: RefObject<Box | null>;
  readonly tabIndex: -1;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Focuses a box when the control that has the focus goes from it, as one does that was used; so does one of a dialog that the box contains. */
export function useFocusInside<Box extends HTMLElement>(): FocusBox<Box> {
  const ref = useRef<Box>(null);
  const hadFocus = useRef(false);
  // An element that is removed has no `blur`. After the effects of a dialog that closes, which focuses what opened it, if that is there.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => void (hadFocus.current = true),
    onBlur: () => void (hadFocus.current = false),
  };
}
