import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster';
import type { ListingCard } from '../../domain/listings/Listing';
import { priceInEuros } from '../../domain/listings/Price';
import {
  boundsOf,
  MAXIMUM_ZOOM,
  zoomOfScale,
  type Camera,
  type FrameSize,
  boundsInFrame,
  type MapBounds,
} from '../../domain/map/camera';
import { fromMap, toMap, type MapPoint } from '../../domain/map/mercator';

/** One listing, or several that are too near to each other to have tags of their own. */
export interface TagGroup {
  readonly key: string;
  readonly at: MapPoint;
  readonly count: number;
  /** One of the listings. */
  readonly card: ListingCard;
  /** Of a request, the most that it offers; of several listings, the lowest price that an offer asks for; in whole euros, null where there is none. */
  readonly cheapest: number | null;
  /** Whether all are in the same commune: no zoom takes them apart. */
  readonly isOnePlace: boolean;
  /** For `TagGroups.cardsOf`; null for a single listing. */
  readonly cluster: number | null;
}

interface Leaf {
  readonly index: number;
  readonly cheapest: number | null;
}

/** Pixels within which listings share a tag, at a whole zoom; in between 54 to 107. */
const RADIUS = 76;

/** Listings by where they are, grouped for every zoom. */
export class TagGroups {
  readonly #cards: readonly ListingCard[];
  readonly #index: Supercluster<Leaf, Leaf>;

  constructor(cards: readonly ListingCard[]) {
    this.#cards = cards;
    this.#index = new Supercluster<Leaf, Leaf>({
      radius: RADIUS,
      extent: 256,
      maxZoom: Math.ceil(MAXIMUM_ZOOM),
      map: (leaf) => leaf,
      reduce: (sum, { cheapest }) => {
        const mutable: { cheapest: number | null } = sum;
        if (cheapest !== null) mutable.cheapest = Math.min(sum.cheapest ?? cheapest, cheapest);
      },
    });
    this.#index.load(
      cards.map(({ kind, location, price }, index) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [location.longitude, location.latitude] },
        properties: { index, cheapest: kind === 'wanted' ? null : priceInEuros(price) || null },
      })),
    );
  }

  /** The tags in a frame and `margin` pixels around it, from north to south. */
  inView(camera: Camera, size: FrameSize, margin: number): readonly TagGroup[] {
    const { west, north, east, south } = boundsInFrame(camera, size, margin);
    const [first, last] = [fromMap({ x: west, y: south }), fromMap({ x: east, y: north })];
    return this.#index
      .getClusters([first.longitude, first.latitude, last.longitude, last.latitude], zoomLevel(camera))
      .flatMap((found) => this.#toGroup(found))
      .sort((one, other) => one.at.y - other.at.y);
  }

  cardsOf({ cluster, card }: TagGroup): readonly ListingCard[] {
    return cluster === null ? [card] : this.#leavesOf(cluster);
  }

  /** A map that is fitted to them takes the group apart, however near its communes are. */
  boundsOf(group: TagGroup): MapBounds {
    return { ...boundsOf(this.cardsOf(group).map(({ location }) => location)), nearestZoom: MAXIMUM_ZOOM };
  }

  #leavesOf(cluster: number): readonly ListingCard[] {
    return this.#index
      .getLeaves(cluster, Infinity)
      .map(({ properties }) => properties.index)
      .sort((one, other) => one - other)
      .flatMap((index) => this.#cards[index] ?? []);
  }

  #toGroup({ geometry, properties }: ClusterFeature<Leaf> | PointFeature<Leaf>): TagGroup[] {
    const card = this.#cards[properties.index];
    if (card === undefined) return [];
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    const shared = { at: toMap({ longitude, latitude }), card, cheapest: properties.cheapest };
    if (!('cluster' in properties)) {
      const cheapest = priceInEuros(card.price) || null;
      return [{ ...shared, cheapest, key: card.id, count: 1, isOnePlace: true, cluster: null }];
    }
    const { cluster_id: cluster, point_count: count } = properties;
    const isOnePlace = this.#index.getClusterExpansionZoom(cluster) > MAXIMUM_ZOOM;
    return [{ ...shared, key: `group ${cluster}`, count, isOnePlace, cluster }];
  }
}

function zoomLevel({ scale }: Camera): number {
  return Math.round(zoomOfScale(scale));
}
