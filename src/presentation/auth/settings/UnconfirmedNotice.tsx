import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useViewModel } from '../../shared/useViewModel';
import { paths } from '../../shared/paths';
import { ownIdentityViewModel } from '../viewModels';
import { EmailConfirmation } from './EmailConfirmation';
import { unconfirmedMessages as messages } from './messages';

interface UnconfirmedNoticeProps {
  /** What a confirmed person may do. */
  readonly purpose: keyof typeof messages.purposes;
  /** Called when it becomes known whether the notice shows. */
  readonly onChange?: (isShown: boolean) => void;
}

/** Says what a person without a proved phone number or address must do first, and lets them do it; shows nothing to others. */
export function UnconfirmedNotice(props: UnconfirmedNoticeProps) {
  return (
    <Suspense fallback={null}>
      <Notice {...props} />
    </Suspense>
  );
}

const Notice = observer(function Notice({ purpose, onChange }: UnconfirmedNoticeProps) {
  const own = useViewModel(ownIdentityViewModel);
  const [isConfirming, setConfirming] = useState(false);
  useEffect(() => own.start(), [own]);
  const isShown = own.identity !== null && !own.isConfirmed;
  useEffect(() => onChange?.(isShown), [isShown, onChange]);
  if (own.identity === null || own.isConfirmed) return null;
  const { email } = own.identity;
  return (
    <Alert
      severity="warning"
      sx={{
        '.MuiAlert-message': { display: 'grid', gap: 1.5, justifyItems: 'start', flex: 1 },
        '.MuiAlert-icon': { alignSelf: 'flex-start' },
      }}
    >
      <span>
        {email === null ? messages.addContact : messages.confirm} {messages.purposes[purpose]}
      </span>
      {email === null && (
        <Button component={Link} to={paths.accountSecurity} variant="outlined" color="inherit" size="small">
          {messages.toAccount}
        </Button>
      )}
      {email !== null && !isConfirming && (
        <Button variant="outlined" color="inherit" size="small" onClick={() => setConfirming(true)}>
          {messages.resend}
        </Button>
      )}
      {email !== null && isConfirming && (
        <EmailConfirmation address={email} sent="ask" onConfirmed={() => setConfirming(false)} />
      )}
    </Alert>
  );
});
