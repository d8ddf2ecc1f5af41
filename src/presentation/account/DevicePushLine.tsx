import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Loader } from '../shared/controls/Loader';
import { Notice } from '../shared/notices/FailureNotice';
import { ChoiceLine } from './ChoiceLine';
import type { DevicePushViewModel } from './DevicePushViewModel';
import { LoadFailure } from './LoadFailure';
import { devicePushMessages as messages } from './settingsMessages';

/** The choice of notifications on this device. Shows nothing where the site sends no pushes or the browser cannot receive any. */
export const DevicePushLine = observer(function DevicePushLine({
  devicePush: viewModel,
}: {
  readonly devicePush: DevicePushViewModel;
}) {
  const { attempt, failure, isChanging, isOn, status, support } = viewModel;
  useEffect(() => viewModel.start(), [attempt, viewModel]);
  if (support === 'unsupported') return null;
  if (support === 'needs-installation') return <p className="note">{messages.needsInstallation}</p>;
  if (status === 'loading') return <Loader />;
  if (status !== 'ready') return <LoadFailure failure={status} onRetry={viewModel.retry} />;
  return (
    <>
      <ChoiceLine
        label={messages.label}
        hint={messages.hint}
        isWanted={isOn}
        isBusy={isChanging}
        onChange={(isWanted) => void viewModel.choose(isWanted)}
      />
      {failure !== null && (
        <Notice role="alert">
          <p>{messages.failures[failure]}</p>
        </Notice>
      )}
    </>
  );
});
