import type { ProfileChanges } from '../account/PublicProfile';
import { isAdmin } from '../account/UserProfile';
import type { Listing } from '../listings/Listing';
import { expiryOf } from '../listings/lifecycle/lifetime';
import { nextState, type ListingState } from '../listings/lifecycle/ListingState';
import type { Instant } from '../shared/Instant';
import { failure, success, type Result } from '../shared/Result';
import type { Decision } from './Decision';
import { nextEntry, type JournalEntry, type JournalHead, type HashText } from './journal';
import {
  mayDecideAbout,
  measuresFor,
  needsStatement,
  type AuthorityRefusal,
  type Measure,
  type ModerationAccount,
} from './Measure';
import {
  checkSeen,
  closedBy,
  unreportedCase,
  type CaseSeen,
  type ModerationCase,
  type SeenRefusal,
} from './ModerationCase';
import type { ReportTarget } from './Report';
import { resetBy, type ResettableProfile } from './profileReset';
import { contentOfListing } from './ReportedContent';
import type { ReportOutcome } from './ReportOutcome';
import { endOfRestriction, isRunning, type Restriction } from './Restriction';
import { composeStatement, type StatementEntries } from './Statement';

/** A decision that an admin has taken, before it is stored. */
export interface DecisionOrder {
  /** The uid of the admin. */
  readonly by: string;
  readonly target: ReportTarget;
  readonly measure: Measure;
  /** The reasons in checked texts (`statementErrors`); null for a measure without a statement. */
  readonly statement: StatementEntries | null;
  /** Of a restriction; 0 for any other measure. */
  readonly days: number;
  readonly points: number;
  /** For the journal. */
  readonly note: string;
  readonly seen: CaseSeen;
}

/** What is stored when a decision is taken. */
export interface DecisionContext {
  readonly head: JournalHead;
  /** Null if nobody has reported the target and no admin has decided about it. */
  readonly known: ModerationCase | null;
  /** The listing that the decision is about; null for another target, or if it is gone. */
  readonly listing: Listing | null;
  /** That of the person whom the decision is about; null if there is none, or of another target. */
  readonly restriction: Restriction | null;
  /** That of the person whom the decision is about; null if there is none, or of another target. */
  readonly profile: ResettableProfile | null;
  readonly actor: ModerationAccount | null;
  /** The owner of the listing, or the person; of a conversation, the admin if they take part in it. Null if there is none. */
  readonly concerned: (ModerationAccount & { readonly displayName: string }) | null;
}

/** Everything that one decision writes, in one commit. */
export interface DecisionEffects {
  readonly entry: JournalEntry;
  /** Null for a measure without a statement. */
  readonly decision: Decision | null;
  readonly closed: ModerationCase;
  readonly outcome: ReportOutcome;
  /** The listing in its new state; null where it stays as it is. */
  readonly listing: Listing | null;
  /** The restriction or closing that the decision sets; `lifted`: it ends the stored one; null where that stays as it is. */
  readonly restriction: Restriction | 'lifted' | null;
  /** What changes in the profile of the person; null where it stays as it is. */
  readonly profile: ProfileChanges | null;
}

/** `missing`: the target is gone. `wrong-measure`: the target does not have this measure, or not in its present state or this length.
 * `has-role`: no admin is restricted. */
export type DecisionRefusal = AuthorityRefusal | SeenRefusal | 'missing' | 'wrong-measure' | 'has-role';

/** What a decision writes, or why it is refused. */
export function decide(
  order: DecisionOrder,
  context: DecisionContext,
  now: Instant,
  sha256: HashText,
): Result<DecisionEffects, DecisionRefusal> {
  const { by, target, measure, note, points, seen } = order;
  const { head, listing, actor, concerned } = context;
  const authority = mayDecideAbout(actor, concerned);
  if (!authority.ok) return authority;
  const known = context.known ?? unreportedCase(target, listing?.title ?? concerned?.displayName ?? '');
  const isSeen = checkSeen(known, seen, listing?.updatedAt ?? null);
  if (!isSeen.ok) return isSeen;
  const isTaken = needsStatement(measure) === (order.statement !== null) && measuresFor(target.kind).includes(measure);
  if (!isTaken) return failure('wrong-measure');
  const moved = movedListing(measure, listing, now);
  if (!moved.ok) return moved;
  const until = endOfRestriction(order.days, now);
  if (measure === 'restriction' ? until === null : order.days !== 0) return failure('wrong-measure');
  if ((measure === 'restriction' || measure === 'closing') && isAdmin(concerned)) return failure('has-role');
  if (measure === 'lifting' && !isRunning(context.restriction, now)) return failure('wrong-measure');
  const reset = resetBy(measure, context.profile);
  if (!reset.ok) return reset;
  const { id: targetId, kind: targetKind } = target;
  const entry = nextEntry(head, { by, at: now, action: measure, targetKind, targetId, note }, sha256);
  let decision: Decision | null = null;
  if (order.statement !== null) {
    if (concerned === null) return failure('missing');
    const title = listing?.title ?? concerned.displayName;
    decision = {
      number: entry.number,
      statement: composeStatement(order.statement, {
        target,
        personId: concerned.uid,
        title,
        measure,
        until,
        decidedAt: now,
      }),
      points,
      content: listing === null ? (reset.value?.content ?? null) : contentOfListing(listing),
      restoresTo: listing === null ? null : restoredState(listing.state),
      status: 'standing',
      appeal: '',
      appealedAt: null,
      answer: '',
      answeredAt: null,
    };
  }
  // A listing that a former decision has taken offline stays so: what was reported is not dismissed. The reporters of a restricted person
  // have been told what was done; that it ends early does not change it.
  const isActed = decision !== null || listing?.state === 'refused' || measure === 'lifting';
  const outcome = isActed ? 'acted' : 'dismissed';
  return success({
    entry,
    decision,
    closed: closedBy(known, entry.number, measure),
    outcome: { target, outcome, decidedAt: now },
    listing: moved.value,
    restriction: restrictionAfter(measure, until, entry),
    profile: reset.value?.changes ?? null,
  });
}

/** The listing after a measure; null if the measure does not change it. */
function movedListing(
  measure: Measure,
  listing: Listing | null,
  now: Instant,
): Result<Listing | null, 'missing' | 'wrong-measure'> {
  if (measuresFor('person').includes(measure)) return success(null);
  if (listing === null) return failure('missing');
  const isApproval = measure === 'approval';
  const next = nextState(listing.state, isApproval ? 'publish' : 'refuse');
  if (!next.ok || (isApproval && listing.state !== 'in-review')) return failure('wrong-measure');
  const dates = isApproval ? { publishedAt: now, expiresAt: expiryOf(now) } : {};
  return success({ ...listing, ...dates, state: next.value, updatedAt: now });
}

function restrictionAfter(
  measure: Measure,
  until: Instant | null,
  { number: decision, at: since }: JournalEntry,
): Restriction | 'lifted' | null {
  if (measure === 'closing') return { until: null, since, decision };
  if (measure === 'lifting') return 'lifted';
  return until === null ? null : { until, decision };
}

/** A listing that is taken offline while it waits for its review would go online. */
function restoredState(state: ListingState): ListingState {
  return state === 'in-review' ? 'online' : state;
}
