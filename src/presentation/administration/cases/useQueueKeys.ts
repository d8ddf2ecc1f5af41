import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ModerationCase } from '../../../domain/moderation/ModerationCase';
import { measuresFor, type Measure } from '../../../domain/moderation/Measure';
import { administrationPaths } from '../paths';
import type { CaseQueueViewModel } from './CaseQueueViewModel';

/** What a link to a case carries: the measure that its form begins with. */
export interface CaseLinkState {
  readonly measure?: Measure;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };
const letters: Readonly<Record<string, readonly Measure[]>> = {
  r: ['removal', 'warning'],
  c: ['correction'],
  v: ['none'],
};

/** Keys of the queue, while the focus is on one of its links. Letters can be switched off (WCAG 2.1.4). */
export function useQueueKeys(queue: CaseQueueViewModel, showKeys: () => void) {
  const navigate = useNavigate();
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || (key.length === 1 && !queue.hasLetters)) return;
    const links = [...currentTarget.querySelectorAll('a')];
    const index = links.findIndex((link) => link === document.activeElement);
    const step = steps[key];
    const measure = measureOf(queue.cases[index], letters[key] ?? []);
    if (step !== undefined) links[index + step]?.focus();
    else if (key === '?') showKeys();
    else if (measure !== null)
      void navigate(administrationPaths.case(measure.target), {
        state: { measure: measure.measure } satisfies CaseLinkState,
      });
    else return;
    event.preventDefault();
  };
}

/** The first of the measures that the target of a case can have. */
function measureOf(known: ModerationCase | undefined, wanted: readonly Measure[]) {
  const measure = wanted.find((one) => known !== undefined && measuresFor(known.target.kind).includes(one));
  return known === undefined || measure === undefined ? null : { target: known.target, measure };
}

/** The measure that a link has brought along; null without one. */
export function measureIn(state: unknown, target: ModerationCase['target']): Measure | null {
  if (typeof state !== 'object' || state === null || !('measure' in state)) return null;
  return measuresFor(target.kind).find((measure) => measure === state.measure) ?? null;
}
