import type { Coordinates } from '../../domain/listings/place/Location';
import type { Result } from '../../domain/shared/Result';
import { token } from '../shared/token';

export type GeolocationFailure = 'denied' | 'unavailable' | 'timeout';

export interface Geolocation {
  /** Asks the device where it is; the browser may ask the person first, so call it only on a click. */
  locate(): Promise<Result<Coordinates, GeolocationFailure>>;
}
export const Geolocation = token<Geolocation>('Geolocation');
