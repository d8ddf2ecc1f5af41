import { emptyDraft, type ListingDraft } from '../../../../domain/listings/draft/ListingDraft';
import type { Location } from '../../../../domain/listings/place/Location';
import type { Photo } from '../../../../domain/listings/Photo';
import type { PostingDraftRecord } from './postingDraftRecord';

type Parsers = { readonly [Entry in keyof ListingDraft]: (value: unknown) => ListingDraft[Entry] | undefined };

/** Parsers of the entries. An invalid entry, for example of another version, becomes empty; the others are read. */
const parsers: Parsers = {
  id: text,
  kind: oneOf('offer', 'wanted'),
  categoryId: (value) => (value === null ? null : text(value)),
  title: text,
  description: text,
  priceKind: oneOf('amount', 'gift', 'on-request'),
  price: text,
  fields: textsByName,
  photos: (value) => (Array.isArray(value) && value.every(isPhoto) ? value : undefined),
  location: (value) => (value === null || isLocation(value) ? value : undefined),
  placeText: text,
  handover: (value) => (isHandover(value) ? value : undefined),
  sellerKind: oneOf('private', 'professional'),
  companyName: text,
  siret: text,
};

/** Parses a stored record; null if it is not one. */
export function parsePostingDraft(stored: string | null): PostingDraftRecord | null {
  const record = parseJson(stored);
  if (!isObject(record) || !isObject(record.draft) || typeof record.draft.id !== 'string') return null;
  const draft = parseDraft(record.draft, record.draft.id);
  const openedAt = typeof record.openedAt === 'number' ? record.openedAt : 0;
  return { draft, openedAt, changedAt: numbersByName(record.changedAt) };
}

function parseDraft(stored: Readonly<Record<string, unknown>>, id: string): ListingDraft {
  const read: Record<string, unknown> = {};
  for (const [entry, parse] of Object.entries(parsers)) {
    const value: unknown = parse(stored[entry]);
    if (value !== undefined) read[entry] = value;
  }
  return { ...emptyDraft(id), ...read };
}

function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function oneOf<Value extends string>(...allowed: readonly Value[]): (value: unknown) => Value | undefined {
  return (value) => allowed.find((one) => one === value);
}

function textsByName(value: unknown): Readonly<Record<string, string>> | undefined {
  if (!isObject(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (typeof one === 'string' ? [[name, one]] : [])),
  );
}

function numbersByName(value: unknown): Readonly<Record<string, number>> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (typeof one === 'number' ? [[name, one]] : [])),
  );
}

function isPhoto(value: unknown): value is Photo {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    typeof value.width === 'number' &&
    typeof value.height === 'number'
  );
}

function isLocation(value: unknown): value is Location {
  if (!isObject(value)) return false;
  const texts = [value.communeCode, value.communeName, value.postalCode];
  return (
    texts.every((one) => typeof one === 'string') &&
    [value.latitude, value.longitude].every((degree) => Number.isFinite(degree))
  );
}

function isHandover(value: unknown): value is ListingDraft['handover'] {
  return isObject(value) && typeof value.inPerson === 'boolean' && typeof value.delivery === 'boolean';
}
