import type { Category } from '../../../domain/listings/catalogue/Category';
import type { Field, FieldValue } from '../../../domain/listings/catalogue/Field';
import { categories } from '../../../domain/listings/catalogue/categories';
import type { Listing } from '../../../domain/listings/Listing';
import type { Price } from '../../../domain/listings/Price';
import { expiryOf } from '../../../domain/listings/lifecycle/lifetime';
import { DAY, HOUR, type Instant } from '../../../domain/shared/Instant';
import { SeededRandom } from './SeededRandom';
import { homeThings } from './words/homeThings';
import { leisureThings } from './words/leisureThings';
import { multimediaThings } from './words/multimediaThings';
import { openings, qualities, sentences } from './words/phrases';
import { places } from './words/places';
import { propertyThings } from './words/propertyThings';
import type { Things } from './words/Things';
import { vehicleThings } from './words/vehicleThings';

/**
 * Generates plausible listings over all categories and the 59 days before `now`, for benchmarks and tests. The same seed and
 * date give the same listings; a longer list begins with the listings of a shorter one. Words, categories and objects have
 * uneven frequencies like real ones: a few are very common, many (brands, references, numbers) are rare.
 */
export function* generateListings(count: number, now: Instant, seed = 1): Generator<Listing> {
  const random = new SeededRandom(seed);
  for (let index = 0; index < count; index++)
    yield aGeneratedListing(`g${String(index).padStart(6, '0')}`, now, random);
}

const things: Things = { ...vehicleThings, ...propertyThings, ...multimediaThings, ...homeThings, ...leisureThings };

const popular = [
  'ameublement',
  'mode',
  'enfants',
  'voitures',
  'decoration',
  'livres',
  'telephones',
  'velos',
  'electromenager',
  'jardin',
];
const byPopularity = [
  ...popular.flatMap((id) => categories.filter((category) => category.id === id)),
  ...categories.filter(({ id }) => !popular.includes(id)),
];

function aGeneratedListing(id: string, now: Instant, random: SeededRandom): Listing {
  const category = random.oneOfUnevenly(byPopularity);
  const thing = things[category.id] ?? { names: [category.label], euros: [1, 100] as const };
  const name = random.oneOfUnevenly(thing.names);
  const publishedAt = now - HOUR - Math.floor(random.upTo(59 * DAY));
  const isProfessional = random.happens(0.15);
  return {
    id,
    ownerId: `u${Math.floor(random.upTo(20_000))}`,
    seller: {
      name: random.maker(),
      kind: isProfessional ? 'professional' : 'private',
      memberSince: now - Math.floor(random.upTo(2000 * DAY)),
      ...(isProfessional && { company: { name: random.maker(), siret: '12345678900012' } }),
    },
    kind: random.happens(0.06) ? 'wanted' : 'offer',
    categoryId: category.id,
    title: titleOf(name, random),
    description: descriptionOf(name, random),
    price: priceOf(category, thing.euros, random),
    fields: fieldsOf(category, random),
    location: random.oneOfUnevenly(places),
    photos: Array.from({ length: Math.floor(random.upTo(5)) }, (_, photo) => ({
      id: `${id}-${photo}`,
      width: 1200,
      height: 900,
    })),
    handover: { inPerson: true, delivery: random.happens(0.4) },
    state: random.happens(0.04) ? 'reserved' : 'online',
    publishedAt,
    expiresAt: expiryOf(publishedAt),
    updatedAt: publishedAt,
  };
}

function titleOf(name: string, random: SeededRandom): string {
  const parts = [name];
  if (random.happens(0.3)) parts.push(random.maker());
  if (random.happens(0.7)) parts.push(random.oneOf(qualities));
  if (random.happens(0.3)) parts.push(random.oneOf(qualities));
  if (random.happens(0.1)) parts.push(random.reference());
  return parts.join(' ').slice(0, 70).trim();
}

function descriptionOf(name: string, random: SeededRandom): string {
  const opening = random.happens(0.7)
    ? [`${random.oneOf(openings)} ${name.toLowerCase()}, ${random.oneOf(qualities)}.`]
    : [];
  return [...opening, ...Array.from({ length: 2 + Math.floor(random.upTo(6)) }, () => sentence(random))].join(' ');
}

function sentence(random: SeededRandom): string {
  return random
    .oneOf(sentences)
    .replace(/\{maker\}/g, () => random.maker())
    .replace(/\{reference\}/g, () => random.reference())
    .replace(/\{number\}/g, () => String(1 + Math.floor(random.upTo(300))));
}

function priceOf({ price }: Category, [low, high]: readonly [number, number], random: SeededRandom): Price {
  if (price.allowsGift && random.happens(0.06)) return { kind: 'gift' };
  if (price.allowsOnRequest && random.happens(0.08)) return { kind: 'on-request' };
  return { kind: 'amount', euros: Math.round(low * (high / low) ** random.upTo(1)) };
}

function fieldsOf({ fields }: Category, random: SeededRandom): Listing['fields'] {
  const filled = fields.filter(({ required }) => required === true || random.happens(0.6));
  return Object.fromEntries(filled.map((field) => [field.id, valueOf(field, random)]));
}

function valueOf(field: Field, random: SeededRandom): FieldValue {
  switch (field.kind) {
    case 'choice':
      return random.oneOfUnevenly(field.choices).value;
    case 'text':
      return field.suggestions === undefined ? random.maker() : random.oneOfUnevenly(field.suggestions);
    case 'number':
      return Math.round(field.minimum + (Math.min(field.maximum, 300_000) - field.minimum) * random.upTo(1) ** 3);
    case 'month':
      return `${2005 + Math.floor(random.upTo(21))}-0${1 + Math.floor(random.upTo(9))}`;
    case 'flag':
      return random.happens(0.5);
  }
}
