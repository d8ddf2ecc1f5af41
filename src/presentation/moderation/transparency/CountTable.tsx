import styled from '@emotion/styled';
import { sumOf } from '../../../domain/moderation/YearlyFigures';
import { formatNumber } from '../../shared/format/formatNumber';
import { transparencyMessages as messages } from './transparencyMessages';

interface CountTableProps<Name extends string> {
  readonly caption: string;
  /** What the rows are. */
  readonly head: string;
  readonly counts: Readonly<Record<Name, number>>;
  readonly labels: Readonly<Record<Name, string>>;
}

/** A number for each name, with their sum. */
export function CountTable<Name extends string>({ caption, head, counts, labels }: CountTableProps<Name>) {
  const rows = (Object.entries(labels) as [Name, string][]).map(([name, label]) => ({ label, count: counts[name] }));
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{messages.count}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{messages.total}</th>
          <td>{formatNumber(sumOf(counts))}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

const Table = styled.table({
  width: '100%',
  borderCollapse: 'collapse',
  caption: { paddingBottom: 8, textAlign: 'start', fontWeight: 650, fontSize: '1.0625rem' },
  'th, td': { padding: '8px 0', textAlign: 'start', borderBottom: '1px solid var(--mb-palette-divider)' },
  'td, thead th:last-of-type': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  'tbody th': { fontWeight: 400, overflowWrap: 'anywhere' },
  'thead th': { fontWeight: 600, color: 'var(--mb-palette-text-secondary)' },
  'tfoot th, tfoot td': { fontWeight: 650, borderBottom: 0 },
});
