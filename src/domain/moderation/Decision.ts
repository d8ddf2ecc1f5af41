import type { ListingState } from '../listings/lifecycle/ListingState';
import type { Instant } from '../shared/Instant';
import type { ReportedContent } from './ReportedContent';
import type { Statement } from './Statement';

/** `appealed`: an appeal waits to be judged. Without an appeal, a decision can be overturned, but not upheld. */
export type DecisionStatus = 'standing' | 'appealed' | 'upheld' | 'overturned';

/** A decision that somebody reads the reasons of. */
export interface Decision {
  /** That of its journal entry. */
  readonly number: number;
  readonly statement: Statement;
  /** What it adds to the points of the person concerned: see `pointsAt`. */
  readonly points: number;
  /**
   * The listing as it was decided about, or the name and the text of a person whose text is reset; null of any other decision, or of an
   * earlier version of the site.
   */
  readonly content: ReportedContent | null;
  /** The state that the listing returns to if the decision is overturned; null if it is not about a listing. */
  readonly restoresTo: ListingState | null;
  readonly status: DecisionStatus;
  /** What the person concerned writes against it; empty without an appeal. */
  readonly appeal: string;
  readonly appealedAt: Instant | null;
  /** What the admin who judges the appeal, or overturns the decision without one, writes to the person. */
  readonly answer: string;
  readonly answeredAt: Instant | null;
}
