import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { ListingCard } from '../../../domain/listings/Listing';
import { isInstant } from '../../../domain/shared/Instant';

type Parts<Whole> = { readonly [Name in keyof Whole]?: unknown };

/** A stored listing card; null for anything else. */
export function parseListingCard(value: unknown): ListingCard | null {
  return isListingCard(value) ? value : null;
}

function isListingCard(value: unknown): value is ListingCard {
  if (!isRecord(value)) return false;
  const card: Parts<ListingCard> = value;
  const { id, ownerId, title, categoryId, price, fields, location, photos, publishedAt } = card;
  return (
    [id, ownerId, title, card.kind, card.state].every((text) => typeof text === 'string') &&
    typeof categoryId === 'string' &&
    findCategory(categoryId) !== undefined &&
    isInstant(publishedAt) &&
    isPrice(price) &&
    isRecord(fields) &&
    Object.values(fields).every((field) => ['string', 'number', 'boolean'].includes(typeof field)) &&
    isPlace(location) &&
    Array.isArray(photos) &&
    photos.every((photo) => isRecord(photo) && typeof photo['id'] === 'string') &&
    isRecord(card.handover) &&
    isSeller(card.seller)
  );
}

function isSeller(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { kind, memberSince }: Parts<ListingCard['seller']> = value;
  return typeof kind === 'string' && (memberSince === undefined || isInstant(memberSince));
}

function isPrice(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return value['kind'] === 'amount'
    ? Number.isFinite(value['euros'])
    : value['kind'] === 'gift' || value['kind'] === 'on-request';
}

function isPlace(value: unknown): boolean {
  return isRecord(value) && typeof value['communeName'] === 'string' && typeof value['postalCode'] === 'string';
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
