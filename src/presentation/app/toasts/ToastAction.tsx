import { useEffect, useRef } from 'react';
import type { ToastContent } from '../../shared/notices/notify';

interface ToastActionProps {
  readonly action: NonNullable<ToastContent['action']>;
  readonly onDone: () => void;
}

/** No other part of the site uses this key. */
const KEY = 'F8';

/** The action of a toast. A key moves the focus to it from anywhere on the page; running it, or Escape, moves it back. */
export function ToastAction({ action, onDone }: ToastActionProps) {
  const { button, goBack, remember } = useWayThere();
  const act = () => {
    goBack();
    onDone();
    action.run();
  };
  return (
    <button
      ref={button}
      type="button"
      aria-keyshortcuts={KEY}
      onClick={act}
      onFocus={({ relatedTarget }) => remember(relatedTarget)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') goBack();
      }}
    >
      {action.label}
      <kbd aria-hidden="true">{KEY}</kbd>
    </button>
  );
}

function useWayThere() {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  const goBack = () => {
    if (before.current instanceof HTMLElement && before.current.isConnected)
      before.current.focus({ preventScroll: true });
  };
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.key !== KEY) return;
      event.preventDefault();
      button.current?.focus();
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, []);
  return {
    button,
    goBack,
    remember: (from: Element | null) => {
      before.current = from;
    },
  };
}
