import styled from '@emotion/styled';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { outlineLink, pillLink } from '../shared/controls/buttonLook';
import { paths } from '../shared/paths';
import { useSession } from '../shared/session/useSession';
import { administrationMessages as messages } from './messages';

interface AdministrationRefusalProps {
  readonly isSignedOut: boolean;
  /** The address to come back to after signing in. */
  readonly next: string;
}

/** Its sign-in is an address of the administration, which the maintenance gate lets through. An admin may be there with another account. */
export function AdministrationRefusal({ isSignedOut, next }: AdministrationRefusalProps) {
  const session = useSession();
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);
  const signIn = paths.closedSiteSignIn(next);
  const changeAccount = async () => {
    const result = await session.signOut();
    setFailed(!result.ok);
    if (result.ok) void navigate(signIn);
  };
  return (
    <Root>
      <p>{messages.refused}</p>
      {isSignedOut && <p>{messages.signedOut}</p>}
      <nav>
        {isSignedOut ? (
          <SignIn to={signIn}>{messages.signIn}</SignIn>
        ) : (
          <ChangeAccount type="button" onClick={() => void changeAccount()}>
            {messages.changeAccount}
          </ChangeAccount>
        )}
      </nav>
      <div role="alert">{hasFailed && <p className="failure">{messages.signOutFailed}</p>}</div>
    </Root>
  );
}

const Root = styled.div({
  p: {
    margin: '0 0 8px',
    maxWidth: '58ch',
    fontSize: '1.125rem',
    lineHeight: 1.6,
    color: 'var(--mb-palette-text-secondary)',
  },
  nav: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px', marginTop: 20 },
  '.failure': { marginTop: 12, fontWeight: 600, color: 'var(--mb-palette-error-main)' },
});

const SignIn = styled(Link)(pillLink);
const ChangeAccount = styled.button(outlineLink);
