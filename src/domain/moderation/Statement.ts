import type { Instant } from '../shared/Instant';
import { trimmedText } from '../shared/trimmedText';
import type { Measure } from './Measure';
import type { ReportTarget } from './Report';

/** The statement of reasons that the person concerned reads (DSA, article 17). It does not name the admin: the journal does. */
export interface Statement extends StatementEntries {
  readonly target: ReportTarget;
  /** The owner of the listing, or the reported person. */
  readonly personId: string;
  /** The title of the listing, or the name of the person, when it was decided. */
  readonly title: string;
  readonly measure: Measure;
  /** When the restriction ends; null of any other measure. */
  readonly until: Instant | null;
  readonly decidedAt: Instant;
}

/** What an admin enters. */
export interface StatementEntries extends StatementText {
  /** Where the facts come from (`source_type` of the Transparency Database). */
  readonly source: StatementSource;
  readonly ground: StatementGround;
  readonly category: StatementCategory;
}

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

export type StatementError = 'too-short' | 'too-long' | 'unfilled';

/** Empty where every text is in order. */
export type StatementErrors = Readonly<Partial<Record<keyof StatementText, StatementError>>>;

/** A place that a template leaves to be filled in, such as `### date ###`. */
const placeholder = /###/;

export const statementTexts = ['facts', 'reference', 'explanation'] as const satisfies readonly (keyof StatementText)[];

/** The statement of a decision: what the admin entered, and what was decided about whom. */
export function composeStatement(
  entries: StatementEntries,
  decided: Omit<Statement, keyof StatementEntries>,
): Statement {
  return { ...trimmedStatement(entries), ...decided };
}

/** The entries with trimmed texts. */
export function trimmedStatement(entries: StatementEntries): StatementEntries {
  const trimmed = Object.fromEntries(statementTexts.map((text) => [text, trimmedText(entries[text])]));
  return { ...entries, ...trimmed };
}

export function statementErrors(entries: StatementText): StatementErrors {
  const errors: Partial<Record<keyof StatementText, StatementError>> = {};
  for (const text of statementTexts) {
    const error = textError(text, trimmedText(entries[text]));
    if (error !== null) errors[text] = error;
  }
  return errors;
}

function textError(entry: keyof StatementText, text: string): StatementError | null {
  const { minimum, maximum } = statementLengths[entry];
  if (placeholder.test(text)) return 'unfilled';
  if (text.length < minimum) return 'too-short';
  return text.length > maximum ? 'too-long' : null;
}
