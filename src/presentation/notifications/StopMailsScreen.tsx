import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { OutlineLink } from '../shared/controls/OutlineLink';
import { StandaloneConfirmation, StandalonePage } from '../shared/page/StandalonePage';
import { paths } from '../shared/paths';
import { useViewModel } from '../shared/useViewModel';
import { stopMailsFailureText, stopMailsMessages as messages } from './stopMailsMessages';
import { stopMailsViewModel } from './viewModels';

/** Ends nothing before its button is pressed, because mail programs open links on their own. */
export const StopMailsScreen = observer(function StopMailsScreen() {
  const { status, failure, stop } = useViewModel(stopMailsViewModel);
  const token = useLocation().hash.slice(1);
  const isDead = failure === 'unknown-token';
  return (
    <StandalonePage title={messages.title} description={messages.description} path={paths.stopMails()}>
      <p className="lead">
        {messages.lead}
        {token !== '' && !isDead && ` ${messages.ofLink}`}
      </p>
      {status === 'stopped' && (
        <>
          <StandaloneConfirmation text={messages.stopped} />
          <p>
            {messages.undo}
            <Link to={paths.accountNotifications}>{messages.undoLink}</Link>.
          </p>
        </>
      )}
      {status !== 'stopped' && token !== '' && (
        <div className="box">
          {!isDead && (
            <button type="button" aria-disabled={status === 'pending'} onClick={() => void stop(token)}>
              {status === 'pending' ? messages.sending : messages.submit}
            </button>
          )}
          {failure !== null && (
            <p className="failure" role="alert">
              {stopMailsFailureText(failure)}
            </p>
          )}
          {isDead && <OutlineLink to={paths.accountNotifications}>{messages.notifications}</OutlineLink>}
        </div>
      )}
      {status !== 'stopped' && token === '' && (
        <p>
          {messages.incomplete}
          <Link to={paths.accountNotifications}>{messages.account}</Link>.
        </p>
      )}
    </StandalonePage>
  );
});
