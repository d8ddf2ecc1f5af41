import type { Instant } from '../shared/Instant';
import type { Measure } from './Measure';
import type { Statement, StatementGround, StatementSource } from './Statement';

/**
 * A row of the DSA Transparency Database (https://transparency.dsa.ec.europa.eu/page/api-documentation), with its field names. It must
 * hold no personal data: the facts and the explanation, which it copies, name nobody.
 */
export type TransparencyRecord = Readonly<Record<string, string | readonly string[]>>;

/** The fields of a record, in the order of a file. */
export const transparencyFields = [
  'puid',
  'decision_visibility',
  'decision_account',
  'decision_ground',
  'illegal_content_legal_ground',
  'illegal_content_explanation',
  'incompatible_content_ground',
  'incompatible_content_explanation',
  'category',
  'content_type',
  'content_date',
  'application_date',
  'decision_facts',
  'source_type',
  'automated_detection',
  'automated_decision',
] as const;

/** The values of a record in the order of `transparencyFields`; a list as JSON, nothing where the record has no such field. */
export function transparencyCells(record: TransparencyRecord): readonly string[] {
  return transparencyFields.map((field) => {
    const value = record[field] ?? '';
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
}

/** Only measures that restrict somebody are declared (DSA, articles 17 and 24). */
const restrictions: Partial<Readonly<Record<Measure, TransparencyRecord>>> = {
  correction: { decision_visibility: ['DECISION_VISIBILITY_CONTENT_DISABLED'] },
  removal: { decision_visibility: ['DECISION_VISIBILITY_CONTENT_REMOVED'] },
  'name-reset': { decision_visibility: ['DECISION_VISIBILITY_CONTENT_REMOVED'] },
  'portrait-reset': { decision_visibility: ['DECISION_VISIBILITY_CONTENT_REMOVED'] },
  'text-reset': { decision_visibility: ['DECISION_VISIBILITY_CONTENT_REMOVED'] },
  restriction: { decision_account: 'DECISION_ACCOUNT_SUSPENDED' },
  closing: { decision_account: 'DECISION_ACCOUNT_TERMINATED' },
};

const sources: Readonly<Record<StatementSource, string>> = {
  notice: 'SOURCE_ARTICLE_16',
  'trusted-flagger': 'SOURCE_TRUSTED_FLAGGER',
  'own-initiative': 'SOURCE_VOLUNTARY',
};

/** The row to declare; null for a measure that restricts nobody. `reference` identifies the decision. */
export function transparencyRecord(
  reference: string,
  statement: Statement,
  contentAt: Instant,
): TransparencyRecord | null {
  const restriction = restrictions[statement.measure];
  if (restriction === undefined) return null;
  return {
    ...restriction,
    ...groundOf(statement.ground, statement.reference, statement.explanation),
    puid: reference,
    category: `STATEMENT_CATEGORY_${statement.category}`,
    content_type: [contentTypeOf(statement)],
    content_date: dayOf(contentAt),
    application_date: dayOf(statement.decidedAt),
    decision_facts: statement.facts,
    source_type: sources[statement.source],
    automated_detection: 'No',
    automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
  };
}

function groundOf(ground: StatementGround, reference: string, explanation: string): TransparencyRecord {
  return ground === 'illegal'
    ? {
        decision_ground: 'DECISION_GROUND_ILLEGAL_CONTENT',
        illegal_content_legal_ground: reference,
        illegal_content_explanation: explanation,
      }
    : {
        decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
        incompatible_content_ground: reference,
        incompatible_content_explanation: explanation,
      };
}

function contentTypeOf({ measure, target }: Statement): string {
  if (measure === 'portrait-reset') return 'CONTENT_TYPE_IMAGE';
  return target.kind === 'listing' ? 'CONTENT_TYPE_PRODUCT' : 'CONTENT_TYPE_TEXT';
}

/** A date as the database wants it: `2026-11-23`. */
function dayOf(at: Instant): string {
  return new Date(at).toISOString().slice(0, 10);
}
