import type { ModerationCase } from '../../../domain/moderation/ModerationCase';
import { DAY, type Instant } from '../../../domain/shared/Instant';

/** Numbers of cases by the age of their last report or notice: below a day, below three days, three days or more. */
export interface AgeOfCases {
  readonly belowADay: number;
  readonly belowThreeDays: number;
  readonly older: number;
}

export function ageOfCases(cases: readonly Pick<ModerationCase, 'lastReportAt'>[], now: Instant): AgeOfCases {
  const ages = cases.map(({ lastReportAt }) => now - (lastReportAt ?? now));
  const belowADay = ages.filter((age) => age < DAY).length;
  const older = ages.filter((age) => age >= 3 * DAY).length;
  return { belowADay, belowThreeDays: ages.length - belowADay - older, older };
}
