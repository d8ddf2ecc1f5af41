import type { Location } from '../../../domain/listings/place/Location';
import { areasAround } from '../../../domain/search/criteria/searchArea';
import { type FlagSet, flagSet } from './cardFlags';

const known = new WeakMap<Location, FlagSet>();

/** The areas from which a listing is found. Worked out once for a place: whoever writes many cards has few of them. */
export function cardCells(location: Location): FlagSet {
  const cells = known.get(location) ?? flagSet(areasAround(location));
  known.set(location, cells);
  return cells;
}
