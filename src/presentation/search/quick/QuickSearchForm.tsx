import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent } from 'react';
import { iconButton } from '../../shared/controls/buttonLook';
import { bareInput, fieldLook, focusRing } from '../../shared/controls/fieldLook';
import { Icon } from '../../shared/controls/Icon';
import { SearchOptionList } from '../box/SearchOptionList';
import type { SearchOption } from '../box/SearchOptionsViewModel';
import { useSearchOptions } from '../box/useSearchOptions';
import { quickSearchMessages } from '../quickSearchMessages';
import type { QuickSearchViewModel } from './QuickSearchViewModel';

interface QuickSearchFormProps {
  readonly viewModel: QuickSearchViewModel;
  readonly onSubmit: () => void;
  /** A suggestion is picked. */
  readonly onPick: (option: SearchOption) => void;
}

export const QuickSearchForm = observer(function QuickSearchForm({
  viewModel,
  onSubmit,
  onPick,
}: QuickSearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { canListen, isListening, query } = viewModel;
  const voiceLabel = isListening ? quickSearchMessages.stopListening : quickSearchMessages.listen;
  const suggestions = useSearchOptions({ onPick });
  const { combobox } = suggestions;
  useEffect(() => field.current?.focus(), [isListening]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <Root role="search" onSubmit={submit}>
      <div className="field">
        <Icon name="search" size={20} />
        <input
          {...combobox.input}
          ref={field}
          type="text"
          enterKeyHint="search"
          value={query}
          onChange={(event) => {
            viewModel.type(event.target.value);
            combobox.open();
          }}
          aria-label={quickSearchMessages.placeholder}
          placeholder={isListening ? quickSearchMessages.listening : quickSearchMessages.placeholder}
        />
        {canListen && (
          <button
            type="button"
            className="voice"
            aria-label={voiceLabel}
            title={voiceLabel}
            data-listening={isListening || undefined}
            onClick={isListening ? viewModel.stopListening : viewModel.listen}
          >
            <Icon name="microphone" size={22} />
          </button>
        )}
        {/* The recent searches stand below the form. */}
        {query !== '' && <SearchOptionList {...suggestions} text={query} />}
      </div>
      <Button type="submit" variant="contained" size="large">
        {quickSearchMessages.submit}
      </Button>
    </Root>
  );
});

const pulse = keyframes({
  '50%': { boxShadow: '0 0 0 6px color-mix(in srgb, var(--mb-palette-primary-main) 25%, transparent)' },
});

const FIELD_HEIGHT = 52;

const Root = styled.form({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '.field': {
    ...fieldLook,
    // Beside the button, all the room is the field's.
    flex: '100 1 260px',
    width: 'auto',
    minWidth: 0,
    height: FIELD_HEIGHT,
    boxSizing: 'border-box',
    ...focusRing,
  },
  input: {
    ...bareInput,
    fontSize: '1.0625rem',
    textOverflow: 'ellipsis',
  },
  // As wide as the form, so that suggestions are read whole.
  '[role="listbox"]': { top: FIELD_HEIGHT + 6 },
  '.text': { whiteSpace: 'normal' },
  // On a line of its own where it does not fit beside the field.
  'button[type="submit"]': { flex: '1 0 auto' },
  '.voice': { ...iconButton, width: 40, height: 40, flex: 'none' },
  '.voice[data-listening]': {
    color: 'var(--mb-palette-primary-contrastText)',
    backgroundColor: 'var(--mb-palette-primary-main)',
    animation: `${pulse} 1.4s ease-in-out infinite`,
  },
});
