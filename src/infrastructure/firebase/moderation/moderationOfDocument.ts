import type { Decision } from '../../../domain/moderation/Decision';
import type { JournalEntry } from '../../../domain/moderation/journal';
import type { ModerationCase } from '../../../domain/moderation/ModerationCase';
import type { ReceivedNotice } from '../../../domain/moderation/Notice';
import type { ReportTarget } from '../../../domain/moderation/Report';
import type { ReportOutcome } from '../../../domain/moderation/ReportOutcome';
import type { ReceivedReport } from '../../../domain/moderation/ReportedContent';
import { readDocument, type StoredDocument } from '../connection/readDocument';
import {
  caseDocument,
  decisionDocument,
  journalEntryDocument,
  noticeDocument,
  outcomeDocument,
  reportDocument,
} from './moderationSchemas';

// Each gives null for a malformed document, which is reported.

export function caseOfDocument(document: StoredDocument): ModerationCase | null {
  const read = readDocument(caseDocument, document);
  if (read === null) return null;
  // Before `lastEffect` was stored, every decision had an effect.
  const { kind, targetId, lastAt, lastEffect = read.decision, ...rest } = read;
  return { ...rest, target: { kind, id: targetId }, lastReportAt: lastAt, lastEffect };
}

export function reportOfDocument(document: StoredDocument): ReceivedReport | null {
  const read = readDocument(reportDocument, document);
  if (read === null) return null;
  const { kind, targetId, ...rest } = read;
  return { ...rest, target: { kind, id: targetId } };
}

export function noticeOfDocument(document: StoredDocument): Omit<ReceivedNotice, 'outcome'> | null {
  const read = readDocument(noticeDocument, document);
  if (read === null) return null;
  const { kind, targetId, name, email, ...rest } = read;
  return {
    ...rest,
    reference: document.id,
    target: { kind, id: targetId },
    sender: name === '' ? null : { name, email },
  };
}

export function outcomeOfDocument(document: StoredDocument, target: ReportTarget): ReportOutcome | null {
  const read = readDocument(outcomeDocument, document);
  return read && { target, ...read };
}

export function entryOfDocument(document: StoredDocument): JournalEntry | null {
  const read = readDocument(journalEntryDocument, document);
  if (read === null) return null;
  const { kind, ...rest } = read;
  return { ...rest, targetKind: kind };
}

export function decisionOfDocument(document: StoredDocument): Decision | null {
  const read = readDocument(decisionDocument, document);
  if (read === null) return null;
  const { number, points, content, restoresTo, status, appeal, appealedAt, answer, answeredAt, ...stated } = read;
  const { kind, targetId, ...rest } = stated;
  const statement = { ...rest, target: { kind, id: targetId } };
  return { number, statement, points, content, restoresTo, status, appeal, appealedAt, answer, answeredAt };
}

/** The readable ones of several documents. */
export function readAll<Value>(
  documents: readonly StoredDocument[],
  read: (document: StoredDocument) => Value | null,
): readonly Value[] {
  return documents.map(read).filter((value) => value !== null);
}
