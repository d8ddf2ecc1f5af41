import { token } from '../shared/token';

/** The date on which this browser was last counted (specification §3). */
export interface VisitMarker {
  /** True for the first call of a day in any tab of this browser; always false without browser storage. */
  claim(day: string): Promise<boolean>;
  /** Allows another claim for the day, after counting has failed. */
  release(day: string): void;
}
export const VisitMarker = token<VisitMarker>('VisitMarker');
