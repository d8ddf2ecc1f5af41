import { describe, expect, test } from 'vitest';
import { boundsOf, cameraFor } from '../../../src/domain/map/camera';
import { neighbourInDirection } from '../../../src/presentation/map/neighbourInDirection';
import { listingsBeyond } from '../../../src/presentation/map/listingsBeyond';
import { tagBoxes } from '../../../src/presentation/map/tagBoxes';
import { TagGroups } from '../../../src/presentation/map/tagGroups';
import { hiddenTagText, shortPrice, tagText } from '../../../src/presentation/map/tagText';
import { aListing, lyon, nantes } from '../../support/builders/aListing';

const size = { width: 800, height: 600 };
const bicycle = aListing({ id: 'bicycle', title: 'Vélo', location: nantes, price: { kind: 'amount', euros: 120 } });
const sofa = aListing({ id: 'sofa', title: 'Canapé', location: nantes, price: { kind: 'amount', euros: 80 } });
const gift = aListing({ id: 'gift', title: 'Pots', location: lyon, price: { kind: 'gift' } });
const villeurbanne = {
  ...lyon,
  communeCode: '69266',
  communeName: 'Villeurbanne',
  postalCode: '69100',
  latitude: 45.767,
  longitude: 4.88,
};
const flat = aListing({
  id: 'flat',
  title: 'Studio',
  location: villeurbanne,
  price: { kind: 'amount', euros: 318_000 },
});

function cameraOn(...cards: readonly (typeof bicycle)[]) {
  return cameraFor(boundsOf(cards.map(({ location }) => location)), size, { padding: 100, maximumZoom: 12 });
}

