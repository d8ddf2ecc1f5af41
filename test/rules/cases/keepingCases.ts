import { admin, claire, karim, suspendedKarim, visitor } from '../actors';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import {
  allows,
  change,
  commits,
  denies,
  gets,
  given,
  lists,
  remove,
  set,
  type Attempt,
  type Documents,
  type RulesCase,
  type Write,
} from '../RulesCase';
import { posts } from '../posting';
import { inDays, inMinutes, now, tooFast } from '../times';

/** Claire keeps an eye on Karim’s listing, on which 3 people have one already. */
const favourite = 'users/claire/favourites/online';
const count = 'favourite_counts/online';
const three: Documents = { [count]: { count: 3 } };
const kept: Documents = { ...three, [favourite]: { addedAt: inDays(-2), card: '{}' } };
const aFavourite = (changes: PlainDocument = {}): PlainDocument => ({
  addedAt: now,
  card: '{"id":"online"}',
  ...changes,
});

const favours = (changes: PlainDocument = {}, counted: number | null = 4): Attempt =>
  given(
    three,
    commits(set(favourite, aFavourite(changes)), ...(counted === null ? [] : [change(count, { count: counted })])),
  );
const letsGo = (counted: number | null): Attempt =>
  given(kept, commits(remove(favourite), ...(counted === null ? [] : [change(count, { count: counted })])));
const firstOf = (id: string, counted: PlainDocument = { count: 1 }): Attempt =>
  commits(set(`users/claire/favourites/${id}`, aFavourite()), set(`favourite_counts/${id}`, counted));

/** A commit with further writes. */
function together(attempt: Attempt, ...writes: readonly Write[]): Attempt {
  return attempt.kind === 'commit' ? { ...attempt, writes: [...attempt.writes, ...writes] } : attempt;
}

export const favouriteCases: readonly RulesCase[] = [
  allows('a person reads a favourite of theirs', claire, gets(favourite, kept)),
  allows('a person asks for a favourite that is not there', claire, gets(favourite)),
  allows('a person lists their favourites', claire, lists('users/claire/favourites', 500)),
  denies('a person does not list more at once', claire, lists('users/claire/favourites', 501)),
  denies('a person does not list them without end', claire, lists('users/claire/favourites', null)),
  denies('nobody reads another’s favourite', karim, gets(favourite, kept)),
  denies('nobody lists another’s favourites', karim, lists('users/claire/favourites', 10)),
  denies('an admin does not read another’s favourite', admin, gets(favourite, kept)),
  denies('a visitor reads no favourite', visitor, gets(favourite, kept)),
  denies('a visitor lists no favourites', visitor, lists('users/claire/favourites', 10)),

  allows('a person keeps a listing, and is counted', claire, favours()),
  allows('the first to keep a listing is counted as one', claire, firstOf('online')),
  allows('a listing that is gone may still be kept: a visitor did so before it went', claire, firstOf('deleted')),
  allows('a favourite that a visitor added long ago keeps its day', claire, favours({ addedAt: inDays(-300) })),
  allows('its card may hold 8000 letters', claire, favours({ card: 'x'.repeat(8000) })),
  denies('nobody keeps a listing for another', karim, favours()),
  denies(
    '… nor under cover of their own favourite',
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
    'a listing is not kept before it is there',
    karim,
    together(
      posts(),
      set('users/karim/favourites/nouveau', aFavourite()),
      set('favourite_counts/nouveau', { count: 1 }),
    ),
  ),
  allows('a day may be five minutes ahead: clocks differ', claire, favours({ addedAt: inMinutes(5) })),
  denies('a visitor keeps nothing here', visitor, favours()),
  denies(
    'a suspended person keeps nothing',
    suspendedKarim,
    commits(set('users/karim/favourites/online', aFavourite()), set(count, { count: 1 })),
  ),
  denies('nobody keeps what is no listing', claire, firstOf('unknown')),
  denies('a favourite is counted', claire, favours({}, null)),
  denies('a favourite is counted once', claire, favours({}, 5)),
  denies('a favourite does not lower the count', claire, favours({}, 2)),
  denies('a favourite does not leave the count', claire, favours({}, 3)),
  denies('the first is one, not two', claire, firstOf('online', { count: 2 })),
  denies('the first is not half a one', claire, firstOf('online', { count: 0.5 })),
  denies('a count has no further field', claire, firstOf('online', { count: 1, name: 'x' })),
  denies(
    'a count gets no further field later',
    claire,
    given(three, commits(set(favourite, aFavourite()), change(count, { count: 4, name: 'x' }))),
  ),
  denies(
    'a count that sinks gets no further field',
    claire,
    given(kept, commits(remove(favourite), change(count, { count: 2, name: 'x' }))),
  ),
  denies(
    'a favourite counts for its own listing',
    claire,
    given(
      { 'favourite_counts/reserved': { count: 3 } },
      commits(set(favourite, aFavourite()), change('favourite_counts/reserved', { count: 4 })),
    ),
  ),
  denies('a favourite is not dated ahead', claire, favours({ addedAt: tooFast })),
  denies('a favourite is dated', claire, favours({ addedAt: 'hier' })),
  denies('its card is a text', claire, favours({ card: { id: 'online' } })),
  denies('its card does not hold a megabyte', claire, favours({ card: 'x'.repeat(1_000_000) })),
  denies('its card holds no more than 8000 letters', claire, favours({ card: 'x'.repeat(8001) })),
  denies('a favourite has no further field', claire, favours({ note: 'à voir' })),
  denies(
    'a favourite lacks no field',
    claire,
    given(three, commits(set(favourite, { addedAt: now }), change(count, { count: 4 }))),
  ),
  denies('a favourite is not rewritten', claire, given(kept, commits(set(favourite, aFavourite())))),
  denies(
    'a favourite is not rewritten and counted again',
    claire,
    given(kept, commits(set(favourite, aFavourite()), change(count, { count: 4 }))),
  ),

  allows('a person lets a favourite go, and is counted no longer', claire, letsGo(2)),
  denies('letting go lowers the count', claire, letsGo(null)),
  denies('letting go lowers it by one', claire, letsGo(1)),
  denies('letting go does not raise it', claire, letsGo(4)),
  denies('nobody lets another’s favourite go', karim, letsGo(2)),
  denies(
    '… nor under cover of their own',
    karim,
    given(
      { ...kept, 'users/karim/favourites/online': aFavourite() },
      commits(remove(favourite), remove('users/karim/favourites/online'), change(count, { count: 2 })),
    ),
  ),
  denies('a visitor lets nothing go', visitor, letsGo(2)),
  allows(
    'a suspended person lets go of what they kept',
    suspendedKarim,
    given(
      { 'users/karim/favourites/online': aFavourite(), ...three },
      commits(remove('users/karim/favourites/online'), change(count, { count: 2 })),
    ),
  ),
  denies('an admin does not delete another’s favourite', admin, letsGo(2)),
];

