import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { fieldMessages } from '../forms/fieldMessages';

interface CountedHelpProps {
  /** The hint, or the error. */
  readonly text?: ReactNode;
  readonly length: number;
  readonly maximum: number;
}

/** The help below a text field whose length is limited. More can be typed, so that nothing pasted is cut; the counter then shows an error. */
export function CountedHelp({ text, length, maximum }: CountedHelpProps) {
  return (
    <Line>
      <span>{text}</span>
      <span className="counter" data-over={length > maximum || undefined}>
        {fieldMessages.characters(length, maximum)}
      </span>
    </Line>
  );
}

const Line = styled.span({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  '.counter': {
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--mb-palette-text-secondary)',
  },
  '.counter[data-over]': { fontWeight: 700, color: 'var(--mb-palette-error-main)' },
});
