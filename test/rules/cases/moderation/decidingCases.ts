import { nextState, type ListingState } from '../../../../src/domain/listings/lifecycle/ListingState';
import type { ReportTargetKind } from '../../../../src/domain/moderation/Report';
import type { Measure } from '../../../../src/domain/moderation/Measure';
import { storedConversation } from '../../aConversationDocument';
import { admin, karim, superAdmin, suspendedAdmin } from '../../actors';
import { aListingDocument, anOlderListing } from '../../aListingDocument';
import { change, commits, given, remove, set, type Attempt } from '../../Attempt';
import { decides, reportedCase } from '../../moderation/deciding';
import { anEntry, entryOf, HEAD, NEXT, storedJournal } from '../../moderation/journal';
import { contentOf } from '../../moderation/reporting';
import { joined, moves, together } from '../../posting';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { end, inDays, inMinutes, now } from '../../times';
import { anAccount, cardsOf, listingsByState, states, storedListing } from '../../world';

const measures: readonly Measure[] = [
  'none',
  'approval',
  'correction',
  'removal',
  'warning',
  'name-reset',
  'portrait-reset',
  'text-reset',
  'restriction',
  'closing',
  'lifting',
];
const warns = { measure: 'warning', kind: 'person', targetId: 'karim' } as const;
const closesPerson = { measure: 'none', kind: 'person', targetId: 'karim' } as const;
const closesConversation = { measure: 'none', kind: 'conversation', targetId: 'online~claire' } as const;

/** The states that a measure takes a listing from. */
function takesFrom(measure: Measure, state: ListingState): boolean {
  if (measure === 'none') return true;
  if (measure === 'approval') return state === 'in-review';
  return (measure === 'correction' || measure === 'removal') && nextState(state, 'refuse').ok;
}

export const decidingCases: readonly RulesCase[] = [
  ...measures.flatMap((measure) =>
    (states as readonly ListingState[]).map((targetId): RulesCase => {
      const allowed = takesFrom(measure, targetId);
      const title = `an admin ${allowed ? 'decides' : 'does not decide'} ${measure} about a listing that is ${targetId}`;
      return { title, as: admin, attempt: decides({ measure, targetId }), allowed };
    }),
  ),
  ...measures.map((measure): RulesCase => {
    // Karim has neither a picture nor a text.
    const allowed = ['none', 'warning', 'name-reset', 'restriction', 'closing'].includes(measure);
    const title = `an admin ${allowed ? 'decides' : 'does not decide'} ${measure} about a person`;
    return { title, as: admin, attempt: decides({ ...warns, measure }), allowed };
  }),
  ...measures.map((measure): RulesCase => {
    const allowed = measure === 'none';
    const title = `an admin ${allowed ? 'decides' : 'does not decide'} ${measure} about a conversation`;
    return {
      title,
      as: admin,
      attempt: given(storedConversation, decides({ ...closesConversation, measure })),
      allowed,
    };
  }),
  denies(
    'an admin does not decide about an unknown kind of target',
    admin,
    given(storedConversation, decides({ ...closesConversation, kind: 'message' as ReportTargetKind })),
  ),
  denies(
    'an admin does not decide about an unknown kind of target that was reported',
    admin,
    given(storedConversation, decides({ ...closesConversation, kind: 'message' as ReportTargetKind, known: null })),
  ),
  denies(
    'an admin does not remove a listing that is refused, even without writing it',
    admin,
    decides({ targetId: 'refused', listing: null }),
  ),
  denies(
    'an admin does not approve a listing that is online, even without writing it',
    admin,
    decides({ measure: 'approval', listing: null }),
  ),
  denies('an admin does not decide about a conversation that does not exist', admin, decides(closesConversation)),
  allows('a super_admin removes a listing', superAdmin, decides({ by: 'solene' })),
  denies('a suspended admin removes no listing', suspendedAdmin, decides()),
];

/** Accounts and listings of admins. Nadia is an admin, Solène a super_admin. */
const people = {
  'users/paul': anAccount('paul', 'Paul', { role: 'admin' }),
  'users/zoe': anAccount('zoe', 'Zoé', { role: 'super_admin' }),
};
const listingOf = (ownerId: string) => anOlderListing('online', 'online', { ownerId, photos: [] });
const removesListingOf = (ownerId: string, by: string): Attempt => {
  const listing = listingOf(ownerId);
  const attempt = decides({
    by,
    listing: { ownerId, photos: [] },
    decision: { personId: ownerId, content: contentOf(listing) },
  });
  return given({ ...people, ...storedListing('online', listing) }, attempt);
};
const warnsPerson = (targetId: string, title: string, by: string): Attempt =>
  given(people, decides({ ...warns, targetId, by, decision: { title } }));
const conversationOf = (...participants: readonly string[]) => ({
  'conversations/online~claire': { participants },
});

