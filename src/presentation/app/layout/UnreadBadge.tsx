import styled from '@emotion/styled';
import { useUnread } from '../../shared/notices/unread';

/** The unread count on the messages icon. Hidden from screen readers: the label of the link has the number. */
export function UnreadBadge() {
  const count = useUnread();
  return count === 0 ? null : <Badge aria-hidden="true">{count > 99 ? '99+' : count}</Badge>;
}

const Badge = styled.span({
  position: 'absolute',
  top: 2,
  left: '50%',
  marginLeft: 4,
  minWidth: 18,
  padding: '0 4px',
  boxSizing: 'border-box',
  borderRadius: 999,
  textAlign: 'center',
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: '18px',
  color: 'var(--mb-palette-primary-contrastText)',
  backgroundColor: 'var(--mb-palette-primary-main)',
});
