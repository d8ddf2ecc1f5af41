import { useState, type Ref } from 'react';
import type { DealKind } from '../../../domain/listings/dealKind';
import type { DealTimeline } from '../../../domain/reviews/dealTimeline';
import { Icon } from '../../shared/controls/Icon';
import { stepLabel, summaryText } from '../timelineMessages';

interface TimelineSummaryProps {
  readonly steps: DealTimeline['steps'];
  readonly deal: DealKind;
  /** What the two have agreed on; null: nothing. */
  readonly price: string | null;
  /** Who must do what next; null where nobody must. */
  readonly turn: string | null;
  /** Then the reader has a button for it. */
  readonly isOwnTurn: boolean;
  readonly ref: Ref<HTMLButtonElement>;
}

/** The step that a deal has reached, in place of all of them on a small screen; opens what `TimelineFrame` hides there. */
export function TimelineSummary({ steps, deal, price, turn, isOwnTurn, ref }: TimelineSummaryProps) {
  const [isOpen, setOpen] = useState(false);
  const reached = steps.find(({ status }) => status !== 'done') ?? steps.at(-1);
  if (reached === undefined) return null;
  const hasPrice = price !== null && reached.status !== 'void' && reached.step !== 'reviews';
  return (
    <button ref={ref} type="button" className="summary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      <span>
        <b>{hasPrice ? `${stepLabel(reached.step, deal)} · ${price}` : stepLabel(reached.step, deal)}</b>
        {turn !== null && <small data-own={isOwnTurn || undefined}>{turn}</small>}
        <small>{summaryText(reached.status, steps.indexOf(reached) + 1, steps.length)}</small>
      </span>
      <Icon name="chevronRight" size={20} />
    </button>
  );
}
