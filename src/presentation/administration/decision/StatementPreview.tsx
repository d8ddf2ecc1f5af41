import styled from '@emotion/styled';
import { StatementOfReasons } from '../../moderation/StatementOfReasons';
import type { DecisionEntries } from './DecisionEntries';
import { decisionMessages as messages } from './decisionMessages';

/** The statement of reasons as the person concerned will read it. */
export function StatementPreview({ entries, title }: { readonly entries: DecisionEntries; readonly title: string }) {
  return (
    <Root>
      <summary>{messages.preview}</summary>
      <StatementOfReasons statement={{ ...entries, title }} taken={null} />
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
