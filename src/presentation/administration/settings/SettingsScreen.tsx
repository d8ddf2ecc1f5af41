import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { Loader } from '../../shared/controls/Loader';
import { PageTitle } from '../../shared/page/PageTitle';
import { useViewModel } from '../../shared/useViewModel';
import { settingsViewModel } from '../desk/viewModels';
import { FailureNotice } from '../FailureNotice';
import { HoldForm } from './HoldForm';
import { settingsMessages as messages } from './settingsMessages';
import { WordList } from './WordList';
import { WordTrial } from './WordTrial';

/** Which listings are reviewed before they appear. A super_admin changes it; an admin reads that they may not. */
export const SettingsScreen = observer(function SettingsScreen({ admin }: { readonly admin: UserProfile }) {
  const settings = useViewModel(settingsViewModel);
  const isAllowed = admin.role === 'super_admin';
  const { status } = settings;
  useEffect(() => {
    if (isAllowed) void settings.load();
  }, [settings, isAllowed]);
  return (
    <Root>
      <PageTitle>{messages.title}</PageTitle>
      <h1>{messages.title}</h1>
      {!isAllowed && <p>{messages.refused}</p>}
      {isAllowed && (
        <>
          <p className="lead">{messages.lead}</p>
          {status === 'loading' && <Loader message={messages.loading} />}
          {status === 'ready' && (
            <>
              <WordList settings={settings} by={admin.uid} />
              <WordTrial settings={settings} />
              <HoldForm settings={settings} by={admin.uid} />
            </>
          )}
          {status !== 'loading' && status !== 'ready' && (
            <FailureNotice failure={status} onRetry={() => void settings.load()} />
          )}
        </>
      )}
    </Root>
  );
});

const Root = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  maxWidth: 860,
  // Stronger than the frame, whose margin would add to the gap.
  '&& > h1': { marginBottom: 0 },
  '& > p': { margin: 0 },
  '.lead': { maxWidth: '68ch', color: 'var(--mb-palette-text-secondary)' },
});
