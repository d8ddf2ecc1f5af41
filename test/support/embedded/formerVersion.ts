import { Blob } from 'node:buffer';
import type { Unsubscribe } from '../../../src/application/shared/Unsubscribe';
import { DAY } from '../../../src/domain/shared/Instant';
import type { Result } from '../../../src/domain/shared/Result';
import type { Location } from '../../../src/domain/listings/place/Location';
import type { Photo } from '../../../src/domain/listings/Photo';
import type { SearchCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import type { SavedSearch } from '../../../src/domain/favourites/SavedSearch';
import type { Listing, ListingCard } from '../../../src/domain/listings/Listing';
import former from '../../infrastructure/embedded/database/formerVersion.json' with { type: 'json' };

/** When the former version began to write, and its minutes since then. */
const START = Date.UTC(2026, 5, 15, 10);
export const minute = (minutes: number): number => START + minutes * 60_000;

/** The account that the former version created, and what it used several times. */
export const claire = 'd1f38569f6f5501a1feb9976134897f1';
export const nantes: Location = {
  communeCode: '44109',
  communeName: 'Nantes',
  postalCode: '44000',
  latitude: 47.2184,
  longitude: -1.5536,
};
export const photo: Photo = { id: 'd4d4f3613005884f07325461e0b93d3b', width: 1200, height: 900 };
const criteria: SearchCriteria = {
  query: 'berline',
  titleOnly: false,
  categoryId: 'voitures',
  kind: 'offer',
  seller: 'private',
  price: { minimum: 50, maximum: 9000 },
  giftOnly: false,
  withPhoto: true,
  delivery: true,
  hideReserved: false,
  fields: { brand: { kind: 'any-of', values: ['Dacia', 'Renault'] }, mileage: { kind: 'range', maximum: 90_000 } },
  place: { ...nantes, radiusKm: 30 },
  sort: 'price-up',
};
export const savedSearch: SavedSearch = {
  id: 'search-1',
  name: 'Voitures à Nantes',
  criteria,
  createdAt: minute(2),
  lookedAt: minute(3),
};

/** Claire’s own listing. */
export const velo: Listing = {
  id: 'former-velo',
  ownerId: claire,
  seller: {
    name: 'Claire',
    kind: 'professional',
    memberSince: minute(0),
    company: { name: 'Vélos Claire', siret: '12345678900012' },
  },
  kind: 'offer',
  categoryId: 'velos',
  title: 'Vélo de ville',
  description: 'Un vélo en bon état, révisé au printemps.',
  price: { kind: 'amount', euros: 120 },
  fields: { bicycleType: 'ville', condition: 'bon-etat', electric: false },
  location: nantes,
  photos: [photo],
  handover: { inPerson: true, delivery: true },
  state: 'online',
  publishedAt: minute(1),
  expiresAt: minute(1) + 60 * DAY,
  updatedAt: minute(1),
};

/** Cards of the demo catalogue, as they were stored with favourites. */
export const sofa: ListingCard = {
  id: 'demo-canape-velours-vert-sauge',
  ownerId: 'demo-sarah-lyon',
  title: 'Canapé trois places en velours vert sauge',
  price: { kind: 'amount', euros: 480 },
  categoryId: 'ameublement',
  kind: 'offer',
  location: {
    communeCode: '69383',
    communeName: 'Lyon 3e arrondissement',
    postalCode: '69003',
    latitude: 45.755,
    longitude: 4.852,
  },
  photos: demoPhotos('demo-canape-velours-vert-sauge', 3),
  handover: { inPerson: true, delivery: false },
  state: 'online',
  publishedAt: minute(-4),
  fields: {
    product: 'Canapé',
    material: 'velours',
    colour: 'vert',
    condition: 'tres-bon-etat',
    width: 214,
    depth: 92,
    height: 80,
  },
  seller: { kind: 'private' },
};
export const bicycle: ListingCard = {
  id: 'demo-velo-ville-peugeot',
  ownerId: 'demo-claire-nantes',
  title: 'Vélo de ville Peugeot 28\u00a0pouces, selle en cuir',
  price: { kind: 'amount', euros: 150 },
  categoryId: 'velos',
  kind: 'offer',
  location: { ...nantes, latitude: 47.218, longitude: -1.553 },
  photos: demoPhotos('demo-velo-ville-peugeot', 4),
  handover: { inPerson: true, delivery: false },
  state: 'online',
  publishedAt: minute(-3),
  fields: { bicycleType: 'ville', frameSize: 'm', electric: false, condition: 'bon-etat' },
  seller: { kind: 'private' },
};

function demoPhotos(id: string, count: number): readonly Photo[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${id}-${index + 1}`,
    width: 1200,
    height: 900,
    url: `/demo/${id}-${index + 1}.svg`,
  }));
}

/** The first value that a subscription emits. */
export function first<Value>(subscribe: (listener: (value: Value) => void) => Unsubscribe): Promise<Value> {
  return new Promise((resolve) => {
    const unsubscribe = subscribe((value) => {
      resolve(value);
      void Promise.resolve().then(() => unsubscribe());
    });
  });
}

/** The value of a result that must be a success. */
export function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(String(result.failure));
  return result.value;
}

interface StoredShape {
  readonly keyPath: string | string[] | null;
  readonly indexes: Readonly<Record<string, { readonly keyPath: string | string[]; readonly multiEntry: boolean }>>;
  readonly records: readonly { readonly key?: string; readonly value: unknown }[];
}

/** Puts the data of the former version into IndexedDB and localStorage, with the stores and indexes that it had. */
export async function loadFormerVersion(): Promise<void> {
  localStorage.clear();
  for (const [key, value] of Object.entries(former.localStorage)) localStorage.setItem(key, value);
  for (const { name, version, stores } of former.databases) await restore(name, version, stores);
}

function restore(name: string, version: number, stores: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const [store, shape] of Object.entries(stores) as [string, StoredShape][])
        restoreStore(request.result, store, shape);
    };
    request.onerror = () => reject(new Error(String(request.error)));
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}

function restoreStore(database: IDBDatabase, name: string, { keyPath, indexes, records }: StoredShape): void {
  const store = database.createObjectStore(name, { keyPath });
  for (const [index, shape] of Object.entries(indexes))
    store.createIndex(index, shape.keyPath, { multiEntry: shape.multiEntry });
  for (const { key, value } of records) store.put(JSON.parse(JSON.stringify(value), revive), key);
}

/** JSON holds no bytes and no blobs: `{"$bytes": […]}` and, without its contents, `{"$blob": type}`. */
function revive(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('$bytes' in value) return new Uint8Array(value.$bytes as number[]);
  if ('$blob' in value) return new Blob(['photo'], { type: String(value.$blob) });
  return value;
}
