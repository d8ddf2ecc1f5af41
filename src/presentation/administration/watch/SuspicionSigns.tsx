import styled from '@emotion/styled';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { SuspicionSign } from '../../../domain/moderation/suspicion';
import { administrationPaths } from '../paths';
import { signLabel, watchMessages as messages } from './watchMessages';

/** Why the open listing deserves a look, with links to the listings that it resembles. */
export function SuspicionSigns({ signs }: { readonly signs: readonly SuspicionSign[] }) {
  const heading = useId();
  return (
    <Root aria-labelledby={heading}>
      <h2 id={heading}>{messages.signs}</h2>
      <ul>
        {signs.map((sign) => (
          <li key={JSON.stringify(sign)}>
            {signLabel(sign)}
            {sign.kind === 'same-text' && (
              <>
                {' '}
                <Link to={administrationPaths.watched(sign.other.id)}>{messages.quoted(sign.other.title)}</Link>
                {messages.by(sign.other.seller.name)}
              </>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.section({
  marginBottom: 20,
  padding: '14px 18px',
  borderRadius: 14,
  border: '1px solid var(--mb-palette-divider)',
  overflowWrap: 'anywhere',
  h2: { margin: '0 0 6px', fontSize: '1rem', fontWeight: 650 },
  ul: { margin: 0, paddingLeft: 20, lineHeight: 1.5 },
});
