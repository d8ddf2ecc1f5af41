import { admin, claire, karim, suspendedKarim, visitor } from '../../actors';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import {
  change,
  commits,
  gets,
  given,
  lists,
  remove,
  set,
  type Attempt,
  type Documents,
  type Write,
} from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { posts } from '../../posting';
import { raises } from '../../rates';
import { inDays, inMinutes, now, tooFast } from '../../times';

/** Karim’s listing, of which Claire is about to have a favourite; 3 people have one already. */
const favourite = 'users/claire/favourites/online';
const count = 'favourite_counts/online';
const three: Documents = { [count]: { count: 3 } };
const stored: Documents = { ...three, [favourite]: { addedAt: inDays(-2), card: '{}' } };
const aFavourite = (changes: PlainDocument = {}): PlainDocument => ({
  addedAt: now,
  card: '{"id":"online"}',
  listingId: 'online',
  ...changes,
});

const favours = (changes: PlainDocument = {}, counted: number | null = 4): Attempt =>
  given(
    three,
    commits(set(favourite, aFavourite(changes)), ...(counted === null ? [] : [change(count, { count: counted })])),
  );
const unfavours = (counted: number | null): Attempt =>
  given(stored, commits(remove(favourite), ...(counted === null ? [] : [change(count, { count: counted })])));
const firstOf = (id: string, counted: PlainDocument = { count: 1 }): Attempt =>
  commits(set(`users/claire/favourites/${id}`, aFavourite({ listingId: id })), set(`favourite_counts/${id}`, counted));

/** Adds writes to a commit. */
function together(attempt: Attempt, ...writes: readonly Write[]): Attempt {
  return attempt.kind === 'commit' ? { ...attempt, writes: [...attempt.writes, ...writes] } : attempt;
}

