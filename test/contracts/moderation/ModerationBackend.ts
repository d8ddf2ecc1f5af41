import { expect } from 'vitest';
import type { ProfileRepository } from '../../../src/application/account/ProfileRepository';
import type { ReviewSettingsRepository } from '../../../src/application/listings/ReviewSettingsRepository';
import type { ListingRepository } from '../../../src/application/listings/ListingRepository';
import type { ConversationRepository } from '../../../src/application/messaging/ConversationRepository';
import type { CaseRepository } from '../../../src/application/moderation/CaseRepository';
import type { ClosedListings } from '../../../src/application/moderation/ClosedListings';
import { CheckJournal } from '../../../src/application/moderation/CheckJournal';
import type { TransparencyRepository } from '../../../src/application/moderation/TransparencyRepository';
import type { ListingDirectory } from '../../../src/application/moderation/ListingDirectory';
import type { DecisionRepository } from '../../../src/application/moderation/DecisionRepository';
import type { JournalRepository } from '../../../src/application/moderation/JournalRepository';
import type { NoticeRepository } from '../../../src/application/moderation/NoticeRepository';
import type { OpenedConversationRepository } from '../../../src/application/moderation/OpenedConversationRepository';
import type { PersonDirectory } from '../../../src/application/moderation/PersonDirectory';
import type { ModerationSettingsRepository } from '../../../src/application/moderation/ModerationSettingsRepository';
import type { TeamRepository } from '../../../src/application/moderation/TeamRepository';
import type { RestrictionRepository } from '../../../src/application/moderation/RestrictionRepository';
import type { ReportRepository } from '../../../src/application/moderation/ReportRepository';
import type { Unsubscribe } from '../../../src/application/shared/Unsubscribe';
import type { Listing } from '../../../src/domain/listings/Listing';
import type { Decision } from '../../../src/domain/moderation/Decision';
import type { DecisionOrder } from '../../../src/domain/moderation/decide';
import { needsStatement, type Measure } from '../../../src/domain/moderation/Measure';
import type { CaseSeen, ModerationCase } from '../../../src/domain/moderation/ModerationCase';
import type { Report, ReportReason, ReportTarget } from '../../../src/domain/moderation/Report';
import type { StatementEntries } from '../../../src/domain/moderation/Statement';
import { HOUR, type Instant } from '../../../src/domain/shared/Instant';
import type { Result } from '../../../src/domain/shared/Result';
import { sha256 } from '../../../src/infrastructure/browser/device/sha256';
import { aListing } from '../../support/builders/aListing';
import { eventually } from '../../support/time/eventually';

/** The admins are Nadia and Omar; Solène is a super admin; the others are ordinary people. */
export type ModerationPerson = 'karim' | 'claire' | 'lina' | 'nadia' | 'omar' | 'solene';

/** The repositories of one signed-in person. */
export interface ModerationSeat {
  readonly reports: ReportRepository;
  readonly notices: NoticeRepository;
  readonly cases: CaseRepository;
  readonly decisions: DecisionRepository;
  readonly directory: ListingDirectory;
  readonly transparency: TransparencyRepository;
  readonly journal: JournalRepository;
  readonly people: PersonDirectory;
  readonly team: TeamRepository;
  readonly reviews: ReviewSettingsRepository;
  readonly settings: ModerationSettingsRepository;
  readonly restrictions: RestrictionRepository;
  readonly closed: ClosedListings;
  readonly opened: OpenedConversationRepository;
  readonly profiles: Pick<ProfileRepository, 'subscribe' | 'change'>;
  readonly listings: Pick<ListingRepository, 'subscribe' | 'subscribeToNewest' | 'change' | 'publish'>;
  readonly conversations: Pick<ConversationRepository, 'send'>;
}

/**
 * Everybody has an account and a public name (`Karim`, `Claire`, `Lina`, `Nadia`, `Omar`, `Solène`), with `moderationPeople`’s addresses. Claire’s listing `velo` is
 * `aBicycle(now)`, and Karim has written to her about it: the conversation `velo~karim`. Nobody has reported anything.
 */
export interface ModerationBackend {
  /** A tab of that person. */
  as(person: ModerationPerson): ModerationSeat;
  /** A tab of a visitor. */
  asVisitor(): NoticeRepository;
  /** The time before the first call. */
  readonly now: number;
  /** Stores a listing as it is, whatever rules say; it replaces one of the same id. */
  givenListing(listing: Listing): Promise<unknown>;
  /** Stores a case as it is, whatever rules say; there is one of the same target. */
  givenCase(known: ModerationCase): Promise<unknown>;
  /** Stores that an admin has opened a conversation at this time, whatever rules say. */
  givenOpened(admin: ModerationPerson, conversationId: string, openedAt: Instant): Promise<unknown>;
  /** Gives a person another role. */
  givenRole(person: ModerationPerson, role: string): Promise<unknown>;
  /** Stores a decision as it is, whatever rules say; there is one of the same number. */
  givenDecision(decision: Decision): Promise<unknown>;
}

