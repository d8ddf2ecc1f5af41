import styled from '@emotion/styled';
import type { Instant } from '../../../domain/shared/Instant';
import { StatementOfReasons } from '../../moderation/StatementOfReasons';
import type { DecisionEntries } from './DecisionEntries';
import { decisionMessages as messages } from './decisionMessages';

interface StatementPreviewProps {
  readonly entries: DecisionEntries;
  readonly title: string;
  /** When the restriction would end; null of any other measure, or without a length. */
  readonly until: Instant | null;
}

/** The statement of reasons as the person concerned will read it. */
export function StatementPreview({ entries, title, until }: StatementPreviewProps) {
  return (
    <Root>
      <summary>{messages.preview}</summary>
      <StatementOfReasons statement={{ ...entries, title, until }} taken={null} />
    </Root>
  );
}

const Root = styled.details({
  padding: '0 16px',
  borderRadius: 14,
  border: '1px solid var(--mb-palette-divider)',
  '&[open]': { paddingBottom: 16 },
  summary: { minHeight: 44, alignContent: 'center', fontWeight: 650, cursor: 'pointer' },
  // The form is a narrow column of a wide screen.
  '& > dl': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
