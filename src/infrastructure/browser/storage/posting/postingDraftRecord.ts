import type { ListingDraft } from '../../../../domain/listings/draft/ListingDraft';

/** A draft with the time of the last change of each entry, so that two tabs can write it at the same time. */
export interface PostingDraftRecord {
  readonly draft: ListingDraft;
  /** When it replaced another draft. */
  readonly openedAt: number;
  /** Entry → time; fields of the category are entries `fields.<id>`. A missing entry was never changed. */
  readonly changedAt: Readonly<Record<string, number>>;
}

type Entries = Readonly<Record<string, unknown>>;

/**
 * The record after a change in this tab; a draft with another id starts a new record. Times increase even within a millisecond, so
 * that the later of two changes is known.
 */
export function changedRecord(known: PostingDraftRecord | null, draft: ListingDraft, now: number): PostingDraftRecord {
  if (known === null || known.draft.id !== draft.id) {
    const openedAt = Math.max(now, (known?.openedAt ?? 0) + 1);
    return {
      draft,
      openedAt,
      changedAt: Object.fromEntries(Object.keys(entriesOf(draft)).map((entry) => [entry, openedAt])),
    };
  }
  const [before, after] = [entriesOf(known.draft), entriesOf(draft)];
  const changedAt = { ...known.changedAt };
  for (const [entry, value] of Object.entries(after)) {
    if (!isSame(value, before[entry])) changedAt[entry] = Math.max(now, (changedAt[entry] ?? 0) + 1);
  }
  return { ...known, draft, changedAt };
}

/**
 * Merges the records of two tabs: of the same draft, the latest change of each entry; of different drafts, the one opened last. The
 * order of the arguments does not matter, so that all tabs get the same result.
 */
export function mergedRecord(one: PostingDraftRecord, other: PostingDraftRecord): PostingDraftRecord {
  if (one.draft.id !== other.draft.id)
    return isNewer(one.openedAt, one.draft.id, other.openedAt, other.draft.id) ? one : other;
  const [ones, others] = [entriesOf(one.draft), entriesOf(other.draft)];
  const merged: Record<string, unknown> = {};
  const changedAt: Record<string, number> = {};
  for (const entry of new Set([...Object.keys(ones), ...Object.keys(others)])) {
    const [oneAt, otherAt] = [one.changedAt[entry] ?? 0, other.changedAt[entry] ?? 0];
    merged[entry] = isNewer(oneAt, ones[entry], otherAt, others[entry]) ? ones[entry] : others[entry];
    changedAt[entry] = Math.max(oneAt, otherAt);
  }
  return { draft: draftOf(one.draft, merged), openedAt: Math.max(one.openedAt, other.openedAt), changedAt };
}

export function equalDrafts(one: ListingDraft, other: ListingDraft): boolean {
  const [ones, others] = [entriesOf(one), entriesOf(other)];
  const entries = new Set([...Object.keys(ones), ...Object.keys(others)]);
  return one.id === other.id && [...entries].every((entry) => isSame(ones[entry], others[entry]));
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** At the same time, an arbitrary order that is the same in all tabs. */
function isNewer(oneAt: number, one: unknown, otherAt: number, other: unknown): boolean {
  return oneAt === otherAt ? String(JSON.stringify(one)) >= String(JSON.stringify(other)) : oneAt > otherAt;
}

function entriesOf(draft: ListingDraft): Entries {
  const own: readonly (readonly [string, unknown])[] = Object.entries(draft).filter(
    ([entry]) => entry !== 'id' && entry !== 'fields',
  );
  return Object.fromEntries<unknown>([
    ...own,
    ...Object.entries(draft.fields).map(([field, typed]) => [`fields.${field}`, typed] as const),
  ]);
}

function draftOf(draft: ListingDraft, entries: Entries): ListingDraft {
  const fields: Record<string, string> = {};
  const own: Record<string, unknown> = {};
  for (const [entry, value] of Object.entries(entries)) {
    if (!entry.startsWith('fields.')) own[entry] = value;
    else if (typeof value === 'string') fields[entry.slice('fields.'.length)] = value;
  }
  return { ...draft, ...own, fields };
}
