import styled from '@emotion/styled';
import type { Instant } from '../../../domain/shared/Instant';
import { StatementOfReasons } from '../../moderation/StatementOfReasons';
import type { DecisionEntries } from './DecisionEntries';
import { Disclosure } from './Disclosure';
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

const Root = styled(Disclosure)({
  // The form is a narrow column of a wide screen.
  '& > dl': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
