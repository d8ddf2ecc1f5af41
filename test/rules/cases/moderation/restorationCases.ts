import { superAdmin } from '../../actors';
import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { anOlderListing } from '../../aListingDocument';
import { commits, given, set, type Attempt, type Write } from '../../Attempt';
import { anAppealedDecision, decides, judges } from '../../moderation/deciding';
import { joined, moves, movesFrom, together } from '../../posting';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, now } from '../../times';
import { storedListing } from '../../world';
import { about } from './judgementCases';

const warning = about('karim');
const restoresTo = (state: string, changes: PlainDocument = {}, stored = state): Attempt => {
  const before = anOlderListing('refused', 'refused', changes);
  return given(
    storedListing('refused', before),
    joined(
      judges({ listing: null, before: anAppealedDecision({ restoresTo: stored }) }),
      movesFrom('refused', before, { state }, { by: null }),
    ),
  );
};
const over = { expiresAt: inDays(-1) };

export const restorationCases: readonly RulesCase[] = [
  ...['online', 'reserved', 'sold', 'paused', 'expired'].map((state) =>
    allows(
      `a listing that was ${state} returns when its removal is overturned`,
      superAdmin,
      restoresTo(state, state === 'expired' ? over : {}),
    ),
  ),
  allows('a listing whose time is over returns as expired', superAdmin, restoresTo('expired', over, 'online')),
  denies(
    'a listing whose time is not over does not return as expired',
    superAdmin,
    restoresTo('expired', {}, 'online'),
  ),
  ...['reserved', 'sold', 'paused', 'in-review', 'draft', 'deleted'].map((state) =>
    denies(`a listing that was online does not return as ${state}`, superAdmin, restoresTo(state, {}, 'online')),
  ),
  denies('a listing does not stay refused when its removal is overturned', superAdmin, judges({ listing: null })),
  denies(
    'a listing does not return when its removal is upheld',
    superAdmin,
    together(judges({ status: 'upheld' }), ...restoring()),
  ),
  denies('a listing does not return with another title', superAdmin, judges({ listing: { title: 'Autre chose' } })),
  denies('a listing does not return with another date', superAdmin, judges({ listing: { publishedAt: now } })),
  denies('a listing does not return for longer', superAdmin, judges({ listing: { expiresAt: inDays(61) } })),
  denies('a listing does not return without its cards', superAdmin, judges({ without: 'cards' })),
  denies('a listing does not return without an entry', superAdmin, moves('refused', { state: 'online' }, { by: null })),
  denies(
    'a listing does not return by a decision',
    superAdmin,
    joined(decides({ by: 'solene' }), commits(...restoring())),
  ),
  denies(
    'another listing does not return with the first',
    superAdmin,
    given(
      storedListing('autre', anOlderListing('autre', 'refused')),
      joined(judges(), movesFrom('autre', anOlderListing('autre', 'refused'), { state: 'online' }, { by: null })),
    ),
  ),
  denies(
    'a listing that is online is not paused by overturning a decision',
    superAdmin,
    given(
      storedListing('refused', anOlderListing('refused', 'online')),
      joined(
        judges({ listing: null, before: anAppealedDecision({ restoresTo: 'paused' }) }),
        movesFrom('refused', anOlderListing('refused', 'online'), { state: 'paused' }, { by: null }),
      ),
    ),
  ),
  ...['in-review', 'deleted', 'online'].map((state) =>
    allows(
      `a listing that is ${state} by now stays so when its removal is overturned`,
      superAdmin,
      given(storedListing('refused', anOlderListing('refused', state)), judges({ listing: null })),
    ),
  ),
  allows(
    'a listing returns when its removal is overturned after a decision without a measure',
    superAdmin,
    judges({ known: { decision: 41 } }),
  ),
  denies(
    'a listing does not stay refused when its removal is overturned after a decision without a measure',
    superAdmin,
    judges({ known: { decision: 41 }, listing: null }),
  ),
  allows('a decision that is not the last is overturned', superAdmin, judges({ last: 41 })),
  denies(
    'a listing does not return when a decision that is not its last is overturned',
    superAdmin,
    together(judges({ last: 41 }), ...restoring()),
  ),
  denies(
    'reporters are not answered again when a decision that is not the last is overturned',
    superAdmin,
    judges({ last: 41, outcome: {} }),
  ),
  denies(
    'reporters are not answered again when a decision is upheld',
    superAdmin,
    judges({ status: 'upheld', outcome: {} }),
  ),
  denies(
    'reporters do not read that a measure stands that is overturned',
    superAdmin,
    judges({ outcome: { outcome: 'acted' } }),
  ),
  denies(
    'reporters of another target are not answered',
    superAdmin,
    together(
      judges(),
      set('report_outcomes/listing~sold', { outcome: 'dismissed', decidedAt: now, entry: '0000000042' }),
    ),
  ),
  allows('a warning is overturned', superAdmin, judges({ before: warning })),
  denies(
    'a warning is not overturned without an answer to the reporters',
    superAdmin,
    judges({ before: warning, outcome: null }),
  ),
  denies(
    'a warning that is overturned returns no listing of the person',
    superAdmin,
    together(judges({ before: about('refused') }), ...restoring()),
  ),
];

function restoring(): readonly Write[] {
  const attempt = moves('refused', { state: 'online' }, { by: null });
  return attempt.kind === 'commit' ? attempt.writes : [];
}
