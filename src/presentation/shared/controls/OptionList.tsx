import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Combobox } from './useCombobox';
import { shadows } from '../page/shadows';

interface OptionListProps<Option> {
  readonly combobox: Combobox;
  readonly label: string;
  readonly options: readonly Option[];
  keyOf(option: Option): string;
  children(option: Option): ReactNode;
}

/** The list under a combobox's field; its parent is positioned and as wide as the field. */
export function OptionList<Option>({ combobox, label, options, keyOf, children }: OptionListProps<Option>) {
  if (!combobox.isOpen) return null;
  return (
    <List {...combobox.list} aria-label={label}>
      {options.map((option, index) => (
        <Row key={keyOf(option)} {...combobox.option(index)}>
          {children(option)}
        </Row>
      ))}
    </List>
  );
}

const List = styled.div({
  position: 'absolute',
  insetInline: 0,
  top: 'calc(100% + 6px)',
  zIndex: 1000,
  maxHeight: 'min(420px, 45dvh)',
  overflowY: 'auto',
  padding: 6,
  borderRadius: 16,
  border: '1px solid var(--mb-palette-divider)',
  background: 'var(--mb-palette-background-paper)',
  boxShadow: shadows.deep,
  textAlign: 'start',
});

const Row = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '6px 12px',
  borderRadius: 10,
  cursor: 'pointer',
  '&[aria-selected="true"]': { background: 'color-mix(in srgb, var(--mb-palette-secondary-main) 14%, transparent)' },
});
