import type { Outlines } from '../../domain/map/Outlines';
import type { Town } from '../../domain/map/townLabels';
import type { Result } from '../../domain/shared/Result';
import { token } from '../shared/token';

/** `unavailable`: it could not be read, offline for instance. The next call tries again. */
export type MapDataFailure = 'unavailable';

/** What maps are drawn from. It comes from the site itself: no map service learns what a person looks at. */
export interface MapData {
  outlines(): Promise<Result<Outlines, MapDataFailure>>;
  /** The communes of at least 2,000 inhabitants, the most populous first; Paris, Lyon and Marseille as one town each. */
  towns(): Promise<Result<readonly Town[], MapDataFailure>>;
}
export const MapData = token<MapData>('MapData');
