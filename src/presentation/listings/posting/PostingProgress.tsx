import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../shared/controls/VisuallyHidden';
import { postingMessages, stepLabels } from './messages';
import { postingPath, postingSteps, type PostingStep, type StepState } from './postingSteps';

interface PostingProgressProps {
  readonly step: PostingStep;
  readonly states: Record<PostingStep, StepState>;
}

/** The list of steps; each one that can be opened is a link. */
export function PostingProgress({ step, states }: PostingProgressProps) {
  const position = postingSteps.indexOf(step);
  return (
    <nav aria-label={postingMessages.progress}>
      <Steps>
        {postingSteps.map((one, index) => (
          <li key={one} data-state={states[one]} data-current={one === step || undefined}>
            <StepMark
              step={one}
              number={index + 1}
              isCurrent={one === step}
              isOpen={index < position || states[one] !== 'closed'}
              isDone={states[one] === 'done'}
            />
          </li>
        ))}
      </Steps>
    </nav>
  );
}

interface StepMarkProps {
  readonly step: PostingStep;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly isDone: boolean;
}

function StepMark({ step, number, isCurrent, isOpen, isDone }: StepMarkProps) {
  const content = (
    <>
      <span className="mark" aria-hidden="true">
        {isDone && !isCurrent ? <Tick /> : number}
      </span>
      <span className="label">{stepLabels[step]}</span>
      {isDone && <VisuallyHidden>{`, ${postingMessages.stepDone}`}</VisuallyHidden>}
    </>
  );
  if (isOpen && !isCurrent) return <Link to={postingPath(step)}>{content}</Link>;
  return <span {...(isCurrent ? { 'aria-current': 'step' as const } : {})}>{content}</span>;
}

function Tick() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </svg>
  );
}

const Steps = styled.ol({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: { position: 'relative', '--tint': 'var(--mb-palette-outline)' },
  // The line that connects the steps.
  'li + li::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 21,
    insetInlineEnd: 'calc(50% + 24px)',
    width: 'calc(100% - 44px)',
    height: 2,
    borderRadius: 2,
    background: 'var(--mb-palette-divider)',
  },
  'li[data-state="done"]': { '--tint': 'var(--mb-palette-secondary-main)' },
  'li[data-current]': { '--tint': 'var(--mb-palette-primary-main)' },
  'a, li > span': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 4,
    minHeight: 44,
    paddingBlock: 6,
    borderRadius: 12,
    fontSize: '0.8125rem',
    lineHeight: 1.25,
    textAlign: 'center',
    color: 'var(--mb-palette-text-secondary)',
    textDecoration: 'none',
  },
  'a:hover .label': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '.mark': {
    display: 'grid',
    placeItems: 'center',
    width: 30,
    height: 30,
    borderRadius: 999,
    border: '2px solid var(--tint)',
    fontSize: '0.9375rem',
    fontWeight: 700,
    color: 'var(--tint)',
    background: 'var(--mb-palette-background-paper)',
    fontVariantNumeric: 'tabular-nums',
  },
  'li[data-state="closed"]:not([data-current]) .mark, li[data-state="open"]:not([data-current]) .mark': {
    color: 'var(--mb-palette-text-secondary)',
  },
  'li[data-state="done"] .mark': { color: 'var(--mb-palette-secondary-contrastText)', background: 'var(--tint)' },
  'li[data-current] .mark': { color: 'var(--mb-palette-primary-contrastText)', background: 'var(--tint)' },
  'li[data-current] .label': { fontWeight: 700, color: 'var(--mb-palette-text-primary)' },
});
