import styled from '@emotion/styled';
import { visuallyHidden } from '../../shared/controls/VisuallyHidden';
import { below } from '../../shared/page/screenWidths';

/** Where little room is left for messages, the steps and their explanation wait until they are asked for. */
const narrow = {
  padding: '6px 14px',
  '.MuiButton-root': { paddingInline: 12 },
  gap: '2px 8px',
  '.summary': {
    flex: '1 1 auto',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    minWidth: 0,
    minHeight: 44,
    padding: 0,
    border: 0,
    font: 'inherit',
    lineHeight: 1.25,
    textAlign: 'start',
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    b: { display: 'block', whiteSpace: 'nowrap' },
    small: { display: 'block', fontSize: '0.8125rem', color: 'var(--mb-palette-text-secondary)' },
    svg: { flex: 'none', transform: 'rotate(90deg)' },
  },
  '.summary[aria-expanded=true]': {
    flexBasis: '100%',
    svg: { transform: 'rotate(-90deg)' },
    '& ~ p + .MuiButton-root, & ~ p + a': { marginBlockStart: 6 },
  },
  '.summary[aria-expanded=false]': {
    '& ~ p[role=status]': visuallyHidden,
    '& ~ ol, & ~ p:not([role=status]), & ~ a': { display: 'none' },
  },
} as const;

/** The room of a timeline at the head of its conversation. */
export const TimelineFrame = styled.section({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  padding: '10px 14px',
  borderBottom: '1px solid var(--mb-palette-divider)',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '> p, > ol': { flex: '1 0 100%', margin: 0 },
  ol: { display: 'flex', padding: 0, listStyle: 'none', fontSize: '0.8125rem', fontWeight: 650 },
  li: {
    position: 'relative',
    flex: 1,
    paddingTop: 18,
    textAlign: 'center',
    color: 'var(--mb-palette-text-secondary)',
    // A mark for each step, and a line from the one before it.
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      top: 2,
      left: 'calc(50% - 6px)',
      boxSizing: 'border-box',
      width: 12,
      height: 12,
      borderRadius: '50%',
      border: '2px solid currentColor',
      background: 'var(--mb-palette-background-paper)',
    },
    '& + li::after': {
      content: '""',
      position: 'absolute',
      top: 7,
      right: 'calc(50% + 10px)',
      left: 'calc(-50% + 10px)',
      borderTop: '2px solid currentColor',
    },
    '&[data-status=done]': { color: 'var(--mb-palette-success-main)' },
    '&[data-status=done]::before': { background: 'currentColor' },
    '&[data-status=next]': { color: 'var(--mb-palette-text-primary)' },
    '&[data-status=later]::after, &[data-status=void]::after': { borderTopStyle: 'dotted' },
    '&[data-status=void]': { textDecoration: 'line-through' },
  },
  '.MuiButton-root': { minHeight: 44 },
  // At the end of its line, so that it never takes the place of a button that is pressed twice.
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    marginInlineStart: 'auto',
    color: 'inherit',
    fontWeight: 650,
  },
  '.summary': { display: 'none' },
  [below(600)]: { ...narrow, '.summary small[data-own]': { display: 'none' } },
  '@media (max-height: 899.95px)': narrow,
});
