import { categories } from '../../../src/domain/listings/catalogue/categories';
import { karim } from '../actors';
import { aPhoto, nantes } from '../aListingDocument';
import { Double, type PlainDocument, type PlainValue } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { posts } from '../posting';
import { allows, denies, type RulesCase } from '../RulesCase';

const megabyte = 'x'.repeat(1_000_000);
const says = (listing: PlainDocument) => posts({ listing });
const lies = (changes: PlainDocument) => says({ location: { ...nantes, ...changes } });
const costs = (price: PlainValue) => says({ price });
const shows = (changes: PlainDocument) => says({ photos: [aPhoto('photo-01', changes)] });
/** So many photos, one of which is otherwise. */
const photos = (count: number, changes: PlainDocument = {}, place = count - 1) =>
  says({
    photos: Array.from({ length: count }, (_, index) => aPhoto(`photo-${index + 10}`, index === place ? changes : {})),
  });
/** So many fields, one of which says something else. */
const fields = (count: number, value: PlainValue = 'un', place = count - 1) =>
  says({
    fields: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`f${index + 10}`, index === place ? value : 'un']),
    ),
  });
const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** All else being right: one thing that a listing says, good or bad. */
export const contentCases: readonly RulesCase[] = [
  ...categories.map(({ id }) => allows(`a listing may be in ${id}`, karim, says({ categoryId: id }))),
  denies('a listing is in no unknown category', karim, says({ categoryId: 'armes' })),
  denies('a listing is in a category, not in a family', karim, says({ categoryId: 'vehicules' })),
  allows('something may be wanted', karim, says({ kind: 'wanted' })),
  denies('a listing offers or wants', karim, says({ kind: 'swap' })),
  denies('a listing has no further field', karim, says({ pinned: true })),
  allows('a title has a hundred letters', karim, says({ title: 'x'.repeat(100) })),
  allows('a title of five units may be three signs', karim, says({ title: '🚲🚲x' })),
  denies('a title has no more than a hundred letters', karim, says({ title: 'x'.repeat(101) })),
  denies('a title is not empty', karim, says({ title: '' })),
  denies('a title has three signs', karim, says({ title: 'xx' })),
  denies('a title is not a list', karim, says({ title: ['V', 'é', 'l', 'o'] })),
  denies('a title of a megabyte is refused', karim, says({ title: megabyte })),
  allows('a description has 4000 letters', karim, says({ description: 'x'.repeat(4000) })),
  allows('a description has five signs', karim, says({ description: 'xxxxx' })),
  denies('a description has no more than 4000 letters', karim, says({ description: 'x'.repeat(4001) })),
  denies('a description has five signs at least', karim, says({ description: 'xxxx' })),
  denies('a description of a megabyte is refused', karim, says({ description: megabyte })),
  denies('a description is not a map', karim, says({ description: { a: 1, b: 2, c: 3, d: 4, e: 5 } })),
];

export const priceCases: readonly RulesCase[] = [
  allows('something costs a euro', karim, costs({ kind: 'amount', euros: 1 })),
  allows('something costs the most there is', karim, costs({ kind: 'amount', euros: 99_999_999 })),
  allows('something is given away', karim, costs({ kind: 'gift' })),
  allows('a price is on request', karim, costs({ kind: 'on-request' })),
  denies('a price is not negative', karim, costs({ kind: 'amount', euros: -1 })),
  denies('a price is not nothing', karim, costs({ kind: 'amount', euros: 0 })),
  denies('a price is not beyond all measure', karim, costs({ kind: 'amount', euros: 100_000_000 })),
  denies('a price has no cents', karim, costs({ kind: 'amount', euros: 9.5 })),
  denies('a price is an integer', karim, costs({ kind: 'amount', euros: new Double(120) })),
  denies('a price is not a text', karim, costs({ kind: 'amount', euros: '120' })),
  denies('a price is a map', karim, costs(120)),
  denies('an amount says how much', karim, costs({ kind: 'amount' })),
  denies('an amount has no further field', karim, costs({ kind: 'amount', euros: 120, cents: 50 })),
  denies('a gift has no amount', karim, costs({ kind: 'gift', euros: 120 })),
  denies('a price is of a known kind', karim, costs({ kind: 'barter', euros: 120 })),
];