export const favouriteCases: readonly RulesCase[] = [
  allows('a person reads a favourite of theirs', claire, gets(favourite, stored)),
  allows('a person may read that a listing is not a favourite', claire, gets(favourite)),
  allows('a person lists their favourites', claire, lists('users/claire/favourites', 500)),
  denies('a person does not list more than 500 favourites', claire, lists('users/claire/favourites', 501)),
  denies('a person does not list favourites without a limit', claire, lists('users/claire/favourites', null)),
  denies('nobody reads another’s favourite', karim, gets(favourite, stored)),
  denies('nobody lists another’s favourites', karim, lists('users/claire/favourites', 10)),
  denies('an admin does not read another’s favourite', admin, gets(favourite, stored)),
  denies('a visitor reads no favourite', visitor, gets(favourite, stored)),
  denies('a visitor lists no favourites', visitor, lists('users/claire/favourites', 10)),

  allows('a person adds a favourite and raises its count', claire, favours()),
  allows('the first favourite of a listing creates its count', claire, firstOf('online')),
  allows(
    'a deleted listing may become a favourite, since a guest may have added it before',
    claire,
    firstOf('deleted'),
  ),
  allows(
    'a favourite may have an old date, since a guest may have added it long ago',
    claire,
    favours({ addedAt: inDays(-300) }),
  ),
  allows('the card of a favourite may have 8000 letters', claire, favours({ card: 'x'.repeat(8000) })),
  allows(
    'a person adds a favourite without the id of its listing, as former versions of the site did',
    claire,
    given(three, commits(set(favourite, { addedAt: now, card: '{}' }), change(count, { count: 4 }))),
  ),
  denies('a favourite does not have the id of another listing', claire, favours({ listingId: 'reserved' })),
  denies('a favourite does not have null as the id of its listing', claire, favours({ listingId: null })),
  denies('nobody adds a favourite for another person', karim, favours()),
  denies(
    'nobody adds a favourite for another person together with their own',
    karim,
    given(
      three,
      commits(
        set(favourite, aFavourite()),
        set('users/karim/favourites/online', aFavourite()),
        change(count, { count: 4 }),
      ),
    ),
  ),
  denies(
    'a listing does not become a favourite in the commit that posts it',
    karim,
    together(
      posts(),
      set('users/karim/favourites/nouveau', aFavourite({ listingId: 'nouveau' })),
      set('favourite_counts/nouveau', { count: 1 }),
    ),
  ),
  allows('a favourite may be dated five minutes ahead, for fast clocks', claire, favours({ addedAt: inMinutes(5) })),
  denies('a visitor adds no favourite', visitor, favours()),
  denies(
    'a suspended person adds no favourite',
    suspendedKarim,
    commits(set('users/karim/favourites/online', aFavourite()), set(count, { count: 1 })),
  ),
  denies('a listing that does not exist does not become a favourite', claire, firstOf('unknown')),
  denies('a favourite is not added without its count', claire, favours({}, null)),
  denies('a favourite does not raise the count by two', claire, favours({}, 5)),
  denies('a favourite does not lower the count', claire, favours({}, 2)),
  denies('a favourite does not leave the count unchanged', claire, favours({}, 3)),
  denies('the count of the first favourite is not two', claire, firstOf('online', { count: 2 })),
  denies('the count of the first favourite is not a half', claire, firstOf('online', { count: 0.5 })),
  denies('a new count has no further field', claire, firstOf('online', { count: 1, name: 'x' })),
  denies(
    'a count gets no further field when it rises',
    claire,
    given(three, commits(set(favourite, aFavourite()), change(count, { count: 4, name: 'x' }))),
  ),
  denies(
    'a count gets no further field when it falls',
    claire,
    given(stored, commits(remove(favourite), change(count, { count: 2, name: 'x' }))),
  ),
  denies(
    'a favourite does not raise the count of another listing',
    claire,
    given(
      { 'favourite_counts/reserved': { count: 3 } },
      commits(set(favourite, aFavourite()), change('favourite_counts/reserved', { count: 4 })),
    ),
  ),
  denies('a favourite is not dated more than five minutes ahead', claire, favours({ addedAt: tooFast })),
  denies('the date of a favourite is not a text', claire, favours({ addedAt: 'hier' })),
  denies('the card of a favourite is not a map', claire, favours({ card: { id: 'online' } })),
  denies('the card of a favourite does not have a megabyte', claire, favours({ card: 'x'.repeat(1_000_000) })),
  denies('the card of a favourite has no more than 8000 letters', claire, favours({ card: 'x'.repeat(8001) })),
  denies('a favourite has no further field', claire, favours({ note: 'à voir' })),
  ...[{ addedAt: now }, { addedAt: now, listingId: 'online' }, { card: '{}', listingId: 'online' }].map((document) =>
    denies(
      `a favourite has more than ${Object.keys(document).join(' and ')}`,
      claire,
      given(three, commits(set(favourite, document), change(count, { count: 4 }))),
    ),
  ),
  denies('a favourite is not rewritten', claire, given(stored, commits(set(favourite, aFavourite())))),
  denies(
    'a favourite is not rewritten and counted again',
    claire,
    given(stored, commits(set(favourite, aFavourite()), change(count, { count: 4 }))),
  ),

  allows('a person removes a favourite and lowers its count', claire, unfavours(2)),
  denies('a favourite is not removed without its count', claire, unfavours(null)),
  denies('removing a favourite does not lower the count by two', claire, unfavours(1)),
  denies('removing a favourite does not raise the count', claire, unfavours(4)),
  denies('nobody removes a favourite of another person', karim, unfavours(2)),
  denies(
    'nobody removes a favourite of another person together with their own',
    karim,
    given(
      { ...stored, 'users/karim/favourites/online': aFavourite() },
      commits(remove(favourite), remove('users/karim/favourites/online'), change(count, { count: 2 })),
    ),
  ),
  denies('a visitor removes no favourite', visitor, unfavours(2)),
  allows(
    'a suspended person removes a favourite',
    suspendedKarim,
    given(
      { 'users/karim/favourites/online': aFavourite(), ...three },
      commits(remove('users/karim/favourites/online'), change(count, { count: 2 })),
    ),
  ),
  denies('an admin does not delete another’s favourite', admin, unfavours(2)),
];

