import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { operator } from '../shared/operator';
import { outlineLink, pillLink } from '../shared/controls/buttonLook';
import { PageMetadata } from '../shared/page/PageMetadata';
import { Wordmark } from '../shared/page/Wordmark';
import { paths } from '../shared/paths';
import { useSession } from '../shared/session/useSession';
import { useViewModel } from '../shared/useViewModel';
import { subscriptionText, unsubscribeFailureMessages, unsubscribeMessages as messages } from './unsubscribeMessages';
import type { RemovableSubscription, UnsubscribeViewModel } from './UnsubscribeViewModel';
import { unsubscribeViewModel } from './viewModels';

const { dataContact } = operator.legal;

/**
 * Has a frame of its own, since it opens while the site is closed: the newsletter is subscribed to on the maintenance page. It removes
 * nothing before a button is pressed, because mail programs open links on their own.
 */
export const UnsubscribeScreen = observer(function UnsubscribeScreen() {
  const viewModel = useViewModel(unsubscribeViewModel);
  const { profile, status } = useSession();
  const { hash } = useLocation();
  const subscriptions = viewModel.subscriptions(hash.slice(1), profile?.email ?? null);
  return (
    <Root>
      <PageMetadata title={messages.title} description={messages.description} path={paths.unsubscribe()}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <header>
        <Link to={paths.home} aria-label={messages.home}>
          <Wordmark />
        </Link>
      </header>
      <main>
        <h1>{messages.title}</h1>
        <p className="lead">{messages.lead}</p>
        {viewModel.removed === null ? (
          subscriptions.map((subscription) => (
            <Subscription key={subscriptionText(subscription)} viewModel={viewModel} subscription={subscription} />
          ))
        ) : (
          <Confirmation />
        )}
        {viewModel.removed === null && (
          <>
            <p>{subscriptions.length === 0 ? messages.unknown : messages.more}</p>
            <ul>
              <li>{messages.openLink}</li>
              <li>{messages.useBrowser}</li>
              {status === 'signed-out' && (
                <li>
                  {messages.signInStart}
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
      </main>
    </Root>
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
  return (
    <div className="subscription">
      <p>{text}</p>
      <button type="button" aria-disabled={isPending} onClick={() => void viewModel.remove(subscription)}>
        {isPending ? messages.sending : messages.submit}
      </button>
      {failure && (
        <p className="failure" role="alert">
          {unsubscribeFailureMessages[failure.reason]}
        </p>
      )}
    </div>
  );
});

/** Gets the focus, since the button that had it has been removed. */
function Confirmation() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="subscription">
      <p ref={text} tabIndex={-1} role="status">
        {messages.removed}
      </p>
      <Home to={paths.home}>{messages.home}</Home>
    </div>
  );
}

const Home = styled(Link)(outlineLink);

const Root = styled.div({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 760,
  margin: '0 auto',
  padding: '20px clamp(16px, 3vw, 24px) 64px',
  header: { display: 'flex', minHeight: 48 },
  'header a': { borderRadius: 8, textDecoration: 'none', color: 'inherit' },
  h1: {
    margin: 'clamp(20px, 4vw, 40px) 0 14px',
    font: 'var(--mb-font-h1)',
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
  'p, li': { margin: '0 0 8px', maxWidth: '58ch', lineHeight: 1.6, overflowWrap: 'anywhere' },
  ul: { margin: 0, paddingInlineStart: 22 },
  '.lead': { marginBottom: 24, fontSize: '1.125rem', color: 'var(--mb-palette-text-secondary)' },
  '.subscription': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 12,
    marginBottom: 24,
    padding: 'clamp(16px, 3vw, 28px)',
    borderRadius: 18,
    border: '1px solid var(--mb-palette-divider)',
    background: 'var(--mb-palette-background-paper)',
    p: { margin: 0, fontWeight: 600 },
    '.failure': { fontWeight: 400, color: 'var(--mb-palette-error-main)' },
  },
  button: { ...pillLink, '&[aria-disabled="true"]': { opacity: 0.75 } },
});
