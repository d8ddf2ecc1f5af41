import { token } from '../shared/token';

/** The date on which this browser was last counted (specification §3). */
export interface VisitMarker {
  /** True for whoever asks first for a day, of all tabs of this browser; never where nothing can be kept. */
  claim(day: string): Promise<boolean>;
  /** The visit was not counted after all: it may be claimed again. */
  release(day: string): void;
}
export const VisitMarker = token<VisitMarker>('VisitMarker');
