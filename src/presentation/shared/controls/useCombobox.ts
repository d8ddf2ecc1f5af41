import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';

interface Choices {
  /** How many options there are now; none closes the list. */
  readonly count: number;
  onPick(index: number): void;
  /** Enter without an active option picks the first one; otherwise it is left to the form. */
  readonly picksFirst?: boolean;
}

/**
 * A text field with a list of options under it, as the ARIA Authoring Practices want it: the focus stays in the field, arrows move
 * through the options and back to the text, Enter picks, Escape closes. Spread `input` over the field; `OptionList` shows the rest.
 */
export function useCombobox({ count, onPick, picksFirst = false }: Choices) {
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const [reached, setReached] = useState<number | null>(null);
  const isOpen = isWanted && count > 0;
  const active = isOpen && reached !== null && reached < count ? reached : null;
  const optionId = (index: number) => `${id}-${index}`;

  function open(): void {
    setWanted(true);
    setReached(null);
  }

  function close(): void {
    setWanted(false);
    setReached(null);
  }

  function pick(index: number): void {
    close();
    onPick(index);
  }

  function move(step: 1 | -1): void {
    if (!isOpen) open();
    setReached(isOpen ? nextPosition(active, step, count) : nextPosition(null, step, count));
  }

  /** Returns whether the key was handled. */
  function press(key: string): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      move(key === 'ArrowDown' ? 1 : -1);
      return true;
    }
    if (!isOpen) return false;
    if (key === 'Escape') {
      close();
      return true;
    }
    const picked = key === 'Enter' ? (active ?? (picksFirst ? 0 : null)) : null;
    if (picked !== null) pick(picked);
    return picked !== null;
  }

  return {
    isOpen,
    active,
    open,
    close,
    input: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': active === null ? undefined : optionId(active),
      onClick: () => {
        if (!isWanted) open();
      },
      onBlur: close,
      onKeyDown: (event: KeyboardEvent) => {
        if (isComposing(event) || !press(event.key)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
    list: {
      id: `${id}-list`,
      role: 'listbox',
      // A mouse press would blur the field and close the list before the click.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    option: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      onMouseMove: () => setReached(index),
      onClick: () => pick(index),
    }),
  } as const;
}

export type Combobox = ReturnType<typeof useCombobox>;

/** Cycles through the options and the text itself (null), which comes between the last and the first. */
function nextPosition(active: number | null, step: 1 | -1, count: number): number | null {
  if (active === null) return step === 1 ? 0 : count - 1;
  const next = active + step;
  return next < 0 || next >= count ? null : next;
}

/** While an input method composes, Enter and arrows are its keys. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing;
}