export const placeCases: readonly RulesCase[] = [
  allows('a place lies in Corse', karim, lies({ communeCode: '2A004', postalCode: '20000' })),
  allows('a place lies on a whole degree', karim, lies({ latitude: 47, longitude: -1 })),
  allows('a place lies at the edge of the world', karim, lies({ latitude: 90, longitude: 180 })),
  allows('… at either edge', karim, lies({ latitude: -90, longitude: -180 })),
  denies('a place does not lie beyond the north', karim, lies({ latitude: 90.1 })),
  denies('a place does not lie beyond the south', karim, lies({ latitude: -90.1 })),
  denies('a place does not lie beyond the east', karim, lies({ longitude: 180.1 })),
  denies('a place does not lie beyond the west', karim, lies({ longitude: -180.1 })),
  denies('a place is not nowhere', karim, lies({ latitude: Number.NaN })),
  denies('a place is numbers', karim, lies({ latitude: '47.2' })),
  denies('a place has a code', karim, lies({ communeCode: '441090' })),
  denies('a place has a postal code', karim, lies({ postalCode: '4400' })),
  denies('a postal code is digits', karim, lies({ postalCode: '44 00' })),
  denies('a place has a name', karim, lies({ communeName: '' })),
  allows('a place may have a long name', karim, lies({ communeName: 'x'.repeat(100) })),
  allows('a place may have a short name', karim, lies({ communeName: 'Y' })),
  denies('a place has no endless name', karim, lies({ communeName: 'x'.repeat(101) })),
  denies('a place has no address', karim, lies({ street: '3 rue Voltaire' })),
];

export const handoverCases: readonly RulesCase[] = [
  allows('a thing is delivered', karim, says({ handover: { inPerson: false, delivery: true } })),
  allows('a thing changes hands both ways', karim, says({ handover: { inPerson: true, delivery: true } })),
  denies('a thing changes hands', karim, says({ handover: { inPerson: false, delivery: false } })),
  denies(
    'a thing changes hands in known ways',
    karim,
    says({ handover: { inPerson: true, delivery: false, drone: true } }),
  ),
  denies('delivery is yes or no', karim, says({ handover: { inPerson: true, delivery: 'oui' } })),
  denies('meeting is yes or no', karim, says({ handover: { inPerson: 'oui', delivery: true } })),
];

export const photoCases: readonly RulesCase[] = [
  allows('a listing may have no photo', karim, photos(0)),
  ...numbersTo(10).map((count) => allows(`a listing may have ${count} photos`, karim, photos(count))),
  denies('a listing has no more than ten photos', karim, photos(11)),
  ...numbersTo(10).flatMap((count) => [
    denies(`the last of ${count} photos is looked at`, karim, photos(count, { width: 0 })),
    denies(`photo ${count} of ten is looked at`, karim, photos(10, { width: 0 }, count - 1)),
  ]),
  denies('photos are a list', karim, says({ photos: {} })),
  denies('a photo is a map', karim, says({ photos: ['karim~photo-01'] })),
  denies('a photo is its owner’s', karim, shows({ id: 'claire~photo-01' })),
  denies('a photo’s id leads nowhere else', karim, shows({ id: 'karim~../claire/photo-01' })),
  denies('a photo’s id is not short', karim, shows({ id: 'karim~photo-1' })),
  denies('a photo’s id is not long', karim, shows({ id: `karim~${'x'.repeat(65)}` })),
  allows('a photo’s id has eight to 64 signs', karim, shows({ id: `karim~${'x'.repeat(64)}` })),
  denies('a photo has an address of its own only', karim, shows({ url: 'https://exemple.fr/x.jpg' })),
  allows('a photo may be one dot', karim, shows({ width: 1, height: 1 })),
  allows('a photo may be large', karim, shows({ width: 20_000, height: 20_000 })),
  ...(['width', 'height'] as const).flatMap((side) => [
    denies(`a photo has a ${side}`, karim, shows({ [side]: 0 })),
    denies(`a photo has no negative ${side}`, karim, shows({ [side]: -800 })),
    denies(`a photo has a whole ${side}`, karim, shows({ [side]: 800.5 })),
  ]),
];

export const fieldCases: readonly RulesCase[] = [
  allows('a listing may have no fields', karim, fields(0)),
  ...numbersTo(24).map((count) => allows(`a listing may have ${count} fields`, karim, fields(count))),
  denies('a listing has no more than 24 fields', karim, fields(25)),
  ...numbersTo(24).flatMap((count) => [
    denies(`the last of ${count} fields is looked at`, karim, fields(count, ['un'])),
    denies(`field ${count} of 24 is looked at`, karim, fields(24, ['un'], count - 1)),
  ]),
  allows('a field is yes or no', karim, fields(1, false)),
  allows('a field is a whole number', karim, fields(1, 12)),
  allows('a field is a broken number', karim, fields(1, 12.5)),
  allows('a field has sixty letters', karim, fields(1, 'x'.repeat(60))),
  allows('a field has one letter', karim, fields(1, 'x')),
  denies('a field has no more than sixty letters', karim, fields(1, 'x'.repeat(61))),
  denies('a field is not empty', karim, fields(1, '')),
  denies('a field is not a map', karim, fields(1, { a: 1 })),
  denies('a field is not null', karim, fields(1, null)),
  denies('fields are a map', karim, says({ fields: ['ville'] })),
  allows('fields have names of 500 letters in all', karim, says({ fields: { ['x'.repeat(500)]: true } })),
  denies('fields have no endless names', karim, says({ fields: { ['x'.repeat(501)]: true } })),
];