export const favouriteCountCases: readonly RulesCase[] = [
  allows('a visitor reads the count of favourites of a listing', visitor, gets(count, three)),
  allows('a visitor may read that a listing has no count of favourites', visitor, gets(count)),
  denies('a visitor reads nothing beneath a count', visitor, gets('favourite_counts/online/people/claire')),
  denies('nobody lists counts', claire, lists('favourite_counts', 10)),
  denies('an admin lists no counts', admin, lists('favourite_counts', 10)),
  denies('a count does not rise without a favourite', claire, given(three, commits(change(count, { count: 4 })))),
  denies(
    'a count does not rise for an existing favourite',
    claire,
    given(stored, commits(change(count, { count: 4 }))),
  ),
  denies('a count does not fall without a favourite', claire, given(three, commits(change(count, { count: 2 })))),
  denies(
    'a count does not fall for a favourite that stays',
    claire,
    given(stored, commits(change(count, { count: 2 }))),
  ),
  denies('a count is not created without a favourite', claire, commits(set(count, { count: 1 }))),
  denies('a visitor writes no count', visitor, given(three, commits(change(count, { count: 4 })))),
  denies('an admin writes no count', admin, given(three, commits(change(count, { count: 0 })))),
  denies('a count is not deleted', claire, given(stored, commits(remove(favourite), remove(count)))),
  denies('a count is not deleted by an admin', admin, given(three, commits(remove(count)))),
];

const path = 'users/claire/saved_searches/search-0001';
const search: PlainDocument = { name: 'Vélo', search: 'q=velo', createdAt: inDays(-3), lookedAt: now };
/** Saves a new search with its rate; `by` raises it. */
const saves = (changes: PlainDocument = {}, by = 'claire'): Attempt => savesAs('search-0001', changes, by);
const savesAs = (id: string, changes: PlainDocument = {}, by = 'claire'): Attempt =>
  commits(set(`users/claire/saved_searches/${id}`, { ...search, ...changes }), raises(by, 'searches', id));
const saved: Documents = { [path]: search };

export const savedSearchCases: readonly RulesCase[] = [
  allows('a person reads a saved search of theirs', claire, gets(path, saved)),
  allows('a person lists their saved searches', claire, lists('users/claire/saved_searches', 500)),
  denies('a person does not list more than 500 saved searches', claire, lists('users/claire/saved_searches', 501)),
  denies('nobody reads a saved search of another person', karim, gets(path, saved)),
  denies('nobody lists saved searches of another person', karim, lists('users/claire/saved_searches', 10)),
  denies('an admin lists no saved searches', admin, lists('users/claire/saved_searches', 10)),
  denies('a visitor reads no saved search', visitor, gets(path, saved)),
  allows('a person saves a search', claire, saves()),
  allows('a person renames a saved search', claire, given(saved, commits(change(path, { name: 'Vélo pour Zoé' })))),
  allows(
    'a person updates the time at which they looked at a saved search',
    claire,
    given(saved, commits(change(path, { lookedAt: inMinutes(4) }))),
  ),
  allows('a person deletes a saved search', claire, given(saved, commits(remove(path)))),
  allows('a saved search may have no criteria', claire, saves({ search: '' })),
  allows('a saved search may have criteria of 4000 letters', claire, saves({ search: 'x'.repeat(4000) })),
  allows('the name of a saved search may have one letter', claire, saves({ name: 'x' })),
  allows('the name of a saved search may have 60 letters', claire, saves({ name: 'x'.repeat(60) })),
  denies('nobody saves a search for another', karim, saves({}, 'karim')),
  denies('a visitor saves no search', visitor, saves()),
  denies('nobody renames another’s search', karim, given(saved, commits(change(path, { name: 'Ha' })))),
  denies('nobody deletes another’s search', karim, given(saved, commits(remove(path)))),
  denies(
    'a suspended person saves no search',
    suspendedKarim,
    commits(set('users/karim/saved_searches/search-0001', search), raises('karim', 'searches', 'search-0001')),
  ),
  denies(
    'a suspended person renames no saved search',
    suspendedKarim,
    given(
      { 'users/karim/saved_searches/search-0001': search },
      commits(change('users/karim/saved_searches/search-0001', { name: 'Vélo pour Zoé' })),
    ),
  ),
  allows(
    'a suspended person deletes a saved search',
    suspendedKarim,
    given(
      { 'users/karim/saved_searches/search-0001': search },
      commits(remove('users/karim/saved_searches/search-0001')),
    ),
  ),
  denies('the id of a saved search has no more than 64 letters', claire, savesAs('x'.repeat(65))),
  denies('the id of a saved search has no blank', claire, savesAs('a b')),
  allows('the id of a saved search may have 64 letters', claire, savesAs('x'.repeat(64))),
  denies('the name of a saved search is not a blank', claire, saves({ name: ' ' })),
  denies('the name of a saved search is not empty', claire, saves({ name: '' })),
  denies('the name of a saved search has no more than 60 letters', claire, saves({ name: 'x'.repeat(61) })),
  denies('the name of a saved search is not a number', claire, saves({ name: 7 })),
  denies('the criteria of a saved search are not a list', claire, saves({ search: ['q', 'velo'] })),
  denies('the criteria of a saved search do not have a megabyte', claire, saves({ search: 'x'.repeat(1_000_000) })),
  denies('the criteria of a saved search have no more than 4000 letters', claire, saves({ search: 'x'.repeat(4001) })),
  denies('the creation date of a saved search is not a text', claire, saves({ createdAt: 'hier' })),
  denies('the creation date of a saved search is not in the future', claire, saves({ createdAt: tooFast })),
  denies('the time at which a saved search was looked at is not a number', claire, saves({ lookedAt: 0 })),
  denies('the time at which a saved search was looked at is not in the future', claire, saves({ lookedAt: tooFast })),
  denies('a saved search has no further field', claire, saves({ note: 'x' })),
  denies(
    'a saved search lacks no field',
    claire,
    commits(set(path, { name: 'Vélo', search: 'q=velo', createdAt: now }), raises('claire', 'searches', 'search-0001')),
  ),
];

