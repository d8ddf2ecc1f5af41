import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { needsStatement, type Measure } from '../../../src/domain/moderation/Measure';
import type { DecisionStatus } from '../../../src/domain/moderation/Decision';
import { entryId, type JournalAction } from '../../../src/domain/moderation/journal';
import type { ReportTargetKind } from '../../../src/domain/moderation/Report';
import { change, commits, given, remove, set, type Attempt, type Documents, type Write } from '../Attempt';
import { moves } from '../posting';
import { end, inDays, now } from '../times';
import { anAccount, aProfile, listingsByState } from '../world';
import { HEAD, NEXT, NEXT_ID, storedJournal, writesDown, type Changes } from './journal';
import { aCase, contentOf, textOf } from './reporting';

/** The reasons of a decision of Nadia’s about Karim’s listing that is online. */
export function aDecision(changes: PlainDocument = {}): PlainDocument {
  return {
    number: NEXT,
    personId: 'karim',
    kind: 'listing',
    targetId: 'online',
    title: 'Vélo de ville',
    measure: 'removal',
    until: null,
    source: 'notice',
    ground: 'illegal',
    category: 'SCAMS_AND_FRAUD',
    facts: 'Le vendeur demande un mandat avant la remise.',
    reference: 'Code pénal, article 313-1',
    explanation: 'Demander un paiement sans remettre l’objet est une escroquerie.',
    points: 5,
    content: contentOf(),
    restoresTo: 'online',
    decidedAt: now,
    status: 'standing',
    appeal: '',
    appealedAt: null,
    answer: '',
    answeredAt: null,
    ...changes,
  };
}

interface Deciding {
  readonly by?: string;
  readonly measure?: Measure;
  readonly kind?: ReportTargetKind;
  readonly targetId?: string;
  readonly note?: string;
  /** The place in the journal, by default after its last entry. */
  readonly number?: number;
  readonly id?: string;
  readonly former?: string;
  /** The case before: null if there is none. */
  readonly known?: PlainDocument | null;
  readonly entry?: Changes;
  readonly register?: Changes;
  readonly decision?: Changes;
  readonly closed?: Changes;
  readonly outcome?: Changes;
  readonly listing?: Changes;
  readonly restriction?: Changes;
  /** Of a reset: of the account, and of the profile. */
  readonly account?: Changes;
  readonly profile?: Changes;
  /** Writes to paths with this prefix are left out. */
  readonly without?: string;
}

const titles: Readonly<Record<string, string>> = { karim: 'Karim', claire: 'Claire', nadia: 'Nadia', solene: 'Solène' };

/** The commit by which an admin decides, by default Nadia removing Karim’s listing that is online and was reported twice. */
export function decides(options: Deciding = {}): Attempt {
  const { by = 'nadia', measure = 'removal', kind = 'listing', targetId = 'online', note = '' } = options;
  const { number = NEXT, id = entryId(number), former = HEAD.chain } = options;
  const { entry = {}, register = {}, without } = options;
  const { known = reportedCase(kind, targetId) } = options;
  const path = `cases/${kind}~${targetId}`;
  const isRefused = kind === 'listing' && listingsByState[targetId]?.['state'] === 'refused';
  const isActed = needsStatement(measure) || measure === 'lifting' || isRefused;
  const act = { by, action: measure, targetKind: kind, targetId, note };
  const moved = kind === 'listing' ? moving(targetId, measure, options.listing) : commits();
  const writes = [
    ...(moved.kind === 'commit' ? moved.writes : []),
    ...writesDown(act, { number, id, former, entry, register }),
    ...statement(kind, targetId, measure, { number, id }, options.decision),
    ...restricting(targetId, measure, number, options.restriction),
    ...(kind === 'person' ? takingBack(targetId, measure, options) : []),
    ...closing(path, { kind, targetId, measure }, known, number, options.closed),
    ...answering(`${kind}~${targetId}`, isActed ? 'acted' : 'dismissed', id, options.outcome),
  ];
  return given(
    { ...storedJournal, [path]: known },
    commits(...writes.filter((write) => without === undefined || !write.path.startsWith(without))),
  );
}

