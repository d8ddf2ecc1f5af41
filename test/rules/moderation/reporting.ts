import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { reasonPresets } from '../../../src/domain/moderation/reasonPresets';
import type { ReportReason, ReportTargetKind } from '../../../src/domain/moderation/Report';
import { change, commits, given, set, type Attempt } from '../Attempt';
import { raises } from '../rates';
import { inDays, now } from '../times';
import { listingsByState } from '../world';
import type { Changes } from './journal';

export const noContent = { description: '', price: null, photos: [] };

/** What a reporter sees of a listing, by default of Karim’s that is online. */
export function contentOf(listing: PlainDocument = listingsByState['online'] ?? {}): PlainDocument {
  const { title = '', description = '', price = null, photos = [] } = listing;
  return { title, description, price, photos };
}

/** Claire’s report of a listing, now. */
export function aReport(changes: PlainDocument = {}): PlainDocument {
  return {
    reporterId: 'claire',
    kind: 'listing',
    targetId: 'online',
    reason: 'scam',
    details: 'Il demande un mandat.',
    createdAt: now,
    content: contentOf(),
    ...changes,
  };
}

/** A case as two reports of last week have left it. */
export function aCase(changes: PlainDocument = {}): PlainDocument {
  return {
    kind: 'listing',
    targetId: 'online',
    title: 'Vélo de ville',
    state: 'open',
    reports: 2,
    score: 7,
    lastReason: 'spam',
    lastAt: inDays(-7),
    lastReport: 'lina~listing~online',
    ...changes,
  };
}

/** What a decision has left of that case. */
export function aClosedCase(changes: PlainDocument = {}): PlainDocument {
  return aCase({
    state: 'closed',
    score: 0,
    holder: null,
    heldUntil: null,
    decision: 12,
    lastEffect: 12,
    seen: 2,
    ...changes,
  });
}

interface Reporting {
  /** Whose rate is raised: by default of the person whom the id names. */
  readonly by?: string;
  /** Changes of the report, from which its id and its case follow, unless changed too. */
  readonly report?: PlainDocument;
  readonly id?: string;
  readonly raised?: Changes;
  /** The case before. */
  readonly known?: PlainDocument | null;
  readonly caseId?: string;
  /** Changes of the rate; null: it is not raised. */
  readonly rate?: Changes;
}

/** The commit by which the app reports a target, by default a listing that nobody has reported. */
export function reports(options: Reporting = {}): Attempt {
  const { report: changes = {}, raised = {}, known = null, rate = {} } = options;
  const report = aReport(changes);
  const target = `${textOf(report, 'kind')}~${textOf(report, 'targetId')}`;
  const id = options.id ?? `${textOf(report, 'reporterId')}~${target}`;
  const path = `cases/${options.caseId ?? target}`;
  const { content, reason = null } = report;
  const preset = reasonPresets[reason as ReportReason] as { weight: number } | undefined;
  const raise = {
    kind: report['kind'] ?? null,
    targetId: report['targetId'] ?? null,
    title: titleOf(content),
    state: 'open',
    reports: Number(known?.['reports'] ?? 0) + 1,
    score: Number(known?.['score'] ?? 0) + (preset?.weight ?? 0),
    lastReason: reason,
    lastAt: now,
    lastReport: id,
    ...raised,
  };
  const writes = [
    set(`reports/${id}`, report),
    ...(raised === null ? [] : [known === null ? set(path, raise) : change(path, raise)]),
    ...(rate === null ? [] : [raises(options.by ?? id.split('~')[0] ?? '', 'reports', id, rate)]),
  ];
  return given(known === null ? {} : { [path]: known }, commits(...writes));
}

/** The same for another target, with what it is called. */
export function aReportOf(kind: ReportTargetKind, targetId: string, title: string): PlainDocument {
  return { kind, targetId, content: { title, ...noContent } };
}

function titleOf(content: unknown): string {
  return typeof content === 'object' && content !== null && 'title' in content && typeof content.title === 'string'
    ? content.title
    : '';
}

export function textOf(document: PlainDocument, name: string): string {
  const value = document[name];
  return typeof value === 'string' ? value : '';
}
