import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Coordinates, Location } from '../../../domain/listings/place/Location';
import { locationOf } from '../../../domain/listings/place/Commune';
import { noCriteria, type PlaceFilter } from '../../../domain/search/criteria/SearchCriteria';
import type { ChosenPlace } from '../../../application/listings/ChosenPlace';
import type { CommuneDirectory } from '../../../application/listings/CommuneDirectory';
import type { Geolocation, GeolocationFailure } from '../../../application/search/Geolocation';
import type { ListingSearch, SearchHit } from '../../../application/search/ListingSearch';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

const HITS_SHOWN = 8;
/** Tried in order until `ENOUGH` listings are found. */
const RADII_KM = [30, 100, 200];
const ENOUGH = 4;

/** Listings around a commune, the closest first. */
export class NearbyViewModel {
  /** Null until a place is chosen. `communeName` is empty when the commune of the device's position is unknown. */
  place: PlaceFilter | null = null;
  hits: readonly SearchHit[] = [];
  status: 'idle' | 'locating' | 'searching' | 'ready' | BackendFailure = 'idle';
  locationFailure: GeolocationFailure | null = null;
  readonly #search: ListingSearch;
  readonly #communes: CommuneDirectory;
  readonly #geolocation: Geolocation;
  readonly #chosen: ChosenPlace;

  constructor(search: ListingSearch, communes: CommuneDirectory, geolocation: Geolocation, chosen: ChosenPlace) {
    this.#search = search;
    this.#communes = communes;
    this.#geolocation = geolocation;
    this.#chosen = chosen;
    makeAutoObservable(this, { place: observableRef, hits: observableRef }, { autoBind: true });
  }

  /** Searches around the place chosen last, and again whenever listings change. */
  start(): Unsubscribe {
    const place = this.#chosen.current();
    if (place !== null) void this.searchAround(place);
    return this.#search.subscribeToChanges(() => {
      if (this.place !== null && this.status === 'ready') void this.#find(this.place);
    });
  }

  choose(place: Location): Promise<void> {
    this.#chosen.choose(place);
    return this.searchAround(place);
  }

  forget(): void {
    this.#chosen.choose(null);
    this.place = null;
    this.hits = [];
    this.status = 'idle';
  }

  /** Asks the device for its position. To be called on a click: browsers may ask the person for permission. */
  async locate(): Promise<void> {
    this.status = 'locating';
    this.locationFailure = null;
    const located = await this.#geolocation.locate();
    if (!located.ok)
      return runInAction(() => {
        this.status = 'idle';
        this.locationFailure = located.failure;
      });
    const nearest = await this.#communes.nearest(located.value);
    await (nearest.ok
      ? this.choose(locationOf(nearest.value))
      : this.searchAround(locationWithoutCommune(located.value)));
  }

  async searchAround(place: Location): Promise<void> {
    this.place = { ...place, radiusKm: RADII_KM[0] ?? 0 };
    this.status = 'searching';
    this.locationFailure = null;
    for (const radiusKm of RADII_KM) {
      const isDone = await this.#find({ ...place, radiusKm });
      if (isDone) return;
    }
  }

  /** True when no wider radius is to be tried: enough found, a failure, another place chosen meanwhile, or the last radius. */
  async #find(place: PlaceFilter): Promise<boolean> {
    const results = await this.#search.search({
      criteria: { ...noCriteria, place, sort: 'distance' },
      limit: HITS_SHOWN,
    });
    if (this.place?.communeCode !== place.communeCode) return true;
    if (!results.ok) this.#fail(results.failure);
    else if (results.value.hits.length >= ENOUGH || place.radiusKm === RADII_KM.at(-1))
      this.#show(place, results.value.hits);
    else return false;
    return true;
  }

  #show(place: PlaceFilter, hits: readonly SearchHit[]): void {
    runInAction(() => {
      this.place = place;
      this.hits = hits;
      this.status = 'ready';
    });
  }

  #fail(failure: BackendFailure): void {
    runInAction(() => {
      this.status = failure;
    });
  }
}

function locationWithoutCommune({ latitude, longitude }: Coordinates): Location {
  return { communeCode: '', communeName: '', postalCode: '', latitude, longitude };
}