export const favouriteCountCases: readonly RulesCase[] = [
  allows('everyone may know how many keep a listing', visitor, gets(count, three)),
  allows('… or that nobody does', visitor, gets(count)),
  denies('there is nothing beneath a count', visitor, gets('favourite_counts/online/people/claire')),
  denies('nobody lists counts', claire, lists('favourite_counts', 10)),
  denies('an admin lists no counts', admin, lists('favourite_counts', 10)),
  denies('a count does not rise by itself', claire, given(three, commits(change(count, { count: 4 })))),
  denies(
    'a count does not rise for a favourite that was there',
    claire,
    given(kept, commits(change(count, { count: 4 }))),
  ),
  denies('a count does not sink by itself', claire, given(three, commits(change(count, { count: 2 })))),
  denies('a count does not sink for a favourite that stays', claire, given(kept, commits(change(count, { count: 2 })))),
  denies('a count does not begin by itself', claire, commits(set(count, { count: 1 }))),
  denies('a visitor writes no count', visitor, given(three, commits(change(count, { count: 4 })))),
  denies('an admin writes no count', admin, given(three, commits(change(count, { count: 0 })))),
  denies('a count is not deleted', claire, given(kept, commits(remove(favourite), remove(count)))),
  denies('a count is not deleted by an admin', admin, given(three, commits(remove(count)))),
];

const path = 'users/claire/saved_searches/search-0001';
const search: PlainDocument = { name: 'Vélo', search: 'q=velo', createdAt: inDays(-3), lookedAt: now };
const saves = (changes: PlainDocument = {}): Attempt => commits(set(path, { ...search, ...changes }));
const saved: Documents = { [path]: search };

