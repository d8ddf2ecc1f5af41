import { categories } from '../../../../src/domain/listings/catalogue/categories';
import { karim } from '../../actors';
import { aPhoto, nantes } from '../../aListingDocument';
import { Double, type PlainDocument, type PlainValue } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { moves, posts } from '../../posting';
import type { Attempt } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';

const megabyte = 'x'.repeat(1_000_000);
const says = (listing: PlainDocument) => posts({ listing });
const lies = (changes: PlainDocument) => says({ location: { ...nantes, ...changes } });
const costs = (price: PlainValue) => says({ price });
const shows = (changes: PlainDocument) => says({ photos: [aPhoto('photo-01', changes)] });
/** `count` photos, the one at `place` with changes. */
const photos = (count: number, changes: PlainDocument = {}, place = count - 1) =>
  says({
    photos: Array.from({ length: count }, (_, index) => aPhoto(`photo-${index + 10}`, index === place ? changes : {})),
  });
/** `count` fields, the one at `place` with another value. */
const fields = (count: number, value: PlainValue = 'un', place = count - 1) =>
  says({
    fields: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`f${index + 10}`, index === place ? value : 'un']),
    ),
  });
const full = {
  fields: { bicycleType: 'ville', electric: true, battery: 450.5 },
  photos: [aPhoto('photo-01'), aPhoto('photo-02')],
};
const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** Each case varies one part of a listing that is valid otherwise. */
export const contentCases: readonly RulesCase[] = [
  ...categories.map(({ id }) => allows(`a listing may be in ${id}`, karim, says({ categoryId: id }))),
  denies('a listing is not in an unknown category', karim, says({ categoryId: 'armes' })),
  denies('a listing is in a category, not in a family', karim, says({ categoryId: 'vehicules' })),
  allows('a listing may be a request', karim, says({ kind: 'wanted' })),
  denies('a listing is an offer or a request', karim, says({ kind: 'swap' })),
  denies('a listing has no further field', karim, says({ pinned: true })),
  allows('a title may have a hundred letters', karim, says({ title: 'x'.repeat(100) })),
  allows('a title may have five characters', karim, says({ title: 'xxxxx' })),
  allows('a title of three characters may have five UTF-16 units', karim, says({ title: '🚲🚲x' })),
  denies('a title has no more than a hundred letters', karim, says({ title: 'x'.repeat(101) })),
  denies('a title is not empty', karim, says({ title: '' })),
  denies('a title has at least five characters', karim, says({ title: 'xxxx' })),
  denies('a title has at least five characters before its blanks', karim, says({ title: 'xxxx  ' })),
  denies('a title of two characters is refused', karim, says({ title: 'xx', state: 'draft' })),
  denies('a title is not a row of blanks', karim, says({ title: '     ' })),
  denies('a title does not begin with a wide space', karim, says({ title: '\u2003Vélo' })),
  denies('a title has no line break', karim, says({ title: 'Vélo\nde ville' })),
  denies('a title is not a list', karim, says({ title: ['V', 'é', 'l', 'o'] })),
  denies('a title of a megabyte is refused', karim, says({ title: megabyte })),
  allows('a description may have 4000 letters', karim, says({ description: 'x'.repeat(4000) })),
  allows('a description may have ten characters', karim, says({ description: 'x'.repeat(10) })),
  allows('a description of five characters may have ten UTF-16 units', karim, says({ description: '🚲'.repeat(5) })),
  denies('a description has no more than 4000 letters', karim, says({ description: 'x'.repeat(4001) })),
  denies('a description has at least ten characters', karim, says({ description: 'x'.repeat(9) })),
  denies('a description has at least ten characters before its blanks', karim, says({ description: 'xxxxx      ' })),
  denies('a description of four characters is refused', karim, says({ description: '🚲'.repeat(4), state: 'draft' })),
  denies('a description of a megabyte is refused', karim, says({ description: megabyte })),
  denies('a description is not a row of line breaks', karim, says({ description: '\n'.repeat(20) })),
  denies('a description does not begin with a no-break space', karim, says({ description: '\u00a0Un vélo' })),
  allows('a description has several lines', karim, says({ description: 'Un vélo,\nen bon état' })),
  denies('a description is not a map', karim, says({ description: { a: 1, b: 2, c: 3, d: 4, e: 5 } })),
];

