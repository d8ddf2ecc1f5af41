import { without, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { rateLimits, RATE_WINDOW } from '../../../src/domain/shared/Rate';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { admin, claire, karim, suspendedKarim, visitor } from '../actors';
import { aBegunConversation, aConversationDocument, aMessageDocument, lastOf } from '../aConversationDocument';
import { aRate, raises } from '../rates';
import { change, commits, gets, given, lists, remove, set, type Attempt, type Write } from '../Attempt';
import { reports as reportsTarget } from '../moderation/reporting';
import { allows, denies, type RulesCase } from '../RulesCase';
import { inMinutes, now } from '../times';
import { aProfile } from '../world';

const path = 'users/karim/rates/reports';
const limit = rateLimits.reports;

/** Karim has reported 3 times within half an hour. */
const before = aRate('karim~listing~sold', { since: inMinutes(-30), count: 3, at: inMinutes(-10) });
const isFull = { ...before, count: limit };

/** A report with its case, without a raise of the rate. */
const report = (targetId: string): readonly Write[] => {
  const reported = reportsTarget({ report: { reporterId: 'karim', targetId }, rate: null });
  return reported.kind === 'commit' ? reported.writes : [];
};
const raise = (changes: PlainDocument = {}): Write =>
  raises('karim', 'reports', 'karim~listing~online', { since: before.since ?? null, count: 4, ...changes });
const first = (changes: PlainDocument = {}): Write => raises('karim', 'reports', 'karim~listing~online', changes);

/** Reports `online`, with this raise, after these reports. */
const reports = (raised: Write, stored: PlainDocument | null = before): Attempt =>
  given({ [path]: stored }, commits(...report('online'), raised));

const since = (minutes: number, count = limit): PlainDocument => ({ ...isFull, since: inMinutes(minutes), count });
const hour = RATE_WINDOW / MINUTE;

export const rateCases: readonly RulesCase[] = [
  allows('a first report begins the rate of reports', karim, reports(first(), null)),
  allows('a further report raises the rate by one', karim, reports(raise())),
  allows(
    'the last report of an hour reaches the limit',
    karim,
    reports(raise({ count: limit }), { ...before, count: limit - 1 }),
  ),
  allows(
    'a report raises the rate after the hour too',
    karim,
    reports(raise({ since: inMinutes(-90) }), since(-90, 3)),
  ),
  allows('a report begins a new window after an hour', karim, reports(first(), since(-hour))),
  allows('a report begins a new window before the former is used up', karim, reports(first(), since(-hour, 3))),
  denies('a report does not lack its raise', karim, given({ [path]: before }, commits(...report('online')))),
  denies('a report does not lack its raise when it is the first', karim, commits(...report('online'))),
  denies(
    'a report is not covered by the raise of an earlier commit',
    karim,
    given(
      { [path]: aRate('karim~listing~online', { at: inMinutes(-1), since: inMinutes(-1) }) },
      commits(...report('online')),
    ),
  ),
  denies('a report is not covered by the raise for another', karim, reports(raise({ last: 'karim~listing~reserved' }))),
  denies(
    'two reports are not covered by one raise',
    karim,
    given({ [path]: before }, commits(...report('online'), ...report('reserved'), raise())),
  ),
  denies(
    'two reports are not covered by a raise by two',
    karim,
    given({ [path]: before }, commits(...report('online'), ...report('reserved'), raise({ count: 5 }))),
  ),
  denies(
    'a report is not covered by the rate of another kind',
    karim,
    commits(...report('online'), raises('karim', 'messages', 'karim~listing~online')),
  ),
  denies(
    'a report is not covered by the rate of another person',
    karim,
    commits(...report('online'), raises('claire', 'reports', 'karim~listing~online')),
  ),
  denies('a report beyond the limit is refused', karim, reports(raise({ count: limit + 1 }), isFull)),
  denies(
    'a report beyond the limit is refused after the hour without a new window',
    karim,
    reports(raise({ since: inMinutes(-90), count: limit + 1 }), since(-90)),
  ),
  denies('a rate is not set back to its limit', karim, reports(raise({ count: limit }), isFull)),
  denies('a rate is not raised by two', karim, reports(raise({ count: 5 }))),
  denies('a rate does not stay the same', karim, reports(raise({ count: 3 }))),
  denies('a rate does not fall', karim, reports(raise({ count: 2 }))),
  denies('a rate is not set back to one within the hour', karim, reports(raise({ count: 1 }))),
  denies('a new window does not begin within the hour', karim, reports(first(), since(-hour + 1 / MINUTE))),
  denies('a rate does not begin with two', karim, reports(first({ count: 2 }), null)),
  denies('a rate does not begin with none', karim, reports(first({ count: 0 }), null)),
  denies('a rate does not begin below zero', karim, reports(first({ count: -100 }), null)),
  denies('a rate does not begin in the past', karim, reports(first({ since: inMinutes(-1) }), null)),
  denies('a rate does not begin in the future', karim, reports(first({ since: inMinutes(1) }), null)),
  denies('a new window does not begin in the past', karim, reports(first({ since: inMinutes(-1) }), since(-hour))),
  denies('a raise does not move the beginning of its window', karim, reports(raise({ since: inMinutes(-20) }))),
  denies('a raise is not dated in the past', karim, reports(raise({ at: inMinutes(-1) }))),
  denies('a raise is not dated in the future', karim, reports(raise({ at: inMinutes(1) }))),
  denies('a rate has no further field', karim, reports(raise({ note: 'x' }))),
  ...['since', 'count', 'at'].map((name) =>
    denies(
      `a raise does not lack the field ${name}`,
      karim,
      given({ [path]: before }, commits(set(path, without({ ...before, count: 4, at: now }, name)))),
    ),
  ),
  allows('a rate is raised without an act, which only costs one', karim, given({ [path]: before }, commits(raise()))),
  denies(
    'a raise without an act is dated now',
    karim,
    given({ [path]: before }, commits(raise({ at: inMinutes(-1) }))),
  ),
  denies('a raise without an act names something', karim, given({ [path]: before }, commits(raise({ last: '' })))),
  allows('the name of an act may have one sign', karim, given({ [path]: before }, commits(raise({ last: 'x' })))),
  allows(
    'the name of an act may have five hundred signs',
    karim,
    given({ [path]: before }, commits(raise({ last: 'x'.repeat(500) }))),
  ),
  denies(
    'the name of an act has no more than five hundred signs',
    karim,
    given({ [path]: before }, commits(raise({ last: 'x'.repeat(501) }))),
  ),
  denies('the name of an act is not a number', karim, given({ [path]: before }, commits(raise({ last: 7 })))),
  denies('the rate of an unknown kind is refused', karim, commits(set('users/karim/rates/visits', aRate('x')))),
  denies('a suspended person raises no rate', suspendedKarim, commits(first())),
  denies('nobody raises the rate of another person', claire, given({ [path]: before }, commits(raise()))),
  denies('nobody begins the rate of another person', claire, commits(first())),
  denies('an admin does not raise the rate of another person', admin, commits(first())),
  denies('a visitor raises no rate', visitor, commits(first())),
  ...Object.entries(rateLimits).flatMap(([kind, maximum]) => {
    const at = `users/karim/rates/${kind}`;
    // The rate of listings names a listing.
    const named = { ...before, last: 'online' };
    const stored = (count: number) => ({ [at]: { ...named, count } });
    const to = (count: number) => commits(set(at, { ...named, count, at: now }));
    return [
      allows(`the rate of ${kind} reaches the limit of the domain`, karim, given(stored(maximum - 1), to(maximum))),
      denies(
        `the rate of ${kind} does not exceed the limit of the domain`,
        karim,
        given(stored(maximum), to(maximum + 1)),
      ),
    ];
  }),
  allows('a person reads a rate of theirs', karim, gets(path, { [path]: before })),
  allows('a person reads that they have no rate', karim, gets(path)),
  denies('a person does not read the rate of another', claire, gets(path, { [path]: before })),
  denies('an admin does not read the rate of another', admin, gets(path, { [path]: before })),
  denies('a visitor reads no rate', visitor, gets(path, { [path]: before })),
  denies('a person lists no rates', karim, lists('users/karim/rates', 10)),
];

const conversation = 'conversations/online~claire';
const begins = [
  set(conversation, aBegunConversation()),
  set(`${conversation}/messages/un`, aMessageDocument()),
] as const;
const begun = raises('claire', 'conversations', 'online~claire');
const written = raises('claire', 'messages', 'online~claire/un');

/** Claire writes the message `un` in both of her conversations, which one raise does not cover. */
const inBoth = (...raised: readonly Write[]): Attempt => {
  const messageOf = (id: string): readonly Write[] => [
    change(`conversations/${id}`, {
      lastMessage: lastOf(aMessageDocument(), 'deux'),
      unread: { claire: 2, karim: 2 },
      updatedAt: now,
    }),
    set(`conversations/${id}/messages/deux`, aMessageDocument()),
  ];
  const stored = { [conversation]: aConversationDocument(), 'conversations/reserved~claire': aConversationDocument() };
  return given(stored, commits(...messageOf('online~claire'), ...messageOf('reserved~claire'), ...raised));
};

export const messageRateCases: readonly RulesCase[] = [
  allows(
    'a conversation that begins raises the rates of conversations and messages',
    claire,
    commits(...begins, begun, written),
  ),
  denies('a conversation does not begin without the rate of conversations', claire, commits(...begins, written)),
  denies('a conversation does not begin without the rate of messages', claire, commits(...begins, begun)),
  denies(
    'a conversation does not begin with the rate for another',
    claire,
    commits(...begins, raises('claire', 'conversations', 'reserved~claire'), written),
  ),
  denies(
    'a message is not covered by the rate for a message of that id in another conversation',
    claire,
    commits(...begins, begun, raises('claire', 'messages', 'reserved~claire/un')),
  ),
  denies(
    'a message is not covered by a rate that names its id only',
    claire,
    commits(...begins, begun, raises('claire', 'messages', 'un')),
  ),
  ...['online~claire/deux', 'reserved~claire/deux'].map((last) =>
    denies(
      `two messages of one id are not covered by the raise for ${last}`,
      claire,
      inBoth(raises('claire', 'messages', last)),
    ),
  ),
  denies(
    'a conversation does not begin beyond the limit',
    claire,
    given(
      { 'users/claire/rates/conversations': { ...before, count: rateLimits.conversations } },
      commits(
        ...begins,
        set('users/claire/rates/conversations', {
          ...before,
          count: rateLimits.conversations + 1,
          last: 'online~claire',
          at: now,
        }),
        written,
      ),
    ),
  ),
];

const search = 'users/claire/saved_searches/velos';
const aSearch = { name: 'Vélos', search: 'q=velo', createdAt: now, lookedAt: now };
const counted = raises('claire', 'searches', 'velos');

export const searchRateCases: readonly RulesCase[] = [
  allows('a search that is saved raises the rate of searches', claire, commits(set(search, aSearch), counted)),
  denies('a search is not saved without the rate of searches', claire, commits(set(search, aSearch))),
  denies(
    'a search is not saved with the rate for another',
    claire,
    commits(set(search, aSearch), raises('claire', 'searches', 'lampes')),
  ),
  denies(
    'two searches are not covered by one raise',
    claire,
    commits(set(search, aSearch), set('users/claire/saved_searches/lampes', aSearch), counted),
  ),
  denies(
    'a search is not saved beyond the limit',
    claire,
    given(
      { 'users/claire/rates/searches': { ...before, count: rateLimits.searches } },
      commits(
        set(search, aSearch),
        set('users/claire/rates/searches', { ...before, count: rateLimits.searches + 1, last: 'velos', at: now }),
      ),
    ),
  ),
  allows(
    'a saved search is changed without the rate of searches',
    claire,
    given({ [search]: aSearch }, commits(set(search, { ...aSearch, name: 'Vélos de ville' }))),
  ),
];

const gone = { 'profiles/karim': null };
const erases = (stored: PlainDocument): Attempt => given({ ...gone, [path]: stored }, commits(remove(path)));
const empties = (changes: PlainDocument = {}): Attempt =>
  given({ ...gone, [path]: before }, commits(change(path, { last: '', ...changes })));

/** What a person who deletes their account removes of their rates. */
export const rateDepartureCases: readonly RulesCase[] = [
  ...(
    [
      ['a person without a profile', karim],
      ['a suspended person without a profile', suspendedKarim],
    ] as const
  ).flatMap(([who, as]) => [
    allows(`a rate is deleted after its hour by ${who}`, as, erases(since(-hour))),
    denies(`a rate is not deleted within its hour by ${who}`, as, erases(since(-hour + 1 / MINUTE))),
    allows(`a rate is emptied within its hour by ${who}`, as, empties()),
  ]),
  denies(
    'a person who has a profile deletes no rate',
    karim,
    given({ 'profiles/karim': aProfile('Karim') }, erases(since(-hour))),
  ),
  denies(
    'a person who has a profile empties no rate',
    karim,
    given({ 'profiles/karim': aProfile('Karim') }, empties()),
  ),
  denies('a stranger without a profile deletes no rate of others', claire, erases(since(-hour))),
  denies('a stranger without a profile empties no rate of others', claire, empties()),
  denies('a visitor deletes no rate', visitor, erases(since(-hour))),
  denies('a rate that is emptied is not set back', karim, empties({ count: 0 })),
  denies('a rate that is emptied names nothing else', karim, empties({ last: 'autre' })),
  denies('a rate that is emptied keeps its window', karim, empties({ since: inMinutes(-90) })),
];
