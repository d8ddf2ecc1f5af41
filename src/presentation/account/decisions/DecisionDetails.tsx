import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type Ref } from 'react';
import { mayStillAppeal } from '../../../domain/moderation/Appeal';
import type { Decision } from '../../../domain/moderation/Decision';
import { StatementOfReasons } from '../../moderation/StatementOfReasons';
import { formatDay } from '../../shared/format/formatDate';
import { useViewModel } from '../../shared/useViewModel';
import { appealViewModel } from '../viewModels';
import { AppealForm } from './AppealForm';
import { appealMessages as messages } from './messages';

/** A decision’s statement of reasons, and the appeal against it: the form, or what became of it. */
export const DecisionDetails = observer(function DecisionDetails({ decision }: { readonly decision: Decision }) {
  const viewModel = useViewModel(appealViewModel);
  const outcome = useRef<HTMLDivElement>(null);
  const { sent } = viewModel;
  useEffect(() => {
    if (sent !== null) outcome.current?.focus();
  }, [sent]);
  // The subscription shows the appeal later than the answer to it, or not at all without a connection.
  const shown = decision.status === 'standing' && sent !== null ? sent : decision;
  return (
    <Root>
      <StatementOfReasons
        statement={shown.statement}
        taken={{ number: shown.number, decidedAt: shown.statement.decidedAt }}
      />
      {shown.statement.measure === 'text-reset' && (
        <Quotation term={messages.resetText} text={shown.content?.description ?? ''} />
      )}
      <h4>{messages.title}</h4>
      {mayStillAppeal(shown, viewModel.now()) ? (
        <AppealForm decision={shown} viewModel={viewModel} />
      ) : (
        <AppealOutcome decision={shown} ref={outcome} />
      )}
    </Root>
  );
});

interface AppealOutcomeProps {
  readonly decision: Decision;
  readonly ref: Ref<HTMLDivElement>;
}

/** It receives the focus once the form, which had it, is gone. */
function AppealOutcome({ decision, ref }: AppealOutcomeProps) {
  const { answer, appeal } = decision;
  return (
    <div ref={ref} tabIndex={-1} className="outcome">
      <p>{outcomeText(decision)}</p>
      {appeal !== '' && <Quotation term={messages.own} text={appeal} />}
      {answer !== '' && <Quotation term={messages.answer} text={answer} />}
    </div>
  );
}

function Quotation({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <figure>
      <figcaption>{term}</figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  );
}

function outcomeText({ answeredAt, appealedAt, status }: Decision): string {
  if (status === 'standing') return messages.tooLate;
  if (status === 'appealed') return messages.sent(formatDay(appealedAt ?? 0));
  return messages[status](formatDay(answeredAt ?? 0));
}

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  paddingTop: 8,
  h4: { margin: 0, fontSize: '1rem', fontWeight: 650 },
  '.outcome': { display: 'flex', flexDirection: 'column', gap: 12 },
  '.outcome:focus:not(:focus-visible)': { outline: 'none' },
  figure: { margin: 0 },
  figcaption: { fontSize: '0.9375rem', color: 'var(--mb-palette-text-secondary)' },
  blockquote: {
    margin: '4px 0 0',
    paddingInlineStart: 12,
    borderInlineStart: '3px solid var(--mb-palette-divider)',
    maxWidth: '62ch',
    lineHeight: 1.5,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
});
