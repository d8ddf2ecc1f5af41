import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { ReportTarget } from '../../../domain/moderation/Report';
import { Loader } from '../../shared/controls/Loader';
import { PageTitle } from '../../shared/page/PageTitle';
import { above } from '../../shared/page/screenWidths';
import { useViewModel } from '../../shared/useViewModel';
import { ReportedConversation } from '../conversation/ReportedConversation';
import { DecisionSection } from '../decision/DecisionSection';
import { statementTemplates } from '../decision/templateMessages';
import { FailureNotice } from '../FailureNotice';
import { ListingPhotosPanel } from '../photos/ListingPhotosPanel';
import { photosOfCase } from '../photos/photosOfCase';
import { ClosedListingsPanel } from '../people/ClosedListingsPanel';
import { caseViewModel, decisionFormViewModel } from '../desk/viewModels';
import { CaseHeading } from './CaseHeading';
import { caseMessages as messages, changeMessages } from './caseMessages';
import { CaseReports } from './CaseReports';
import { LookAlikesPanel } from '../lookAlikes/LookAlikesPanel';
import { PersonDecisions } from './PersonDecisions';
import { ReportedContentView } from './ReportedContentView';
import { measureIn } from './useQueueKeys';
import type { WorkList } from './WorkList';

interface CasePaneProps {
  readonly caseId: string;
  readonly target: ReportTarget;
  readonly list: WorkList;
  readonly admin: UserProfile;
  /** It will be the next one: it is read, and nothing is shown or held. Default: no. */
  readonly isAhead?: boolean;
  /** Why the list has it, shown below its heading. */
  readonly why?: ReactNode;
}

/** One case: what was reported, by whom, what is known of the person, and the decision. */
export const CasePane = observer(function CasePane({
  caseId,
  target,
  list,
  admin,
  isAhead = false,
  why,
}: CasePaneProps) {
  const viewModel = useViewModel(caseViewModel);
  const form = useViewModel(decisionFormViewModel);
  const state: unknown = useLocation().state;
  const { kind, id } = target;
  useEffect(() => viewModel.start({ kind, id }, admin.uid), [viewModel, kind, id, admin.uid]);
  useEffect(() => {
    if (!isAhead) viewModel.examine();
  }, [viewModel, isAhead]);
  const { shown, failure, change, isWaiting } = viewModel;
  const photos = photosOfCase(viewModel);
  const listing = viewModel.listing?.ok === true ? viewModel.listing.value : null;
  useEffect(() => {
    if (shown === null || isAhead) return;
    const isNew = form.entries === null;
    form.start({ ...shown, reason: viewModel.gravestReason, isWaiting }, admin.uid, statementTemplates);
    const measure = measureIn(state, shown.target);
    if (isNew && measure !== null) form.type({ measure });
  }, [form, shown, viewModel, isWaiting, isAhead, admin.uid, state]);
  if (isAhead) return null;
  return (
    <Root>
      <PageTitle>{shown === null || shown.title === '' ? messages.title : shown.title}</PageTitle>
      <Link className="back" to={list.address}>
        {list.back}
      </Link>
      {failure !== null && <FailureNotice failure={failure} onRetry={viewModel.retry} />}
      {shown === null && failure === null && <Loader message={messages.loadingCase} />}
      {shown !== null && (
        <>
          <CaseHeading known={shown} viewModel={viewModel} now={list.now} />
          {why}
          <div role="alert">
            {change !== null && (
              <Alert
                severity="warning"
                sx={{ mb: 2, flexWrap: 'wrap' }}
                action={
                  <Button color="inherit" onClick={viewModel.look}>
                    {messages.read}
                  </Button>
                }
              >
                {changeMessages[change]}
              </Alert>
            )}
          </div>
          <div className="columns">
            <div className="facts">
              <ReportedContentView target={target} viewModel={viewModel} now={list.now} />
              <CaseReports viewModel={viewModel} now={list.now} />
              {kind === 'conversation' ? (
                <ReportedConversation
                  conversationId={id}
                  admin={admin.uid}
                  isCaseOpen={shown.state === 'open'}
                  isOffensive={viewModel.reasons.includes('offensive')}
                  now={list.now}
                />
              ) : (
                <PersonDecisions target={target} viewModel={viewModel} admin={admin} now={list.now} />
              )}
              {photos !== null && <ListingPhotosPanel {...photos} />}
              {listing !== null && <LookAlikesPanel key={id} listing={listing} now={list.now} />}
              {viewModel.restriction.isClosed && target.kind === 'person' && <ClosedListingsPanel uid={id} />}
            </div>
            <DecisionSection caseId={caseId} known={shown} viewModel={viewModel} form={form} list={list} />
          </div>
        </>
      )}
    </Root>
  );
});

const Root = styled.div({
  '.back': { display: 'inline-flex', alignItems: 'center', minHeight: 44, [above(900)]: { display: 'none' } },
  '.columns': { display: 'grid', alignItems: 'start', gap: 20 },
  '.facts': { display: 'grid', minWidth: 0, gap: 20 },
  '.columns > section > h2, .facts > section > h2': { fontSize: '1.25rem' },
  [above(1200)]: { '.columns': { gridTemplateColumns: 'minmax(0, 1fr) minmax(360px, 440px)' } },
});
