import type { Geolocation as Locator, GeolocationFailure } from '../../../application/search/Geolocation';
import type { Coordinates } from '../../../domain/listings/place/Location';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { MINUTE } from '../../../domain/shared/Instant';

/** Low accuracy is enough to find the commune, and does not need GPS. */
const options: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 5 * MINUTE };

/** By the code of `GeolocationPositionError`. */
const failures: Readonly<Record<number, GeolocationFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

export class BrowserGeolocation implements Locator {
  async locate(): Promise<Result<Coordinates, GeolocationFailure>> {
    const device = deviceOf(navigator);
    if (device === undefined) return failure('unavailable');
    return new Promise((resolve) => {
      device.getCurrentPosition(
        ({ coords }) => resolve(success({ latitude: coords.latitude, longitude: coords.longitude })),
        ({ code }) => resolve(failure(failures[code] ?? 'unavailable')),
        options,
      );
    });
  }
}

function deviceOf(browser: { readonly geolocation?: Geolocation }): Geolocation | undefined {
  return browser.geolocation;
}
