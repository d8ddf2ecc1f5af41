import styled from '@emotion/styled';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { pillLink } from '../shared/controls/buttonLook';
import { Icon } from '../shared/controls/Icon';

interface EmptyViewProps {
  /** Gets the focus after the last item has been removed. */
  readonly heading: Ref<HTMLHeadingElement>;
  readonly title: string;
  readonly text: string;
  readonly to?: string;
  readonly linkLabel?: string;
}

/** Shown instead of an empty list; explains how to add something to it. */
export function EmptyView({ heading, title, text, to, linkLabel }: EmptyViewProps) {
  return (
    <Root>
      <span className="mark">
        <Icon name="heart" size={36} />
      </span>
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
  gap: 14,
  padding: 'clamp(32px, 6vw, 64px) 20px',
  borderRadius: 24,
  textAlign: 'center',
  background: 'var(--mb-palette-background-paper)',
  border: '1px dashed var(--mb-palette-outline)',
  '.mark': {
    display: 'grid',
    placeItems: 'center',
    width: 76,
    height: 76,
    borderRadius: 999,
    color: 'var(--mb-palette-primary-main)',
    backgroundColor: 'color-mix(in srgb, var(--mb-palette-primary-main) 12%, transparent)',
  },
  h2: { font: 'var(--mb-font-h2)', margin: 0, textWrap: 'balance' },
  p: { margin: 0, maxWidth: '52ch', lineHeight: 1.55, color: 'var(--mb-palette-text-secondary)' },
  a: pillLink,
});
