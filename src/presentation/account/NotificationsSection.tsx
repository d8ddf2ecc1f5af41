import styled from '@emotion/styled';
import Switch from '@mui/material/Switch';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { Loader } from '../shared/controls/Loader';
import { useNotify } from '../shared/notices/notify';
import { paths } from '../shared/paths';
import { useViewModel } from '../shared/useViewModel';
import { AccountSection } from './AccountSection';
import { LoadFailure } from './LoadFailure';
import { isOfMails, type Choice } from './NotificationsViewModel';
import { storeFailureMessages } from './messages';
import { notificationMessages as messages } from './settingsMessages';
import { notificationsViewModel } from './viewModels';

export const NotificationsSection = observer(function NotificationsSection() {
  const viewModel = useViewModel(notificationsViewModel);
  const notify = useNotify();
  const { attempt, choices, failure, hasAddress, offered, status } = viewModel;
  useEffect(() => viewModel.start(), [attempt, viewModel]);
  useEffect(() => {
    if (failure !== null) notify({ kind: 'error', text: `${messages.undone} ${storeFailureMessages[failure]}` });
  }, [failure, notify]);
  return (
    <AccountSection id="notifications" lead={messages.lead}>
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
              choice={choice}
              warning={isOfMails(choice) && !hasAddress ? messages.noAddress : null}
              isWanted={choices[choice]}
              onChange={(isWanted) => void viewModel.choose(choice, isWanted)}
            />
          ))}
        </div>
      )}
    </AccountSection>
  );
});

interface ChoiceLineProps {
  readonly choice: Choice;
  /** What is missing before the choice has an effect. */
  readonly warning: string | null;
  readonly isWanted: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

function ChoiceLine({ choice, warning, isWanted, onChange }: ChoiceLineProps) {
  const id = useId();
  const { label, hint } = messages.choices[choice];
  return (
    <Line>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className="note">
        {hint}
        {warning !== null && (
          <>
            {' '}
            <Link to={paths.accountSecurity}>{warning}</Link>
          </>
        )}
      </p>
      <Switch
        checked={isWanted}
        onChange={(event) => onChange(event.target.checked)}
        slotProps={{ input: { id, role: 'switch', 'aria-describedby': `${id}-hint` } }}
      />
    </Line>
  );
}

const Line = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 16,
  padding: '10px 0',
  '& + &': { borderTop: '1px solid var(--mb-palette-divider)' },
  label: { fontWeight: 600, cursor: 'pointer' },
  '.note': { gridRow: 2 },
  '.MuiSwitch-root': { gridColumn: 2, gridRow: '1 / span 2' },
});
