import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Loader } from '../shared/controls/Loader';
import { useNotify } from '../shared/notices/notify';
import { paths } from '../shared/paths';
import { useViewModel } from '../shared/useViewModel';
import { AccountSection } from './AccountSection';
import { ChoiceLine } from './ChoiceLine';
import { DevicePushLine } from './DevicePushLine';
import { LoadFailure } from './LoadFailure';
import type { ChannelChoices } from './NotificationsViewModel';
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
      {choices !== null &&
        offered.map(({ channel, choices: ofChannel }) => (
          <Channel key={channel} channel={channel}>
            {channel === 'mails' && !hasAddress && (
              <p>
                <Link to={paths.accountSecurity}>{messages.noAddress}</Link>
              </p>
            )}
            <div>
              {channel === 'pushes' && <DevicePushLine devicePush={devicePush} />}
              {ofChannel.map((choice) => (
                <ChoiceLine
                  key={choice}
                  {...messages.choices[choice]}
                  isWanted={choices[choice]}
                  onChange={(isWanted) => void viewModel.choose(choice, isWanted)}
                />
              ))}
            </div>
            {channel === 'mails' && <p className="note">{messages.alwaysMailed}</p>}
          </Channel>
        ))}
    </AccountSection>
  );
});

interface ChannelProps {
  readonly channel: ChannelChoices['channel'];
  readonly children: ReactNode;
}

function Channel({ channel, children }: ChannelProps) {
  const id = useId();
  const { title, hint } = messages.channels[channel];
  return (
    <Group role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {hint !== null && <p className="note">{hint}</p>}
      {children}
    </Group>
  );
}

const Group = styled.div({ display: 'flex', flexDirection: 'column', gap: 8 });
