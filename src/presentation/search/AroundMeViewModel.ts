import { makeAutoObservable } from 'mobx';
import type { CommuneDirectory } from '../../application/listings/CommuneDirectory';
import type { Geolocation, GeolocationFailure } from '../../application/search/Geolocation';
import { locationOf } from '../../domain/listings/place/Commune';
import type { Location } from '../../domain/listings/place/Location';

export type LocatingFailure = GeolocationFailure;

/** The commune nearest to the person; their exact position is neither stored nor sent. */
export class AroundMeViewModel {
  status: 'idle' | 'locating' | LocatingFailure = 'idle';
  readonly #geolocation: Geolocation;
  readonly #communes: CommuneDirectory;

  constructor(geolocation: Geolocation, communes: CommuneDirectory) {
    this.#geolocation = geolocation;
    this.#communes = communes;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Null when it fails; `status` is then the reason. */
  async locate(): Promise<Location | null> {
    this.setStatus('locating');
    const place = await this.#geolocation.locate();
    const commune = place.ok ? await this.#communes.nearest(place.value) : place;
    this.setStatus(commune.ok ? 'idle' : commune.failure);
    return commune.ok ? locationOf(commune.value) : null;
  }

  setStatus(status: AroundMeViewModel['status']): void {
    this.status = status;
  }
}
