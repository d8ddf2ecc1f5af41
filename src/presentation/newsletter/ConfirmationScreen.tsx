import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { OutlineLink } from '../shared/controls/OutlineLink';
import { standaloneMessages } from '../shared/page/standaloneMessages';
import { StandaloneConfirmation, StandalonePage } from '../shared/page/StandalonePage';
import { paths } from '../shared/paths';
import { useViewModel } from '../shared/useViewModel';
import { confirmationFailureText, confirmationMessages as messages } from './confirmationMessages';
import { confirmationViewModel } from './viewModels';

/** Confirms nothing before its button is pressed, because mail programs open links on their own. */
export const ConfirmationScreen = observer(function ConfirmationScreen() {
  const { confirm, failure, status } = useViewModel(confirmationViewModel);
  const token = useLocation().hash.slice(1);
  const isDead = failure === 'unknown-token';
  return (
    <StandalonePage title={messages.title} description={messages.description} path={paths.confirmSubscription()}>
      {status === 'confirmed' ? (
        <StandaloneConfirmation text={messages.confirmed} />
      ) : token === '' ? (
        <>
          <p className="lead">{messages.incomplete}</p>
          <OutlineLink to={paths.home}>{standaloneMessages.home}</OutlineLink>
        </>
      ) : (
        <>
          {!isDead && <p className="lead">{messages.lead}</p>}
          <div className="box">
            {!isDead && (
              <button type="button" aria-disabled={status === 'pending'} onClick={() => void confirm(token)}>
                {status === 'pending' ? messages.sending : messages.submit}
              </button>
            )}
            {failure !== null && (
              <p className="failure" role="alert">
                {confirmationFailureText(failure)}
              </p>
            )}
            {isDead && <OutlineLink to={paths.home}>{standaloneMessages.home}</OutlineLink>}
          </div>
          {!isDead && <p>{messages.notYou}</p>}
        </>
      )}
    </StandalonePage>
  );
});
