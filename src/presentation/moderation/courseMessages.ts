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

/** What the status of a decision says, and what has become of a restriction: it may be over while its decision stands. */
export function verdictsOf(
  statusText: string,
  { statement: { until }, status }: Decision,
  course: ShownCourse | null,
): readonly string[] {
  if (course === null || until === null) return [statusText];
  const text = courseTexts[course](formatDay(until));
  return status === 'standing' ? [text] : [statusText, text];
}