const hidden = 'users/claire/hidden_sellers/karim';
const hides = (changes: PlainDocument = {}): Attempt =>
  commits(set(hidden, { name: 'Karim', hiddenAt: now, ...changes }));
const isHidden: Documents = { [hidden]: { name: 'Karim', hiddenAt: inDays(-1) } };

export const hiddenSellerCases: readonly RulesCase[] = [
  allows('a person reads a seller that they have hidden', claire, gets(hidden, isHidden)),
  allows('a person may read that a seller is not hidden', claire, gets(hidden)),
  allows('a person lists the sellers that they have hidden', claire, lists('users/claire/hidden_sellers', 500)),
  denies('a person does not list more than 500 hidden sellers', claire, lists('users/claire/hidden_sellers', 501)),
  denies('a seller does not read that they are hidden', karim, gets(hidden, isHidden)),
  denies(
    'a seller does not list the sellers hidden by another person',
    karim,
    lists('users/claire/hidden_sellers', 10),
  ),
  denies('an admin does not read that a seller is hidden', admin, gets(hidden, isHidden)),
  denies('a visitor does not read that a seller is hidden', visitor, gets(hidden, isHidden)),
  allows('a person hides a seller', claire, hides()),
  allows(
    'a hidden seller may have an old date, since a guest may have hidden them long ago',
    claire,
    hides({ hiddenAt: inDays(-300) }),
  ),
  allows('the name of a hidden seller may have one letter', claire, hides({ name: 'x' })),
  allows('the name of a hidden seller may have 100 letters', claire, hides({ name: 'x'.repeat(100) })),
  allows('a person shows a seller again', claire, given(isHidden, commits(remove(hidden)))),
  denies('nobody hides a seller for another person', karim, hides()),
  denies('a visitor hides no seller', visitor, hides()),
  denies('nobody shows a hidden seller for another person', karim, given(isHidden, commits(remove(hidden)))),
  denies(
    'a suspended person hides no seller',
    suspendedKarim,
    commits(set('users/karim/hidden_sellers/claire', { name: 'Claire', hiddenAt: now })),
  ),
  allows(
    'a suspended person shows a seller again',
    suspendedKarim,
    given(
      { 'users/karim/hidden_sellers/claire': { name: 'Claire', hiddenAt: now } },
      commits(remove('users/karim/hidden_sellers/claire')),
    ),
  ),
  denies('a hidden seller is not overwritten', claire, given(isHidden, hides())),
  denies('the name of a hidden seller is not empty', claire, hides({ name: '' })),
  denies('the name of a hidden seller has no more than 100 letters', claire, hides({ name: 'x'.repeat(101) })),
  denies('the name of a hidden seller is not a number', claire, hides({ name: 7 })),
  denies('the date of a hidden seller is not a text', claire, hides({ hiddenAt: 'hier' })),
  denies('the date of a hidden seller is not in the future', claire, hides({ hiddenAt: tooFast })),
  denies('a hidden seller has no further field', claire, hides({ why: 'x' })),
  denies('a hidden seller lacks no field', claire, commits(set(hidden, { name: 'Karim' }))),
];