export function reportedCase(kind: string, targetId: string): PlainDocument {
  return aCase({ kind, targetId, title: titleOf(kind, targetId), lastReport: `lina~${kind}~${targetId}` });
}

function titleOf(kind: string, targetId: string): string {
  return kind === 'person' ? (titles[targetId] ?? '') : 'Vélo de ville';
}

function moving(id: string, measure: Measure, changes: Changes = {}): Attempt {
  if (measure === 'none' || changes === null) return commits();
  const state = measure === 'approval' ? 'online' : 'refused';
  const dates = measure === 'approval' ? { publishedAt: now, expiresAt: end } : {};
  return moves(id, { state, ...dates, ...changes }, { by: null });
}

function statement(
  kind: string,
  targetId: string,
  measure: Measure,
  { number, id }: { readonly number: number; readonly id: string },
  changes?: Changes,
): readonly Write[] {
  if (changes === null || (changes === undefined && !needsStatement(measure))) return [];
  const state = listingsByState[targetId]?.state ?? null;
  const about =
    kind === 'listing'
      ? { restoresTo: state === 'in-review' ? 'online' : state, content: contentOf(listingsByState[targetId]) }
      : { restoresTo: null, content: null, personId: targetId, title: titleOf(kind, targetId) };
  const text = { title: titleOf(kind, targetId), description: ABOUT, price: null, photos: [] };
  const copied = measure === 'text-reset' ? { content: text } : {};
  const until = measure === 'restriction' ? inDays(7) : null;
  return [
    set(`decisions/${id}`, aDecision({ number, kind, targetId, measure, until, ...about, ...copied, ...changes })),
  ];
}

function restricting(uid: string, measure: Measure, decision: number, changes: Changes = {}): readonly Write[] {
  if (changes === null) return [];
  if (measure === 'lifting') return [remove(`restrictions/${uid}`)];
  if (measure === 'closing') return [set(`restrictions/${uid}`, { until: null, since: now, decision, ...changes })];
  const isWritten = measure === 'restriction' || Object.keys(changes).length > 0;
  return isWritten ? [set(`restrictions/${uid}`, { until: inDays(7), decision, ...changes })] : [];
}

/** The text of Karim’s profile in `shownKarim`. */
const ABOUT = 'Je répare des vélos.';

/** Karim with a name, a picture and a text. */
export const shownKarim: Documents = {
  'users/karim': anAccount('karim', 'Karim', { photoURL: 'photo:karim~abcdefgh' }),
  'profiles/karim': aProfile('Karim', { photoURL: 'photo:karim~abcdefgh', about: ABOUT }),
};

function takingBack(
  uid: string,
  measure: Measure,
  { account = {}, profile = {} }: Pick<Deciding, 'account' | 'profile'>,
): readonly Write[] {
  const neutral = { displayName: `Utilisateur ${uid.slice(0, 5)}` };
  const taken = { 'name-reset': neutral, 'portrait-reset': { photoURL: null }, 'text-reset': { about: '' } };
  const [, fields] = Object.entries(taken).find(([reset]) => reset === measure) ?? [];
  if (fields === undefined) return [];
  return [
    ...(account === null || measure === 'text-reset'
      ? []
      : [change(`users/${uid}`, { ...fields, updatedAt: now, ...account })]),
    ...(profile === null ? [] : [change(`profiles/${uid}`, { ...fields, ...profile })]),
  ];
}

function closing(
  path: string,
  { kind, targetId, measure }: { readonly kind: string; readonly targetId: string; readonly measure: Measure },
  known: PlainDocument | null,
  decision: number,
  changes: Changes = {},
): readonly Write[] {
  if (changes === null) return [];
  const former = known?.['lastEffect'] ?? known?.['decision'] ?? null;
  const lastEffect = measure === 'none' || measure === 'lifting' ? former : decision;
  const closed = { state: 'closed', score: 0, holder: null, heldUntil: null, decision, lastEffect };
  if (known !== null) return [change(path, { ...closed, seen: known['reports'] ?? 0, ...changes })];
  const title = kind === 'conversation' ? '' : titleOf(kind, targetId);
  const unreported = { kind, targetId, title, reports: 0, lastReason: null, lastAt: null, lastReport: '', seen: 0 };
  return [set(path, { ...unreported, ...closed, ...changes })];
}

