import * as v from 'valibot';
import { caseTargetOf } from '../../../domain/moderation/ModerationCase';
import type { ReportOutcome } from '../../../domain/moderation/ReportOutcome';
import { outcomeDocument } from '../moderation/moderationSchemas';

/** `report_outcomes/{id}` with these fields, as an event has it. Null: there is none, or it is malformed. */
export function storedOutcome(id: string, fields: unknown): ReportOutcome | null {
  const [target, outcome] = [caseTargetOf(id), v.safeParse(outcomeDocument, fields)];
  return target !== null && outcome.success ? { target, ...outcome.output } : null;
}
