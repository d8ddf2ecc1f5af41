import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { PageTitle } from '../../shared/page/PageTitle';
import { above } from '../../shared/page/screenWidths';
import type { AppealsViewModel } from '../appeals/AppealsViewModel';
import type { CaseQueueViewModel } from '../cases/CaseQueueViewModel';
import type { InboxViewModel } from '../inbox/InboxViewModel';
import type { ReviewQueueViewModel } from '../listings/ReviewQueueViewModel';
import { administrationMessages as messages } from '../messages';
import { Panel } from '../Panel';
import type { WaitingCount } from '../WaitingCount';
import { DeskFigures } from '../transparency/DeskFigures';
import { ageOfCases, type AgeOfCases } from './ageOfCases';
import { administrationPaths } from '../paths';

/** With its charts it weighs more than the rest of the administration. */
const FiguresPanel = lazy(async () => ({ default: (await import('../figures/FiguresPanel')).FiguresPanel }));

interface DeskScreenProps {
  readonly queue: CaseQueueViewModel;
  readonly reviews: ReviewQueueViewModel;
  readonly appeals: AppealsViewModel;
  readonly inbox: InboxViewModel;
  readonly admin: UserProfile;
}

/** What is to be done. */
export const DeskScreen = observer(function DeskScreen({ queue, reviews, appeals, inbox, admin }: DeskScreenProps) {
  const casesCount = queue.cases.length;
  return (
    <>
      <PageTitle>{messages.desk}</PageTitle>
      <h1>{messages.desk}</h1>
      <Panels>
        <Panel title={messages.cases}>
          <Count status={queue.status} onRetry={queue.retry}>
            {casesCount === 0
              ? messages.noCase
              : messages.openCases(queue.isFull ? messages.atLeast(casesCount) : String(casesCount), casesCount === 1)}
          </Count>
          {casesCount > 0 && <Ages ages={ageOfCases(queue.cases, queue.now)} isFull={queue.isFull} />}
          <p className="quiet">{messages.casesHint}</p>
          <Button component={Link} to={administrationPaths.cases} variant={casesCount > 0 ? 'contained' : 'outlined'}>
            {messages.toCases}
          </Button>
        </Panel>
        <Panel title={messages.review}>
          <Waiting waiting={reviews.waiting} none={messages.noReview} some={messages.openReviews} />
          <p className="quiet">{messages.reviewHint}</p>
          <Button
            component={Link}
            to={administrationPaths.listings}
            variant={reviews.waiting.value > 0 ? 'contained' : 'outlined'}
          >
            {reviews.waiting.value > 0 ? messages.toReviews : messages.toListings}
          </Button>
        </Panel>
        <Panel title={messages.appeals}>
          <Waiting waiting={appeals.waiting} none={messages.noAppeal} some={messages.openAppeals} />
          <p className="quiet">
            {messages.appealsHint}
            {admin.role !== 'super_admin' && ` ${messages.ownAppealsHint}`}
          </p>
          <Button
            component={Link}
            to={administrationPaths.appeals}
            variant={appeals.waiting.value > 0 ? 'contained' : 'outlined'}
          >
            {messages.toAppeals}
          </Button>
        </Panel>
        <Panel title={messages.messages}>
          <Waiting waiting={inbox.waiting} none={messages.noMessage} some={messages.openMessages} />
          <p className="quiet">{messages.messagesHint}</p>
          <Button
            component={Link}
            to={administrationPaths.messages}
            variant={inbox.waiting.value > 0 ? 'contained' : 'outlined'}
          >
            {messages.toMessages}
          </Button>
        </Panel>
      </Panels>
      <DeskFigures />
      <Figures>
        <Suspense fallback={null}>
          <FiguresPanel />
        </Suspense>
      </Figures>
    </>
  );
});

interface AgesProps {
  readonly ages: AgeOfCases;
  readonly isFull: boolean;
}

/** The ages that there are, the oldest first. */
function Ages({ ages, isFull }: AgesProps) {
  const id = useId();
  const shown = (['older', 'belowThreeDays', 'belowADay'] as const).filter((age) => ages[age] > 0);
  return (
    <>
      <p id={id} className="ages">
        {messages.caseAges(isFull)}
      </p>
      <ul aria-labelledby={id}>
        {shown.map((age) => (
          <li key={age}>
            {messages.ages[age]}&nbsp;: <strong>{ages[age]}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

interface WaitingProps {
  readonly waiting: WaitingCount;
  readonly none: string;
  readonly some: (count: string, isOne: boolean) => string;
}

const Waiting = observer(function Waiting({ waiting, none, some }: WaitingProps) {
  const { value, isFull } = waiting;
  return (
    <Count status={waiting.status} onRetry={() => void waiting.read()}>
      {value === 0 ? none : some(isFull ? messages.atLeast(value) : String(value), value === 1)}
    </Count>
  );
});

interface CountProps {
  readonly status: 'loading' | 'ready' | BackendFailure;
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

function Count({ status, children, onRetry }: CountProps) {
  const isKnown = status === 'loading' || status === 'ready';
  return (
    <>
      <p className="count" role="status">
        {status === 'loading' ? messages.counting : isKnown ? children : messages.uncounted}
      </p>
      {!isKnown && (
        <Button variant="outlined" onClick={onRetry} sx={{ mb: 1.5, mr: 1.5 }}>
          {messages.retry}
        </Button>
      )}
    </>
  );
}

const Panels = styled.div({
  display: 'grid',
  gap: 20,
  margin: '20px 0',
  [above(600)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [above(1200)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > section': { display: 'flex', flexDirection: 'column' },
  '& > section > :is(a, button)': { alignSelf: 'flex-start' },
  '& > section > a': { marginTop: 'auto' },
  '.count': { fontWeight: 650, fontSize: '1.25rem' },
  '.ages': { marginBottom: 4 },
  ul: { margin: '0 0 14px', padding: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums' },
});

/** The height that the charts take, so that the page does not jump when they come. */
const Figures = styled.div({ minHeight: 420, marginTop: 20 });
