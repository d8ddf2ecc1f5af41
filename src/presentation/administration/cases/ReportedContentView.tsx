import { observer } from 'mobx-react-lite';
import type { Listing } from '../../../domain/listings/Listing';
import { contentNamed } from '../../../domain/moderation/ReportedContent';
import type { ReportTarget } from '../../../domain/moderation/Report';
import type { Instant } from '../../../domain/shared/Instant';
import { VisuallyHidden } from '../../shared/controls/VisuallyHidden';
import { paths } from '../../shared/paths';
import { Panel } from '../Panel';
import { caseMessages as messages, stateLabels } from './caseMessages';
import type { CaseViewModel } from './CaseViewModel';
import { ListingComparison } from './ListingComparison';

interface ReportedContentViewProps {
  readonly target: ReportTarget;
  readonly viewModel: CaseViewModel;
  readonly now: Instant;
}

/** What is examined: as it was reported, if it was, and as it is now. */
export const ReportedContentView = observer(function ReportedContentView({
  target,
  viewModel,
  now,
}: ReportedContentViewProps) {
  const unreported = target.kind === 'listing' ? messages.listing : messages.examined;
  return (
    <Panel title={viewModel.count > 0 ? messages.content : unreported}>
      {target.kind === 'listing' && <ReportedListing viewModel={viewModel} now={now} />}
      {target.kind === 'person' && <ReportedPerson uid={target.id} viewModel={viewModel} />}
      {target.kind === 'conversation' && (
        <p>{messages.conversation(viewModel.newest?.content.title ?? messages.untitled)}</p>
      )}
    </Panel>
  );
});

interface ReportedProps {
  readonly viewModel: CaseViewModel;
}

const ReportedListing = observer(function ReportedListing({
  viewModel,
  now,
}: ReportedProps & { readonly now: Instant }) {
  const { former } = viewModel;
  const listing: Listing | null = viewModel.listing?.ok === true ? viewModel.listing.value : null;
  const isOffensive = viewModel.reasons.includes('offensive');
  return (
    <>
      <p>{listing === null ? messages.gone : messages.state(stateLabels[listing.state])}</p>
      <ListingComparison former={former} listing={listing} isOffensive={isOffensive} now={now} />
      {listing !== null && <OutsideLink to={paths.listing(listing)} label={messages.openListing} />}
    </>
  );
});

const ReportedPerson = observer(function ReportedPerson({ viewModel, uid }: ReportedProps & { readonly uid: string }) {
  const profile = viewModel.profile?.ok === true ? viewModel.profile.value : null;
  const former = viewModel.newest?.content ?? contentNamed('');
  if (profile === null)
    return (
      <>
        <p>{messages.noProfile}</p>
        {former.title !== '' && <p>{messages.formerName(former.title)}</p>}
      </>
    );
  return (
    <>
      <p>
        <strong>{profile.displayName}</strong>
      </p>
      {former.title !== '' && former.title !== profile.displayName && <p>{messages.formerName(former.title)}</p>}
      {profile.about !== '' && (
        <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {messages.about}&nbsp;: {profile.about}
        </p>
      )}
      <OutsideLink to={paths.profile(uid)} label={messages.openProfile} />
    </>
  );
});

/** In a tab of its own, so that nobody leaves a decision that still can be undone. */
function OutsideLink({ to, label }: { readonly to: string; readonly label: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noreferrer"
      style={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
    >
      {label}
      <VisuallyHidden>, {messages.newTab}</VisuallyHidden>
    </a>
  );
}
