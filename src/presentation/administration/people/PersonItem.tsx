import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { isAdmin, type UserProfile } from '../../../domain/account/UserProfile';
import { PhoneNumber } from '../../../domain/auth/PhoneNumber';
import type { Instant } from '../../../domain/shared/Instant';
import { flushButton } from '../../shared/controls/flushButtons';
import { formatDate } from '../../shared/format/formatDate';
import { below } from '../../shared/page/screenWidths';
import { paths } from '../../shared/paths';
import { administrationPaths } from '../paths';
import { peopleMessages as messages } from './peopleMessages';

interface PersonItemProps {
  readonly person: UserProfile;
  readonly now: Instant;
}

export function PersonItem({ person, now }: PersonItemProps) {
  const { uid, displayName, email, phoneNumber, createdAt, freeListingsCount } = person;
  const contacts = [email, shownNumber(phoneNumber)].filter((contact) => contact !== null);
  return (
    <Root>
      <h2>{displayName}</h2>
      <p>
        {isAdmin(person) && <strong>{messages.admin}&nbsp;· </strong>}
        {contacts.length === 0 ? messages.noContact : contacts.join('\u00a0· ')}
      </p>
      <p className="quiet">
        {[messages.memberSince(formatDate(createdAt, now)), messages.listings(freeListingsCount)].join('\u00a0· ')}
      </p>
      <p className="quiet">{messages.uid(uid)}</p>
      <div className="actions">
        <Button component={Link} to={administrationPaths.case({ kind: 'person', id: uid })} variant="outlined">
          {messages.openCase(displayName)}
        </Button>
        <Button component={Link} to={paths.profile(uid)} sx={{ [below(450)]: flushButton }}>
          {messages.openProfile(displayName)}
        </Button>
      </div>
    </Root>
  );
}

function shownNumber(phoneNumber: string | null): string | null {
  if (phoneNumber === null) return null;
  const parsed = PhoneNumber.parse(phoneNumber);
  return parsed.ok ? parsed.value.shown : phoneNumber;
}

const Root = styled.li({
  display: 'grid',
  gap: 4,
  padding: '14px 16px',
  borderRadius: 14,
  border: '1px solid var(--mb-palette-divider)',
  backgroundColor: 'var(--mb-palette-background-paper)',
  overflowWrap: 'anywhere',
  h2: { margin: 0, fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.3 },
  p: { margin: 0 },
  '.quiet': { fontSize: '0.9375rem', color: 'var(--mb-palette-text-secondary)' },
  '.actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 },
});
