import styled from '@emotion/styled';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { pillLink } from '../controls/buttonLook';
import { below } from '../page/screenWidths';
import { EmptyDrawing, type EmptyDrawingName } from './EmptyDrawing';

interface EmptyStateProps {
  readonly drawing: EmptyDrawingName;
  readonly title: string;
  readonly text: string;
  /** Can be focused, for example once the last item has been removed. */
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly to?: string;
  readonly linkLabel?: string;
}

/** Shown instead of an empty list; explains how to add something to it. */
export function EmptyState({ drawing, title, text, heading, to, linkLabel }: EmptyStateProps) {
  return (
    <Root>
      <EmptyDrawing name={drawing} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {to !== undefined && <Link to={to}>{linkLabel}</Link>}
    </Root>
  );
}

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 14,
  padding: 'clamp(20px, 5vw, 64px) 20px',
  borderRadius: 24,
  textAlign: 'center',
  background: 'var(--mb-palette-background-paper)',
  border: '1px dashed var(--mb-palette-outline)',
  h2: { font: 'var(--mb-font-h2)', margin: 0, textWrap: 'balance' },
  p: { margin: 0, maxWidth: '52ch', textWrap: 'balance', lineHeight: 1.55, color: 'var(--mb-palette-text-secondary)' },
  a: pillLink,
  // Its link is above the bottom bar of a phone.
  [below(600)]: { gap: 10, svg: { width: 96 } },
});