function answering(target: string, outcome: string, entry: string, changes: Changes = {}): readonly Write[] {
  if (changes === null) return [];
  return [set(`report_outcomes/${target}`, { outcome, decidedAt: now, entry, ...changes })];
}

/** Karim’s restriction, which decision 40 has set for a week. */
export const restricted: Documents = { 'restrictions/karim': { until: inDays(5), decision: 40 } };

/** Karim’s account, which decision 40 has closed. */
export const closed: Documents = { 'restrictions/karim': { until: null, since: inDays(-2), decision: 40 } };

/** Nadia’s decision of the day before yesterday against Karim’s listing that is refused, number 40. */
export const DECIDED = 40;
export const decidedPath = `decisions/${entryId(DECIDED)}`;

export function aPastDecision(changes: PlainDocument = {}): PlainDocument {
  return aDecision({ number: DECIDED, targetId: 'refused', decidedAt: inDays(-2), ...changes });
}

export function anAppealedDecision(changes: PlainDocument = {}): PlainDocument {
  return aPastDecision({
    status: 'appealed',
    appeal: 'Je n’ai rien demandé de tel.',
    appealedAt: inDays(-1),
    ...changes,
  });
}

interface Judging {
  readonly by?: string;
  readonly status?: DecisionStatus;
  /** The decision before. */
  readonly before?: PlainDocument;
  /** The number of the last decision about the target that had an effect. */
  readonly last?: number;
  /** Changes of the case before. */
  readonly known?: PlainDocument;
  readonly entry?: Changes;
  readonly register?: Changes;
  readonly decision?: Changes;
  readonly outcome?: Changes;
  readonly listing?: Changes;
  readonly without?: string;
}

/** The commit by which an admin judges that decision, by default Solène overturning it after an appeal. */
export function judges(options: Judging = {}): Attempt {
  const { by = 'solene', status = 'overturned', before = anAppealedDecision(), last = DECIDED } = options;
  const { entry = {}, register = {}, decision = {}, without } = options;
  const id = decidedPath.replace('decisions/', '');
  const [kind, targetId] = [textOf(before, 'kind'), textOf(before, 'targetId')];
  const answer = 'Après un nouvel examen, voici notre réponse.';
  const isRestored = status === 'overturned' && last === DECIDED;
  const { listing, outcome } = options;
  const returns = isRestored && kind === 'listing' && listing !== null;
  const restored = returns ? moves(targetId, { state: 'online', ...listing }, { by: null }) : commits();
  const writes = [
    ...(restored.kind === 'commit' ? restored.writes : []),
    ...writesDown(
      { by, action: status as JournalAction, targetKind: 'decision', targetId: id, note: '' },
      { entry, register },
    ),
    ...(decision === null ? [] : [change(decidedPath, { status, answer, answeredAt: now, ...decision })]),
    ...(isRestored || outcome !== undefined ? answering(`${kind}~${targetId}`, 'dismissed', NEXT_ID, outcome) : []),
  ];
  return given(
    { ...storedJournal, ...storedDecision(before, last, options.known) },
    commits(...writes.filter((write) => without === undefined || !write.path.startsWith(without))),
  );
}

/** That decision, with its case and the answer to its reporters. */
export function storedDecision(
  decision: PlainDocument = aPastDecision(),
  last = DECIDED,
  known: PlainDocument = {},
): Documents {
  const [kind, targetId] = [textOf(decision, 'kind'), textOf(decision, 'targetId')];
  const closed = {
    state: 'closed',
    score: 0,
    holder: null,
    heldUntil: null,
    decision: last,
    lastEffect: last,
    seen: 2,
  };
  return {
    [decidedPath]: decision,
    [`cases/${kind}~${targetId}`]: { ...reportedCase(kind, targetId), ...closed, ...known },
    [`report_outcomes/${kind}~${targetId}`]: { outcome: 'acted', decidedAt: inDays(-2), entry: entryId(last) },
  };
}
