import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { NOTICE_CEILING } from '../../../src/domain/moderation/ModerationCase';
import { reasonPresets } from '../../../src/domain/moderation/reasonPresets';
import type { ReportReason } from '../../../src/domain/moderation/Report';
import { change, commits, given, set, type Attempt } from '../Attempt';
import { now } from '../times';
import type { Changes } from './journal';
import { contentOf, noContent, textOf } from './reporting';

export const REFERENCE = 'a1B2c3D4e5F6g7H8i9J0';
export const noticePath = `notices/${REFERENCE}`;

/** Of a visitor about Karim’s listing, now. */
export function aNotice(changes: PlainDocument = {}): PlainDocument {
  return {
    kind: 'listing',
    targetId: 'online',
    reason: 'scam',
    details: 'Il demande un mandat.',
    name: 'Jeanne Martin',
    email: 'jeanne@exemple.fr',
    goodFaith: true,
    createdAt: now,
    content: contentOf(),
    ...changes,
  };
}

/** Of Karim himself. */
export const aNoticeOfPerson: PlainDocument = {
  kind: 'person',
  targetId: 'karim',
  content: { title: 'Karim', ...noContent },
};

interface Noticing {
  readonly notice?: PlainDocument;
  readonly reference?: string;
  /** Changes of the case; null: it is not raised. */
  readonly raised?: Changes;
  /** The case before. */
  readonly known?: PlainDocument | null;
  readonly caseId?: string;
}

/** The commit by which the app reports a target without an account, by default a listing that nobody has reported. */
export function notifies({ notice: changes = {}, known = null, raised = {}, ...ids }: Noticing = {}): Attempt {
  const notice = aNotice(changes);
  const reference = ids.reference ?? REFERENCE;
  const path = `cases/${ids.caseId ?? `${textOf(notice, 'kind')}~${textOf(notice, 'targetId')}`}`;
  const preset = reasonPresets[notice['reason'] as ReportReason] as { weight: number } | undefined;
  const score = Number(known?.['score'] ?? 0);
  const higher = score + (preset?.weight ?? 0);
  const raise = {
    ...(known === null && { reports: 0 }),
    kind: notice['kind'] ?? null,
    targetId: notice['targetId'] ?? null,
    title: (notice['content'] as { title?: string } | undefined)?.title ?? '',
    state: 'open',
    notices: Number(known?.['notices'] ?? 0) + 1,
    score: higher > NOTICE_CEILING ? score : higher,
    lastReason: notice['reason'] ?? null,
    lastAt: now,
    lastNotice: reference,
    ...raised,
  };
  const raises = raised === null ? [] : [known === null ? set(path, raise) : change(path, raise)];
  return given(known === null ? {} : { [path]: known }, commits(set(`notices/${reference}`, notice), ...raises));
}
