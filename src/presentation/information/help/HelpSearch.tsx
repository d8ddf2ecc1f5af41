import styled from '@emotion/styled';
import { useRef, type KeyboardEvent } from 'react';
import { iconButton } from '../../shared/controls/buttonLook';
import { bareInput, fieldLook, focusRing } from '../../shared/controls/fieldLook';
import { Icon } from '../../shared/controls/Icon';
import { helpMessages } from './messages';
import { HelpResults } from './HelpResults';

interface HelpSearchProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** Searches while typing. Arrow keys move between the field and the results, Enter opens the first, Escape empties the field. */
export function HelpSearch({ query, onChange }: HelpSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key, currentTarget } = event;
    const hasMoved =
      key === 'ArrowDown' ? moveFocus(currentTarget, 1) : key === 'ArrowUp' && moveFocus(currentTarget, -1);
    const isCleared = key === 'Escape' && query !== '';
    if (isCleared) clear();
    if (hasMoved || isCleared) event.preventDefault();
  };
  return (
    <Root onKeyDown={press} data-print="hide">
      <form
        role="search"
        aria-label={helpMessages.search}
        onSubmit={(submission) => {
          submission.preventDefault();
          const root = submission.currentTarget.parentElement;
          field.current?.focus();
          if (root !== null) moveFocus(root, 1);
        }}
      >
        <Icon name="search" size={22} />
        <input
          ref={field}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={120}
          value={query}
          aria-label={helpMessages.search}
          placeholder={helpMessages.placeholder}
          onChange={({ target }) => onChange(target.value)}
        />
        {query !== '' && (
          <button type="button" aria-label={helpMessages.clear} title={helpMessages.clear} onClick={clear}>
            <Icon name="close" size={20} />
          </button>
        )}
      </form>
      <HelpResults query={query.trim()} />
    </Root>
  );
}

/** Moves the keyboard to the next or previous of the field and the results within; false at either end. */
function moveFocus(within: HTMLElement, step: 1 | -1): boolean {
  const stops = [...within.querySelectorAll<HTMLElement>('input, [data-result]')];
  const now = stops.findIndex((stop) => stop === document.activeElement);
  const next = now < 0 ? undefined : stops[now + step];
  next?.focus();
  return next !== undefined;
}

const Root = styled.div({
  marginTop: 28,
  form: {
    ...fieldLook,
    maxWidth: 720,
    height: 56,
    ...focusRing,
    '& > svg': { flex: 'none', color: 'var(--mb-palette-text-secondary)' },
  },
  input: {
    ...bareInput,
    fontSize: '1.125rem',
    textOverflow: 'ellipsis',
  },
  button: { ...iconButton, flex: 'none' },
});
