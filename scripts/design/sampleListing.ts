import type { Listing } from '../../src/domain/listings/Listing';
import { DAY } from '../../src/domain/shared/Instant';

/** Long past, so that cards say the day and not « aujourd’hui ». */
const publishedAt = Date.parse('2025-03-11T12:00:00Z');

/** A listing with what cards show. Its photo is one of the demo catalogue. */
export function sampleListing(changes: Partial<Listing> & Pick<Listing, 'id'>): Listing {
  return {
    ownerId: 'claire',
    kind: 'offer',
    categoryId: 'velos',
    seller: { name: 'Claire D.', kind: 'private', memberSince: Date.UTC(2021, 2, 15) },
    title: 'Vélo de ville Peugeot 28 pouces, selle en cuir',
    description: '',
    price: { kind: 'amount', euros: 1450 },
    fields: { bicycleType: 'ville', frameSize: 'm', electric: false, condition: 'bon-etat' },
    location: { communeCode: '44109', communeName: 'Nantes', postalCode: '44000', latitude: 47.218, longitude: -1.553 },
    photos: [{ id: 'photo', width: 1200, height: 900, url: '/demo/demo-velo-ville-peugeot-1.svg' }],
    handover: { inPerson: true, delivery: false },
    state: 'online',
    publishedAt,
    updatedAt: publishedAt,
    expiresAt: publishedAt + 60 * DAY,
    ...changes,
  };
}