export const authorityCases: readonly RulesCase[] = [
  denies('an admin does not remove their own listing', admin, removesListingOf('nadia', 'nadia')),
  denies('an admin does not remove the listing of another admin', admin, removesListingOf('paul', 'nadia')),
  denies('an admin does not remove the listing of a super_admin', admin, removesListingOf('zoe', 'nadia')),
  allows('a super_admin removes the listing of an admin', superAdmin, removesListingOf('paul', 'solene')),
  allows('a super_admin removes the listing of another super_admin', superAdmin, removesListingOf('zoe', 'solene')),
  denies('a super_admin does not remove their own listing', superAdmin, removesListingOf('solene', 'solene')),
  denies('an admin does not warn themselves', admin, warnsPerson('nadia', 'Nadia', 'nadia')),
  denies('an admin does not warn another admin', admin, warnsPerson('paul', 'Paul', 'nadia')),
  denies('an admin does not warn a super_admin', admin, warnsPerson('zoe', 'Zoé', 'nadia')),
  allows('a super_admin warns an admin', superAdmin, warnsPerson('paul', 'Paul', 'solene')),
  denies('a super_admin does not warn themselves', superAdmin, warnsPerson('solene', 'Solène', 'solene')),
  denies('an admin does not close a case about themselves', admin, decides({ ...closesPerson, targetId: 'nadia' })),
  denies(
    'an admin does not close a case about their listing',
    admin,
    given(storedListing('online', listingOf('nadia')), decides({ measure: 'none' })),
  ),
  denies(
    'an admin does not close a case about a conversation of theirs',
    admin,
    given(conversationOf('claire', 'nadia'), decides(closesConversation)),
  ),
  denies('an owner does not refuse their own listing', karim, decides({ by: 'karim' })),
];

const parts: Readonly<Record<string, string>> = {
  'the listing': 'listings/',
  'the entry': 'journal/',
  'the register': 'registers/',
  'the decision': 'decisions/',
  'the case': 'cases/',
  'the answer to the reporters': 'report_outcomes/',
  'the card by date': 'cardsByDate/',
  'the card by price': 'cardsByPrice/',
};

/** Nadia wrote down yesterday that she removed the listing that is online. */
const yesterday = {
  ...storedJournal,
  [`journal/${HEAD.last}`]: {
    ...anEntry('removal', 'listing', 'online'),
    number: 41,
    at: inDays(-1),
    chain: HEAD.chain,
  },
};

const unwritten = { entry: null, register: null };

