import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { aListingDocument, anOlderListing, aTombstone } from '../../aListingDocument';
import { admin, claire, karim, superAdmin, suspendedKarim, visitor } from '../../actors';
import { gets, given, lists } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { cardsOf, listingsByState, states } from '../../world';

const open = ['online', 'reserved', 'sold', 'expired'];
const closed = states.filter((state) => !open.includes(state) && state !== 'deleted');
const former = anOlderListing('former', 'deleted');
const tombstone = aTombstone(former);
const readsOne = (document: PlainDocument) => given({ 'listings/one': document }, gets('listings/one'));
const mine = { field: ['ownerId'], operator: '==', value: 'karim' } as const;
const [dateCard = '', priceCard = ''] = Object.keys(
  cardsOf('online', listingsByState['online'] ?? aListingDocument('online')),
);

export const listingReadingCases: readonly RulesCase[] = [
  ...open.map((state) => allows(`a visitor reads a listing that is ${state}`, visitor, gets(`listings/${state}`))),
  ...closed.map((state) => denies(`a visitor reads no listing that is ${state}`, visitor, gets(`listings/${state}`))),
  ...closed.map((state) => denies(`a stranger reads no listing that is ${state}`, claire, gets(`listings/${state}`))),
  ...states.map((state) => allows(`its owner reads a listing that is ${state}`, karim, gets(`listings/${state}`))),
  allows('a visitor reads that a listing was deleted', visitor, gets('listings/deleted')),
  denies('a visitor does not read what a former version left of a deleted listing', visitor, readsOne({ ...former })),
  denies(
    'a visitor does not read a deleted listing that has a field more',
    visitor,
    readsOne({ ...tombstone, title: 'Vélo' }),
  ),
  denies(
    'a visitor does not read a listing that is paused, whatever it lacks',
    visitor,
    readsOne({ ...tombstone, state: 'paused' }),
  ),
  allows('a suspended owner still reads their draft', suspendedKarim, gets('listings/draft')),
  allows('an admin reads a listing in review', admin, gets('listings/in-review')),
  allows('a super admin reads a refused listing', superAdmin, gets('listings/refused')),
  allows('a visitor may read that a listing does not exist', visitor, gets('listings/rien')),
  allows('an owner lists their listings', karim, lists('listings', null, mine)),
  denies('an owner does not list listings without a query for their own', karim, lists('listings', 10)),
  denies('a stranger does not list the listings of an owner', claire, lists('listings', 10, mine)),
  denies('a visitor does not list the listings of an owner', visitor, lists('listings', 10, mine)),
  denies(
    'a visitor does not list listings by their state',
    visitor,
    lists('listings', 10, { field: ['state'], operator: '==', value: 'online' }),
  ),
  denies('nobody lists all listings', claire, lists('listings', null)),
  allows('an admin lists listings, a thousand at a time', admin, lists('listings', 1000)),
  denies('an admin lists no more than a thousand listings', admin, lists('listings', 1001)),
];

export const cardReadingCases: readonly RulesCase[] = ['cardsByDate', 'cardsByPrice'].flatMap((collection) => [
  allows(`a visitor reads one of ${collection}`, visitor, gets(collection === 'cardsByDate' ? dateCard : priceCard)),
  allows(`a visitor lists a thousand of ${collection}`, visitor, lists(collection, 1000)),
  denies(`a visitor lists no more than a thousand of ${collection}`, visitor, lists(collection, 1001)),
  denies(`a visitor does not list all of ${collection}`, visitor, lists(collection, null)),
  denies(`a person does not list all of ${collection}`, karim, lists(collection, null)),
]);
