import { demoPeople } from '../../../src/infrastructure/embedded/account/demoPeople';
import type { DemoListing } from '../../../src/infrastructure/embedded/demo/DemoListing';
import type { SellerCard } from '../../../src/domain/listings/Listing';
import type { Location } from '../../../src/domain/listings/place/Location';
import type { Price } from '../../../src/domain/listings/Price';
import { findCommune } from '../communes/findCommune';
import type { ListingSource } from './ListingSource';
import { sellers } from './sellers/sellers';
import { typeset } from './typeset';

/** Pictures are drawn 4:3; browsers reserve their space by these numbers. */
const PICTURE = { width: 1200, height: 900 } as const;

export function toDemoListing(source: ListingSource, categoryId: string, ageInMinutes: number): DemoListing {
  const id = `demo-${source.slug}`;
  const ownerId = `demo-${source.seller}`;
  return {
    id,
    ownerId,
    categoryId,
    kind: source.wanted === true ? 'wanted' : 'offer',
    title: typeset(source.title),
    description: typeset(source.description),
    price: priceOf(source.price),
    fields: source.fields,
    handover: { inPerson: source.delivery !== 'only', delivery: source.delivery !== undefined },
    photos: source.pictures.map((_, index) => ({
      id: `${id}-${index + 1}`,
      ...PICTURE,
      url: `/demo/${id}-${index + 1}.svg`,
    })),
    seller: sellerCardOf(source, ownerId),
    location: locationOf(source),
    ageInMinutes,
    ...(source.reserved === true && { reserved: true }),
  };
}

function priceOf(price: ListingSource['price']): Price {
  return typeof price === 'number' ? { kind: 'amount', euros: price } : { kind: price };
}

function sellerCardOf({ seller }: ListingSource, ownerId: string): SellerCard {
  const { name, since, siret } = sellers[seller];
  const person = demoPeople.find(({ uid }) => uid === ownerId);
  const memberSince = person?.createdAt ?? Date.parse(`${since}-15T12:00:00Z`);
  if (siret === undefined) return { name: person?.displayName ?? name, kind: 'private', memberSince };
  return { name, kind: 'professional', memberSince, company: { name, siret } };
}

function locationOf({ seller }: ListingSource): Location {
  const { commune } = sellers[seller];
  const { code, name, postalCode, latitude, longitude } = findCommune(commune.slice(0, -6), commune.slice(-5));
  return { communeCode: code, communeName: name, postalCode, latitude, longitude };
}
