import { useState, type Ref } from 'react';
import type { DealKind } from '../../../domain/listings/dealKind';
import type { DealTimeline } from '../../../domain/reviews/dealTimeline';
import { Icon } from '../../shared/controls/Icon';
import { stepLabel, summaryText } from '../timelineMessages';

interface TimelineSummaryProps {
  readonly steps: DealTimeline['steps'];
  readonly deal: DealKind;
  /** Who must do what next; null where nobody must. */
  readonly turn: string | null;
  readonly ref: Ref<HTMLButtonElement>;
}

/** The step that a deal has reached, in place of all of them on a small screen; opens what `TimelineFrame` hides there. */
export function TimelineSummary({ steps, deal, turn, ref }: TimelineSummaryProps) {
  const [isOpen, setOpen] = useState(false);
  const reached = steps.find(({ status }) => status !== 'done') ?? steps.at(-1);
  if (reached === undefined) return null;
  return (
    <button ref={ref} type="button" className="summary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      <span>
        <b>{stepLabel(reached.step, deal)}</b>
        {turn !== null && <small>{turn}</small>}
        <small>{summaryText(reached.status, steps.indexOf(reached) + 1, steps.length)}</small>
      </span>
      <Icon name="chevronRight" size={20} />
    </button>
  );
}