export const priceCases: readonly RulesCase[] = [
  allows('a price may be one euro', karim, costs({ kind: 'amount', euros: 1 })),
  allows('a price may be 99,999,999 euros', karim, costs({ kind: 'amount', euros: 99_999_999 })),
  allows('a price may be a gift', karim, costs({ kind: 'gift' })),
  allows('a price may be on request', karim, costs({ kind: 'on-request' })),
  denies('a price is not negative', karim, costs({ kind: 'amount', euros: -1 })),
  denies('a price is not zero euros', karim, costs({ kind: 'amount', euros: 0 })),
  denies('a price is not above 99,999,999 euros', karim, costs({ kind: 'amount', euros: 100_000_000 })),
  denies('a price has no cents', karim, costs({ kind: 'amount', euros: 9.5 })),
  denies('a price is an integer', karim, costs({ kind: 'amount', euros: new Double(120) })),
  denies('a price is not a text', karim, costs({ kind: 'amount', euros: '120' })),
  denies('a price is a map', karim, costs(120)),
  denies('an amount does not lack its euros', karim, costs({ kind: 'amount' })),
  denies('an amount has no further field', karim, costs({ kind: 'amount', euros: 120, cents: 50 })),
  denies('a gift has no amount', karim, costs({ kind: 'gift', euros: 120 })),
  denies('a price is not of an unknown kind', karim, costs({ kind: 'barter', euros: 120 })),
];

export const placeCases: readonly RulesCase[] = [
  allows('a commune may be one of Corse', karim, lies({ communeCode: '2A004', postalCode: '20000' })),
  allows('a location may have whole degrees', karim, lies({ latitude: 47, longitude: -1 })),
  allows('a location may be at the maximum of both coordinates', karim, lies({ latitude: 90, longitude: 180 })),
  allows('a location may be at the minimum of both coordinates', karim, lies({ latitude: -90, longitude: -180 })),
  denies('a latitude is not above 90', karim, lies({ latitude: 90.1 })),
  denies('a latitude is not below −90', karim, lies({ latitude: -90.1 })),
  denies('a longitude is not above 180', karim, lies({ longitude: 180.1 })),
  denies('a longitude is not below −180', karim, lies({ longitude: -180.1 })),
  denies('a latitude is not NaN', karim, lies({ latitude: Number.NaN })),
  denies('a latitude is not a text', karim, lies({ latitude: '47.2' })),
  denies('a commune code has five signs', karim, lies({ communeCode: '441090' })),
  denies('a postal code has five digits', karim, lies({ postalCode: '4400' })),
  denies('a postal code has no blank', karim, lies({ postalCode: '44 00' })),
  denies('the name of a commune is not empty', karim, lies({ communeName: '' })),
  allows('the name of a commune may have a hundred letters', karim, lies({ communeName: 'x'.repeat(100) })),
  allows('the name of a commune may have one letter', karim, lies({ communeName: 'Y' })),
  denies('the name of a commune has no more than a hundred letters', karim, lies({ communeName: 'x'.repeat(101) })),
  denies('a location has no further field', karim, lies({ street: '3 rue Voltaire' })),
];

export const handoverCases: readonly RulesCase[] = [
  allows('a listing may be delivered only', karim, says({ handover: { inPerson: false, delivery: true } })),
  allows(
    'a listing may be handed over in person and delivered',
    karim,
    says({ handover: { inPerson: true, delivery: true } }),
  ),
  denies(
    'a listing has at least one kind of handover',
    karim,
    says({ handover: { inPerson: false, delivery: false } }),
  ),
  denies(
    'a handover has no further field',
    karim,
    says({ handover: { inPerson: true, delivery: false, drone: true } }),
  ),
  denies('delivery is not a text', karim, says({ handover: { inPerson: true, delivery: 'oui' } })),
  denies('handover in person is not a text', karim, says({ handover: { inPerson: 'oui', delivery: true } })),
];

export const photoCases: readonly RulesCase[] = [
  allows('a listing may have no photo', karim, photos(0)),
  ...numbersTo(10).map((count) => allows(`a listing may have ${count} photos`, karim, photos(count))),
  denies('a listing has no more than ten photos', karim, photos(11)),
  ...numbersTo(10).flatMap((count) => [
    denies(`the last of ${count} photos is validated`, karim, photos(count, { width: 0 })),
    denies(`photo ${count} of ten is validated`, karim, photos(10, { width: 0 }, count - 1)),
  ]),
  denies('two photos are not written as one', karim, shows({ id: 'karim~photo-01 -1600 -1200 3 karim~photo-02' })),
  denies('photos are not a map', karim, says({ photos: {} })),
  denies('a photo is not a text', karim, says({ photos: ['karim~photo-01'] })),
  denies('a listing does not show a photo of another person', karim, shows({ id: 'claire~photo-01' })),
  denies('a photo’s id contains no path', karim, shows({ id: 'karim~../claire/photo-01' })),
  denies('a photo’s id has no fewer than eight signs', karim, shows({ id: 'karim~photo-1' })),
  denies('a photo’s id has no more than 64 signs', karim, shows({ id: `karim~${'x'.repeat(65)}` })),
  allows('a photo’s id may have 64 signs', karim, shows({ id: `karim~${'x'.repeat(64)}` })),
  denies('a photo has no address', karim, shows({ url: 'https://exemple.fr/x.jpg' })),
  allows('a photo may have one pixel', karim, shows({ width: 1, height: 1 })),
  allows('a photo may have 99,999 pixels on each side', karim, shows({ width: 99_999, height: 99_999 })),
  ...(['width', 'height'] as const).flatMap((side) => [
    denies(`the ${side} of a photo is not 0`, karim, shows({ [side]: 0 })),
    denies(`the ${side} of a photo is not negative`, karim, shows({ [side]: -800 })),
    denies(`the ${side} of a photo is a whole number`, karim, shows({ [side]: 800.5 })),
    ...[100_000, 9_000_000_000_000_000].map((pixels) =>
      denies(`the ${side} of a photo is not ${pixels} pixels`, karim, shows({ [side]: pixels })),
    ),
  ]),
];

