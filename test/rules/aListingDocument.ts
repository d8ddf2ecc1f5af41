import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { end, inDays, NOW, now } from './times';

/** The fields of `listings/{id}` that tests read. */
export interface ListingDocument extends PlainDocument {
  readonly ownerId: string;
  readonly seller: PlainDocument;
  readonly price: PlainDocument;
  readonly state: string;
  readonly publishedAt: Date;
  readonly expiresAt: Date;
  readonly updatedAt: Date;
  readonly formerPrices?: readonly PlainDocument[];
  readonly dateCard: string;
  readonly priceCard: string;
}

export const nantes = {
  communeCode: '44109',
  communeName: 'Nantes',
  postalCode: '44000',
  latitude: 47.2184,
  longitude: -1.5536,
};

/** Karim's bicycle at 120 €, posted now. The ids of its cards follow from it, unless a test sets them. */
export function aListingDocument(id: string, changes: PlainDocument = {}): ListingDocument {
  const listing = {
    ownerId: 'karim',
    seller: { name: 'Karim', kind: 'private', memberSince: inDays(-400) },
    kind: 'offer',
    categoryId: 'velos',
    title: 'Vélo de ville',
    description: 'Un vélo en bon état, révisé au printemps.',
    price: { kind: 'amount', euros: 120 },
    fields: { bicycleType: 'ville', condition: 'bon-etat', electric: true, battery: 450.5 },
    location: nantes,
    photos: [aPhoto('photo-01'), aPhoto('photo-02')],
    handover: { inPerson: true, delivery: false },
    state: 'online',
    publishedAt: now,
    expiresAt: end,
    updatedAt: now,
    ...changes,
  };
  return { ...listing, ...cardIds(id, listing), ...changes };
}

/** A listing in this state that Karim posted ten days ago. */
export function anOlderListing(id: string, state: string, changes: PlainDocument = {}): ListingDocument {
  const [publishedAt, expiresAt] = state === 'expired' ? [inDays(-70), inDays(-10)] : [inDays(-10), inDays(50)];
  return aListingDocument(id, { state, publishedAt, expiresAt, updatedAt: publishedAt, ...changes });
}

/** What the app leaves of a deleted listing. */
export function aTombstone({
  ownerId,
  publishedAt,
  updatedAt,
}: Pick<ListingDocument, 'ownerId' | 'publishedAt' | 'updatedAt'>): PlainDocument {
  return { ownerId, state: 'deleted', publishedAt, updatedAt };
}

export function aPhoto(random: string, changes: PlainDocument = {}): PlainDocument {
  return { id: `karim~${random}`, width: 1600, height: 1200, ...changes };
}

/** Ids that sort by date and by price: docs/decisions/010. */
function cardIds(id: string, { publishedAt, price }: { publishedAt: unknown; price: unknown }) {
  const time = publishedAt instanceof Date ? publishedAt.getTime() : NOW;
  const dateCard = `${9_999_999_999_999 - time}_${id}`;
  return { dateCard, priceCard: `${String(priceRank(price)).padStart(8, '0')}_${dateCard}` };
}

function priceRank(price: unknown): number {
  if (typeof price !== 'object' || price === null || !('kind' in price)) return 0;
  if (price.kind === 'on-request') return 99_999_999;
  return 'euros' in price && typeof price.euros === 'number' ? price.euros : 0;
}
