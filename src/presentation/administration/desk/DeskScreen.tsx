import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { PageTitle } from '../../shared/page/PageTitle';
import { paths } from '../../shared/paths';
import type { AppealsViewModel } from '../appeals/AppealsViewModel';
import type { CaseQueueViewModel } from '../cases/CaseQueueViewModel';
import type { InboxViewModel } from '../inbox/InboxViewModel';
import type { ReviewQueueViewModel } from '../listings/ReviewQueueViewModel';
import { administrationMessages as messages } from '../messages';
import { Panel } from '../Panel';
import type { WaitingCount } from '../WaitingCount';
import { DeskFigures } from '../transparency/DeskFigures';
import { ageOfCases } from './ageOfCases';
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
      <PageTitle>{messages.title}</PageTitle>
      <h1>{messages.title}</h1>
      <Panels>
        <Panel title={messages.cases}>
          <Count status={queue.status} onRetry={queue.retry}>
            {casesCount === 0
              ? messages.noCase
              : messages.openCases(queue.isFull ? messages.atLeast(casesCount) : String(casesCount), casesCount === 1)}
          </Count>
          {casesCount > 0 && <p>{messages.caseAges(ageOfCases(queue.cases, queue.now), queue.isFull)}</p>}
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
        <Panel title={messages.watch}>
          <p className="quiet">{messages.watchHint}</p>
          <Button component={Link} to={administrationPaths.watch} variant="outlined">
            {messages.toWatch}
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
        <DeskFigures />
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
        <Panel title={messages.subscribers}>
          <p className="quiet">{messages.subscribersHint}</p>
          <Button component={Link} to={administrationPaths.subscribers} variant="outlined">
            {messages.toSubscribers}
          </Button>
        </Panel>
        <Panel title={messages.journal}>
          <p className="quiet">{messages.journalHint}</p>
          <Button component={Link} to={administrationPaths.journal} variant="outlined">
            {messages.toJournal}
          </Button>
        </Panel>
        {admin.role === 'super_admin' && (
          <>
            <Panel title={messages.team}>
              <p className="quiet">{messages.teamHint}</p>
              <Button component={Link} to={administrationPaths.team} variant="outlined">
                {messages.toTeam}
              </Button>
            </Panel>
            <Panel title={messages.settings}>
              <p className="quiet">{messages.settingsHint}</p>
              <Button component={Link} to={administrationPaths.settings} variant="outlined">
                {messages.toSettings}
              </Button>
            </Panel>
          </>
        )}
        <Panel title={messages.maintenance}>
          <p className="quiet">{messages.maintenanceHint}</p>
          <Button component={Link} to={paths.administrationMaintenance} variant="outlined">
            {messages.toMaintenance}
          </Button>
        </Panel>
      </Panels>
      <Figures>
        <Suspense fallback={null}>
          <FiguresPanel />
        </Suspense>
      </Figures>
    </>
  );
});

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
  // At most four columns.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(300px, (100% - 3 * 20px) / 4), 100%), 1fr))',
  gap: 20,
  marginTop: 20,
  '& > section': { display: 'flex', flexDirection: 'column' },
  '& > section > :is(a, button)': { alignSelf: 'flex-start' },
  '& > section > a': { marginTop: 'auto' },
  '.count': { fontWeight: 650, fontSize: '1.25rem' },
});

/** The height that the charts take, so that the page does not jump when they come. */
const Figures = styled.div({ minHeight: 420, marginTop: 20 });