export const savedSearchCases: readonly RulesCase[] = [
  allows('a person reads a search of theirs', claire, gets(path, saved)),
  allows('a person lists their searches', claire, lists('users/claire/saved_searches', 500)),
  denies('a person does not list more at once', claire, lists('users/claire/saved_searches', 501)),
  denies('nobody reads another’s search', karim, gets(path, saved)),
  denies('nobody lists another’s searches', karim, lists('users/claire/saved_searches', 10)),
  denies('an admin reads no searches', admin, lists('users/claire/saved_searches', 10)),
  denies('a visitor reads no search', visitor, gets(path, saved)),
  allows('a person saves a search', claire, saves()),
  allows('a person renames one', claire, given(saved, commits(change(path, { name: 'Vélo pour Zoé' })))),
  allows('a person looks at one', claire, given(saved, commits(change(path, { lookedAt: inMinutes(4) })))),
  allows('a person deletes one', claire, given(saved, commits(remove(path)))),
  allows('a search may ask nothing', claire, saves({ search: '' })),
  allows('a search may ask much', claire, saves({ search: 'x'.repeat(4000) })),
  allows('a name may have one letter', claire, saves({ name: 'x' })),
  allows('a name may have 60 letters', claire, saves({ name: 'x'.repeat(60) })),
  denies('nobody saves a search for another', karim, saves()),
  denies('a visitor saves nothing here', visitor, saves()),
  denies('nobody renames another’s search', karim, given(saved, commits(change(path, { name: 'Ha' })))),
  denies('nobody deletes another’s search', karim, given(saved, commits(remove(path)))),
  denies(
    'a suspended person saves nothing',
    suspendedKarim,
    commits(set('users/karim/saved_searches/search-0001', search)),
  ),
  allows(
    'a suspended person deletes one',
    suspendedKarim,
    given(
      { 'users/karim/saved_searches/search-0001': search },
      commits(remove('users/karim/saved_searches/search-0001')),
    ),
  ),
  denies('its id is no essay', claire, commits(set(`users/claire/saved_searches/${'x'.repeat(65)}`, search))),
  denies('its id is made of letters and digits', claire, commits(set('users/claire/saved_searches/a b', search))),
  allows('its id may have 64 letters', claire, commits(set(`users/claire/saved_searches/${'x'.repeat(64)}`, search))),
  denies('a search has a name', claire, saves({ name: '' })),
  denies('a name has no more than 60 letters', claire, saves({ name: 'x'.repeat(61) })),
  denies('a name is a text', claire, saves({ name: 7 })),
  denies('what is asked is a text', claire, saves({ search: ['q', 'velo'] })),
  denies('what is asked holds no megabyte', claire, saves({ search: 'x'.repeat(1_000_000) })),
  denies('what is asked has no more than 4000 letters', claire, saves({ search: 'x'.repeat(4001) })),
  denies('a search is dated', claire, saves({ createdAt: 'hier' })),
  denies('a search is not dated ahead', claire, saves({ createdAt: tooFast })),
  denies('a search was looked at at some time', claire, saves({ lookedAt: 0 })),
  denies('a search was not looked at tomorrow', claire, saves({ lookedAt: tooFast })),
  denies('a search has no further field', claire, saves({ note: 'x' })),
  denies('a search lacks no field', claire, commits(set(path, { name: 'Vélo', search: 'q=velo', createdAt: now }))),
];

const hidden = 'users/claire/hidden_sellers/karim';
const hides = (changes: PlainDocument = {}): Attempt =>
  commits(set(hidden, { name: 'Karim', hiddenAt: now, ...changes }));
const isHidden: Documents = { [hidden]: { name: 'Karim', hiddenAt: inDays(-1) } };

export const hiddenSellerCases: readonly RulesCase[] = [
  allows('a person knows whom they have hidden', claire, gets(hidden, isHidden)),
  allows('… or not', claire, gets(hidden)),
  allows('a person lists whom they have hidden', claire, lists('users/claire/hidden_sellers', 500)),
  denies('a person does not list more at once', claire, lists('users/claire/hidden_sellers', 501)),
  denies('a seller does not learn that they are hidden', karim, gets(hidden, isHidden)),
  denies('a seller does not list who is hidden by another', karim, lists('users/claire/hidden_sellers', 10)),
  denies('an admin does not learn it', admin, gets(hidden, isHidden)),
  denies('a visitor does not learn it', visitor, gets(hidden, isHidden)),
  allows('a person hides a seller', claire, hides()),
  allows('one whom a visitor hid long ago keeps their day', claire, hides({ hiddenAt: inDays(-300) })),
  allows('a name may have one letter', claire, hides({ name: 'x' })),
  allows('a name may have 100 letters', claire, hides({ name: 'x'.repeat(100) })),
  allows('a person shows a seller again', claire, given(isHidden, commits(remove(hidden)))),
  denies('nobody hides a seller from another', karim, hides()),
  denies('a visitor hides nobody here', visitor, hides()),
  denies('nobody shows a seller to another', karim, given(isHidden, commits(remove(hidden)))),
  denies(
    'a suspended person hides nobody',
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
  denies('who is hidden is not written anew', claire, given(isHidden, hides())),
  denies('a seller has a name', claire, hides({ name: '' })),
  denies('a name has no more than 100 letters', claire, hides({ name: 'x'.repeat(101) })),
  denies('a name is a text', claire, hides({ name: 7 })),
  denies('hiding is dated', claire, hides({ hiddenAt: 'hier' })),
  denies('hiding is not dated ahead', claire, hides({ hiddenAt: tooFast })),
  denies('hiding has no further field', claire, hides({ why: 'x' })),
  denies('hiding lacks no field', claire, commits(set(hidden, { name: 'Karim' }))),
];
