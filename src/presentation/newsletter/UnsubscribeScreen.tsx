import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { operator } from '../shared/operator';
import { StandaloneConfirmation, StandalonePage } from '../shared/page/StandalonePage';
import { paths } from '../shared/paths';
import { useSession } from '../shared/session/useSession';
import { useViewModel } from '../shared/useViewModel';
import { subscriptionText, unsubscribeFailureMessages, unsubscribeMessages as messages } from './unsubscribeMessages';
import type { RemovableSubscription, UnsubscribeViewModel } from './UnsubscribeViewModel';
import { unsubscribeViewModel } from './viewModels';

const { dataContact } = operator.legal;

/**
 * Opens while the site is closed: the newsletter is subscribed to on the maintenance page. It removes
 * nothing before a button is pressed, because mail programs open links on their own.
 */
export const UnsubscribeScreen = observer(function UnsubscribeScreen() {
  const viewModel = useViewModel(unsubscribeViewModel);
  const { profile, status } = useSession();
  const { hash } = useLocation();
  const subscriptions = viewModel.subscriptions(hash.slice(1), profile?.email ?? null);
  return (
    <StandalonePage title={messages.title} description={messages.description} path={paths.unsubscribe()}>
      <p className="lead">{messages.lead}</p>
      {viewModel.removed === null ? (
        subscriptions.map((subscription) => (
          <Subscription key={subscriptionText(subscription)} viewModel={viewModel} subscription={subscription} />
        ))
      ) : (
        <StandaloneConfirmation text={messages.removed} />
      )}
      {viewModel.removed === null && (
        <>
          <p>{subscriptions.length === 0 ? messages.unknown : messages.more}</p>
          <ul>
            <li>{messages.openLink}</li>
            <li>{messages.useBrowser}</li>
            {status === 'signed-out' && (
              <li>
                <Link to={paths.closedSiteSignIn(paths.unsubscribe())}>{messages.signIn}</Link>
                {messages.signInEnd}
              </li>
            )}
            <li>
              {messages.write}
              {dataContact === null || dataContact === '' ? (
                <Link to={paths.contact}>{messages.contactPage}</Link>
              ) : (
                dataContact
              )}
              .
            </li>
          </ul>
        </>
      )}
    </StandalonePage>
  );
});

interface SubscriptionProps {
  readonly viewModel: UnsubscribeViewModel;
  readonly subscription: RemovableSubscription;
}

const Subscription = observer(function Subscription({ viewModel, subscription }: SubscriptionProps) {
  const text = subscriptionText(subscription);
  const isPending = viewModel.pending !== null && subscriptionText(viewModel.pending) === text;
  const failure = viewModel.failure !== null && subscriptionText(viewModel.failure.of) === text && viewModel.failure;
  const isGone = failure && failure.reason === 'not-subscribed';
  return (
    <div className="box">
      <p>{text}</p>
      {!isGone && (
        <button type="button" aria-disabled={isPending} onClick={() => void viewModel.remove(subscription)}>
          {isPending ? messages.sending : messages.submit}
        </button>
      )}
      {failure && (
        <p className="failure" role="alert">
          {isGone && subscription.by !== 'link' ? messages.gone : unsubscribeFailureMessages[failure.reason]}
        </p>
      )}
    </div>
  );
});
