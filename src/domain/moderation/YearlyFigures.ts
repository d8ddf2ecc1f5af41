import { MINUTE, type Instant } from '../shared/Instant';
import type { Decision } from './Decision';
import type { JournalEntry } from './journal';
import { measuresFor, type Measure } from './Measure';
import { caseIdOf } from './ModerationCase';
import { reportReasons, type ReportReason, type ReportTarget } from './Report';
import type { StatementGround } from './Statement';

/** A report or a notice, without its author and their words. */
export interface Receipt {
  readonly target: ReportTarget;
  readonly reason: ReportReason;
  readonly createdAt: Instant;
}

/** What became of the decisions with a statement of reasons. */
export interface AppealFigures {
  /** Appeals that are not judged yet. */
  readonly waiting: number;
  readonly upheld: number;
  /** Overturned on appeal. */
  readonly overturned: number;
  /** Overturned by the admins of their own accord. */
  readonly corrected: number;
}

export interface ReceiptFigures {
  /** How many reports came without an account. */
  readonly withoutAccount: number;
  /** How many have been followed by a decision about their target. */
  readonly answered: number;
  /** From the report to the first decision about its target, the median of those that are answered; 0 without any. */
  readonly medianMinutes: number;
}

/** The moderation of a year of UTC, in numbers that name nobody. */
export interface YearlyFigures {
  readonly year: number;
  /** Reports received in the year, with and without an account, by their reason. */
  readonly reports: Readonly<Record<ReportReason, number>>;
  readonly receipts: ReceiptFigures;
  /** Decisions taken in the year. */
  readonly measures: Readonly<Record<Measure, number>>;
  /** Those of them that have a statement of reasons, by its ground. */
  readonly grounds: Readonly<Record<StatementGround, number>>;
  /** The appeals against those, until `countedAt`. */
  readonly appeals: AppealFigures;
  readonly countedAt: Instant;
}

/** What the figures of a year are counted from. */
export interface YearRecords {
  readonly reports: readonly Receipt[];
  readonly notices: readonly Receipt[];
  /** The entries of the journal from the beginning of the year until now, in any order. */
  readonly entries: readonly Pick<JournalEntry, 'action' | 'at' | 'targetId' | 'targetKind'>[];
  /** Those of the year. */
  readonly decisions: readonly Decision[];
}

export const allMeasures = [...new Set([...measuresFor('listing'), ...measuresFor('person')])];

/** The first instant of a year, and that of the next one. */
export function boundsOfYear(year: number): readonly [from: Instant, until: Instant] {
  return [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
}

export function countYear(year: number, records: YearRecords, now: Instant): YearlyFigures {
  const { reports, notices, decisions } = records;
  const [from, until] = boundsOfYear(year);
  const taken = records.entries.filter(({ action }) => isMeasure(action)).toSorted((one, other) => one.at - other.at);
  const receipts = [...reports, ...notices];
  const delays = receipts.flatMap((receipt) => delayOf(receipt, taken) ?? []);
  const ofYear = taken.filter(({ at }) => at >= from && at < until);
  const withStatus = (status: Decision['status']) => decisions.filter((decision) => decision.status === status);
  const overturned = withStatus('overturned');
  const corrected = overturned.filter(({ appealedAt }) => appealedAt === null);
  return {
    year,
    reports: countBy(
      reportReasons,
      receipts.map(({ reason }) => reason),
    ),
    receipts: {
      withoutAccount: notices.length,
      answered: delays.length,
      medianMinutes: Math.round(median(delays) / MINUTE),
    },
    measures: countBy(
      allMeasures,
      ofYear.map(({ action }) => action),
    ),
    grounds: countBy(
      ['illegal', 'terms'],
      decisions.map(({ statement }) => statement.ground),
    ),
    appeals: {
      waiting: withStatus('appealed').length,
      upheld: withStatus('upheld').length,
      overturned: overturned.length - corrected.length,
      corrected: corrected.length,
    },
    countedAt: now,
  };
}

/** Which share of the decisions with a statement of reasons was overturned, from 0 to 1; null without any. */
export function overturnedShare({ appeals, grounds }: YearlyFigures): number | null {
  const decisions = grounds.illegal + grounds.terms;
  return decisions === 0 ? null : (appeals.overturned + appeals.corrected) / decisions;
}

export function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function isMeasure(action: JournalEntry['action']): action is Measure {
  return (allMeasures as readonly string[]).includes(action);
}

/** Until the first decision about the target; null without one. `taken`: the oldest first. */
function delayOf({ target, createdAt }: Receipt, taken: YearRecords['entries']): number | null {
  const id = caseIdOf(target);
  const decision = taken.find(({ at, targetId, targetKind }) => at >= createdAt && `${targetKind}~${targetId}` === id);
  return decision === undefined ? null : decision.at - createdAt;
}

/** The lower of the two in the middle; 0 of none. */
function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;
}

function countBy<Name extends string>(
  names: readonly Name[],
  found: readonly string[],
): Readonly<Record<Name, number>> {
  const counts = names.map((name) => [name, found.filter((each) => each === name).length] as const);
  return Object.fromEntries(counts) as Record<Name, number>;
}