export type MakeModeration = () => ModerationBackend | Promise<ModerationBackend>;

export const bicycle: ReportTarget = { kind: 'listing', id: 'velo' };
export const claire: ReportTarget = { kind: 'person', id: 'claire' };
export const conversation: ReportTarget = { kind: 'conversation', id: 'velo~karim' };

export function aBicycle(now: number, changes: Partial<Listing> = {}): Listing {
  const publishedAt = now - HOUR;
  return aListing({ publishedAt, updatedAt: publishedAt, expiresAt: now + 59 * 24 * HOUR, ...changes });
}

export function aReport(reporterId: ModerationPerson, target: ReportTarget, reason: ReportReason = 'scam'): Report {
  return { reporterId, target, reason, details: 'Il demande un mandat.' };
}

export const reasons: StatementEntries = {
  source: 'notice',
  ground: 'illegal',
  category: 'SCAMS_AND_FRAUD',
  facts: 'L’annonce demande un paiement par mandat avant la remise.',
  reference: 'Code pénal, article 313-1',
  explanation: 'Un paiement à l’avance par mandat sert à des escroqueries.',
};

export const answer = 'Nous avons relu l’annonce et votre réclamation.';

/** The first value that a subscription emits; it must not be a failure. */
export function firstOf<Value>(
  subscribe: (listener: (reading: Result<Value, string>) => void) => Unsubscribe,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = subscribe((reading) => {
      if (reading.ok) resolve(reading.value);
      else reject(new Error(reading.failure));
      void Promise.resolve().then(() => stop());
    });
  });
}

export function readListing({ listings }: Pick<ModerationSeat, 'listings'>, id = 'velo'): Promise<Listing | null> {
  return firstOf((listener) => listings.subscribe(id, listener));
}

export function readCase({ cases }: ModerationSeat, target: ReportTarget): Promise<ModerationCase | null> {
  return firstOf((listener) => cases.subscribe(target, listener));
}

export function decisionsAbout({ decisions }: ModerationSeat, person: ModerationPerson): Promise<readonly Decision[]> {
  return firstOf((listener) => decisions.subscribeToPerson(person, 100, listener));
}

/** Waits until the first page of listings shows these, in any order. */
export async function expectNewest(seat: ModerationSeat, ids: readonly string[]): Promise<void> {
  await eventually(async () => {
    const newest = await firstOf<readonly { readonly id: string }[]>((listener) =>
      seat.listings.subscribeToNewest({}, 10, listener),
    );
    expect(newest.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });
}

/** What an admin who looks now has before their eyes. */
export async function seenBy(seat: ModerationSeat, target: ReportTarget): Promise<CaseSeen> {
  const known = await readCase(seat, target);
  const listing = target.kind === 'listing' ? await readListing(seat, target.id) : null;
  return {
    reports: known?.reports ?? 0,
    decision: known?.decision ?? null,
    contentChangedAt: listing?.updatedAt ?? null,
  };
}

/** The decision of an admin who looks now. */
export async function orderOf(
  backend: ModerationBackend,
  by: ModerationPerson,
  target: ReportTarget,
  measure: Measure,
  changes: Partial<DecisionOrder> = {},
): Promise<DecisionOrder> {
  const statement = needsStatement(measure) ? reasons : null;
  const days = measure === 'restriction' ? 7 : 0;
  const seen = changes.seen ?? (await seenBy(backend.as('nadia'), target));
  return { by, target, measure, statement, days, points: 0, note: 'Vu deux fois.', ...changes, seen };
}

/** Takes a decision that must succeed; its number. */
export async function decided(
  backend: ModerationBackend,
  by: ModerationPerson,
  target: ReportTarget,
  measure: Measure,
  changes: Partial<DecisionOrder> = {},
): Promise<number> {
  return valueOf(await backend.as(by).decisions.decide(await orderOf(backend, by, target, measure, changes)));
}

export function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

/** The actions of the journal, oldest first; its chain must be whole. */
export async function actionsIn({ journal }: ModerationSeat): Promise<readonly string[]> {
  const entries = valueOf(await journal.page(null, 100));
  expect(valueOf(await new CheckJournal(journal, sha256).execute())).toEqual({ entries: entries.length, broken: null });
  return entries.map(({ action, by, targetId }) => `${by} ${action} ${targetId}`).reverse();
}
