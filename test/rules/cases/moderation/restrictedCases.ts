import { aBegunConversation, aMessageDocument, lastOf, path, storedConversation } from '../../aConversationDocument';
import { claire, karim } from '../../actors';
import { anOlderListing } from '../../aListingDocument';
import { change, commits, given, remove, set, type Attempt, type Documents } from '../../Attempt';
import { aPastDecision, decidedPath, restricted } from '../../moderation/deciding';
import { reports } from '../../moderation/reporting';
import { moves, movesFrom, posts, together } from '../../posting';
import { raises, withRates } from '../../rates';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now } from '../../times';
import { aProfile, storedListing } from '../../world';

const claireRestricted: Documents = { 'restrictions/claire': { until: inDays(5), decision: 40 } };
const ended: Documents = { 'restrictions/karim': { until: now, decision: 40 } };
const lastMinute: Documents = { 'restrictions/karim': { until: inMinutes(1), decision: 40 } };

const answer = aMessageDocument({ text: 'Vous êtes là ?', authorId: 'karim' });
const answers = given(
  storedConversation,
  commits(
    change(path, { lastMessage: lastOf(answer, 'deux'), unread: { claire: 3, karim: 1 }, updatedAt: now }),
    set(`${path}/messages/deux`, answer),
  ),
);
const begins = commits(set(path, aBegunConversation()), set(`${path}/messages/un`, aMessageDocument()));
const reads = given(
  storedConversation,
  commits(
    change(path, {
      receivedAt: { karim: now },
      readAt: { claire: inDays(-1), karim: now },
      unread: { claire: 2, karim: 0 },
    }),
  ),
);
const reportsClaire = reports({
  by: 'karim',
  report: {
    reporterId: 'karim',
    kind: 'person',
    targetId: 'claire',
    content: { title: '', description: '', price: null, photos: [] },
  },
});
const shows = given(
  { 'profiles/karim': aProfile('Avant') },
  commits(change('profiles/karim', { displayName: 'Karim' })),
);
const savesSearch = commits(
  set('users/karim/saved_searches/velos', {
    name: 'Vélos',
    search: '{}',
    createdAt: now,
    lookedAt: now,
  }),
  raises('karim', 'searches', 'velos'),
);
const expired = anOlderListing('online', 'online', { expiresAt: inMinutes(-1) });
const soldYesterday = anOlderListing('sold', 'sold', { updatedAt: inDays(-1) });
const appeals = given(
  { [decidedPath]: aPastDecision() },
  commits(change(decidedPath, { status: 'appealed', appeal: 'Je n’ai rien demandé de tel.', appealedAt: now })),
);

/** What a restricted person is refused, and anybody else is not. */
const refused: Readonly<Record<string, Attempt>> = {
  'posts a listing': posts(),
  'posts a draft': posts({ listing: { state: 'draft' } }),
  'edits a listing': moves('online', { title: 'Vélo de course' }),
  'edits a listing that is paused': moves('paused', { title: 'Vélo de course' }),
  'resumes a listing': moves('paused', { state: 'online' }),
  'puts a sold listing back online': given(
    storedListing('sold', soldYesterday),
    movesFrom('sold', soldYesterday, { state: 'online' }),
  ),
  'reserves a listing': moves('online', { state: 'reserved' }),
  'submits a listing again': moves('refused', { state: 'in-review' }),
  'reports a person': reportsClaire,
  'changes their profile': shows,
};

const stillAllowed: Readonly<Record<string, Attempt>> = {
  'pauses a listing': moves('online', { state: 'paused' }),
  'sells a listing': moves('online', { state: 'sold' }),
  'ends a listing whose time is over': given(
    storedListing('online', expired),
    movesFrom('online', expired, { state: 'expired' }),
  ),
  'deletes a listing': moves('online', { state: 'deleted' }),
  'reads their messages': reads,
  appeals: appeals,
  'saves a search': savesSearch,
  'removes their name and profile': commits(
    change('users/karim', {
      displayName: 'Compte supprimé',
      phoneNumber: null,
      email: null,
      photoURL: null,
      updatedAt: now,
    }),
    remove('profiles/karim'),
  ),
};

export const restrictedCases: readonly RulesCase[] = [
  ...withRates([
    denies('a restricted person sends no message', karim, given(restricted, answers)),
    allows('a person sends a message once the restriction is over', karim, given(ended, answers)),
    denies('a restricted person begins no conversation', claire, given(claireRestricted, begins)),
    allows('a person whom another restriction concerns begins a conversation', claire, given(restricted, begins)),
  ]),
  ...Object.entries(refused).flatMap(([act, attempt]) => [
    denies(`a restricted person never ${act}`, karim, given(restricted, attempt)),
    denies(`a restricted person never ${act} in the last minute`, karim, given(lastMinute, attempt)),
    allows(`a person ${act} once the restriction is over`, karim, given(ended, attempt)),
  ]),
  ...Object.entries(stillAllowed).map(([act, attempt]) =>
    allows(`a restricted person ${act}`, karim, given(restricted, attempt)),
  ),
  denies(
    'a restricted person raises no rate of messages with the listing that they take offline',
    karim,
    given(restricted, together(moves('online', { state: 'paused' }), raises('karim', 'messages', 'online'))),
  ),
  denies(
    'a restricted person raises no rate of messages for a listing that they take offline',
    karim,
    given(restricted, commits(raises('karim', 'messages', 'paused'))),
  ),
];