describe('the tags of listings on a map', () => {
  const groups = new TagGroups([bicycle, sofa, gift, flat]);
  const inView = groups.inView(cameraOn(bicycle, gift), size, 0);

  test('listings near each other share a tag on a map of the country', () => {
    expect(inView.map(({ count, cheapest }) => ({ count, cheapest }))).toEqual([
      { count: 2, cheapest: 80 },
      { count: 2, cheapest: 318_000 },
    ]);
  });

  test('what a request offers is no price to begin at, and stands on a tag of its own', () => {
    const request = aListing({ id: 'request', kind: 'wanted', price: { kind: 'amount', euros: 20 } });
    const offer = aListing({ id: 'offer', price: { kind: 'amount', euros: 80 } });
    const tagsOf = (...cards: (typeof request)[]) => new TagGroups(cards).inView(cameraOn(offer), size, 0);
    expect(tagsOf(request, offer)).toMatchObject([{ count: 2, cheapest: 80 }]);
    expect(tagsOf(request, { ...request, id: 'other' })).toMatchObject([{ count: 2, cheapest: null }]);
    expect(tagsOf(request)).toMatchObject([{ count: 1, cheapest: 20 }]);
  });

  test('a tag of one commune cannot be taken apart, a tag of two can', () => {
    const [inNantes, aroundLyon] = inView;
    expect(inNantes?.isOnePlace).toBe(true);
    expect(aroundLyon?.isOnePlace).toBe(false);
  });

  test('a tag knows its listings, in the order of the list, and where they are', () => {
    const [inNantes, aroundLyon] = inView;
    if (inNantes === undefined || aroundLyon === undefined) throw new Error('There must be two tags.');
    expect(groups.cardsOf(inNantes)).toEqual([bicycle, sofa]);
    expect(groups.boundsOf(aroundLyon)).toMatchObject(boundsOf([lyon, villeurbanne]));
  });

  test('a map that is fitted to a group shows a tag for each of its communes', () => {
    const camera = cameraOn(bicycle, gift);
    const around = groups.inView(camera, size, 0).find(({ isOnePlace }) => !isOnePlace);
    if (around === undefined) throw new Error('There must be a tag of two communes.');
    const { nearestZoom: maximumZoom = 10.5, ...bounds } = groups.boundsOf(around);
    const fitted = cameraFor(bounds, size, { padding: 100, maximumZoom });
    expect(groups.inView(fitted, size, 0).length).toBe(2);
  });

  test('listings of neighbouring communes have tags of their own on a map of the town', () => {
    const near = groups.inView(cameraOn(gift, flat), size, 0);
    expect(near.map(({ key, count }) => ({ key, count }))).toEqual([
      { key: 'flat', count: 1 },
      { key: 'gift', count: 1 },
    ]);
    expect(near.flatMap((group) => groups.cardsOf(group))).toEqual([flat, gift]);
  });

  test('what stands on a tag is short, and what is read out is whole', () => {
    const [inNantes, aroundLyon] = inView;
    const [studio, pots] = groups.inView(cameraOn(gift, flat), size, 0);
    if (!inNantes || !aroundLyon || !studio || !pots) throw new Error('There must be four tags.');
    expect([inNantes, aroundLyon, studio, pots].map(tagText)).toEqual([
      '80\u00a0€',
      '318\u00a0k€',
      '318\u00a0k€',
      'Don',
    ]);
    expect(hiddenTagText(inNantes)).toEqual({ before: '', between: ' annonces à Nantes, ', after: '' });
    expect(hiddenTagText(aroundLyon).between).toMatch(/^ annonces autour de (Lyon|Villeurbanne), $/);
    expect(hiddenTagText(aroundLyon).after).toBe('\u00a0: agrandir');
    expect(hiddenTagText(pots)).toEqual({ before: 'Pots, ', between: '', after: ', Lyon' });
  });

  test('the amount on the tag of a request is called a budget', () => {
    const [tag] = new TagGroups([{ ...bicycle, kind: 'wanted' }]).inView(cameraOn(bicycle), size, 0);
    if (tag === undefined) throw new Error('There must be a tag.');
    expect(hiddenTagText(tag).before).toBe('Vélo, budget ');
    expect(hiddenTagText({ ...tag, card: { ...tag.card, price: { kind: 'on-request' } } }).before).toBe('Vélo, ');
  });

  test('a tag beside the buttons of the map or at its edge takes its room within them', () => {
    const camera = { scale: 1, x: 0, y: 0 };
    const boxAt = (x: number, y: number) => {
      const [tag] = groups.inView(cameraOn(bicycle), size, 0);
      if (tag === undefined) throw new Error('There must be a tag.');
      return tagBoxes([{ ...tag, at: { x, y } }], camera, size)[0];
    };
    const [amid, beside, below, corner, beyond] = [
      boxAt(400, 300),
      boxAt(780, 100),
      boxAt(780, 300),
      boxAt(0, 600),
      boxAt(-40, 300),
    ];
    expect(amid).toMatchObject({ top: 293, bottom: 334 });
    expect(((amid?.left ?? 0) + (amid?.right ?? 0)) / 2).toBe(400);
    expect(beside?.right).toBe(738);
    expect(below?.right).toBe(796);
    expect(corner).toMatchObject({ left: 4, bottom: 596 });
    expect(((beyond?.left ?? 0) + (beyond?.right ?? 0)) / 2).toBe(-40);
  });

  test('listings overseas are beyond a map of those in Europe, and on a map of their own', () => {
    const saintDenis = {
      ...lyon,
      communeCode: '97411',
      communeName: 'Saint-Denis',
      latitude: -20.88,
      longitude: 55.45,
    };
    const overseas = aListing({ id: 'overseas', location: saintDenis });
    expect(listingsBeyond([bicycle, overseas, gift])).toEqual([overseas]);
    expect(listingsBeyond([overseas])).toEqual([]);
    expect(listingsBeyond([bicycle])).toEqual([]);
  });

  test('a tag of several listings without a price says their number only', () => {
    const free = new TagGroups([gift, { ...gift, id: 'other', price: { kind: 'on-request' } }]);
    const [only] = free.inView(cameraOn(gift), size, 0);
    if (only === undefined) throw new Error('There must be a tag.');
    expect(tagText(only)).toBe('');
    expect(tagText({ ...only, count: 1, card: { ...gift, price: { kind: 'on-request' } } })).toBe('À voir');
  });

  test.each([
    [150, '150\u00a0€'],
    [12_500, '12\u00a0500\u00a0€'],
    [318_400, '318\u00a0k€'],
    [1_250_000, '1,3\u00a0M€'],
  ])('%i euros are short as “%s”', (euros, text) => {
    expect(shortPrice(euros)).toBe(text);
  });
});

describe('the arrow keys among tags', () => {
  const at = (name: string, x: number, y: number) => ({ name, at: { x, y } });
  const middle = at('middle', 0, 0);
  const items = [
    middle,
    at('far east', 5, 1),
    at('east', 2, 1),
    at('north', 1, -3),
    at('south', 0, 2),
    at('west', -1, 0),
  ];

  test.each([
    ['ArrowRight', 'east'],
    ['ArrowUp', 'north'],
    ['ArrowDown', 'south'],
    ['ArrowLeft', 'west'],
  ])('%s leads to the nearest tag on that side', (key, name) => {
    expect(neighbourInDirection(items, middle, key)?.name).toBe(name);
  });

  test('an arrow leads nowhere at the edge, and other keys are not meant', () => {
    expect(neighbourInDirection([middle], middle, 'ArrowUp')).toBeNull();
    expect(neighbourInDirection(items, middle, 'Enter')).toBeUndefined();
  });
});
