import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { Listing } from '../../../domain/listings/Listing';
import { priceInEuros } from '../../../domain/listings/Price';

interface Addresses {
  readonly url: string;
  readonly images: readonly string[];
}

/** A listing as schema.org JSON-LD. `<` is escaped, so that the text cannot close the script element that holds it. */
export function listingJsonLd(listing: Listing, { url, images }: Addresses): string {
  const described = {
    '@context': 'https://schema.org',
    '@type': typeOf(listing),
    name: listing.title,
    description: listing.description,
    url,
    sku: listing.id,
    ...(images.length > 0 ? { image: images } : {}),
    ...detailsOf(listing),
    offers: offerOf(listing, url),
  };
  return JSON.stringify(described).replaceAll('<', '\\u003c');
}

function typeOf({ categoryId }: Listing): string | readonly string[] {
  if (categoryId === 'voitures') return ['Product', 'Car'];
  if (categoryId === 'motos') return ['Product', 'Motorcycle'];
  if (categoryId === 'utilitaires' || categoryId === 'caravaning') return ['Product', 'Vehicle'];
  return findCategory(categoryId)?.family === 'immobilier' ? ['Product', 'RealEstateListing'] : 'Product';
}

function detailsOf({ fields, publishedAt, categoryId }: Listing): object {
  const { brand, model, mileage, firstRegistration, livingArea } = fields;
  const isProperty = findCategory(categoryId)?.family === 'immobilier';
  return {
    ...(typeof brand === 'string' ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(typeof model === 'string' ? { model } : {}),
    ...(typeof mileage === 'number'
      ? { mileageFromOdometer: { '@type': 'QuantitativeValue', value: mileage, unitCode: 'KMT' } }
      : {}),
    ...(typeof firstRegistration === 'string' ? { dateVehicleFirstRegistered: firstRegistration } : {}),
    ...(typeof livingArea === 'number'
      ? { floorSize: { '@type': 'QuantitativeValue', value: livingArea, unitCode: 'MTK' } }
      : {}),
    ...(isProperty ? { datePosted: new Date(publishedAt).toISOString() } : {}),
  };
}

function offerOf({ kind, location, price, seller, state, expiresAt }: Listing, url: string): object {
  const euros = priceInEuros(price);
  return {
    '@type': kind === 'wanted' ? 'Demand' : 'Offer',
    url,
    ...(euros === null ? {} : { price: euros, priceCurrency: 'EUR' }),
    availability: `https://schema.org/${state === 'reserved' ? 'LimitedAvailability' : 'InStock'}`,
    priceValidUntil: new Date(expiresAt).toISOString().slice(0, 10),
    seller: {
      '@type': seller.kind === 'professional' ? 'Organization' : 'Person',
      name: seller.company?.name ?? seller.name,
    },
    areaServed: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: location.communeName,
        postalCode: location.postalCode,
        addressCountry: 'FR',
      },
    },
  };
}
