import type { Category } from '../../../domain/listings/catalogue/Category';
import type { Field, FieldValue } from '../../../domain/listings/catalogue/Field';
import { categories } from '../../../domain/listings/catalogue/categories';
import type { Listing } from '../../../domain/listings/Listing';
import type { Price } from '../../../domain/listings/Price';
import { expiryOf } from '../../../domain/listings/lifecycle/lifetime';
import { DAY, HOUR, type Instant } from '../../../domain/shared/Instant';
import { openings, places, qualities, sentences, things } from './demoWords';
import { SeededRandom } from './SeededRandom';

/**
 * So many plausible listings over all categories and the 59 days before `now`, for benchmarks and tests: the same count, seed
 * and moment give the same listings, and the first of a longer list are those of a shorter one. Their words have the spread
 * of real ones: few that return all the time, many (makers, references, numbers) that hardly do; some categories and things
 * are far more common than others; a description mostly names the thing again.
 */
export function* generateListings(count: number, now: Instant, seed = 1): Generator<Listing> {
  const chance = new SeededRandom(seed);
  for (let index = 0; index < count; index++)
    yield aGeneratedListing(`g${String(index).padStart(6, '0')}`, now, chance);
}

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

function aGeneratedListing(id: string, now: Instant, chance: SeededRandom): Listing {
  const category = chance.oneOfUnevenly(byPopularity);
  const thing = things[category.id] ?? { names: [category.label], euros: [1, 100] as const };
  const name = chance.oneOfUnevenly(thing.names);
  const publishedAt = now - HOUR - Math.floor(chance.upTo(59 * DAY));
  const isProfessional = chance.happens(0.15);
  return {
    id,
    ownerId: `u${Math.floor(chance.upTo(20_000))}`,
    seller: {
      name: chance.maker(),
      kind: isProfessional ? 'professional' : 'private',
      memberSince: now - Math.floor(chance.upTo(2000 * DAY)),
      ...(isProfessional && { company: { name: chance.maker(), siret: '12345678900012' } }),
    },
    kind: chance.happens(0.06) ? 'wanted' : 'offer',
    categoryId: category.id,
    title: titleOf(name, chance),
    description: descriptionOf(name, chance),
    price: priceOf(category, thing.euros, chance),
    fields: fieldsOf(category, chance),
    location: chance.oneOfUnevenly(places),
    photos: Array.from({ length: Math.floor(chance.upTo(5)) }, (_, photo) => ({
      id: `${id}-${photo}`,
      width: 1200,
      height: 900,
    })),
    handover: { inPerson: true, delivery: chance.happens(0.4) },
    state: chance.happens(0.04) ? 'reserved' : 'online',
    publishedAt,
    expiresAt: expiryOf(publishedAt),
    updatedAt: publishedAt,
  };
}

function titleOf(name: string, chance: SeededRandom): string {
  const parts = [name];
  if (chance.happens(0.3)) parts.push(chance.maker());
  if (chance.happens(0.7)) parts.push(chance.oneOf(qualities));
  if (chance.happens(0.3)) parts.push(chance.oneOf(qualities));
  if (chance.happens(0.1)) parts.push(chance.reference());
  return parts.join(' ').slice(0, 70).trim();
}

function descriptionOf(name: string, chance: SeededRandom): string {
  const opening = chance.happens(0.7)
    ? [`${chance.oneOf(openings)} ${name.toLowerCase()}, ${chance.oneOf(qualities)}.`]
    : [];
  return [...opening, ...Array.from({ length: 2 + Math.floor(chance.upTo(6)) }, () => sentence(chance))].join(' ');
}

function sentence(chance: SeededRandom): string {
  return chance
    .oneOf(sentences)
    .replace(/\{maker\}/g, () => chance.maker())
    .replace(/\{reference\}/g, () => chance.reference())
    .replace(/\{number\}/g, () => String(1 + Math.floor(chance.upTo(300))));
}

function priceOf({ price }: Category, [low, high]: readonly [number, number], chance: SeededRandom): Price {
  if (price.allowsGift && chance.happens(0.06)) return { kind: 'gift' };
  if (price.allowsOnRequest && chance.happens(0.08)) return { kind: 'on-request' };
  return { kind: 'amount', euros: Math.round(low * (high / low) ** chance.upTo(1)) };
}

function fieldsOf({ fields }: Category, chance: SeededRandom): Listing['fields'] {
  const said = fields.filter(({ required }) => required === true || chance.happens(0.6));
  return Object.fromEntries(said.map((field) => [field.id, valueOf(field, chance)]));
}

function valueOf(field: Field, chance: SeededRandom): FieldValue {
  switch (field.kind) {
    case 'choice':
      return chance.oneOfUnevenly(field.choices).value;
    case 'text':
      return field.suggestions === undefined ? chance.maker() : chance.oneOfUnevenly(field.suggestions);
    case 'number':
      return Math.round(field.minimum + (Math.min(field.maximum, 300_000) - field.minimum) * chance.upTo(1) ** 3);
    case 'month':
      return `${2005 + Math.floor(chance.upTo(21))}-0${1 + Math.floor(chance.upTo(9))}`;
    case 'flag':
      return chance.happens(0.5);
  }
}
