import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { pillLink } from '../shared/controls/buttonLook';
import { paths } from '../shared/paths';
import { administrationMessages as messages } from './messages';

interface AdministrationRefusalProps {
  readonly isSignedOut: boolean;
  /** The address to come back to after signing in. */
  readonly next: string;
}

/** Its sign-in is an address of the administration, which the maintenance gate lets through. */
export function AdministrationRefusal({ isSignedOut, next }: AdministrationRefusalProps) {
  return (
    <Root>
      <p>{messages.refused}</p>
      {isSignedOut && <p>{messages.signedOut}</p>}
      <nav>
        {isSignedOut && <SignIn to={paths.closedSiteSignIn(next)}>{messages.signIn}</SignIn>}
        <Link className="site" to={paths.home}>
          {messages.site}
        </Link>
      </nav>
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
  '.site': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

const SignIn = styled(Link)(pillLink);
