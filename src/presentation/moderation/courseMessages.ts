import type { Decision } from '../../domain/moderation/Decision';
import { formatDay } from '../shared/format/formatDate';
import type { ShownCourse } from './PersonRestriction';

/** `day`: the end as it was decided. */
const courseTexts: Readonly<Record<ShownCourse, (day: string) => string>> = {
  running: (day) => `En vigueur jusqu’au ${day}`,
  ended: (day) => `Terminée le ${day}`,
  lifted: () => 'Levée',
  replaced: () => 'N’est plus en vigueur',
  unknown: (day) => `Décidée jusqu’au ${day}`,
};

/** Of a closed account, which has no end. */
const closingTexts: Readonly<Record<ShownCourse, string>> = {
  running: 'En vigueur',
  ended: 'Terminée',
  lifted: 'Levée',
  replaced: 'N’est plus en vigueur',
  unknown: 'Décidée',
};

/** What the status of a decision says, and what has become of a restriction: it may be over while its decision stands. */
export function verdictsOf(
  statusText: string,
  { statement: { until }, status }: Decision,
  course: ShownCourse | null,
): readonly string[] {
  if (course === null) return [statusText];
  const text = until === null ? closingTexts[course] : courseTexts[course](formatDay(until));
  return status === 'standing' ? [text] : [statusText, text];
}
