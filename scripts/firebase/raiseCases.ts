import { reasonPresets } from '../../src/domain/moderation/reasonPresets';
import type { ReportReason } from '../../src/domain/moderation/Report';
import { runCorrection } from './command';
import type { FirestoreAdministration } from './FirestoreAdministration';
import { protoFieldsOf, type ProtoValue } from './protoValueOf';

type Fields = Readonly<Record<string, ProtoValue>>;

/** A report, as far as its case needs it. */
interface StoredReport {
  readonly id: string;
  readonly kind: string;
  readonly targetId: string;
  readonly reason: ReportReason;
  readonly createdAt: ProtoValue;
  /** Undefined for a report of an earlier version. */
  readonly title: string | undefined;
}

/**
 * Gives each reported target a case that counts all its reports: those of earlier versions raised none. Returns how many cases it
 * changes; only counts them unless `isReal`. What people report meanwhile may be missed: another run corrects it.
 */
export async function raiseCases(firestore: FirestoreAdministration, isReal: boolean): Promise<number> {
  const cases = new Map((await firestore.list('cases')).map(({ id, fields }) => [id, fields]));
  const outcomes = new Map((await firestore.list('report_outcomes')).map(({ id, fields }) => [id, fields]));
  const byCase = new Map<string, StoredReport[]>();
  for (const { id, fields } of await firestore.list('reports')) {
    const report = reportOf(id, fields);
    const caseId = `${report.kind}~${report.targetId}`;
    byCase.set(caseId, [...(byCase.get(caseId) ?? []), report]);
  }
  const due = [...byCase].filter(([id, reports]) => Number(cases.get(id)?.reports?.integerValue ?? 0) < reports.length);
  if (!isReal) return due.length;
  for (const [id, reports] of due) {
    const known = cases.get(id);
    const raised = await caseOf(firestore, reports, timeOf(outcomes.get(id)?.decidedAt));
    const fields = known?.title === undefined ? raised : { ...raised, title: known.title };
    await firestore.commit([{ path: `cases/${id}`, fields, ...(known && { only: Object.keys(fields) }) }]);
  }
  return due.length;
}

function reportOf(id: string, { kind, targetId, reason, createdAt = {}, content }: Fields): StoredReport {
  return {
    id,
    kind: String(kind?.stringValue),
    targetId: String(targetId?.stringValue),
    reason: reason?.stringValue as ReportReason,
    createdAt,
    title: textIn(content, 'title'),
  };
}

/** As the reports would have raised it, one after the other. */
async function caseOf(
  firestore: FirestoreAdministration,
  reports: readonly StoredReport[],
  decidedAt: number,
): Promise<Fields> {
  const [last] = reports.toSorted((one, other) => timeOf(other.createdAt) - timeOf(one.createdAt));
  if (last === undefined) throw new Error('A case has at least one report.');
  const { id, kind, targetId, reason, createdAt } = last;
  const waiting = reports.filter((report) => timeOf(report.createdAt) > decidedAt);
  const raised = {
    kind,
    targetId,
    title: last.title ?? (await presentTitle(firestore, last)),
    state: waiting.length > 0 ? 'open' : 'closed',
    reports: reports.length,
    score: waiting.reduce((sum, report) => sum + reasonPresets[report.reason].weight, 0),
    lastReason: reason,
    lastReport: id,
  };
  return { ...protoFieldsOf(raised), lastAt: createdAt };
}

/** Empty if the target is gone. */
async function presentTitle(
  firestore: FirestoreAdministration,
  { kind, targetId }: Pick<StoredReport, 'kind' | 'targetId'>,
): Promise<string> {
  const path = `${kind === 'person' ? 'profiles' : `${kind}s`}/${targetId}`;
  const target = { mapValue: { fields: (await firestore.read([path])).get(path) } };
  if (kind === 'person') return textIn(target, 'displayName') ?? '';
  return textIn(kind === 'listing' ? target : partOf(target, 'listing'), 'title') ?? '';
}

function textIn(map: ProtoValue | undefined, name: string): string | undefined {
  const text = partOf(map, name)?.stringValue;
  return typeof text === 'string' ? text : undefined;
}

function partOf(map: ProtoValue | undefined, name: string): ProtoValue | undefined {
  return (map?.mapValue as { readonly fields?: Fields } | undefined)?.fields?.[name];
}

/** In milliseconds; 0 for none. */
function timeOf(timestamp: ProtoValue | undefined): number {
  const text = timestamp?.timestampValue;
  return typeof text === 'string' ? Date.parse(text) : 0;
}

await runCorrection(import.meta.url, 'cases', ({ firestore }, isReal) => raiseCases(firestore, isReal));
