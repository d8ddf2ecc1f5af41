import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useId, useState } from 'react';
import type { Decision } from '../../../domain/moderation/Decision';
import { verdictsOf } from '../../moderation/courseMessages';
import type { ShownCourse } from '../../moderation/PersonRestriction';
import { Loader } from '../../shared/controls/Loader';
import { formatDay } from '../../shared/format/formatDate';
import { useViewModel } from '../../shared/useViewModel';
import { LoadFailure } from '../LoadFailure';
import { ownDecisionsViewModel } from '../viewModels';
import { DecisionDetails } from './DecisionDetails';
import { decisionTitles, decisionsMessages as messages, statusText } from './messages';
import { ModerationList } from './ModerationList';
import { Verdict } from '../../moderation/Verdict';

/** The decisions about the person; each opens with its reasons. */
export const OwnDecisions = observer(function OwnDecisions() {
  const viewModel = useViewModel(ownDecisionsViewModel);
  const { attempt, decisions, status } = viewModel;
  useEffect(() => viewModel.start(), [attempt, viewModel]);
  return (
    <div>
      <h3>{messages.decisions}</h3>
      {status === 'loading' && <Loader />}
      {status !== 'loading' && status !== 'ready' && <LoadFailure failure={status} onRetry={viewModel.retry} />}
      {status === 'ready' && decisions.length === 0 && <p className="note">{messages.noDecision}</p>}
      {status === 'ready' && decisions.length > 0 && (
        <ModerationList>
          {decisions.map((decision) => (
            <OwnDecision
              key={decision.number}
              decision={decision}
              course={viewModel.courseOf(decision)}
              mayAppeal={viewModel.mayAppeal(decision)}
            />
          ))}
        </ModerationList>
      )}
    </div>
  );
});

interface OwnDecisionProps {
  readonly decision: Decision;
  /** Of a restriction. */
  readonly course: ShownCourse | null;
  readonly mayAppeal: boolean;
}

function OwnDecision({ decision, course, mayAppeal }: OwnDecisionProps) {
  const { number, statement, status } = decision;
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const [read, readNumber] = mayAppeal
    ? [messages.readOrAppeal, messages.readOrAppealNumber]
    : [messages.read, messages.readNumber];
  return (
    <li>
      <strong>{decisionTitles[statement.measure]?.(statement.title)}</strong>
      <small>{messages.ofDay(number, formatDay(statement.decidedAt))}</small>
      {verdictsOf(statusText(status), decision, course).map((verdict) => (
        <Verdict key={verdict}>{verdict}</Verdict>
      ))}
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        aria-label={isOpen ? messages.closeNumber(number) : readNumber(number)}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? messages.close : read}
      </Button>
      {isOpen && (
        <div id={detailsId}>
          <Suspense fallback={<Loader />}>
            <DecisionDetails decision={decision} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
