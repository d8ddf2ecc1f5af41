import type { Location } from '../../domain/listings/place/Location';
import { token } from '../shared/token';

/** The commune someone looks around from. Kept in this browser only, it never leaves it. */
export interface ChosenPlace {
  current(): Location | null;
  /** `null` forgets it. */
  choose(place: Location | null): void;
}
export const ChosenPlace = token<ChosenPlace>('ChosenPlace');
