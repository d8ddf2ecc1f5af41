import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Loader } from '../shared/controls/Loader';
import { useNotify } from '../shared/notices/notify';
import { paths } from '../shared/paths';
import { useViewModel } from '../shared/useViewModel';
import { AccountSection } from './AccountSection';
import { ChoiceLine } from './ChoiceLine';
import { DevicePushLine } from './DevicePushLine';
import { LoadFailure } from './LoadFailure';
import { isOfMails } from './NotificationsViewModel';
import { storeFailureMessages } from './messages';
import { notificationMessages as messages } from './settingsMessages';
import { devicePushViewModel, notificationsViewModel } from './viewModels';

export const NotificationsSection = observer(function NotificationsSection() {
  const viewModel = useViewModel(notificationsViewModel);
  const devicePush = useViewModel(devicePushViewModel);
  const notify = useNotify();
  const { attempt, choices, failure, hasAddress, offered, status } = viewModel;
  useEffect(() => viewModel.start(), [attempt, viewModel]);
  useEffect(() => {
    if (failure !== null) notify({ kind: 'error', text: `${messages.undone} ${storeFailureMessages[failure]}` });
  }, [failure, notify]);
  return (
    <AccountSection
      id="notifications"
      lead={devicePush.support === 'available' ? messages.leadWithDevice : messages.lead}
    >
      {choices === null &&
        (status === 'loading' || status === 'ready' ? (
          <Loader />
        ) : (
          <LoadFailure failure={status} onRetry={viewModel.retry} />
        ))}
      {choices !== null && (
        <div>
          {offered.map((choice) => (
            <ChoiceLine
              key={choice}
              label={messages.choices[choice].label}
              hint={
                <>
                  {messages.choices[choice].hint}
                  {choice === offered.find(isOfMails) && !hasAddress && (
                    <>
                      {' '}
                      <Link to={paths.accountSecurity}>{messages.noAddress}</Link>
                    </>
                  )}
                </>
              }
              isWanted={choices[choice]}
              onChange={(isWanted) => void viewModel.choose(choice, isWanted)}
            />
          ))}
          <DevicePushLine devicePush={devicePush} />
        </div>
      )}
      {offered.some(isOfMails) && <p className="note">{messages.alwaysMailed}</p>}
    </AccountSection>
  );
});