/** Each part of a decision is refused without the others. */
export const decisionPartCases: readonly RulesCase[] = [
  ...Object.entries(parts).flatMap(([part, prefix]) => [
    denies(`a listing is not removed without ${part}`, admin, decides({ without: prefix })),
    denies(`a listing is not corrected without ${part}`, admin, decides({ measure: 'correction', without: prefix })),
  ]),
  ...Object.entries(parts)
    .filter(([part]) => part !== 'the decision')
    .map(([part, prefix]) =>
      denies(
        `a listing is not approved without ${part}`,
        admin,
        decides({ measure: 'approval', targetId: 'in-review', without: prefix }),
      ),
    ),
  ...['the entry', 'the register', 'the decision', 'the case', 'the answer to the reporters'].map((part) =>
    denies(`a person is not warned without ${part}`, admin, decides({ ...warns, without: parts[part] ?? '' })),
  ),
  ...['the entry', 'the register', 'the case', 'the answer to the reporters'].flatMap((part) => [
    denies(
      `the case of a listing is not closed without ${part}`,
      admin,
      decides({ measure: 'none', without: parts[part] ?? '' }),
    ),
    denies(
      `the case of a person is not closed without ${part}`,
      admin,
      decides({ ...closesPerson, without: parts[part] ?? '' }),
    ),
    denies(
      `the case of a conversation is not closed without ${part}`,
      admin,
      given(storedConversation, decides({ ...closesConversation, without: parts[part] ?? '' })),
    ),
  ]),
  denies(
    'a listing is not moved by closing its case',
    admin,
    together(decides({ measure: 'none', outcome: { outcome: 'acted' } }), ...refusing('online')),
  ),
  denies(
    'a listing in review is not put online by closing its case',
    admin,
    joined(
      decides({ measure: 'none', targetId: 'in-review' }),
      moves('in-review', { state: 'online', publishedAt: now, expiresAt: end }, { by: null }),
    ),
  ),
  denies(
    'a listing is not moved by warning its owner',
    admin,
    joined(moves('online', { state: 'refused' }, { by: null }), decides(warns)),
  ),
  denies(
    'a second listing is not removed with the first',
    admin,
    joined(decides(), moves('reserved', { state: 'refused' }, { by: null })),
  ),
  denies(
    'a listing is not approved by an entry that removes another',
    admin,
    joined(decides(), moves('in-review', { state: 'online', publishedAt: now, expiresAt: end }, { by: null })),
  ),
  denies(
    'a second case is not closed with the first',
    admin,
    joined(decides(), decides({ ...closesPerson, ...unwritten, outcome: null, closed: { lastEffect: NEXT } })),
  ),
  denies(
    'the reporters of a second target are not answered with those of the first',
    admin,
    joined(decides(), decides({ ...closesPerson, ...unwritten, closed: null, outcome: { outcome: 'acted' } })),
  ),
  denies('a measure without reasons has no decision document', admin, decides({ measure: 'none', decision: {} })),
  denies(
    'an approval has no decision document',
    admin,
    decides({ measure: 'approval', targetId: 'in-review', decision: {} }),
  ),
  denies('a removal is not written down as a correction', admin, decides({ entry: entryOf('correction') })),
  denies(
    'a listing that is removed is not said to be dismissed',
    admin,
    decides({ outcome: { outcome: 'dismissed' } }),
  ),
  denies(
    'a case that is closed is not answered as acted',
    admin,
    decides({ measure: 'none', outcome: { outcome: 'acted' } }),
  ),
  denies(
    'reporters of a refused listing do not read that nothing was done when their case is closed without a measure',
    admin,
    decides({ measure: 'none', targetId: 'refused', outcome: { outcome: 'dismissed' } }),
  ),
  denies(
    'reporters of a listing in review do not read that a measure stands when their case is closed without one',
    admin,
    decides({ measure: 'none', targetId: 'in-review', outcome: { outcome: 'acted' } }),
  ),
  denies(
    'an approval is not answered as acted',
    admin,
    decides({ measure: 'approval', targetId: 'in-review', outcome: { outcome: 'acted' } }),
  ),
  denies('an answer has no unknown outcome', admin, decides({ outcome: { outcome: 'pending' } })),
  denies('an answer is dated now', admin, decides({ outcome: { decidedAt: inMinutes(-1) } })),
  denies('an answer names its entry', admin, decides({ outcome: { entry: '0000000041' } })),
  denies('an answer has no further field', admin, decides({ outcome: { by: 'nadia' } })),
  denies(
    'reporters are not answered with an entry of yesterday',
    admin,
    given(
      yesterday,
      commits(set('report_outcomes/listing~online', { outcome: 'acted', decidedAt: now, entry: '0000000041' })),
    ),
  ),
  denies(
    'a listing is not removed with an entry of yesterday',
    admin,
    given(yesterday, moves('online', { state: 'refused' }, { by: null })),
  ),
  denies(
    'a case is not closed with an entry of yesterday',
    admin,
    given(
      { ...yesterday, 'cases/listing~online': reportedCase('listing', 'online') },
      commits(
        change('cases/listing~online', {
          state: 'closed',
          score: 0,
          holder: null,
          heldUntil: null,
          decision: 41,
          lastEffect: 41,
          seen: 2,
        }),
      ),
    ),
  ),
  denies(
    'an answer is not deleted',
    admin,
    given(
      { 'report_outcomes/listing~online': { outcome: 'acted' } },
      commits(remove('report_outcomes/listing~online')),
    ),
  ),
  allows(
    'another decision replaces the answer to the reporters',
    admin,
    given(
      { 'report_outcomes/listing~online': { outcome: 'dismissed', decidedAt: inDays(-3), entry: '0000000012' } },
      decides(),
    ),
  ),
];

function refusing(id: string) {
  const attempt = moves(id, { state: 'refused' }, { by: null });
  return attempt.kind === 'commit' ? attempt.writes : [];
}

/** What a decision may not change of a listing besides its state. */
export const moderatedListingCases: readonly RulesCase[] = [
  ...Object.entries({
    title: 'Autre chose',
    description: 'Un tout autre texte.',
    price: { kind: 'gift' },
    ownerId: 'claire',
    photos: [],
  }).map(([field, value]) =>
    denies(
      `a removal does not change the field ${field} of a listing`,
      admin,
      decides({ listing: { [field]: value } }),
    ),
  ),
  denies('a removal does not renew the date of a listing', admin, decides({ listing: { publishedAt: now } })),
  denies('a removal does not prolong a listing', admin, decides({ listing: { expiresAt: end } })),
  denies('a removal is dated now', admin, decides({ listing: { updatedAt: inMinutes(-6) } })),
  denies('a listing that is removed is not deleted', admin, decides({ listing: { state: 'deleted' } })),
  denies(
    'a listing that is approved does not become reserved',
    admin,
    decides({ measure: 'approval', targetId: 'in-review', listing: { state: 'reserved' } }),
  ),
  denies('an admin changes no card of a listing that stays', admin, joined(decides(warns), rewrites())),
  allows(
    'a card is created with the approval of its listing',
    admin,
    decides({ measure: 'approval', targetId: 'in-review' }),
  ),
  denies(
    'an admin who has no confirmed address approves no listing',
    { ...admin, token: { sub: 'nadia' } },
    decides({ measure: 'approval', targetId: 'in-review' }),
  ),
];

function rewrites(): Attempt {
  const online = listingsByState['online'] ?? aListingDocument('online');
  return commits(
    ...Object.entries(cardsOf('online', online, { words: { velo: true } })).map(([path, card]) => set(path, card)),
  );
}
