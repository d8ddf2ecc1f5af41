import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { JournalEntry } from '../../../domain/moderation/journal';
import type { Instant } from '../../../domain/shared/Instant';
import { formatDate } from '../../shared/format/formatDate';
import { actionLabels } from '../decision/decisionMessages';
import { administrationPaths } from '../paths';
import { journalMessages as messages, targetLabels } from './journalMessages';

interface JournalItemProps {
  readonly entry: JournalEntry;
  /** All that are shown: a judgement leads to the case of the decision among them. */
  readonly entries: readonly JournalEntry[];
  readonly names: ReadonlyMap<string, string>;
  readonly now: Instant;
}

export function JournalItem({ entry, entries, names, now }: JournalItemProps) {
  const { number, by, at, action, note } = entry;
  const target = addressOf(entry, entries);
  return (
    <Item tabIndex={-1}>
      <p>
        <span className="number">{messages.number(number)}</span> <strong>{actionLabels[action]}</strong>{' '}
        {target === null ? <span>{nameOf(entry)}</span> : <Link to={target}>{nameOf(entry)}</Link>}
      </p>
      <p className="quiet">
        {formatDate(at, now)}, {messages.by(names.get(by) ?? by)}
      </p>
      {note !== '' && <p className="note">{noteOf(entry)}</p>}
    </Item>
  );
}

function nameOf({ targetKind, targetId }: JournalEntry): string {
  if (targetKind === 'decision') return messages.decision(Number(targetId));
  return targetKind === 'setting' ? messages.settings : messages.target(targetLabels[targetKind], targetId);
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
  a: { display: 'inline-flex', alignItems: 'center', minHeight: 44, margin: '-10px 0' },
  '.number': { color: 'var(--mb-palette-text-secondary)', fontVariantNumeric: 'tabular-nums' },
  '.quiet': { color: 'var(--mb-palette-text-secondary)' },
  '.note': { marginTop: 6, whiteSpace: 'pre-wrap' },
});