export const fieldCases: readonly RulesCase[] = [
  allows('a listing may have no fields', karim, fields(0)),
  ...numbersTo(24).map((count) => allows(`a listing may have ${count} fields`, karim, fields(count))),
  denies('a listing has no more than 24 fields', karim, fields(25)),
  ...numbersTo(24).flatMap((count) => [
    denies(`the last of ${count} fields is validated`, karim, fields(count, ['un'])),
    denies(`field ${count} of 24 is validated`, karim, fields(24, ['un'], count - 1)),
  ]),
  allows('a field may be a flag', karim, fields(1, false)),
  allows('the last of two fields may have sixty letters', karim, fields(2, 'x'.repeat(60))),
  allows('the last of two fields may have one letter', karim, fields(2, 'x')),
  denies('the last of two fields has no more than sixty letters', karim, fields(2, 'x'.repeat(61))),
  denies('the last of two fields is not empty', karim, fields(2, '')),
  denies('a field has no line break', karim, fields(1, 'un\ndeux')),
  denies('a field has no line break, were each line one of another field', karim, fields(2, 'un\nun')),
  ...[0, 7, -3, 0.5, 1e-7, 12_345_678.5, 12_345_678_901.5, 123_456_789_012.5].map((value) =>
    allows(`a field may be the number ${value}`, karim, fields(1, value)),
  ),
  ...['Infinity', 'NaN', 'null', 'false', '1234567890123', '/databases'].map((text) =>
    allows(`a field may be the text ${text}`, karim, fields(1, text)),
  ),
  denies('a field is not a date', karim, fields(1, new Date(0))),
  allows('a field may be a whole number', karim, fields(1, 12)),
  allows('a field may be a decimal number', karim, fields(1, 12.5)),
  allows(
    'all of 24 fields may be numbers',
    karim,
    says({ fields: Object.fromEntries(numbersTo(24).map((count) => [`f${count}`, count + 0.5])) }),
  ),
  allows('a field may be a number of twelve digits', karim, fields(1, 999_999_999_999)),
  allows('a field may be a negative number of twelve digits', karim, fields(1, -999_999_999_999)),
  ...[1_000_000_000_000, -1_000_000_000_000, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN].map(
    (value) => denies(`a field is not the number ${value}`, karim, fields(1, value)),
  ),
  allows('a field may have sixty letters', karim, fields(1, 'x'.repeat(60))),
  allows('a field may have one letter', karim, fields(1, 'x')),
  denies('a field has no more than sixty letters', karim, fields(1, 'x'.repeat(61))),
  denies('a field is not empty', karim, fields(1, '')),
  denies('a field is not a map', karim, fields(1, { a: 1 })),
  denies('a field is not null', karim, fields(1, null)),
  denies('fields are not a list', karim, says({ fields: ['ville'] })),
  allows('fields may have names of 500 letters in all', karim, says({ fields: { ['x'.repeat(500)]: true } })),
  denies('fields have names of no more than 500 letters in all', karim, says({ fields: { ['x'.repeat(501)]: true } })),
];

const nested = { chapitre: Array.from({ length: 80 }, () => ({ texte: 'x'.repeat(10_000) })) };

/** What nobody but its owner and admins may read is no store for other things either. */
export const privateContentCases: readonly RulesCase[] = (
  [
    ['a new draft', (listing) => posts({ listing: { state: 'draft', ...listing } })],
    ['a new listing in review', (listing) => posts({ listing: { state: 'in-review', ...listing } })],
    ['a draft', (listing) => moves('draft', listing)],
    ['a paused listing', (listing) => moves('paused', listing)],
    ['a refused listing', (listing) => moves('refused', listing)],
    ['a listing that is submitted again', (listing) => moves('refused', { state: 'in-review', ...listing })],
  ] as readonly (readonly [string, (listing: PlainDocument) => Attempt])[]
).flatMap(([title, stores]) => [
  allows(
    `fields and photos are stored in ${title}`,
    karim,
    stores({ fields: { ...full.fields }, photos: [...full.photos] }),
  ),
  denies(`a field of nested maps is refused in ${title}`, karim, stores({ fields: { livre: nested } })),
  denies(`a field of a megabyte is refused in ${title}`, karim, stores({ fields: { livre: megabyte } })),
  denies(
    `a photo with nested maps is refused in ${title}`,
    karim,
    stores({ photos: [aPhoto('photo-01', { livre: nested })] }),
  ),
  denies(
    `a photo with a map for a width is refused in ${title}`,
    karim,
    stores({ photos: [aPhoto('photo-01', { width: nested })] }),
  ),
]);
