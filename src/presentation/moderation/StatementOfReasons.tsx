import styled from '@emotion/styled';
import { endOfAppeals } from '../../domain/moderation/Appeal';
import type { Statement } from '../../domain/moderation/Statement';
import type { Instant } from '../../domain/shared/Instant';
import { formatDay } from '../shared/format/formatDate';
import { above } from '../shared/page/screenWidths';
import { categoryLabels } from './categoryMessages';
import { decisionName, statementEffects, statementMessages as messages } from './statementMessages';

interface StatementOfReasonsProps {
  readonly statement: Omit<Statement, 'target' | 'personId' | 'decidedAt'>;
  /** Null in a preview. */
  readonly taken: { readonly number: number; readonly decidedAt: Instant } | null;
}

/** What the person concerned reads of a decision about them: all that article 17 (3) of the DSA asks for. */
export function StatementOfReasons({ statement, taken }: StatementOfReasonsProps) {
  const { category, explanation, facts, ground, measure, reference, source, title, until } = statement;
  const { terms } = messages;
  const mayComeFromReview = source === 'own-initiative' && (measure === 'removal' || measure === 'correction');
  const since = taken === null ? null : formatDay(taken.decidedAt);
  const effects = statementEffects[measure]?.(title, since, until === null ? null : formatDay(until)) ?? [];
  return (
    <Root>
      <dt>{terms.number}</dt>
      <dd>{taken === null ? messages.notNumbered : decisionName(taken.number)}</dd>
      <dt>{terms.decision}</dt>
      <dd>
        {effects.map((effect) => (
          <p key={effect}>{effect}</p>
        ))}
      </dd>
      <dt>{terms.facts}</dt>
      <dd className="typed">{facts}</dd>
      <dt>{terms.source}</dt>
      <dd>{messages.sources[source]}</dd>
      <dt>{terms.ground}</dt>
      <dd>
        <p>{messages.grounds[ground]}</p>
        <p className="typed">{reference}</p>
        <p>{categoryLabels[category]}</p>
      </dd>
      <dt>{terms.explanation}</dt>
      <dd className="typed">{explanation}</dd>
      <dt>{terms.automation}</dt>
      <dd>{mayComeFromReview ? messages.automationOfReview : messages.automation}</dd>
      <dt>{terms.redress}</dt>
      <dd>
        <p>{messages.appeal(taken === null ? null : formatDay(endOfAppeals(taken.decidedAt)))}</p>
        <p>{messages.otherWays}</p>
      </dd>
    </Root>
  );
}

const Root = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  lineHeight: 1.5,
  dt: { fontWeight: 650 },
  dd: { margin: '2px 0 16px', maxWidth: '62ch', overflowWrap: 'anywhere' },
  'dd:last-child': { marginBottom: 0 },
  p: { margin: 0 },
  'p + p': { marginTop: 6 },
  '.typed': { whiteSpace: 'pre-line' },
  [above(600)]: {
    gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr)',
    columnGap: 24,
    dd: { marginTop: 0 },
  },
});
