import type { Location } from '../../domain/listings/place/Location';
import { token } from '../shared/token';

/** The commune that a person searches around. It is stored in this browser only. */
export interface ChosenPlace {
  current(): Location | null;
  /** `null` deletes it. */
  choose(place: Location | null): void;
}
export const ChosenPlace = token<ChosenPlace>('ChosenPlace');
