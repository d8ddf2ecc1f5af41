import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { JournalEntry } from '../../../domain/moderation/journal';
import { caseIdOf } from '../../../domain/moderation/ModerationCase';
import type { Instant } from '../../../domain/shared/Instant';
import { formatDate } from '../../shared/format/formatDate';
import { actionLabels } from '../decision/decisionMessages';
import { administrationPaths } from '../paths';
import { journalMessages as messages, targetLabels } from './journalMessages';

interface JournalItemProps {
  readonly entry: JournalEntry;
  /** All that are shown: a judgement leads to the case of the decision among them. */
  readonly entries: readonly JournalEntry[];
  /** By uid. */
  readonly names: ReadonlyMap<string, string>;
  /** By `caseIdOf`. */
  readonly titles: ReadonlyMap<string, string>;
  readonly now: Instant;
}

export function JournalItem({ entry, entries, names, titles, now }: JournalItemProps) {
  const { number, by, at, action, note } = entry;
  const target = addressOf(entry, entries);
  const about = aboutOf(entry, names, titles);
  return (
    <Item tabIndex={-1}>
      <p>
        <span className="number">{messages.number(number)}</span> <strong>{actionLabels[action]}</strong>{' '}
        {target === null ? <span>{about}</span> : <Link to={target}>{about}</Link>}
      </p>
      <p className="quiet">
        {formatDate(at, now)}, {messages.by(names.get(by) ?? by)}
      </p>
      {note !== '' && <p className="note">{noteOf(entry)}</p>}
    </Item>
  );
}

/** What the entry is about: the id stands for a name or title that is not known. */
function aboutOf(
  { targetKind: kind, targetId: id }: JournalEntry,
  names: ReadonlyMap<string, string>,
  titles: ReadonlyMap<string, string>,
): string {
  if (kind === 'decision') return messages.decision(Number(id));
  if (kind === 'setting') return messages.settings;
  if (kind === 'person') return messages.target(targetLabels[kind], names.get(id) ?? id);
  const title = titles.get(caseIdOf({ kind, id }));
  return title === undefined ? messages.target(targetLabels[kind], id) : messages.titled[kind](title);
}

/** What a change of the settings has changed, or the note of an admin. */
function noteOf({ action, targetKind, note }: JournalEntry): string {
  if (targetKind !== 'setting') return `${messages.note}\u00a0: ${note}`;
  return action === 'hold' ? messages.hold(note) : messages.words(note);
}

/** The address of what the entry is about; null of a judgement whose decision is not shown. */
function addressOf({ targetKind, targetId }: JournalEntry, entries: readonly JournalEntry[]): string | null {
  if (targetKind === 'setting') return administrationPaths.settings;
  if (targetKind !== 'decision') return administrationPaths.case({ kind: targetKind, id: targetId });
  const decision = entries.find(({ number }) => number === Number(targetId));
  return decision === undefined || decision.targetKind === 'decision' ? null : addressOf(decision, entries);
}

const Item = styled.li({
  padding: '12px 16px',
  borderRadius: 14,
  border: '1px solid var(--mb-palette-divider)',
  backgroundColor: 'var(--mb-palette-background-paper)',
  overflowWrap: 'anywhere',
  p: { margin: 0 },
  // High enough for a finger, and a long title wraps.
  a: { display: 'inline-block', padding: '10px 0', margin: '-10px 0' },
  '.number': { color: 'var(--mb-palette-text-secondary)', fontVariantNumeric: 'tabular-nums' },
  '.quiet': { color: 'var(--mb-palette-text-secondary)' },
  '.note': { marginTop: 6, whiteSpace: 'pre-wrap' },
});
