import { existsSync, readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../../../scripts/content/catalogue/buildCatalogue';
import { draftOf } from '../../../../scripts/content/catalogue/draftOf';
import { findCommune } from '../../../../scripts/content/communes/findCommune';
import { contactDetailsIn } from '../../../../src/domain/listings/draft/contactDetails';
import { categories } from '../../../../src/domain/listings/catalogue/categories';
import { validateDraft } from '../../../../src/domain/listings/draft/validateDraft';
import { plainText } from '../../../../src/domain/shared/foldText';
import demoCatalogue from '../../../../src/infrastructure/embedded/demoCatalogue.json';
import { demoPeople } from '../../../../src/infrastructure/embedded/account/demoPeople';
import type { DemoListing } from '../../../../src/infrastructure/embedded/demo/DemoListing';

const offers = demoCatalogue.filter(({ kind }) => kind === 'offer');
const texts = demoCatalogue.flatMap(({ id, title, description }) => [
  { id, text: title },
  { id, text: description },
]);
const share = (holds: (listing: DemoListing) => boolean) => demoCatalogue.filter(holds).length / demoCatalogue.length;
const distinct = (values: readonly string[]) => new Set(values).size;
const departmentOf = (code: string) => (code.startsWith('97') ? code.slice(0, 3) : code.slice(0, 2));

describe('the demo catalogue', () => {
  it('the catalogue is the one that its sources build', () => {
    expect(demoCatalogue).toEqual(buildCatalogue().listings);
  });

  it('the catalogue has at least 240 listings, and at least six in every category', () => {
    const counts = categories.map(({ id }) => ({
      id,
      count: demoCatalogue.filter(({ categoryId }) => categoryId === id).length,
    }));
    expect(demoCatalogue.length).toBeGreaterThanOrEqual(240);
    expect(counts.filter(({ count }) => count < 6)).toEqual([]);
  });

  it.each(demoCatalogue)('could have been posted: $id', (listing) => {
    const checked = validateDraft(draftOf(listing));
    expect(checked.ok ? checked.value.fields : [...checked.failure]).toEqual(listing.fields);
  });

  it('every listing has its own id, title and description', () => {
    expect(distinct(demoCatalogue.map(({ id }) => id))).toBe(demoCatalogue.length);
    expect(distinct(demoCatalogue.map(({ title }) => plainText(title)))).toBe(demoCatalogue.length);
    expect(distinct(demoCatalogue.map(({ description }) => description))).toBe(demoCatalogue.length);
  });

  it('no listing contains contact details', () => {
    expect(texts.filter(({ text }) => contactDetailsIn(text).length > 0)).toEqual([]);
  });

  it('texts use French typography: curly apostrophes, no-break spaces before high punctuation and inside quotes', () => {
    expect(texts.filter(({ text }) => /['"]|\.\.\.| [;:!?»]|« | {2}/.test(text))).toEqual([]);
  });

  it('descriptions have two to eight sentences', () => {
    const sentences = ({ description }: DemoListing) =>
      description.split(/[.!?…](?:\s|$)/u).filter((part) => part.trim() !== '').length;
    expect(
      demoCatalogue.filter((listing) => sentences(listing) < 2 || sentences(listing) > 8).map(({ id }) => id),
    ).toEqual([]);
  });

  it('each listing has one to four pictures, all of which exist, and there are no others', () => {
    const urls = demoCatalogue.flatMap(({ photos }) => photos.map(({ url }) => url ?? ''));
    expect(demoCatalogue.filter(({ photos }) => photos.length < 1 || photos.length > 4)).toEqual([]);
    expect(urls.filter((url) => !existsSync(`public${url}`))).toEqual([]);
    expect(readdirSync('public/demo')).toHaveLength(urls.length);
  });

  it('listings are sorted newest first, minutes to less than 60 days old, half of them from the last two weeks', () => {
    const ages = demoCatalogue.map(({ ageInMinutes }) => ageInMinutes);
    expect(ages).toEqual([...ages].sort((one, other) => one - other));
    expect([ages[0], ages.at(-1)]).toEqual([3, 55 * 1440]);
    expect(share(({ ageInMinutes }) => ageInMinutes <= 14 * 1440)).toBeGreaterThan(0.49);
  });

  it('the first twelve listings are offers of twelve sellers in twelve places, each with at least two pictures', () => {
    const shown = demoCatalogue.slice(0, 12);
    expect(shown.filter(({ kind, photos }) => kind === 'wanted' || photos.length < 2)).toEqual([]);
    expect(distinct(shown.map(({ ownerId }) => ownerId))).toBe(12);
    expect(distinct(shown.map(({ location }) => location.communeCode))).toBe(12);
    expect(distinct(shown.map(({ categoryId }) => categoryId))).toBeGreaterThanOrEqual(9);
  });

  it('listings are spread over France: 120 communes, 60 départements, Corsica and three of them overseas', () => {
    const codes = demoCatalogue.map(({ location }) => location.communeCode);
    const departments = new Set(codes.map(departmentOf));
    expect(distinct(codes)).toBeGreaterThanOrEqual(120);
    expect(departments.size).toBeGreaterThanOrEqual(60);
    expect([...departments]).toEqual(expect.arrayContaining(['2A', '2B', '971', '972', '974']));
  });

  it('places every listing where the list of communes has it', () => {
    const wrong = demoCatalogue.filter(({ location }) => {
      const commune = findCommune(location.communeName, location.postalCode);
      return (
        commune.code !== location.communeCode ||
        commune.latitude !== location.latitude ||
        commune.longitude !== location.longitude
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('the trade in the demo catalogue', () => {
  it('one listing in twelve or so is a request and one in seven professional, with some gifts, deliveries and prices on request', () => {
    expect(share(({ kind }) => kind === 'wanted')).toBeCloseTo(0.08, 1);
    expect(share(({ seller }) => seller.kind === 'professional')).toBeCloseTo(0.14, 1);
    expect(share(({ handover }) => handover.delivery)).toBeGreaterThan(0.2);
    expect(demoCatalogue.filter(({ price }) => price.kind === 'gift').length).toBeGreaterThanOrEqual(10);
    expect(demoCatalogue.filter(({ price }) => price.kind === 'on-request').length).toBeGreaterThanOrEqual(3);
  });

  it('each owner has one name, one place and one start date, before their listings', () => {
    const owners = new Map(demoCatalogue.map((listing) => [listing.ownerId, listing]));
    for (const { ownerId, seller, location } of demoCatalogue) {
      expect({ seller, location }).toEqual({
        seller: owners.get(ownerId)?.seller,
        location: owners.get(ownerId)?.location,
      });
      expect(seller.memberSince).toBeLessThan(Date.UTC(2025, 0, 1));
    }
  });

  it('Camille and Karim have listings, which agree with their profiles in date and number', () => {
    for (const { uid, displayName, createdAt, freeListingsCount } of demoPeople.slice(0, 2)) {
      const own = demoCatalogue.filter(({ ownerId }) => ownerId === uid);
      expect(own.length).toBeGreaterThanOrEqual(4);
      expect(freeListingsCount).toBe(own.length);
      expect(own[0]?.seller).toEqual({ name: displayName, kind: 'private', memberSince: createdAt });
    }
  });

  it('companies cannot be mistaken for real ones', () => {
    const sirets = demoCatalogue.flatMap(({ seller }) => seller.company?.siret ?? []);
    expect(sirets.filter((siret) => !siret.startsWith('0000'))).toEqual([]);
  });

  it('deposits and rents comply with the law', () => {
    const rents = offers.filter(({ categoryId }) => categoryId === 'locations' || categoryId === 'colocations');
    const illegal = rents.filter(({ price, fields, categoryId }) => {
      const bare = (price.kind === 'amount' ? price.euros : 0) - Number(fields['charges']);
      const ceiling = Number(fields['referenceRentIncreased'] ?? Infinity) * Number(fields['livingArea']);
      const deposits = fields['furnishing'] === 'meuble' ? 2 : 1;
      return (
        Number(fields['deposit']) > bare * deposits ||
        fields['energyClass'] === 'g' ||
        (categoryId === 'locations' && bare > ceiling)
      );
    });
    expect(illegal.map(({ id }) => id)).toEqual([]);
  });

  it('energy costs fit their class, and classes F and G occur', () => {
    const euros: Readonly<Record<string, readonly [number, number]>> = {
      a: [3, 8],
      b: [6, 14],
      c: [10, 21],
      d: [12, 27],
      e: [17, 34],
      f: [23, 48],
      g: [36, 60],
    };
    const diagnosed = offers.filter(({ fields }) => fields['energyClass'] !== undefined);
    const odd = diagnosed.filter(({ fields }) => {
      const [low, high] = euros[String(fields['energyClass'])] ?? [0, 0];
      const area = Number(fields['livingArea']);
      return Number(fields['energyCostMinimum']) / area < low || Number(fields['energyCostMaximum']) / area > high;
    });
    expect(odd.map(({ id }) => id)).toEqual([]);
    expect(diagnosed.map(({ fields }) => fields['energyClass'])).toEqual(expect.arrayContaining(['a', 'f', 'g']));
  });

  it('the catalogue answers common first searches: vélo and vélos, a canapé with and without leather', () => {
    const titles = demoCatalogue.map(({ title }) => title);
    const sofas = demoCatalogue.filter(({ title }) => /canapé/i.test(title));
    expect(titles.filter((title) => /\bVélo\s/.test(title)).length).toBeGreaterThanOrEqual(5);
    expect(titles.some((title) => /vélos/i.test(title))).toBe(true);
    expect(sofas.filter(({ title, description }) => /cuir/i.test(title + description))).toHaveLength(1);
    expect(sofas.length).toBeGreaterThanOrEqual(3);
  });

  it('travels light', () => {
    expect(brotliCompressSync(JSON.stringify(demoCatalogue)).length).toBeLessThan(70_000);
  });
});
