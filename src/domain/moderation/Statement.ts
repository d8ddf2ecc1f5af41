import type { Instant } from '../shared/Instant';
import { failure, success, type Result } from '../shared/Result';
import { trimmedText } from '../shared/trimmedText';
import { measuresFor, type Measure } from './Measure';
import type { ReportTarget } from './Report';

/** The statement of reasons that the person concerned reads (DSA, article 17). It does not name the admin: the journal does. */
export interface Statement extends StatementText {
  readonly target: ReportTarget;
  /** The owner of the listing, or the reported person. */
  readonly personId: string;
  readonly measure: Measure;
  /** The end of a restriction; null for everything else. */
  readonly until: Instant | null;
  /** Where the facts come from (`source_type` of the Transparency Database). */
  readonly source: StatementSource;
  readonly ground: StatementGround;
  readonly category: StatementCategory;
  readonly decidedAt: Instant;
}

/** The texts that an admin writes. */
export interface StatementText {
  readonly facts: string;
  /** The article of law, or the clause of the terms, that the decision rests on. */
  readonly reference: string;
  /** Why the facts are against it. */
  readonly explanation: string;
}

export type StatementSource = 'notice' | 'trusted-flagger' | 'own-initiative';

export type StatementGround = 'illegal' | 'terms';

/** Categories of the DSA Transparency Database, without their prefix `STATEMENT_CATEGORY_`. */
export type StatementCategory =
  | 'CONSUMER_INFORMATION'
  | 'CYBER_VIOLENCE'
  | 'DATA_PROTECTION_AND_PRIVACY_VIOLATIONS'
  | 'ILLEGAL_OR_HARMFUL_SPEECH'
  | 'INTELLECTUAL_PROPERTY_INFRINGEMENTS'
  | 'OTHER_VIOLATION_TC'
  | 'SCAMS_AND_FRAUD'
  | 'UNSAFE_AND_PROHIBITED_PRODUCTS';

/** The number of characters of each text; the maxima are those of the Transparency Database. */
export const statementLengths: Readonly<
  Record<keyof StatementText, { readonly minimum: number; readonly maximum: number }>
> = {
  facts: { minimum: 20, maximum: 5000 },
  reference: { minimum: 3, maximum: 500 },
  explanation: { minimum: 20, maximum: 2000 },
};

export type StatementError = 'too-short' | 'too-long' | 'unfilled' | 'wrong-measure' | 'no-end' | 'past-end';
export type StatementErrors = ReadonlyMap<keyof StatementText | 'measure' | 'until', StatementError>;

/** A place that a template leaves to be filled in, such as `### date ###`. */
const placeholder = /###/;

/** The statement with trimmed texts, or the errors by entry. */
export function newStatement(entries: Statement): Result<Statement, StatementErrors> {
  const texts = {
    facts: trimmedText(entries.facts),
    reference: trimmedText(entries.reference),
    explanation: trimmedText(entries.explanation),
  };
  const errors = new Map<keyof StatementText | 'measure' | 'until', StatementError>();
  for (const entry of ['facts', 'reference', 'explanation'] as const) {
    const error = textError(entry, texts[entry]);
    if (error !== null) errors.set(entry, error);
  }
  if (!measuresFor(entries.target.kind).includes(entries.measure)) errors.set('measure', 'wrong-measure');
  const isRestriction = entries.measure === 'restriction';
  if (isRestriction && entries.until === null) errors.set('until', 'no-end');
  if (isRestriction && entries.until !== null && entries.until <= entries.decidedAt) errors.set('until', 'past-end');
  if (errors.size > 0) return failure(errors);
  return success({ ...entries, ...texts, until: isRestriction ? entries.until : null });
}

function textError(entry: keyof StatementText, text: string): StatementError | null {
  const { minimum, maximum } = statementLengths[entry];
  if (placeholder.test(text)) return 'unfilled';
  if (text.length < minimum) return 'too-short';
  return text.length > maximum ? 'too-long' : null;
}
