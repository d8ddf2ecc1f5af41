import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ModerationCase } from '../../../domain/moderation/ModerationCase';
import { measuresFor, type Measure } from '../../../domain/moderation/Measure';
import type { ReportTarget } from '../../../domain/moderation/Report';
import { focusByKey } from '../focusInList';

/** What a link to a case carries: the measure that its form begins with. */
interface CaseLinkState {
  readonly measure?: Measure;
}

interface QueueKeys {
  /** What the links of the list lead to, in their order. */
  readonly targets: readonly ReportTarget[];
  /** The measures that a letter proposes: the first that the target can have. */
  readonly letters: Readonly<Record<string, readonly Measure[]>>;
  /** Whether single letters act (WCAG 2.1.4: they can be switched off). */
  readonly hasLetters: boolean;
  readonly addressOf: (target: ReportTarget) => string;
  readonly showKeys: () => void;
}

/** Keys of a list of cases, while the focus is on one of its links. */
export function useQueueKeys({ targets, letters, hasLetters, addressOf, showKeys }: QueueKeys) {
  const navigate = useNavigate();
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || (key.length === 1 && !hasLetters)) return;
    const links = [...currentTarget.querySelectorAll('a')];
    const index = links.findIndex((link) => link === document.activeElement);
    const target = targets[index];
    const measure = target === undefined ? null : measureOf(target, letters[key] ?? []);
    if (key === '?') showKeys();
    else if (target !== undefined && measure !== null)
      void navigate(addressOf(target), { state: { measure } satisfies CaseLinkState });
    else if (!focusByKey(key, links, index)) return;
    event.preventDefault();
  };
}

/** The first of the measures that a target can have. */
function measureOf(target: ReportTarget, wanted: readonly Measure[]): Measure | null {
  return wanted.find((one) => measuresFor(target.kind).includes(one)) ?? null;
}

/** The measure that a link has brought along; null without one. */
export function measureIn(state: unknown, target: ModerationCase['target']): Measure | null {
  if (typeof state !== 'object' || state === null || !('measure' in state)) return null;
  return measuresFor(target.kind).find((measure) => measure === state.measure) ?? null;
}
