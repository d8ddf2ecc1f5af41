import { makeAutoObservable } from 'mobx';
import type { CommuneDirectory } from '../../application/listings/CommuneDirectory';
import type { Geolocation, GeolocationFailure } from '../../application/search/Geolocation';
import { locationOf } from '../../domain/listings/place/Commune';
import type { Location } from '../../domain/listings/place/Location';

export type LocatingFailure = GeolocationFailure;

/** Where the person is, as the commune nearest to them: their own position goes nowhere. */
export class AroundMeViewModel {
  status: 'idle' | 'locating' | LocatingFailure = 'idle';
  readonly #geolocation: Geolocation;
  readonly #communes: CommuneDirectory;

  constructor(geolocation: Geolocation, communes: CommuneDirectory) {
    this.#geolocation = geolocation;
    this.#communes = communes;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Null when it could not be found, for the reason that the status tells. */
  async locate(): Promise<Location | null> {
    this.change('locating');
    const place = await this.#geolocation.locate();
    const commune = place.ok ? await this.#communes.nearest(place.value) : place;
    this.change(commune.ok ? 'idle' : commune.failure);
    return commune.ok ? locationOf(commune.value) : null;
  }

  change(status: AroundMeViewModel['status']): void {
    this.status = status;
  }
}
