import styled from '@emotion/styled';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { EmailForm } from './EmailForm';
import type { EmailSignInViewModel } from './EmailSignInViewModel';
import { GoogleButton } from './GoogleButton';
import type { GoogleSignInViewModel } from './GoogleSignInViewModel';
import { messages, phoneMessages } from './messages';
import type { PhoneCodeViewModel } from './PhoneCodeViewModel';
import { PhoneForm } from './PhoneForm';

export type SignInWay = 'phone' | 'email';

interface SignInWaysProps {
  readonly way: SignInWay;
  readonly onChoose: (way: SignInWay) => void;
  readonly byPhone: PhoneCodeViewModel;
  readonly byEmail: EmailSignInViewModel;
  readonly byGoogle: GoogleSignInViewModel;
}

/** Phone first, since most people have one; then e-mail and Google. */
export function SignInWays({ way, onChoose, byPhone, byEmail, byGoogle }: SignInWaysProps) {
  return (
    <Root>
      <Tabs
        value={way}
        onChange={(_event, chosen: SignInWay) => onChoose(chosen)}
        aria-label={messages.ways}
        variant="fullWidth"
      >
        <Tab value="phone" label={messages.byPhone} id="way-phone" aria-controls="way-panel" />
        <Tab value="email" label={messages.byEmail} id="way-email" aria-controls="way-panel" />
      </Tabs>
      <div role="tabpanel" id="way-panel" aria-labelledby={`way-${way}`}>
        {way === 'phone' ? (
          <PhoneForm viewModel={byPhone} confirmLabel={phoneMessages.signIn} />
        ) : (
          <EmailForm viewModel={byEmail} isDemonstration={byPhone.isDemonstration} />
        )}
      </div>
      <p className="or">{messages.or}</p>
      <GoogleButton viewModel={byGoogle} />
    </Root>
  );
}

const Root = styled.div({
  display: 'grid',
  gap: 20,
  width: '100%',
  maxWidth: 440,
  '.MuiTab-root': { minHeight: 48, textTransform: 'none', fontSize: '1rem' },
  '.or': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    margin: 0,
    color: 'var(--mb-palette-text-secondary)',
    '&::before, &::after': { content: '""', flex: 1, height: 1, background: 'var(--mb-palette-divider)' },
  },
});
