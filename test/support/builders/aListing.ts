import type { Listing } from '../../../src/domain/listings/Listing';
import { DAY } from '../../../src/domain/shared/Instant';

/** Noon in Paris on 15 June 2026: the « now » of tests. */
export const NOON = Date.UTC(2026, 5, 15, 10);

export const nantes = {
  communeCode: '44109',
  communeName: 'Nantes',
  postalCode: '44000',
  latitude: 47.2184,
  longitude: -1.5536,
};
export const lyon = {
  communeCode: '69123',
  communeName: 'Lyon',
  postalCode: '69001',
  latitude: 45.764,
  longitude: 4.8357,
};

/** A city bicycle for 120 € in Nantes, online since an hour, with what a test wants otherwise. */
export function aListing(changes: Partial<Listing> = {}): Listing {
  const publishedAt = changes.publishedAt ?? NOON - 3_600_000;
  return {
    id: 'velo',
    ownerId: 'claire',
    kind: 'offer',
    categoryId: 'velos',
    seller: { name: 'Claire', kind: 'private', memberSince: Date.UTC(2024, 0, 1) },
    title: 'Vélo de ville',
    description: 'Un vélo en bon état, révisé au printemps.',
    price: { kind: 'amount', euros: 120 },
    fields: { bicycleType: 'ville', condition: 'bon-etat' },
    location: nantes,
    photos: [],
    handover: { inPerson: true, delivery: false },
    state: 'online',
    publishedAt,
    expiresAt: publishedAt + 60 * DAY,
    updatedAt: publishedAt,
    ...changes,
  };
}
