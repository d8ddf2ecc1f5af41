import Alert from '@mui/material/Alert';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Loader } from '../../shared/controls/Loader';
import { useNotify } from '../../shared/notices/notify';
import { useViewModel } from '../../shared/useViewModel';
import { AccountSection } from '../AccountSection';
import { LoadFailure } from '../LoadFailure';
import { profileMessages as messages } from '../messages';
import { profileFormViewModel } from '../viewModels';
import { PortraitField } from './PortraitField';
import { ProfileForm } from './ProfileForm';

/** Edits what others see of the person. */
export const ProfileSection = observer(function ProfileSection() {
  const viewModel = useViewModel(profileFormViewModel);
  const notify = useNotify();
  const { attempt, saved, status, stored: profile } = viewModel;
  useEffect(() => viewModel.start(), [attempt, viewModel]);
  useEffect(() => {
    if (saved > 0) notify({ kind: 'success', text: messages.saved });
  }, [notify, saved]);
  return (
    <AccountSection id="profil" lead={messages.lead}>
      {profile === null &&
        (status === 'loading' || status === 'editing' || status === 'saving' ? (
          <Loader />
        ) : (
          <LoadFailure failure={status} onRetry={viewModel.retry} />
        ))}
      {profile !== null && <PortraitField name={profile.displayName} photoURL={profile.photoURL} />}
      {profile !== null && <ProfileForm viewModel={viewModel} />}
      <div role="status">
        {viewModel.isChanged && (
          <Alert severity="info" role="none">
            {messages.unsaved}
          </Alert>
        )}
      </div>
    </AccountSection>
  );
});
